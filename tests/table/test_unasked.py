"""Lines of a record that say what happens without a question."""

import pytest

from kit.hands import deal, dealt
from pokernight.cards import read_cards, texts
from pokernight.table.choices import NOTHING, Answer, Refused
from pokernight.table.hand import Hand
from pokernight.table.picking import Cards, Portions
from pokernight.table.places import Lie
from pokernight.table.record import BadRecord, Record

DECLARE = """Deal two cards face up to each player.
    Each player declares high or low. Nobody with a wild card that lies face up may declare low.
    Kings are wild.
    Showdown: the high hand and the low hand split the pot."""
PASS = """Deal two cards face down to each player.
    Each player passes two cards to the left.
    Betting round.
    Showdown: the high hand wins."""
FLIP = """Deal two cards face down to each player.
    Each player flips all their down cards.
    Betting round, starting with the player to the left of the dealer.
    Showdown: the high hand wins."""
BET = """Deal two cards face down to each player.
    Betting round.
    Showdown: the high hand wins."""
DECK = dealt("2c 3c", "Kh Kd", "4s 5s")


def play(rules: str, *answers: str) -> Hand:
    return Record("a game", 3, answers=answers).play(deal(rules, DECK))


@pytest.mark.parametrize(
    "answers",
    [
        ("1 declare low", "2 declare high", "3 declare low"),
        ("2 declare high", "3 declare low", "1 declare low"),
        ("1 declare low", "3 declare low", "2 declare high"),
        ("1 declare low", "3 declare low"),
    ],
)
def test_who_can_only_declare_one_way_may_say_so_at_any_time(answers: tuple[str, ...]) -> None:
    assert play(DECLARE, *answers).ended


@pytest.mark.parametrize(
    ("rules", "answer"),
    [(PASS, "1 pass 2c 3c"), (PASS, "2 pass Kd Kh"), (FLIP, "3 flip 4s 5s"), (FLIP, "3 flip"), (FLIP, "3 flip ?")],
)
def test_what_goes_by_itself_may_be_said(rules: str, answer: str) -> None:
    assert list(play(rules, answer, "1 check").asking) == [2]


@pytest.mark.parametrize(
    ("rules", "answers", "reason"),
    [
        (
            DECLARE,
            ("2 declare low", "1 declare low", "3 declare low"),
            "Answer 1, '2 declare low': Seat 2 is not asked",
        ),
        (DECLARE, ("1 declare low", "2 declare low"), "Answer 2, '2 declare low': Seat 2 is not asked"),
        (DECLARE, ("1 declare low", "1 declare low"), "Answer 2, '1 declare low': Seat 1 is not asked"),
        (PASS, ("1 pass 2c 4s",), "Answer 1, '1 pass 2c 4s': A bet is made with chips, not with cards."),
        (PASS, ("1 discard 2c 3c",), "Answer 1, '1 discard 2c 3c': A bet"),
        (PASS, ("2 pass 2c 3c",), "Answer 1, '2 pass 2c 3c': Seat 2 is not asked anything now; seat 1 is."),
        (BET, ("1 draw 2c 3c",), "Answer 1, '1 draw 2c 3c': A bet"),
        (BET, ("1 banana 2c",), "Answer 1, '1 banana 2c': A bet"),
        (BET, ("1 fold", "1 fold"), "Answer 2, '1 fold': Seat 1 is not asked"),
        (BET, ("2 fold", "1 check"), "Answer 1, '2 fold': Seat 2 is not asked"),
        (BET, ("9" * 5_000 + " fold",), "Answer 1, '9+': An answer begins with the number of a seat."),
    ],
)
def test_what_does_not_happen_is_refused(rules: str, answers: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadRecord, match="^" + reason.replace(".", r"\.")):
        play(rules, *answers)


def test_a_card_may_be_named_where_a_word_will_do() -> None:
    rules = """Deal one card face up to each player.
        If a player gets a king face up, they must match the pot or discard it.
        Showdown: the high hand wins."""
    deck = "Kh 2c 3d"
    assert Record("a game", 3, answers=("1 discard Kh",)).play(deal(rules, deck)).ended
    with pytest.raises(BadRecord, match="You may answer: pay, discard, decline"):
        Record("a game", 3, answers=("1 discard 2c",)).play(deal(rules, deck))


