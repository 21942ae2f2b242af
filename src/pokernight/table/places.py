"""Where cards are, and how they lie."""

from enum import IntEnum
from functools import cache
from typing import NamedTuple


class Lie(IntEnum):
    """How a card lies: up for all, down for its owner, or blind, so that not even its owner may look."""

    UP = 0
    DOWN = 1
    BLIND = 2


class Zone(IntEnum):
    """The parts of a table."""

    DECK = 0
    HAND = 1
    COMMON = 2
    TABLE = 3
    DISCARDS = 4
    MUCK = 5

    @property
    def words(self) -> str:
        """The part as a sentence names it."""
        return ("the deck", "a hand", "the board", "the table", "the discards", "the muck")[self]


class Place(NamedTuple):
    """A place for cards; a seat has its hand, and piles beside it when it makes stacks or several hands.

    >>> hand(3), pile(3, 1).pile
    (Place(zone=<Zone.HAND: 1>, seat=3, pile=0), 1)
    """

    zone: Zone
    seat: int = 0
    pile: int = 0


DECK = Place(Zone.DECK)
COMMON = Place(Zone.COMMON)
TABLE = Place(Zone.TABLE)
DISCARDS = Place(Zone.DISCARDS)
MUCK = Place(Zone.MUCK)
"""The hands of players who have folded."""


_HANDS = tuple(Place(Zone.HAND, seat) for seat in range(64))


def hand(seat: int) -> Place:
    """The cards that a player holds or has lying before him."""
    return _HANDS[seat]


@cache
def pile(seat: int, number: int) -> Place:
    """One of the stacks or separate hands that a player has made, numbered from 1."""
    return Place(Zone.HAND, seat, number)
