"""A betting round by the customs of the house: what each player may do next."""

import pytest

from kit.hands import answer, deal
from pokernight.table.betting import BetChoice, Round
from pokernight.table.choices import Betting
from pokernight.table.options import Limit, Options

PLAIN = """
    Deal two cards face down to each player.
    Betting round, starting with the player to the left of the dealer.
    Showdown: the high hand wins.
"""


@pytest.mark.parametrize(
    ("said", "stacks", "options", "expected"),
    [
        ("", (), {}, BetChoice(call=0, least=1, most=5)),
        ("1 check, 2 check", (), {}, BetChoice(call=0, least=1, most=5)),
        ("1 check, 2 bet 3", (), {}, BetChoice(call=3, least=6, most=8, to=3)),
        ("1 check, 2 bet 3, 3 raise 8", (), {}, BetChoice(call=8, least=13, most=13, to=8)),
        ("1 bet 4", (), {}, BetChoice(call=4, least=8, most=9, to=4)),
        # three raises a round while more than two are in
        ("1 bet 1, 2 raise 2, 3 raise 3, 1 raise 4", (), {}, BetChoice(call=2, to=4)),
        ("1 bet 1, 2 raise 2, 3 fold, 1 raise 3, 2 raise 4", (), {}, BetChoice(call=1, least=5, most=9, to=4)),
        # whoever cannot cover goes all in
        ("1 bet 4", (200, 3, 200), {}, BetChoice(call=2, to=4)),
        ("1 bet 4", (200, 5, 200), {}, BetChoice(call=4, to=4)),
        ("1 bet 4", (200, 6, 200), {}, BetChoice(call=4, least=5, most=5, to=4)),
        ("1 bet 4", (200, 10, 200), {}, BetChoice(call=4, least=8, most=9, to=4)),
        # a short raise does not count as one
        ("1 bet 4, 2 raise 5", (200, 6, 200), {}, BetChoice(call=5, least=9, most=10, to=5)),
        # other limits, with three antes in the pot
        ("1 bet 5", (), {"limit": Limit.FIXED}, BetChoice(call=5, least=10, most=10, to=5)),
        ("1 bet 3", (), {"limit": Limit.POT}, BetChoice(call=3, least=6, most=12, to=3)),
        ("1 bet 5", (), {"limit": Limit.NONE}, BetChoice(call=5, least=10, most=199, to=5)),
    ],
)
def test_what_comes_next(said: str, stacks: tuple[int, ...], options: dict[str, Limit], expected: BetChoice) -> None:
    hand = deal(PLAIN, seats=3, stacks=stacks, options=Options(**options))  # type: ignore[arg-type]
    if said:
        answer(hand, said)
    (choice,) = hand.asking.values()
    assert isinstance(choice, Betting)
    assert choice.bets == expected


def test_a_bet_puts_the_others_to_the_question_again() -> None:
    betting = Round((1, 2, 3), (1, 2, 3)).after(1, "check").after(2, "raise", 3)
    assert betting.waiting == (3, 1)
    betting = betting.after(3, "raise", 8)
    assert betting.waiting == (1, 2)
    betting = betting.after(1, "fold").after(2, "call", 8)
    assert (betting.waiting, betting.order) == ((), (2, 3))


def test_a_short_raise_does_not_count_as_one() -> None:
    betting = Round((1, 2, 3), (1, 2, 3)).after(1, "raise", 4).after(2, "raise", 5)
    assert (betting.raises, betting.last, betting.to) == (1, 4, 5)
