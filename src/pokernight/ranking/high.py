"""The best high hand: the categories are tried from the top, and the first that the cards can make is the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from pokernight.cards import CardError

from .category import GROUPS, Category
from .run import best_run, run_values

if TYPE_CHECKING:
    from .order import Order
    from .tally import Tally

Finder = Callable[["Order", "Tally"], int]
"""Finds the best hand of one category, as ranks packed in a number; 0 if the cards do not make one."""


def best_high(order: Order, tally: Tally) -> int:
    """The value of the best hand: the place of its category, then its ranks."""
    size = min(order.size, tally.number)
    held = tally.with_bugs_as_aces(order.ace) if tally.bugs else tally.held
    wilds = tally.wilds
    longest = max(map(len, tally.suited)) + wilds + tally.bugs
    for place, groups, suited, find in _plan(order):
        if find is None:
            most = groups[0] if groups else 0
            if most <= wilds or held[most - wilds]:  # else there is no such group of one rank
                kickers = size - sum(groups)
                if kickers >= 0 and (key := _grouped(held, wilds, groups, kickers, 16, 0)):
                    return place | key
        elif size == order.size and suited <= longest and (key := find(order, tally)):
            return place | key
    raise CardError("These cards make no hand in this order.")


@cache
def _plan(order: Order) -> tuple[tuple[int, tuple[int, ...], int, Finder | None], ...]:
    """The categories from the best down: place, cards of a rank, cards of a suit, and how it is found otherwise."""
    suited = {Category.FLUSH: order.size, Category.STRAIGHT_FLUSH: order.size, Category.FOUR_CARD_FLUSH: 4}
    return tuple(
        (place << 20, GROUPS.get(category, ()), suited.get(category, 0), FINDERS.get(category))
        for place, category in reversed(list(enumerate(order.categories)))
    )


def _grouped(held: tuple[int, ...], wilds: int, groups: tuple[int, ...], kickers: int, shift: int, taken: int) -> int:
    """The best ranks for the groups, then for the other cards, packed; 0 if it cannot be."""
    if not groups:
        return _highest(held[1] & ~taken, held[0] & ~taken, wilds, kickers, shift)
    size = groups[0]
    left = held[size - wilds if size > wilds else 0] & ~taken
    while left:
        value = left.bit_length() - 1
        bit = 1 << value
        if len(groups) == 1 and not kickers:
            return value << shift
        left ^= bit
        spare = wilds
        for count in range(size, 0, -1):
            if held[count] & bit:
                break
            spare -= 1
        if key := _grouped(held, spare, groups[1:], kickers, shift - 4, taken | bit):
            return value << shift | key
    return 0


def _highest(ranks: int, every: int, wilds: int, count: int, shift: int) -> int:
    """The highest different ranks, wild cards standing for the highest that are not there; 0 if there are too few."""
    key = 0
    for _ in range(count):
        if wilds:
            value = every.bit_length() - 1
            if not ranks >> value & 1:
                wilds -= 1
        else:
            value = ranks.bit_length() - 1
        if value < 0:
            return 0
        bit = ~(1 << value)
        ranks &= bit
        every &= bit
        key |= value << shift
        shift -= 4
    return key


def _straight(order: Order, tally: Tally) -> int:
    return best_run(tally.held[1], tally.wilds + tally.bugs, order.size, order.ace, order.wheel) << 16


def _straight_flush(order: Order, tally: Tally) -> int:
    fillers = tally.wilds + tally.bugs
    best = 0
    for values in tally.suited:
        if len(values) + fillers >= order.size:
            best = max(best, best_run(_bits(values), fillers, order.size, order.ace, order.wheel))
    return best << 16


def _flush(order: Order, tally: Tally) -> int:
    return max(_flush_of(values, tally, order.size) for values in tally.suited)


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


def _four_card_straight(order: Order, tally: Tally) -> int:
    top = best_run(tally.held[1], tally.wilds + tally.bugs, 4, order.ace, order.wheel)
    if not top:
        return 0
    row = _bits(run_values(top, 4, order.ace))
    # One card of each rank of the row is used up; a second one is left as the fifth card.
    left = tally.held[1] & ~row | tally.held[2] & row
    return top << 16 | (left.bit_length() - 1) << 12


def _four_card_flush(order: Order, tally: Tally) -> int:
    best = 0
    for suit, values in enumerate(tally.suited):
        if four := _flush_of(values, tally, order.size - 1):
            others = [value for other in range(4) if other != suit for value in tally.suited[other]]
            best = max(best, four | max(others))
    return best


def _bits(values: Sequence[int]) -> int:
    bits = 0
    for value in values:
        bits |= 1 << value
    return bits


FINDERS: dict[Category, Finder] = {
    Category.STRAIGHT: _straight,
    Category.FLUSH: _flush,
    Category.STRAIGHT_FLUSH: _straight_flush,
    Category.FOUR_CARD_STRAIGHT: _four_card_straight,
    Category.FOUR_CARD_FLUSH: _four_card_flush,
}
