"""The best high hand: the categories are tried from the top, and the first that the cards can make is the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from pokernight.cards import CardError

from .category import GROUPS, SPANS, Category
from .key import packed
from .run import best_row, best_run, corners, run_values, skipping

if TYPE_CHECKING:
    from .order import Order
    from .tally import Tally

JOKER = 1 << 15
"""The bit of a joker that is not wild."""

Finder = Callable[["Order", "Tally"], int]
"""Finds the best hand of one category, as ranks packed in a number; 0 if the cards do not make one."""


def best_high(order: Order, tally: Tally) -> int:
    """The value of the best hand: the place of its category, then its ranks."""
    size = min(order.size, tally.number)
    held = tally.with_bugs_as_aces(order.ace) if tally.bugs else tally.held
    wilds = tally.wilds
    longest = max(map(len, tally.suited)) + wilds + tally.bugs
    for place, groups, suited, find in _plan(order):
        if find is None and order.loose:
            if ranks := _loose(held, wilds, groups, size, 0):
                return place | packed(ranks)
        elif find is None:
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
    suited = {
        Category.FLUSH: order.size,
        Category.STRAIGHT_FLUSH: order.size,
        Category.ROYAL_FLUSH: order.size,
        Category.FOUR_CARD_FLUSH: 4,
    }
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
    if held[1] & JOKER:  # no card stands for a joker
        left = left & ~JOKER | held[size] & JOKER & ~taken
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
            value = (every | ranks).bit_length() - 1
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


def _loose(held: tuple[int, ...], wilds: int, groups: tuple[int, ...], size: int, taken: int) -> tuple[int, ...]:
    """The best ranks as in `_grouped`, where cards of a rank that make no hand are single cards; () if it cannot be."""
    if sum(groups) > size:
        return ()
    if groups:
        left = held[max(0, groups[0] - wilds)] & ~taken & ~JOKER | held[groups[0]] & JOKER & ~taken
        while left:
            value = left.bit_length() - 1
            left ^= 1 << value
            natural = sum(held[count] >> value & 1 for count in range(1, groups[0] + 1))
            spare = wilds - (groups[0] - natural)
            if rest := _loose(_without(held, value, natural), spare, groups[1:], size - groups[0], taken | 1 << value):
                return (value, *rest)
            if size == groups[0]:  # nothing is left to be found
                return (value,)
        return ()
    cards = [value for count in range(1, len(held)) for value in range(1, 16) if held[count] >> value & 1]
    new = [value for value in range(14, 0, -1) if held[0] >> value & 1 and not (held[1] | taken) >> value & 1]
    ordered = sorted([*cards, *new[:wilds]], reverse=True)
    return tuple(ordered[:size]) if len(ordered) >= size else ()


def _without(held: tuple[int, ...], value: int, cards: int) -> tuple[int, ...]:
    """The ranks held when some cards of a rank are used up."""
    there = sum(bits >> value & 1 for bits in held[1:])
    bit = 1 << value
    return (held[0], *(bits & ~bit | (bit if count <= there - cards else 0) for count, bits in enumerate(held[1:], 1)))


def _straight(order: Order, tally: Tally) -> int:
    return best_run(tally.held[1], tally.wilds + tally.bugs, order.size, *order.rows) << 16


def _straight_flush(order: Order, tally: Tally) -> int:
    fillers = tally.wilds + tally.bugs
    best = 0
    for values in tally.suited:
        if len(values) + fillers >= order.size:
            best = max(best, best_run(_bits(values), fillers, order.size, *order.rows))
    return best << 16


def _royal_flush(order: Order, tally: Tally) -> int:
    best = _straight_flush(order, tally)
    return best if best >> 16 == 14 else 0


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
    top = best_run(tally.held[1], tally.wilds + tally.bugs, 4, order.ace, order.wheel, order.corner)
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
            others += [15] * tally.tame
            best = max(best, four | max(others))
    return best


def _skip_straight(order: Order, tally: Tally) -> int:
    return best_row(skipping(order.ace), tally.held[1], tally.wilds + tally.bugs) << 16


def _corner_straight(order: Order, tally: Tally) -> int:
    return best_row(corners(order.ace), tally.held[1], tally.wilds + tally.bugs) << 16


def _blaze(order: Order, tally: Tally) -> int:
    """Five face cards; they are compared card by card, and a wild one is a king."""
    faces = [value for value in (13, 12, 11) for bits in tally.held[1:] if bits >> value & 1]
    best = sorted([13] * tally.wilds + faces, reverse=True)[: order.size]
    return packed(best) if len(best) == order.size else 0


def _spanning(top: int, bottom: int) -> Finder:
    """A finder of hands without a pair from one rank down to another."""

    def find(order: Order, tally: Tally) -> int:
        held = tally.with_bugs_as_aces(order.ace) if tally.bugs else tally.held
        ends = 1 << top | 1 << bottom
        spare = tally.wilds - (ends & ~held[1]).bit_count()
        if spare < 0 or top > max(13, order.ace):
            return 0
        between = (1 << top) - (2 << bottom)
        inner = _highest(held[1] & between, between, spare, order.size - 2, 12)
        return top << 16 | inner | bottom if inner else 0

    return find


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
    Category.SKIP_STRAIGHT: _skip_straight,
    Category.CORNER_STRAIGHT: _corner_straight,
    Category.BLAZE: _blaze,
    Category.ROYAL_FLUSH: _royal_flush,
    **{category: _spanning(*ends) for category, ends in SPANS.items()},
}
