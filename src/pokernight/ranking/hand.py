"""A hand that has been ranked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from pokernight.cards import Card, Face, pretty

NOTHING = 0
"""The strength of a hand that does not qualify; every other hand has more."""


class Story(NamedTuple):
    """What there is to tell about a hand beside its strength."""

    name: str
    cards: tuple[Card, ...] = ()
    stands_for: Mapping[Card, Face] = {}
    kind: str = ""
    """What all hands like it are called, where that is not its name."""


class Hand:
    """What comes of a ranking: how strong a hand is, its name, and the cards that make it.

    Whoever only compares hands need not wait for the rest, which is worked out when it is first asked for.

    >>> hand = Hand(1, lambda: Story("pair of aces", (51, 52), {52: 50}))
    >>> print(hand)
    pair of aces (A♠ ★ as A♥)
    """

    __slots__ = ("_known", "_name", "_tell", "strength")

    strength: int
    """The larger number wins; 0 does not qualify."""

    def __init__(self, strength: int, tell: Callable[[], Story], name: Callable[[], str] | None = None) -> None:
        """A hand of which a story can be told; where there is a shorter way to its name, that is taken."""
        self.strength = strength
        self._tell = tell
        self._name = name
        self._known: Story | None = None

    @property
    def _story(self) -> Story:
        if self._known is None:
            self._known = self._tell()
        return self._known

    @property
    def name(self) -> str:
        """What a player would say."""
        return self._name() if self._name else self._story.name

    @property
    def kind(self) -> str:
        """What a player would call all hands like it: a full house, an eight low, 26 points."""
        return self._story.kind or self.name

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that make the hand, the most important first."""
        return self._story.cards

    @property
    def stands_for(self) -> Mapping[Card, Face]:
        """What each wild card among them stands for."""
        return self._story.stands_for

    @property
    def qualifies(self) -> bool:
        """Whether the hand can win at all."""
        return self.strength > NOTHING

    def rated(self, strength: int, why: str = "") -> Hand:
        """The same hand, with another strength, and what makes it so strong before its name."""
        return Hand(strength, lambda: self._story._replace(name=f"{why}, {self.name}") if why else self._story)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and (self.strength, self._story) == (other.strength, other._story)

    def __hash__(self) -> int:
        return hash((self.strength, self.cards))

    def __repr__(self) -> str:
        return f"<Hand {self.strength}: {self}>"

    def __str__(self) -> str:
        shown = [
            f"{pretty(card)} as {pretty(self.stands_for[card])}" if card in self.stands_for else pretty(card)
            for card in self.cards
        ]
        return f"{self.name} ({' '.join(shown)})" if shown else self.name


def told(strength: int, name: str, cards: tuple[Card, ...] = ()) -> Hand:
    """A hand about which all is known at once."""
    return Hand(strength, lambda: Story(name, cards))


NO_HAND = told(NOTHING, "no cards")
"""What somebody has who has no cards."""
