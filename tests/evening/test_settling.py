"""Settling up: exact, and with the fewest transfers."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from pokernight.evening.ledger import MOST_POINTS, Ledger
from pokernight.evening.settling import transfers


@st.composite
def evenings(draw: st.DrawFn) -> dict[str, int]:
    gains = draw(st.lists(st.integers(-6, 6), max_size=6))
    return {f"p{at}": gain for at, gain in enumerate([*gains, -sum(gains)])}


def most_even_groups(gains: tuple[int, ...]) -> int:
    """How many groups with the sum zero can be made, by trying all."""
    if not gains:
        return 0
    first, rest = gains[0], gains[1:]
    best = 0
    for size in range(len(rest) + 1):
        for picked in combinations(range(len(rest)), size):
            if first + sum(rest[at] for at in picked) == 0:
                left = tuple(gain for at, gain in enumerate(rest) if at not in picked)
                best = max(best, 1 + most_even_groups(left))
    return best


@given(evenings())
def test_everybody_is_even_afterwards_by_the_fewest_transfers(gains: dict[str, int]) -> None:
    paid = transfers(gains)
    left = dict(gains)
    for payer, payee, chips in paid:
        assert chips > 0
        left[payer] += chips
        left[payee] -= chips
    assert not any(left.values())
    moving = tuple(gain for gain in gains.values() if gain)
    assert len(paid) == len(moving) - most_even_groups(moving)


@given(st.lists(st.integers(-1000, 1000), min_size=20, max_size=40))
def test_a_crowd_is_settled_too(gains: list[int]) -> None:
    named = {f"p{at}": gain for at, gain in enumerate([*gains, -sum(gains)])}
    paid = transfers(named)
    for payer, payee, chips in paid:
        named[payer] += chips
        named[payee] -= chips
    assert not any(named.values())
    assert len(paid) <= len(gains)


def test_a_line_is_never_struck_out() -> None:
    ledger = Ledger()
    line = ledger.opened("p1", "Ann")
    line.buy(200)
    line.front -= 150
    line.cash_out()
    assert (line.bought, line.taken, line.front, line.gain) == (200, 50, 0, -150)
    ledger.opened(ledger.of_name("ann", bot=False), "Ann").buy(100)
    assert (line.bought, line.gain) == (300, -150)
    assert ledger.of_name("Ann", bot=True) == ""


def test_a_long_evening_is_remembered_in_fewer_moments() -> None:
    ledger = Ledger()
    ledger.opened("p1", "Ann")
    for hand in range(1, 3 * MOST_POINTS):
        ledger.note(hand)
    assert len(ledger.course) <= MOST_POINTS
    assert ledger.course[-1][0] == 3 * MOST_POINTS - 1
    numbers = [number for number, _ in ledger.course]
    assert numbers == sorted(numbers)
