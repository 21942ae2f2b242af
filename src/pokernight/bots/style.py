"""How a bot plays its cards: what it calls, what it raises, and how often it only pretends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from pokernight.table.betting import BetChoice


@dataclass(frozen=True)
class Style:
    """A temper that others can tell after a while."""

    name: str
    calls_at: float
    """It stays in where its chance is so many times what the price asks for."""
    raises_at: float
    """It raises where its chance is so many times a fair share of the pot."""
    pretends: float = 0.0
    """How often it bets on nothing."""

    def bluffs(self, chance: Random, others: int, bets: BetChoice) -> bool:
        """Whether it bets on nothing now: seldom against many, and never into more than one raise."""
        return self.pretends > 0 and bets.call <= bets.least and chance.random() < self.pretends / max(others, 1)


EVEN = Style("even", calls_at=1.0, raises_at=1.15)
TIGHT = Style("tight", calls_at=1.35, raises_at=1.4)
LOOSE = Style("loose", calls_at=0.75, raises_at=1.1)
BLUFFING = Style("bluffing", calls_at=1.0, raises_at=1.2, pretends=0.4)

STYLES = (EVEN, TIGHT, LOOSE, BLUFFING)
