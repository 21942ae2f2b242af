"""What a player holds, by where it lies: some rankings ask for that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pokernight.cards import Card


class Place(Enum):
    """Where cards lie."""

    DOWN = "down"
    UP = "up"
    COMMON = "common"
    OWN = "own"
    """Down or up."""
    ALL = "all"
    """Down, up or common."""


@dataclass(frozen=True)
class Holding:
    """The cards that one player may make a hand of, in the order in which they came.

    >>> Holding(down=(0, 1), up=(2,), common=(3,)).at(Place.ALL)
    (0, 1, 2, 3)
    """

    down: tuple[Card, ...] = ()
    """His down cards."""
    up: tuple[Card, ...] = ()
    """His up cards."""
    common: tuple[Card, ...] = ()
    """The cards that are common to all."""
    others: tuple[Holding, ...] = ()
    """What the others hold, for the rankings that borrow from them or compare with them."""

    def at(self, place: Place) -> tuple[Card, ...]:
        """The cards in a place."""
        match place:
            case Place.ALL:
                return self.down + self.up + self.common
            case Place.OWN:
                return self.down + self.up
            case Place.DOWN:
                return self.down
            case Place.UP:
                return self.up
            case Place.COMMON:
                return self.common

    def together(self, *partners: Holding) -> Holding:
        """What a team holds: the cards of each, and the common cards once.

        >>> Holding(down=(0,), common=(9,)).together(Holding(up=(1,), common=(9,)))
        Holding(down=(0,), up=(1,), common=(9,), others=())
        """
        down, up, common = self.down, self.up, self.common
        for partner in partners:
            down += partner.down
            up += partner.up
            common += tuple(card for card in partner.common if card not in common)
        return Holding(down, up, common, tuple(other for other in self.others if other not in partners))
