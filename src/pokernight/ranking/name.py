"""What players call a hand."""

from __future__ import annotations

from pokernight.cards import Rank

from .category import Category

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


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
    ranks = [rank_named(value) for value in values]
    first = ranks[0]
    match category:
        case Category.HIGH_CARD:
            return "-".join(rank.word for rank in ranks[:2]) + " low" if low else f"{first.word} high"
        case Category.PAIR:
            return f"pair of {first.plural}"
        case Category.TWO_PAIR:
            return f"two pair, {first.plural} and {ranks[1].plural}"
        case Category.FULL_HOUSE:
            return f"full house, {first.plural} over {ranks[1].plural}"
        case Category.THREE | Category.FOUR | Category.FIVE:
            return f"{category.value.split()[0]} {first.plural}"
        case Category.STRAIGHT_FLUSH if values[0] == 14:
            return "royal flush"
        case _:
            return f"{category.value}, {first.word} high"