def test_who_is_all_in_may_say_that_he_checks_or_buys_nothing() -> None:
    rules = BET.replace("Showdown", "Betting round.\n    Showdown")
    hand = deal(rules, DECK, stacks=(200, 2, 200))
    answers = ("1 bet 1", "2 call", "3 call", "1 check", "2 check", "3 check")
    assert Record("a game", 3, answers=answers).play(hand).ended
    with pytest.raises(BadRecord, match="Answer 5, '2 bet 1': Seat 2 is not asked"):
        Record("a game", 3, answers=(*answers[:4], "2 bet 1")).play(deal(rules, DECK, stacks=(200, 2, 200)))


@pytest.mark.parametrize(("said", "meant"), [("low", "declare low"), ("declare low", "declare low")])
def test_a_word_may_stand_for_itself(said: str, meant: str) -> None:
    hand = play(DECLARE, f"1 {said}")
    assert str(hand.answers[-1][1]) == meant


def test_a_card_that_could_only_be_one_is_stolen_in_words() -> None:
    rules = """Deal one card face up to each player.
        If a player gets a king face up, they may steal 1 up card from another player.
        Deal one card face up to each player.
        Betting round.
        Showdown: the high hand wins."""
    answers = ("1 choose 2", "1 steal 2c")
    hand = Record("a game", 3, answers=answers).play(deal(rules, "Kh 2c 3d 4h 5c Kd"))
    assert list(hand.asking) == [3], "the next question follows at once"
    with pytest.raises(BadRecord, match="Answer 2"):
        Record("a game", 3, answers=("1 choose 2", "1 steal 3d")).play(deal(rules, "Kh 2c 3d 4h 5c Kd"))


@pytest.mark.parametrize(
    ("said", "paid", "lie"), [("pay", 5, Lie.DOWN), ("choose down", 5, Lie.DOWN), ("decline", 0, Lie.UP)]
)
def test_the_way_that_costs_something_is_chosen_by_paying(said: str, paid: int, lie: Lie) -> None:
    rules = """Deal one card face up to each player. They may pay the maximum bet to have it face down instead.
        Betting round.
        Showdown: the high hand wins."""
    hand = Record("a game", 2, answers=(f"1 {said}", "2 decline")).play(deal(rules, "Kh 2c", seats=2))
    state = hand.table.state
    assert (state.fees, state.lies[read_cards("Kh")[0]]) == (paid, lie)


def test_two_cards_that_change_places_are_named_in_any_order() -> None:
    one, two = (Cards("", NOTHING, "switch", read_cards(cards), 1, 1) for cards in ("Ah 2c", "Kh 3d"))
    choice = Portions("", NOTHING, "switch", (one, two), one.cards + two.cards)
    assert choice.check(Answer.read("switch Kh 2c")) == choice.check(Answer.read("switch 2c Kh"))
    with pytest.raises(Refused):
        choice.check(Answer.read("switch Ah 2c"))


def test_a_forced_bet_may_be_said() -> None:
    rules = """Deal one card face up to each player.
        Betting round, in which the low card showing must bet.
        Showdown: the high hand wins."""
    hand = Record("a game", 3, answers=("2 bet 1", "3 call")).play(deal(rules, "Kh 2c 3d"))
    assert list(hand.asking) == [1]
    with pytest.raises(BadRecord, match="Answer 1, '2 bet 2': Seat 2 is not asked"):
        Record("a game", 3, answers=("2 bet 2",)).play(deal(rules, "Kh 2c 3d"))


ASK = """Deal two cards face down to each player.
    Each player in turn may ask another player for a down card of a rank, and get it or else the top card of the deck.
    Betting round.
    Showdown: the high hand wins."""


def test_what_is_asked_in_two_questions_may_be_said_in_one_line() -> None:
    one, two = (play(ASK, *answers) for answers in (("1 choose 2 k",), ("1 choose 2", "1 choose king")))
    assert one.table.log == two.table.log
    assert texts(one.table.lying(1, Lie.DOWN)) == "2c 3c Kh"


@pytest.mark.parametrize("line", ["1 choose 2 nonsense", "1 choose 2 king king", "1 choose king 2", "1 choose 2 Kh"])
def test_both_parts_of_such_a_line_must_be_right(line: str) -> None:
    with pytest.raises(BadRecord, match="Answer 1"):
        play(ASK, line)
