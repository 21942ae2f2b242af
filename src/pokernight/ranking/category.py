"""The categories of hands, and the usual orders of them, each from the worst to the best."""

from __future__ import annotations

from enum import IntEnum


class Category(IntEnum):
    """What a hand is, before its ranks are compared.

    >>> Category.FOUR_CARD_FLUSH.words
    'four card flush'
    """

    HIGH_CARD = 0
    PAIR = 1
    FOUR_CARD_STRAIGHT = 2
    FOUR_CARD_FLUSH = 3
    TWO_PAIR = 4
    THREE = 5
    STRAIGHT = 6
    FLUSH = 7
    FULL_HOUSE = 8
    FOUR = 9
    STRAIGHT_FLUSH = 10
    FIVE = 11
    SKIP_STRAIGHT = 12
    CORNER_STRAIGHT = 13
    BLAZE = 14
    LITTLE_DOG = 15
    BIG_DOG = 16
    LITTLE_TIGER = 17
    BIG_TIGER = 18
    ROYAL_FLUSH = 19

    @property
    def words(self) -> str:
        """The category in English."""
        of_a_kind = " of a kind" if self in (Category.THREE, Category.FOUR, Category.FIVE) else ""
        return self.name.lower().replace("_", " ") + of_a_kind


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

WITH_FOUR_CARDS = tuple(category for category in Category if category <= Category.FIVE)
"""A four card straight beats a pair, a four card flush beats that, and two pair beats both."""

STANDARD = tuple(c for c in WITH_FOUR_CARDS if c not in (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH))
"""The usual order; five of a kind, which needs a wild card or a second deck, is the best."""

OF_A_KIND = tuple(GROUPS)
"""Straights and flushes do not count."""

SPECIAL = tuple(category for category in Category if category > Category.FIVE)
"""The categories that only some tables know; a royal flush is one where it stands apart from other straight flushes."""

SPANS: dict[Category, tuple[int, int]] = {
    Category.BIG_TIGER: (13, 8),
    Category.LITTLE_TIGER: (8, 3),
    Category.BIG_DOG: (14, 9),
    Category.LITTLE_DOG: (7, 2),
}
"""The hands without a pair that go from one rank down to another, tigers and dogs."""

THREE_CARDS = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.FLUSH,
    Category.STRAIGHT,
    Category.THREE,
    Category.STRAIGHT_FLUSH,
)
"""With three cards a straight is rarer than a flush, and three of a kind is rarer than both."""
