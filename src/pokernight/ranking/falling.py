"""Several hands out of one holding, each of them worse than the one before it, or better."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import comb

from pokernight.cards import Card

from .lone import card_height
from .order import HIGH, Order

LOOKED_AT = 5_000
"""How many hands are compared to find the best; out of more, it is that of the highest cards."""


@dataclass(frozen=True)
class Falling:
    """Hands in a row that fall from the first to the last, or rise.

    >>> from pokernight.cards import read_cards, texts
    >>> [texts(hand) for hand in Falling((2, 2, 1)).usual(read_cards("9h As 4c Ks 4d"))]
    ['4c 4d', 'As Ks', '9h']
    """

    sizes: tuple[int, ...]
    order: Order = HIGH
    rising: bool = False

    def fault(
        self, hands: Sequence[Collection[Card]], wild: Collection[Card] = (), bugs: Collection[Card] = ()
    ) -> str | None:
        """What is wrong with the hands, as a sentence.

        >>> from pokernight.cards import read_cards
        >>> Falling((2, 1)).fault([read_cards("Kd 2s"), read_cards("Ah")])
        'Hand 2 (ace high) must be worse than hand 1 (king high).'
        """
        strengths = [self.order.strength(hand, wild, bugs) for hand in hands[: len(self.sizes)]]
        wanted = "better" if self.rising else "worse"
        for number, (before, after) in enumerate(pairwise(strengths), 1):
            if after <= before if self.rising else after >= before:
                names = self.order.name(after), self.order.name(before)
                return f"Hand {number + 1} ({names[0]}) must be {wanted} than hand {number} ({names[1]})."
        return None

    def usual(
        self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()
    ) -> list[tuple[Card, ...]]:
        """The best hand that the cards make, the best that the rest makes, and so on, each in its place."""

        def strength(hand: tuple[Card, ...]) -> int:
            return self.order.strength(hand, wild, bugs)

        left = sorted(cards, key=card_height, reverse=True)
        hands: list[tuple[Card, ...]] = []
        for size in reversed(self.sizes) if self.rising else self.sizes:
            made = min(size, self.order.size)
            ways = combinations(left, made) if comb(len(left), made) <= LOOKED_AT else iter([tuple(left[:made])])
            best = max(ways, key=strength)
            rest = [card for card in left if card not in best]
            hands.append((*best, *rest[made - size :][: size - made]))
            left = [card for card in left if card not in hands[-1]]
        if len(set(self.sizes)) == 1:
            hands.sort(key=strength, reverse=True)
        return hands[::-1] if self.rising else hands
