"""How many, and how much."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

from pokernight.meaning.sorts import Meaning, Who

if TYPE_CHECKING:
    from pokernight.meaning.cards import Cards


@dataclass(frozen=True)
class Quantity(Meaning):
    """So many, from a least number to a greatest; no greatest number means as many as one likes.

    >>> exactly(3), up_to(2)
    (Quantity(low=3, high=3, but=0), Quantity(low=0, high=2, but=0))
    """

    low: int
    high: int | None
    but: int = 0
    """All there are but so many."""


def exactly(number: int) -> Quantity:
    """So many, no more and no less."""
    return Quantity(number, number)


def up_to(number: int) -> Quantity:
    """So many at most."""
    return Quantity(0, number)


def at_least(number: int) -> Quantity:
    """So many or more."""
    return Quantity(number, None)


def all_but(number: int) -> Quantity:
    """All there are but so many."""
    return Quantity(0, None, number)


ONE = exactly(1)
SOME = at_least(1)
ANY_NUMBER = at_least(0)


class Unit(Enum):
    """What amounts are measured in."""

    CHIP = "chip"
    CENT = "cent"
    """Money as a page names it; a page is played with chips, and says how many cents one of them is worth."""
    ANTE = "ante"
    MINIMUM = "minimum bet"
    MAXIMUM = "maximum bet"
    BET = "bet to call"
    POT = "pot"
    LAST_TIME = "last time"
    """What the same thing cost the last time."""
    STACK = "all the chips of the player in question"
    AGREED = "agreed price"
    """What the table has agreed on before the deal: a page says how much that is, or it is the maximum bet."""


@dataclass(frozen=True)
class Amount(Meaning):
    """Chips: so many times a unit, and again for each of some cards or of some players where those are named."""

    unit: Unit
    times: Fraction = Fraction(1)
    for_each: "Cards | Who | None" = None
    most: "Amount | None" = None
    """No more than that, where there is a cap."""
    rises_from: int | None = None
    """Where it rises each time that a player comes to it: how many times over the first time costs, 0 for nothing."""


ALL_CHIPS = Amount(Unit.STACK)


def chips(number: int) -> Amount:
    """A number of chips."""
    return Amount(Unit.CHIP, Fraction(number))
