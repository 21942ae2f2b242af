"""A hand that has been ranked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pokernight.cards import Card, Face, pretty

NOTHING = 0
"""The strength of a hand that does not qualify; every other hand has more."""


@dataclass(frozen=True)
class Hand:
    """What comes of a ranking: how strong a hand is, its name, and the cards that make it.

    >>> print(Hand(1, "pair of aces", (51, 50)))
    pair of aces (A♠ A♥)
    """

    strength: int
    """The larger number wins; 0 does not qualify."""
    name: str
    """What a player would say."""
    cards: tuple[Card, ...] = ()
    """The cards that make the hand, the most important first."""
    stands_for: Mapping[Card, Face] = field(default_factory=dict, hash=False)
    """What each wild card among them stands for."""

    @property
    def qualifies(self) -> bool:
        """Whether the hand can win at all."""
        return self.strength > NOTHING

    def __str__(self) -> str:
        shown = (
            f"{pretty(card)} as {pretty(self.stands_for[card])}" if card in self.stands_for else pretty(card)
            for card in self.cards
        )
        return f"{self.name} ({' '.join(shown)})"
