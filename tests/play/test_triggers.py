"""What follows from a card, a deed or a sight."""

import pytest

from kit.hands import answer, cards, deal, dealt, folded, net, paid, up
from pokernight.cards import read_cards
from pokernight.game import CannotWork, Game
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import DISCARDS, Lie

SHOWDOWN = "Showdown: the high hand wins."

END = f"Betting round.\n{SHOWDOWN}"


def test_a_card_dealt_face_up_costs_the_pot_or_the_hand() -> None:
    hand = deal(
        f"Deal one card face up to each player.\n{END}\n"
        "If a player is dealt a four face up, they must match the pot or fold.",
        "4h Kh 4d",
    )
    assert list(hand.asking) == [1]
    answer(hand, "1 pay")
    assert paid(hand) == [(1, 3)]
    assert list(hand.asking) == [3], "several at once go in turn"
    answer(hand, "3 fold")
    assert folded(hand) == {3}


def test_either_way_counts_where_a_player_gets_a_card() -> None:
    rule = "\nIf a player gets a four face up, they must fold."
    assert folded(deal(f"Deal one card face up to each player.\n{END}{rule}", "4h Kh 5d")) == {1}
    flipped = f"Deal one card face down to each player.\nEach player flips one card.\n{END}{rule}"
    assert folded(deal(flipped, "4h Kh 5d")) == {1}


def test_only_a_card_that_nobody_had_looked_at_counts_where_that_is_said() -> None:
    rules = f"""Deal one card face down to each player.
        Deal one card face down to each player. Nobody may look at these cards.
        Each player flips two cards.
        {END}
        If a player flips an ace from the no-peek cards, they must fold."""
    assert folded(deal(rules, "Ah 2h 3h 4h Ad 5h")) == {2}


def test_a_folded_player_comes_back() -> None:
    hand = deal(
        f"""Deal two cards face down to each player. Nobody may look at these cards.
        Betting round.
        Each player flips the top card of their stack. Folded players do so too.
        {END}
        If a folded player gets a spade face up, they are back in the game.""",
        "Kh 2s 3h 4h 5h 6h",
    )
    answer(hand, "1 bet 1, 2 fold, 3 fold")
    assert folded(hand) == {3}
    assert not hand.ended, "somebody else came back"


def test_only_the_first_flip_counts() -> None:
    rules = f"""Deal two cards face down to each player. Nobody may look at these cards.
        Each player flips the top card of their stack.
        Each player flips the top card of their stack.
        {END}
        If the first card a player flips is an ace, they must fold."""
    assert folded(deal(rules, "Ah 2h 3h 4h Ad 5h")) == {1}


@pytest.mark.parametrize(
    ("cards", "times"),
    [("5h 5d 9c 9d 2s", 2), ("5h 5d 5c 9d 2s", 1), ("5h 7d 9c Jd 2s", 0)],
)
def test_a_pair_counts_once_for_each_new_one(cards: str, times: int) -> None:
    mine = cards.split()
    deck = " ".join(f"{card} {other}" for card, other in zip(mine, "Ks Qc Tc 8c 6c".split(), strict=True))
    hand = deal(
        f"Deal five cards face up to each player.\n{END}\nIf a player shows a pair, they must pay the ante.",
        deck,
        seats=2,
    )
    assert paid(hand) == [(1, 1)] * times


def test_a_natural_hand_is_made_without_wild_cards() -> None:
    rules = (
        f"Deal 3 cards face up to each player.\n{END}\nTwos are wild.\nIf a player shows {{}}, they must pay the ante."
    )
    deck = "5h Ks 5d Qc 2c Tc"
    assert paid(deal(rules.format("three of a kind"), deck, seats=2)) == [(1, 1)]
    assert paid(deal(rules.format("three of a kind without wild cards"), deck, seats=2)) == []


def test_a_wild_card_counts_only_where_everybody_can_tell_that_it_is() -> None:
    rules = f"""Deal one card face down to each player.
        Deal two cards face up to each player.
        {END}
        Cards of a rank that you hold both up and down are wild for you.
        If a player shows a pair, they must pay the ante."""
    assert paid(deal(rules, "9h Ks 9d Qc 2c Tc", seats=2)) == []


