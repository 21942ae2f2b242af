"""One bot against others over duplicate deals: every deck is played once from each seat, so that luck evens out."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING

from pokernight.bots.company import made
from pokernight.bots.sharp import SECONDS
from pokernight.table.chair import Chair

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pokernight.bots.bot import Bot
    from pokernight.game import Game
    from pokernight.table.hand import Hand

SURE = 1.96
"""So many standard errors to each side make an interval of 95 %, where there are many deals."""

CLEAR = 3.0
"""A match may stop early when its result is so many standard errors away from zero: one looks at it many times."""

FEWEST = 12
"""No match stops before so many deals."""


@dataclass
class Score:
    """What one bot won from others, in chips a hand."""

    game: str
    hero: str
    foe: str
    seats: int
    deals: list[float] = field(default_factory=list)
    """The chips a hand of each deal, over all seats from which it was played."""
    seconds: float = 0.0

    @property
    def mean(self) -> float:
        """Chips a hand."""
        return fmean(self.deals)

    @property
    def error(self) -> float:
        """Half of the interval that holds the true figure in 95 cases of 100."""
        return student(len(self.deals) - 1) * self._standard_error if len(self.deals) > 1 else float("inf")

    @property
    def _standard_error(self) -> float:
        return stdev(self.deals) / sqrt(len(self.deals))

    @property
    def wins(self) -> bool:
        """Whether the whole interval lies above zero."""
        return self.mean > self.error

    @property
    def clear(self) -> bool:
        """Whether more deals would hardly change who is better."""
        return len(self.deals) >= FEWEST and abs(self.mean) > CLEAR * self._standard_error

    @property
    def idle(self) -> bool:
        """Whether nobody has won anything from anybody, as where two share every pot."""
        return len(self.deals) >= FEWEST and not any(self.deals)

    def data(self) -> dict[str, object]:
        """The figures as plain data."""
        return {
            "game": self.game,
            "hero": self.hero,
            "foe": self.foe,
            "seats": self.seats,
            "deals": len(self.deals),
            "hands": len(self.deals) * self.seats,
            "chips_a_hand": round(self.mean, 2),
            "error": round(self.error, 2),
            "wins": self.wins,
            "seconds": round(self.seconds, 1),
        }


def student(freedom: int) -> float:
    """So many standard errors make an interval of 95 % where there are few deals, after Student.

    >>> round(student(11), 2), round(student(100), 2)
    (2.2, 1.98)
    """
    return SURE + (SURE**3 + SURE) / (4 * freedom) + (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / (96 * freedom**2)


def play(hand: Hand, bots: Sequence[Bot]) -> list[int]:
    """Let bots play a hand to its end, seat 1 first; what each has won or lost."""
    while not hand.ended:
        seat = next(iter(hand.asking))
        hand.answer(seat, bots[seat - 1].answer(Chair(hand, seat)))
    return hand.gains


def duplicate(game: Game, hero: str, foe: str, seats: int, seed: str, seconds: float = SECONDS) -> float:
    """One deal played from every seat: what the hero won, in chips a hand."""
    won = 0
    for own in range(seats):
        kinds = [hero if seat == own else foe for seat in range(seats)]
        bots = [made(kind, f"{seed}/{(seat - own) % seats}", seconds) for seat, kind in enumerate(kinds)]
        won += play(game.deal(seats, seed), bots)[own]
    return won / seats


def match(game: Game, score: Score, deals: int, seed: int = 0, seconds: float = SECONDS) -> Iterator[Score]:
    """Play deal after deal, at most so many, until the result is clear; the score so far after each.

    Where so few players can win nothing from each other, one more sits down, and the match begins anew.
    """
    began = perf_counter()
    for number in range(deals):
        score.deals.append(duplicate(game, score.hero, score.foe, score.seats, f"{seed}/{number}", seconds))
        score.seconds = perf_counter() - began
        yield score
        if score.clear:
            return
        if score.idle and score.seats < game.most_seats:
            score.seats, score.deals = score.seats + 1, []
