"""What players call a hand."""

from __future__ import annotations

from pokernight.cards import Rank

from .category import SPANS, Category
from .run import Wheel

WORDS = ("", "ace", *(rank.word for rank in Rank), "joker")
PLURALS = ("", "aces", *(rank.plural for rank in Rank), "jokers")


def rank_named(value: int) -> Rank:
    """The rank that a value means; a low ace counts one."""
    return Rank.ACE if value == 1 else Rank(value)


def name_of(category: Category, values: tuple[int, ...], low: bool) -> str:
    """What a player would say.

    >>> name_of(Category.FULL_HOUSE, (13, 4), low=False)
    'full house, kings over fours'
    >>> name_of(Category.HIGH_CARD, (8, 6, 4, 3, 1), low=True)
    'eight-six low'
    """
    first = values[0]
    match category:
        case Category.HIGH_CARD:
            return "-".join([WORDS[value] for value in values[:2]]) + " low" if low else f"{WORDS[first]} high"
        case Category.PAIR:
            return f"pair of {PLURALS[first]}"
        case Category.TWO_PAIR:
            return f"two pair, {PLURALS[first]} and {PLURALS[values[1]]}"
        case Category.FULL_HOUSE:
            return f"full house, {PLURALS[first]} over {PLURALS[values[1]]}"
        case Category.THREE:
            return f"three {PLURALS[first]}"
        case Category.FOUR:
            return f"four {PLURALS[first]}"
        case Category.FIVE:
            return f"five {PLURALS[first]}"
        case Category.STRAIGHT_FLUSH | Category.ROYAL_FLUSH if first == 14:
            return "royal flush"
        case Category.STRAIGHT | Category.STRAIGHT_FLUSH if first == Wheel.BEST:
            return f"{category.words}, ace low"
        case _ if category in SPANS:
            return category.words
        case _:
            return f"{category.words}, {WORDS[first]} high"


def kind_of(category: Category, values: tuple[int, ...], low: bool) -> str:
    """What a player would call all hands like this one, the finer ranks left out.

    >>> kind_of(Category.FULL_HOUSE, (13, 4), low=False), kind_of(Category.HIGH_CARD, (8, 6, 4, 3, 1), low=True)
    ('full house', 'eight low')
    """
    return f"{WORDS[values[0]]} low" if low and category is Category.HIGH_CARD else category.words