def test_a_fold_is_seen() -> None:
    hand = deal(
        f"Deal one card face down to each player.\n{END}\nIf a player folds, they must pay the ante.", "2h 3h 4h"
    )
    answer(hand, "1 bet 1, 2 fold")
    assert paid(hand) == [(2, 1)]


def test_who_pays_gets_something() -> None:
    rules = f"Deal one card face up to each player.\n{END}\n"
    rule = "If a player gets a four face up, they must match the pot or fold. Who pays gets 1 up card dealt."
    hand = answer(deal(rules + rule, "4h 4d 5h Kh"), "1 pay, 2 fold")
    assert [up(hand, seat) for seat in (1, 2)] == ["4h Kh", ""]


def test_a_player_may_do_something() -> None:
    rules = f"Deal one card face up to each player.\n{END}\n"
    rule = "If a player gets a four face up, they may pay the ante to get 1 down card dealt."
    hand = answer(deal(rules + rule, "4h 4d 5h Kh"), "1 pay, 2 decline")
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2)] == [2, 1]
    assert paid(hand) == [(1, 1)]


def test_the_last_one_left_need_not_fold() -> None:
    hand = deal(
        f"Deal one card face up to each player.\n{END}\nIf a player gets a four face up, they must fold.", "4h 4d 4c"
    )
    assert hand.ended
    assert hand.table.state.chips[1:] == [199, 199, 202]


def test_a_step_is_taken_out_of_its_turn() -> None:
    hand = deal(
        f"Deal one card face up to each player.\n{END}\n"
        "If a player gets a four face up, deal one card face up to each player.",
        "4h 2h 3h 5d 6d 7d",
    )
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["4h 5d", "2h 6d", "3h 7d"]


def test_nobody_bets_in_two_rounds_at_the_same_time() -> None:
    hand = deal(f"Deal one card face up to each player.\n{END}\nIf a player folds, betting round.", "4h 2h 3h")
    answer(hand, "1 bet 1, 2 fold, 3 call")
    assert hand.ended


def test_a_redeal_brings_back_everybody_where_that_is_said() -> None:
    rules = f"Deal one card face up to each player.\nBetting round.\nDeal 1 card face up to each player.\n{END}\n"
    rule = "If a player gets a four face up, the cards are redealt{}."
    deck = "9h 2h 3h 4d 5d 6d|7h 8h Th"
    assert folded(answer(deal(rules + rule.format(""), deck), "1 bet 1, 2 fold, 3 call")) == {2}
    hand = answer(deal(rules + rule.format(" to all, folded players too"), deck), "1 bet 1, 2 fold, 3 call")
    assert folded(hand) == set()
    assert up(hand, 2) == "8h"


LOWEST = f"""Deal two cards face down to each player. Nobody may look at these cards.
    Each player flips the top card of their stack.
    Whoever flipped the low card of a rank that came once matches the pot or folds. {{}}
    {END}"""


def test_the_lowest_card_of_a_rank_that_came_once_costs_the_pot() -> None:
    assert list(deal(LOWEST.format(""), "2h 2d 5h Kh 3h 4h 6h 7h", seats=4).asking) == [3]
    assert paid(deal(LOWEST.format(""), "2h 2d 5h 5d 3h 4h 6h 7h", seats=4)) == [], "nobody has to pay"


def test_discards_are_shuffled_back() -> None:
    hand = deal(
        f"""Deal two cards face down to each player.
        Each player discards one card.
        Shuffle the discards back into the deck.
        {END}""",
        "2h 3h 4h 5h",
        seats=2,
    )
    answer(hand, "1 discard 2h, 2 discard 3h")
    assert hand.table.state.at(DISCARDS) == ()
    assert not hand.table.state.known[read_cards("2h")[0]]


