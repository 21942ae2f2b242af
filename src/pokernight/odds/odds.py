"""The odds of a game: every figure that its hands have shown, with its standard error."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pokernight.odds.run import Run, Way
from pokernight.odds.stayer import Stayer
from pokernight.odds.tally import Figure, Part, Sums, Tally

STAYERS = (
    "Nobody folds; every betting round is opened for the least and called by all; players keep the cards that go"
    " together, stop near their points, and leave what else they are asked to chance."
)
"""How the usual players play."""


@dataclass(frozen=True)
class KindOdds:
    """One kind of hand."""

    name: str
    made: Figure
    """How many of the hands that are shown are of this kind."""
    won: Figure
    """How many of the pots, or of the parts of pots, it wins."""
    prevails: Figure
    """How many of the hands of this kind win."""


@dataclass(frozen=True)
class PartOdds:
    """One part of the pot: the high hand, the low hand, or whatever else takes a share."""

    name: str
    times: int
    """How often somebody won it."""
    kinds: tuple[KindOdds, ...]
    """The kinds of hands, the best first."""
    median: str
    """The hand in the middle of all that won."""
    tied: Figure


@dataclass(frozen=True)
class SeatOdds:
    """What a seat is worth by its place."""

    seat: int
    net: Figure
    """The chips that it wins or loses in a hand."""
    share: Figure
    """What part of all chips won it gets."""


@dataclass(frozen=True)
class PotOdds:
    """How big the pot grows."""

    mean: Figure
    least: int
    median: int
    most: int
    sizes: tuple[tuple[int, int], ...]
    """Every size with the number of hands."""


@dataclass(frozen=True)
class Odds:
    """What wins a game, as far as it has been played."""

    game: str
    run: Run
    asked: int
    """The hands that were asked for."""
    tally: Tally

    @property
    def hands(self) -> int:
        """The hands that have been counted."""
        return self.tally.hands

    @property
    def done(self) -> int:
        """The hands that have been dealt, those left out too."""
        return self.tally.hands + self.tally.left_out

    @property
    def way(self) -> Way:
        """How the figures came about."""
        return self.run.way

    @property
    def played(self) -> str:
        """How hands are played, in a sentence."""
        stayers = self.run.players == Stayer.kind
        return STAYERS if stayers else f"All seats are played by bots of the kind {self.run.players}."

    @cached_property
    def parts(self) -> tuple[PartOdds, ...]:
        """Every part of the pot that was played for, the one most often won first."""
        parts = sorted(self.tally.parts.items(), key=lambda item: (-item[1].decided.total, item[0]))
        return tuple(self._part(name, part) for name, part in parts)

    def _part(self, name: str, part: Part) -> PartOdds:
        kinds = sorted(part.kinds.items(), key=lambda item: (-item[1].strength, -item[1].won.total, item[0]))
        return PartOdds(
            name,
            part.decided.total,
            tuple(
                KindOdds(
                    kind_name,
                    kind.made.over(part.shown, self.hands),
                    kind.won.over(part.decided, self.hands),
                    kind.prevailed.over(kind.made, self.hands),
                )
                for kind_name, kind in kinds
            ),
            middle(part.winners)[1] if part.winners else "",
            part.tied.over(part.decided, self.hands),
        )

    @property
    def seats(self) -> tuple[SeatOdds, ...]:
        """What each seat is worth."""
        return tuple(
            SeatOdds(seat, self._mean(net), self.tally.won[seat].over(self.tally.chips, self.hands))
            for seat, net in sorted(self.tally.net.items())
        )

    @property
    def split(self) -> Figure:
        """How often more than one seat gets a part of the chips."""
        return self._mean(self.tally.split)

    @property
    def shown(self) -> Figure:
        """How often it comes to a showdown."""
        return self._mean(self.tally.shown)

    @property
    def lengths(self) -> dict[str, Figure]:
        """How many answers, betting rounds, cards and deals a hand takes."""
        return {name: self._mean(sums) for name, sums in self.tally.lengths.items()}

    @property
    def pot(self) -> PotOdds:
        """How big the pot grows."""
        sizes = self.tally.pots
        sums = Sums(sum(size * often for size, often in sizes.items()))
        sums.squares, sums.crossed = sum(size * size * often for size, often in sizes.items()), sums.total
        least, most = (min(sizes), max(sizes)) if sizes else (0, 0)
        return PotOdds(self._mean(sums), least, middle(sizes) if sizes else 0, most, tuple(sorted(sizes.items())))

    def _mean(self, sums: Sums) -> Figure:
        return sums.over(Sums(self.hands, self.hands, self.hands), self.hands)

    def data(self) -> dict[str, Any]:
        """The odds as plain data."""
        return {
            "game": self.game,
            "seats": self.run.seats,
            "hands": self.hands,
            "left_out": self.tally.left_out,
            "seed": self.run.seed,
            "given": self.run.given,
            "way": self.way.value,
            "players": self.run.players,
            "parts": [
                {
                    "part": part.name,
                    "times_won": part.times,
                    "median_winner": part.median,
                    "tied": part.tied.data(),
                    "kinds": [
                        {
                            "kind": kind.name,
                            "made": kind.made.data(),
                            "won": kind.won.data(),
                            "prevails": kind.prevails.data(),
                        }
                        for kind in part.kinds
                    ],
                }
                for part in self.parts
            ],
            "split": self.split.data(),
            "showdown": self.shown.data(),
            "worth": [{"seat": seat.seat, "net": seat.net.data(), "share": seat.share.data()} for seat in self.seats],
            "length": {name: figure.data() for name, figure in self.lengths.items()},
            "pot": {
                "mean": self.pot.mean.data(),
                "least": self.pot.least,
                "median": self.pot.median,
                "most": self.pot.most,
                "sizes": [list(size) for size in self.pot.sizes],
            },
        }


def middle(counted: Counter[Any]) -> Any:
    """The one in the middle of all that were counted, in their order.

    >>> middle(Counter({1: 10, 2: 15, 3: 6}))
    2
    """
    left = counted.total() / 2
    for thing in sorted(counted):
        left -= counted[thing]
        if left <= 0:
            return thing
    raise ValueError("Nothing was counted.")
