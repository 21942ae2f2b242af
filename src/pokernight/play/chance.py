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
        self.decks = decks

    def order(self, cards: int, shuffles: int) -> Sequence[Card]:
        """What is given first, and the rest by chance."""
        every = listed(cards)
        given = self.decks[shuffles] if shuffles < len(self.decks) else ()
        order = [card for card in given if cards >> card & 1]
        rest = [card for card in every if card not in order]
        random.Random(f"{self.seed}/{shuffles}").shuffle(rest)
        return (*order, *rest)


class Counted:
    """A shuffle by a counter, which gives the same order wherever it is worked out."""

    def __init__(self, seed: int) -> None:
        """Take a seed."""
        self.seed = seed

    def order(self, cards: int, shuffles: int) -> Sequence[Card]:
        """Each place in turn, from the top, gets one of the cards that are left."""
        deck = listed(cards)
        for at in range(len(deck)):
            other = place_drawn(self.seed, shuffles, at, len(deck))
            deck[at], deck[other] = deck[other], deck[at]
        return deck


def place_drawn(seed: int, shuffles: int, at: int, size: int) -> int:
    """From which place, itself or one further down, a place of a deck gets its card after so many earlier shuffles."""
    return at + drawn(seed, at // 64 << 32 | shuffles * 64 + at % 64, size - at)


_WORD = (1 << 64) - 1


def drawn(seed: int, number: int, many: int) -> int:
    """A number below another, by what a counter is mixed to: splitmix64.

    >>> drawn(1, 2, 52) == drawn(1, 2, 52) < 52
    True
    """
    mixed = (seed * 0x9E3779B97F4A7C15 + number * 0xD1B54A32D192ED03 + 0x9E3779B97F4A7C15) & _WORD
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _WORD
    mixed ^= mixed >> 31
    return (mixed >> 32) * many >> 32


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