SHORT = """Use only aces and kings.
    Deal three cards face down to each player.
    Each player discards two cards.
    Deal two cards face down to each player.
    Betting round.
    Showdown: the high hand wins.
    """


def short_game(*rules: str) -> Game:
    """A game, though there may not be cards enough for it."""
    try:
        return Game.read(rules)
    except CannotWork as stop:
        return stop.game


def runs_out(*rule: str) -> Hand:
    """A game that needs more cards than there are, after six are dealt, four laid away, and two dealt again."""
    game = short_game(*(line.strip() for line in SHORT.strip().splitlines()), *rule)
    deck = game.deck.read("Ah Kh Ad Kd Ac Kc As Ks")
    return answer(game.deal(2, decks=[deck]), "1 discard Ah Ad, 2 discard Kh Kd")


BET = "Betting round, starting with the player to the left of the dealer."

STUD = f"""Deal one card up to each player.
{BET}
Deal one card down to each player.
{BET}
Showdown, high hand wins.
"""


@pytest.mark.parametrize(
    ("may", "chips", "folded"),
    [
        ("pay max bet", (194, 199, 199), []),
    ],
)
def test_what_may_be_done_may_be_left(may: str, chips: tuple[int, ...], folded: list[int]) -> None:
    rules = STUD + f"If you get a king face up, you may {may}."
    hand = answer(deal(rules, "Kh 2h 3h"), "1 take")
    assert (net(hand), sorted(hand.table.state.folded)) == (chips, folded)
    hand = answer(deal(rules, "Kh 2h 3h"), "1 decline")
    assert (net(hand), sorted(hand.table.state.folded)) == ((199, 199, 199), [])


def test_nobody_is_asked_for_more_than_he_has() -> None:
    hand = deal(STUD + "If you get a king face up, you may pay max bet.", "Kh 2h 3h", stacks=(4, 200, 200))
    assert hand.table.state.round is not None


def test_a_word_costs_something_at_any_time() -> None:
    hand = deal(
        f"Deal one card face down to each player.\n{END}\n"
        "If a player says the word 'king', they must pay the maximum bet.",
        "2h 3h 4h",
    )
    answer(hand, "1 bet 2")
    hand.say(1, "I have no King!")
    hand.say(3, "aking")
    assert paid(hand) == [(1, 5)]
    assert list(hand.asking) == [2], "the question still stands"
    answer(hand, "2 call, 3 call")
    assert hand.ended
    assert (1, "say i have no king!") in [(seat, str(given)) for seat, given in hand.answers]


@pytest.mark.parametrize(
    "betting", ["Betting round.", "If the player to the left of the dealer has not folded, betting round."]
)
def test_who_pays_his_last_chips_for_a_word_is_not_asked_for_a_bet(betting: str) -> None:
    rules = f"""Deal one card face down to each player.
        {betting}
        {SHOWDOWN}
        If a player says the word 'king', they must pay 3 chips."""
    hand = deal(rules, "2h 3h 4h", stacks=(4, 200, 200))
    assert list(hand.asking) == [1]
    hand.say(1, "king")
    assert list(hand.asking) == [2]


def test_nobody_bets() -> None:
    rules = f"Deal one card face down to each player.\n{END}\nIf nobody bets, they must pay the ante."
    assert paid(answer(deal(rules, "2h 3h 4h"), "1 check, 2 check, 3 check")) == [(1, 1), (2, 1), (3, 1)]
    assert paid(answer(deal(rules, "2h 3h 4h"), "1 check, 2 bet 1, 3 call, 1 call")) == []


def test_no_card_of_a_kind_came_up() -> None:
    rules = f"Deal one card face up to each player.\n{SHOWDOWN}\nIf nobody gets a queen face up, the cards are redealt."
    hand = deal(rules, "2h 3h|Qh 4h", seats=2)
    assert [type(event) for event in hand.table.log].count(ev.Redealt) == 1
    assert hand.ended


