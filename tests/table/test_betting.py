"""A betting round by the customs of the house."""

from dataclasses import replace

import pytest

from pokernight.table.betting import BetChoice, Round
from pokernight.table.options import Limit, Options

HOUSE = Options()


def choice(betting: Round, stack: int = 200, pot: int = 10, in_hand: int = 3, options: Options = HOUSE) -> BetChoice:
    found = betting.choice(betting.waiting[0], stack, pot, in_hand, options)
    assert found.to == betting.to
    return replace(found, to=0)


def test_a_round_that_all_check() -> None:
    betting = Round((2, 3, 1), (2, 3, 1))
    for seat in (2, 3, 1):
        assert betting.waiting[0] == seat
        assert choice(betting) == BetChoice(call=0, least=1, most=5)
        betting = betting.after(seat, "check")
    assert betting.waiting == ()


def test_a_bet_puts_the_others_to_the_question_again() -> None:
    betting = Round((1, 2, 3), (1, 2, 3)).after(1, "check").after(2, "raise", 3)
    assert betting.waiting == (3, 1)
    assert choice(betting) == BetChoice(call=3, least=6, most=8)
    betting = betting.after(3, "raise", 8)
    assert betting.waiting == (1, 2)
    assert choice(betting) == BetChoice(call=8, least=13, most=13)
    betting = betting.after(1, "fold").after(2, "call", 8)
    assert (betting.waiting, betting.order) == ((), (2, 3))


def test_a_raise_is_no_less_than_the_last() -> None:
    betting = Round((1, 2, 3), (1, 2, 3)).after(1, "raise", 4)
    assert choice(betting) == BetChoice(call=4, least=8, most=9)


def test_three_raises_a_round_while_more_than_two_are_in() -> None:
    betting = (
        Round((1, 2, 3), (1, 2, 3)).after(1, "raise", 1).after(2, "raise", 2).after(3, "raise", 3).after(1, "raise", 4)
    )
    assert choice(betting) == BetChoice(call=2)
    assert choice(betting, in_hand=2) == BetChoice(call=2, least=5, most=9)


@pytest.mark.parametrize(
    ("stack", "expected"),
    [(2, BetChoice(call=2)), (4, BetChoice(call=4)), (5, BetChoice(call=4, least=5, most=5)), (9, BetChoice(4, 8, 9))],
)
def test_who_cannot_cover_goes_all_in(stack: int, expected: BetChoice) -> None:
    assert choice(Round((1, 2, 3), (1, 2, 3)).after(1, "raise", 4), stack=stack) == expected


def test_a_short_raise_does_not_count_as_one() -> None:
    betting = Round((1, 2, 3), (1, 2, 3)).after(1, "raise", 4).after(2, "raise", 5)
    assert (betting.raises, betting.last, betting.to) == (1, 4, 5)
    assert choice(betting) == BetChoice(call=5, least=9, most=10)


@pytest.mark.parametrize(
    ("limit", "expected"),
    [
        (Limit.FIXED, BetChoice(call=5, least=10, most=10)),
        (Limit.POT, BetChoice(call=5, least=10, most=25)),
        (Limit.NONE, BetChoice(call=5, least=10, most=200)),
    ],
)
def test_other_limits(limit: Limit, expected: BetChoice) -> None:
    betting = Round((1, 2, 3), (1, 2, 3)).after(1, "raise", 5)
    assert choice(betting, pot=15, options=Options(limit=limit)) == expected


def test_nobody_bets_against_himself() -> None:
    assert choice(Round((1,), (1,)), in_hand=2) == BetChoice(call=0)
