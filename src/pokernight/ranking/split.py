"""Two hands out of one holding, such as five cards and two, the two being the worse hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import combinations

from pokernight.cards import Card, CardError, checked

from .order import HIGH, Order

Halves = tuple[tuple[Card, ...], tuple[Card, ...]]
"""The cards of the first hand, and those of the second."""


@dataclass(frozen=True)
class Split:
    """How a holding is split into two hands.

    >>> from pokernight.cards import read_cards, texts
    >>> first, second = Split().best(read_cards("Ah As Kd Ks 9c 4d 2h"))
    >>> texts(first), texts(second)
    ('Ah As 9c 4d 2h', 'Kd Ks')
    """

    sizes: tuple[int, int] = (5, 2)
    order: Order = HIGH
    second_worse: bool = True
    """Whether the second hand must be worse than the first."""

    def fault(
        self,
        first: Collection[Card],
        second: Collection[Card],
        wild: Collection[Card] = (),
        bugs: Collection[Card] = (),
        needs: Collection[Card] = (),
    ) -> str | None:
        """What is wrong with a split, as a sentence; `needs` are cards of which the second hand must contain one.

        >>> from pokernight.cards import read_cards
        >>> Split().fault(read_cards("Kd Ks 9c 4d 2h"), read_cards("Ah As"))
        'The second hand (pair of aces) must be worse than the first (pair of kings).'
        """
        checked([*first, *second])
        if (len(first), len(second)) != self.sizes:
            return f"The hands must have {self.sizes[0]} and {self.sizes[1]} cards."
        if needs and not set(needs) & set(second):
            return "The second hand must contain one of the cards that it needs."
        one, two = self.order.strength(first, wild, bugs), self.order.strength(second, wild, bugs)
        if self.second_worse and two >= one:
            names = f"({self.order.name(two)}) must be worse than the first ({self.order.name(one)})"
            return f"The second hand {names}."
        return None

    def every(
        self,
        cards: Collection[Card],
        wild: Collection[Card] = (),
        bugs: Collection[Card] = (),
        needs: Collection[Card] = (),
    ) -> Iterator[Halves]:
        """Every way of splitting the cards that the rule allows; cards may be left over."""
        given = checked(cards)
        if len(given) < sum(self.sizes):
            raise CardError(f"{len(given)} cards do not make hands of {self.sizes[0]} and {self.sizes[1]} cards.")
        for second in combinations(given, self.sizes[1]):
            if needs and not set(needs) & set(second):
                continue
            two = self.order.strength(second, wild, bugs)
            for first in combinations([card for card in given if card not in second], self.sizes[0]):
                if not self.second_worse or two < self.order.strength(first, wild, bugs):
                    yield first, second

    def best(
        self,
        cards: Collection[Card],
        wild: Collection[Card] = (),
        bugs: Collection[Card] = (),
        needs: Collection[Card] = (),
        second_first: bool = True,
    ) -> Halves:
        """The split with the best second hand and then the best first, or the other way about."""

        def strengths(halves: Halves) -> tuple[int, int]:
            one, two = (self.order.strength(half, wild, bugs) for half in halves)
            return (two, one) if second_first else (one, two)

        allowed = list(self.every(cards, wild, bugs, needs))
        if not allowed:
            raise CardError("These cards cannot be split as the rule asks.")
        return max(allowed, key=strengths)
