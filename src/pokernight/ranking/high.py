"""The best high hand: the categories are tried from the top, and the first that the cards can make is the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pokernight.cards import CardError

from .category import GROUPS, Category
from .run import best_run, run_values

if TYPE_CHECKING:
    from .order import Order
    from .tally import Tally

Finder = Callable[["Order", "Tally", int], int]
"""Finds the best hand of one category, as ranks packed in a number; 0 if the cards do not make one."""


def best_high(order: Order, tally: Tally) -> int:
    """The value of the best hand: the place of its category, then its ranks."""
    size = min(order.size, tally.number)
    categories = order.categories
    for position in range(len(categories) - 1, -1, -1):
        if key := FINDERS[categories[position]](order, tally, size):
            return position << 20 | key
    raise CardError("These cards make no hand in this order.")


def _of_a_kind(groups: tuple[int, ...]) -> Finder:
    together = sum(groups)
    most = groups[0] if groups else 0

    def find(order: Order, tally: Tally, size: int) -> int:
        if together > size:
            return 0
        held = tally.with_bugs_as_aces(order.ace) if tally.bugs else tally.held
        wilds = tally.wilds
        if most > wilds and not held[most - wilds]:
            return 0
        return _grouped(held, wilds, groups, size - together, 16)

    return find


def _grouped(held: Sequence[int], wilds: int, groups: tuple[int, ...], kickers: int, shift: int) -> int:
    """The best ranks for the groups, then for the kickers; `held` loses the ranks that are taken."""
    if not groups:
        return _highest(held[1], held[0], wilds, kickers, shift)
    size = groups[0]
    left = held[max(0, size - wilds)]
    while left:
        value = left.bit_length() - 1
        bit = 1 << value
        left ^= bit
        if len(groups) == 1 and not kickers:
            return value << shift
        missing = sum(1 for count in range(1, size + 1) if not held[count] & bit)
        rest = [ranks & ~bit for ranks in held]
        if key := _grouped(rest, wilds - missing, groups[1:], kickers, shift - 4):
            return value << shift | key
    return 0


def _highest(ranks: int, every: int, wilds: int, count: int, shift: int) -> int:
    """The highest different ranks, wild cards standing for the highest that are not there; 0 if there are too few."""
    key = 0
    for _ in range(count):
        pool = every if wilds else ranks
        if not pool:
            return 0
        value = pool.bit_length() - 1
        bit = 1 << value
        if not ranks & bit:
            wilds -= 1
        ranks &= ~bit
        every &= ~bit
        key |= value << shift
        shift -= 4
    return key


def _straight(order: Order, tally: Tally, size: int) -> int:
    if size < order.size:
        return 0
    return best_run(tally.held[1], tally.wilds + tally.bugs, size, order.ace, order.wheel) << 16


def _straight_flush(order: Order, tally: Tally, size: int) -> int:
    if size < order.size:
        return 0
    fillers = tally.wilds + tally.bugs
    best = 0
    for values in tally.suited:
        if len(values) + fillers >= size:
            best = max(best, best_run(_bits(values), fillers, size, order.ace, order.wheel))
    return best << 16


def _flush(order: Order, tally: Tally, size: int) -> int:
    if size < order.size:
        return 0
    return max(_flush_of(values, tally, size) for values in tally.suited)


def _flush_of(values: Sequence[int], tally: Tally, size: int) -> int:
    """The best flush of one suit; a card that stands for another takes a rank that the flush does not hold yet."""
    fillers = tally.wilds + tally.bugs
    if len(values) + fillers < size:
        return 0
    key, shift = 0, 16
    lowest = 16 - 4 * size
    for value in range(14, 0, -1):
        if value in values:
            copies = values.count(value)  # two decks may hold the same card twice
        elif fillers and tally.held[0] >> value & 1:
            copies = 1
            fillers -= 1
        else:
            continue
        for _ in range(copies):
            key |= value << shift
            shift -= 4
            if shift == lowest:
                return key
    return 0


def _four_card_straight(order: Order, tally: Tally, size: int) -> int:
    if size < order.size:
        return 0
    top = best_run(tally.held[1], tally.wilds + tally.bugs, 4, order.ace, order.wheel)
    if not top:
        return 0
    row = _bits(run_values(top, 4, order.ace))
    # One card of each rank of the row is used up; a second one is left as the fifth card.
    left = tally.held[1] & ~row | tally.held[2] & row
    return top << 16 | (left.bit_length() - 1) << 12


def _four_card_flush(order: Order, tally: Tally, size: int) -> int:
    if size < order.size:
        return 0
    best = 0
    for suit, values in enumerate(tally.suited):
        if four := _flush_of(values, tally, 4):
            others = [value for other in range(4) if other != suit for value in tally.suited[other]]
            best = max(best, four | max(others))
    return best


def _bits(values: Sequence[int]) -> int:
    bits = 0
    for value in values:
        bits |= 1 << value
    return bits


FINDERS: dict[Category, Finder] = {
    **{category: _of_a_kind(groups) for category, groups in GROUPS.items()},
    Category.STRAIGHT: _straight,
    Category.FLUSH: _flush,
    Category.STRAIGHT_FLUSH: _straight_flush,
    Category.FOUR_CARD_STRAIGHT: _four_card_straight,
    Category.FOUR_CARD_FLUSH: _four_card_flush,
}