def test_nobody_holds_a_card_of_a_kind() -> None:
    rules = f"Deal one card face {{}} to each player.\n{SHOWDOWN}\nIf nobody has a queen{{}}, the cards are redealt."
    redeals = [
        sum(isinstance(event, ev.Redealt) for event in deal(rules.format(face, lies), "Qh 3h|Qd 4h|Qs 4h", 2).table.log)
        > 0
        for face, lies in (("down", ""), ("down", " that lies face down"), ("down", " that lies face up"))
    ]
    assert redeals == [False, False, True]


def test_a_rule_that_stands_on_two_lines_is_played_once() -> None:
    rule = "If a player gets a four face up, they must pay the ante."
    assert paid(deal(f"Deal one card face up to each player.\n{END}\n{rule}\n{rule}", "4h 2h 3h")) == [(1, 1)]


@pytest.mark.parametrize(
    ("deck", "condition", "payers"),
    [
        ("Ah 2h 3h Ad 4h 5h", "a player has no cards left", []),
        ("Ah 2h 3h Ad 4h 5h 7h 7d", "the last common card is a seven", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h 7h 8d", "the last common card is a seven", []),
        ("Ah 2h 3h Ad 4h 5h 7h 7d", "the last common card pairs another common card", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h 7h 8d", "the last common card pairs another common card", []),
    ],
)
def test_what_is_so_of_a_player_or_of_the_table(deck: str, condition: str, payers: list[int]) -> None:
    hand = deal(
        f"""Deal two cards face down to each player.
        Deal two common cards face up to the table.
        If {condition}, they must pay the ante.
        {END}""",
        deck,
    )
    assert [seat for seat, _ in paid(hand)] == payers


DOWN = "Deal five cards face down to each player."

DRAW = "Each player may draw up to three cards."

HIGH = "Showdown: the high hand wins."

PAIRS = dealt("Kh Kd 3c 4s 2h", "Ah 2c 3d 4h 6s", "9h 9d 8c 7s 5h", then="Jh Jd Jc Js Td Tc Ts")


def drawn(rules: str, *answers: str) -> Hand:
    return answer(deal(f"{DOWN}\n{DRAW}\n{rules}", PAIRS), *answers)


ROUND = f"If any player drew three cards, there is an additional betting round.\n{HIGH}"


def test_a_round_after_a_large_draw_waits_for_everybody() -> None:
    hand = drawn(ROUND, "1 draw 3c 4s 2h")
    assert list(hand.asking) == [2], "the others draw first"
    assert "Draw" in hand.asking[2].prompt
    answer(hand, "2 decline, 3 decline")
    assert hand.asking, "and then all bet"
    assert drawn(ROUND, "1 draw 3c 4s", "2 decline, 3 decline").ended


def test_a_round_if_nobody_drew() -> None:
    rules = f"If no one drew, there is an additional betting round.\n{HIGH}"
    assert drawn(rules, "1 draw 3c", "2 decline, 3 decline").ended
    assert drawn(rules, "1 decline, 2 decline, 3 decline").asking


@pytest.mark.parametrize(
    ("rule", "winner"),
    [
        ("Twos are wild.", 1),
    ],
)
def test_wild_cards_only_for_those_who_draw(rule: str, winner: int) -> None:
    hand = drawn(f"{HIGH}\n{rule}", "1 decline, 2 draw 6s, 3 decline")
    assert net(hand)[winner - 1] == 202


AT_WILL_SHOWDOWN = "Showdown, high hand wins."

AT_WILL_STUD = f"""Deal one card down to each player.
Deal one card up to each player.
{BET}
Deal one card up to each player.
{BET}
{AT_WILL_SHOWDOWN}
"""


def test_a_neighbour_is_forced() -> None:
    rules = (
        AT_WILL_STUD + "If you get a queen face up, you may make the player to your left discard their highest up card."
    )
    hand = deal(rules, "9h Kh 8h Kd 2d Qs", 3)
    answer(hand, "3 choose 1")
    assert cards(hand, 1, Lie.UP) == ""
    hand = answer(deal(rules, "9h Kh 8h Kd 2d Qs", 3), "3 decline")
    assert cards(hand, 1, Lie.UP) == "Kd"
