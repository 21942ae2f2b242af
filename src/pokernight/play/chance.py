"""Chance: the order in which cards come out of a shuffle."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from pokernight.cards import Card
from pokernight.play.bits import first


class Chance(Protocol):
    """Whoever shuffles."""

    def order(self, cards: int, shuffles: int) -> Sequence[Card]:
        """Some cards in the order in which they lie after a number of shuffles before this one."""


class Shuffler:
    """A shuffle by a seed; decks that are given say what lies on top after each shuffle."""

    def __init__(self, seed: int | str, decks: Sequence[Sequence[Card]] = ()) -> None:
        """Take a seed, and the decks that are given."""
        self.seed = seed
        self.decks = tuple(map(tuple, decks))

    def order(self, cards: int, shuffles: int) -> Sequence[Card]:
        """What is given first, and the rest by chance."""
        every = listed(cards)
        given = self.decks[shuffles] if shuffles < len(self.decks) else ()
        order = [card for card in given if cards >> card & 1]
        rest = [card for card in every if card not in order]
        random.Random(f"{self.seed}/{shuffles}").shuffle(rest)
        return (*order, *rest)


def listed(cards: int) -> list[Card]:
    """The cards of a set, the lowest first.

    >>> listed(0b1010)
    [1, 3]
    """
    found = []
    while cards:
        found.append(first(cards))
        cards &= cards - 1
    return found
