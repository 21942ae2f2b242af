"""The categories of hands, and the usual orders of them, each from the worst to the best."""

from __future__ import annotations

from enum import Enum


class Category(Enum):
    """What a hand is, before its ranks are compared."""

    HIGH_CARD = "high card"
    PAIR = "pair"
    FOUR_CARD_STRAIGHT = "four card straight"
    FOUR_CARD_FLUSH = "four card flush"
    TWO_PAIR = "two pair"
    THREE = "three of a kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full house"
    FOUR = "four of a kind"
    STRAIGHT_FLUSH = "straight flush"
    FIVE = "five of a kind"


GROUPS: dict[Category, tuple[int, ...]] = {
    Category.HIGH_CARD: (),
    Category.PAIR: (2,),
    Category.TWO_PAIR: (2, 2),
    Category.THREE: (3,),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR: (4,),
    Category.FIVE: (5,),
}
"""The categories that go by cards of one rank, with how many of a rank they need."""

STANDARD = tuple(c for c in Category if c not in (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH))
"""The usual order; five of a kind, which needs a wild card or a second deck, is the best."""

OF_A_KIND = tuple(GROUPS)
"""Straights and flushes do not count."""

WITH_FOUR_CARDS = tuple(Category)
"""A four card straight beats a pair, a four card flush beats that, and two pair beats both."""

THREE_CARDS = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.FLUSH,
    Category.STRAIGHT,
    Category.THREE,
    Category.STRAIGHT_FLUSH,
)
"""With three cards a straight is rarer than a flush, and three of a kind is rarer than both."""
