"""What card rooms do and kitchen tables do not: bring-ins, straddles, all-ins for less, hands that are mucked."""

import pytest

from kit.hands import answer
from pokernight.cards import read_cards
from pokernight.game import Game
from pokernight.table import events as ev
from pokernight.table.choices import Betting, Refused
from pokernight.table.hand import Hand
from pokernight.table.options import Limit, Options
from pokernight.table.put_up import PutUp

STUD = Game.read(
    [
        "The betting is fixed limit.",
        "Bets are 10 chips, and 20 chips from fifth street on.",
        "Deal one card face down and 1 card face up to each player.",
        "Betting round, in which the low card showing must bet 3 chips or complete the bet.",
        "Showdown: the high hand wins.",
        "Suits break ties between cards showing.",
    ]
)
ONE_ROUND = Game.read(["Deal two cards face down to each player.", "Betting round.", "Showdown: the high hand wins."])
DOWN = "Ac Kc Qc Jc"


def stud(up: str, *stacks: int) -> Hand:
    """A hand of stud in which these cards show."""
    cards = (*read_cards(DOWN)[: len(stacks)], *read_cards(up))
    return STUD.deal(len(stacks), 0, Options(ante=0), stacks, (cards,))


def bets(hand: Hand) -> tuple[int, int, int, int]:
    """Who is asked, what the call is, and how far a raise goes."""
    ((seat, choice),) = hand.asking.items()
    assert isinstance(choice, Betting)
    return seat, choice.bets.call, choice.bets.least, choice.bets.most


def test_the_lower_suit_brings_it_in_or_completes() -> None:
    hand = stud("4h 4d 9s", 100, 100, 100)
    assert bets(hand) == (2, 3, 10, 10)
    for words in ("fold", "check", "bet 5"):
        with pytest.raises(Refused):
            hand.answer(2, words)
    brought_in, completed = answer(hand.copy(), "2 call"), answer(hand.copy(), "2 bet 10")
    assert bets(brought_in) == (3, 3, 10, 10)
    assert bets(answer(brought_in, "3 bet 10, 1 bet 20")) == (2, 17, 30, 30)
    assert bets(completed) == (3, 10, 20, 20)


def test_whoever_called_the_bring_in_may_raise_a_completion() -> None:
    assert bets(answer(stud("4h 4d 9s", 100, 100, 100), "2 call, 3 call, 1 bet 10, 2 fold")) == (3, 7, 20, 20)


def test_who_has_no_more_than_the_bring_in_has_no_choice() -> None:
    hand = stud("4h 4d 9s", 100, 2, 100)
    assert bets(hand) == (3, 2, 10, 10)
    assert hand.table.state.chips[2] == 0


@pytest.mark.parametrize(
    ("stacks", "opens", "calls"),
    [((100, 100, 100, 100), 4, 4), ((100, 100, 3, 100), 4, 4), ((100, 1, 100, 100), 4, 4)],
)
def test_a_straddle_is_called_in_full(stacks: tuple[int, ...], opens: int, calls: int) -> None:
    hand = ONE_ROUND.deal(4, 0, Options(limit=Limit.NONE, minimum=2), stacks, (), PutUp(blinds=(1, 2, 4)))
    seat, call, least, _ = bets(hand)
    assert (seat, call, least) == (opens, calls, 6)


def test_a_short_blind_is_called_with_less_where_houses_have_it_so() -> None:
    put_up = PutUp(blinds=(1, 5), as_posted=True)
    hand = ONE_ROUND.deal(3, 0, Options(limit=Limit.NONE, minimum=5), (100, 3, 100), (), put_up)
    assert bets(hand)[:2] == (3, 3)


def test_a_late_post_moves_nobody_s_turn() -> None:
    hand = ONE_ROUND.deal(4, 0, Options(limit=Limit.NONE, minimum=2), (9,) * 4, (), PutUp(blinds=(1, 2, 0, -2)))
    assert bets(hand)[:2] == (3, 2)
    assert bets(answer(hand, "3 fold"))[:2] == (4, 0)


@pytest.mark.parametrize(("dead", "won"), [(False, 6), (True, 8)])
def test_antes_are_trimmed_or_belong_to_the_main_pot(dead: bool, won: int) -> None:
    deck = read_cards("2c 3c Ac 2d 3d Ad")
    options = Options(limit=Limit.NONE)
    hand = ONE_ROUND.deal(3, 0, options, (50, 50, 2), (deck,), PutUp(antes=(3, 3, 3), dead=dead))
    answer(hand, "1 check, 2 check")
    assert hand.table.state.chips[3] == won


@pytest.mark.parametrize(
    ("limit", "all_in", "all_in_raises", "may_raise"),
    [
        (Limit.FIXED, 14, False, False),
        (Limit.FIXED, 15, False, True),
        (Limit.NONE, 15, False, False),
        (Limit.NONE, 19, False, False),
        (Limit.NONE, 20, False, True),
        (Limit.NONE, 11, True, True),
        (Limit.FIXED, 11, True, True),
    ],
)
def test_half_a_bet_opens_fixed_limits_again(limit: Limit, all_in: int, all_in_raises: bool, may_raise: bool) -> None:
    options = Options(ante=0, limit=limit, minimum=10, maximum=10, all_in_raises=all_in_raises)
    hand = ONE_ROUND.deal(3, 0, options, (100, all_in, 100))
    assert (bets(answer(hand, f"1 bet 10, 2 raise {all_in}, 3 call"))[2] > 0) == may_raise


def test_the_last_bettor_shows_first_and_others_may_muck() -> None:
    deck = read_cards("2c 3c Ac 2d 3d Ad")
    hand = ONE_ROUND.deal(3, 0, Options(muck=True), (50,) * 3, (deck,))
    answer(hand, "1 check, 2 bet 2, 3 call, 1 call")
    assert list(hand.asking) == [2]
    answer(hand, "2 show, 3 muck, 1 show")
    assert [seat for seat, _, _ in hand.won] == [2]  # the aces were mucked
    assert {event.at.seat for event in hand.table.log if isinstance(event, ev.Shown)} == {1, 2}


def test_the_last_one_left_shows_nothing() -> None:
    hand = ONE_ROUND.deal(2, 0, Options(muck=True), (50,) * 2)
    answer(hand, "1 check, 2 check, 1 muck")
    assert hand.ended
    assert not any(isinstance(event, ev.Shown) for event in hand.table.log)


def test_an_ace_stands_below_the_lowest_card_of_a_short_deck() -> None:
    rules = ["Deal five cards face down to each player.", "Showdown: the high hand wins."]
    short = Game.read(["Use a deck without twos, threes, fours and fives.", *rules])
    deck = read_cards("Ac Kh 6d Kd 7h Ks 8s Qd 9c Jh")
    assert short.deal(2, 0, Options(), (9, 9), (deck,)).won == [(1, 2, "high hand, straight, nine high")]
    assert [seat for seat, _, _ in Game.read(rules).deal(2, 0, Options(), (9, 9), (deck,)).won] == [2]
