"""How a bot plays its cards: what it calls, what it raises, and how often it only pretends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pokernight.table.betting import BetChoice
from pokernight.table.choices import Answer, Betting

if TYPE_CHECKING:
    from random import Random


RESPECT = 1.12
"""Every raise before its own makes a player want so much more."""

STEPS = 5
"""A first bet of so many times the least is small, whatever lies in the pot."""

NEARLY = 1.5
"""Who would bet nearly all that there is to bet, bets all of it."""


def sized(bets: BetChoice, pot: int) -> int:
    """The amount of a good bet: as much as may be, but no more than the pot where there is no other limit.

    >>> sized(BetChoice(call=0, to=0, least=1, most=39), pot=5), sized(BetChoice(call=0, to=0, least=1, most=5), pot=2)
    (5, 5)
    """
    room = max(pot + bets.call, 0 if bets.to else STEPS * bets.least)
    return bets.most if bets.most - bets.to <= NEARLY * room else max(bets.least, bets.to + room)


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

    def limits(self, choice: Betting, others: int, pot: int, raised: int) -> tuple[float, float]:
        """The chances from which on it stays in and raises, after so many raises in the round."""
        call = choice.bets.call
        fair = 1 / (others + 1)
        return self.calls_at * call / (pot + call) if call else 0.0, self.raises_at * fair * RESPECT**raised

    def bet(self, choice: Betting, share: float, others: int, pot: int, raised: int) -> Answer:
        """What it does with a chance of winning such a share of the pot."""
        calls, raises = self.limits(choice, others, pot, raised)
        bets = choice.bets
        if bets.may_raise and (share > raises or not choice.plain_verbs):
            return Answer("raise" if bets.to else "bet", word=str(sized(bets, pot)))
        if choice.may_fold and share < calls:
            return Answer("fold")
        return Answer(choice.plain_verbs[0])

    def bluffs(self, choice: Betting, others: int, chance: Random) -> bool:
        """Whether it bets on nothing now: seldom against many, and never into more than one raise."""
        bets = choice.bets
        willing = self.pretends > 0 and bets.may_raise and bets.call <= bets.least
        return willing and chance.random() < self.pretends / max(others, 1)


EVEN = Style("even", calls_at=1.0, raises_at=1.15)
TIGHT = Style("tight", calls_at=1.35, raises_at=1.4)
LOOSE = Style("loose", calls_at=0.75, raises_at=1.1)
BLUFFING = Style("bluffing", calls_at=1.0, raises_at=1.2, pretends=0.4)

STYLES = (EVEN, TIGHT, LOOSE, BLUFFING)
