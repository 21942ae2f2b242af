"""What comes of many hands, in sums that do not grow with the hands; two tallies make one, in any order."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Amounts = NDArray[np.int64] | NDArray[np.bool_]
"""How much of something there was, hand by hand, or just whether there was any."""


class Figure(NamedTuple):
    """A number that many hands have shown, and its standard error."""

    value: float
    error: float

    def data(self) -> dict[str, float]:
        """The figure as plain data."""
        return {"value": round(self.value, 6), "error": round(self.error, 6)}


@dataclass(slots=True)
class Sums:
    """How much of something there was, hand by hand: the sum, the sum of squares, and that of products with the whole.

    The whole is what it is counted against: the hands shown, the chips in the pot, or just 1 for each hand.
    """

    total: int = 0
    squares: int = 0
    crossed: int = 0

    def add(self, much: int, whole: int = 1) -> None:
        """Count one hand."""
        self.total += much
        self.squares += much * much
        self.crossed += much * whole

    def add_all(self, much: Amounts, whole: Amounts | int = 1) -> None:
        """Count many hands."""
        amounts = much.astype(np.int64)
        self.total += int(amounts.sum())
        self.squares += int((amounts * amounts).sum())
        self.crossed += int((amounts * whole).sum())

    def __iadd__(self, other: Sums) -> Sums:
        self.total += other.total
        self.squares += other.squares
        self.crossed += other.crossed
        return self

    def over(self, whole: Sums, hands: int) -> Figure:
        """What part of the whole it is; what happens in one hand goes together, so the error goes by whole hands.

        >>> coin = Sums()
        >>> for side in (1, 0, 1, 0): coin.add(side)
        >>> coin.over(Sums(4, 4, 4), hands=4)
        Figure(value=0.5, error=0.28867513459481287)
        """
        if not whole.total:
            return Figure(0.0, 0.0)
        part = self.total / whole.total
        spread = self.squares - 2 * part * self.crossed + part * part * whole.squares
        few = hands / (hands - 1) if hands > 1 else 1.0
        return Figure(part, sqrt(max(0.0, spread) * few) / abs(whole.total))


@dataclass
class Kind:
    """One kind of hand: how often it was made, how often it won a part of the pot, and how many of them won."""

    strength: int = 0
    """How strong the best of them was, to put the kinds in order."""
    made: Sums = field(default_factory=Sums)
    """Hands of this kind, out of all that were shown."""
    won: Sums = field(default_factory=Sums)
    """Times that it won, out of all times that somebody did."""
    prevailed: Sums = field(default_factory=Sums)
    """Hands of this kind that won, out of all that were made; two that tie have both won."""

    def __iadd__(self, other: Kind) -> Kind:
        self.strength = max(self.strength, other.strength)
        self.made += other.made
        self.won += other.won
        self.prevailed += other.prevailed
        return self


@dataclass
class Part:
    """One part of the pot, such as the high hand: what was shown for it, and what won it."""

    shown: Sums = field(default_factory=Sums)
    decided: Sums = field(default_factory=Sums)
    tied: Sums = field(default_factory=Sums)
    kinds: defaultdict[str, Kind] = field(default_factory=lambda: defaultdict(Kind))
    winners: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often each hand won, by its strength and its name."""

    def __iadd__(self, other: Part) -> Part:
        self.shown += other.shown
        self.decided += other.decided
        self.tied += other.tied
        self.winners += other.winners
        for name, kind in other.kinds.items():
            self.kinds[name] += kind
        return self


@dataclass
class Tally:
    """Everything that is counted."""

    hands: int = 0
    left_out: int = 0
    """Hands in which the cards that are given could not come as they are given."""
    parts: defaultdict[str, Part] = field(default_factory=lambda: defaultdict(Part))
    net: defaultdict[int, Sums] = field(default_factory=lambda: defaultdict(Sums))
    """What each seat won or lost in chips."""
    won: defaultdict[int, Sums] = field(default_factory=lambda: defaultdict(Sums))
    """The chips that each seat got out of pots, out of all that anybody got."""
    chips: Sums = field(default_factory=Sums)
    """All chips that anybody got out of pots."""
    shown: Sums = field(default_factory=Sums)
    """Hands that came to a showdown."""
    split: Sums = field(default_factory=Sums)
    """Hands in which more than one seat got chips out of a pot."""
    lengths: defaultdict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))
    """How many answers, betting rounds, cards and deals a hand took."""
    pots: Counter[int] = field(default_factory=Counter)
    """How often the pot grew just so big."""

    def __iadd__(self, other: Tally) -> Tally:
        self.hands += other.hands
        self.left_out += other.left_out
        self.chips += other.chips
        self.shown += other.shown
        self.split += other.split
        self.pots += other.pots
        for name, part in other.parts.items():
            self.parts[name] += part
        for seat, sums in other.net.items():
            self.net[seat] += sums
        for seat, sums in other.won.items():
            self.won[seat] += sums
        for name, sums in other.lengths.items():
            self.lengths[name] += sums
        return self
