"""The best low hand: every hand that ranks can make stands in a list, the lowest first; the first that fits is it."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from pokernight.cards import CardError

from .category import GROUPS, Category
from .key import packed
from .run import runs

if TYPE_CHECKING:
    from .order import Order
    from .tally import Tally


class Rung(NamedTuple):
    """One set of ranks on the way up from the lowest hand."""

    value: int
    """The place of its category and its ranks, when its cards are not all of one suit."""
    suited: int
    """The same when they are."""
    needs: tuple[int, ...]
    """The ranks of which it needs at least one, two, ... cards, as bits."""
    ranks: tuple[int, ...]
    """All its ranks, the lowest first."""


@cache
def ladder(order: Order, size: int) -> tuple[Rung, ...]:
    """Every set of ranks that makes a hand of a size, the lowest hand first."""
    ranks = [*(range(1, 14) if order.ace == 1 else range(2, 15)), *([15] if order.tame_jokers else [])]
    return tuple(sorted(_rung(order, size, values) for values in combinations_with_replacement(ranks, size)))


def _rung(order: Order, size: int, values: tuple[int, ...]) -> Rung:
    places = order.categories.index
    by_count = sorted(set(values), key=lambda value: (values.count(value), value), reverse=True)
    groups = tuple(values.count(value) for value in by_count if values.count(value) > 1)
    of_a_kind = next(category for category, needed in GROUPS.items() if needed == groups)
    value = places(of_a_kind) << 20 | packed(by_count)
    suited = value
    bits = sum(1 << rank for rank in by_count)
    needs = tuple(sum(1 << rank for rank in by_count if values.count(rank) > more) for more in range(size))
    if size == order.size:
        every_card = places(Category.FLUSH) << 20 | packed(sorted(values, reverse=True)) if _flushes(order) else 0
        suited = max(value, every_card)
        top = next((top for top, row in runs(size, *order.rows) if row == bits), 0)
        if top and len(by_count) == size:
            if Category.STRAIGHT in order.categories:
                value = places(Category.STRAIGHT) << 20 | top << 16
                suited = max(suited, value)
            if Category.STRAIGHT_FLUSH in order.categories:
                suited = places(Category.STRAIGHT_FLUSH) << 20 | top << 16
    return Rung(value, suited, needs, values)


def _flushes(order: Order) -> bool:
    return Category.FLUSH in order.categories


def best_low(order: Order, tally: Tally) -> int:
    """The value of the lowest hand: the smaller, the better.

    A bug is an ace, since a straight or a flush does a low hand no good.
    """
    size = min(order.size, tally.number)
    held = tally.with_bugs_as_aces(order.ace) if tally.bugs else tally.held
    all_suited = _flushes(order) and size == order.size and max(map(len, tally.suited)) >= size
    if all_suited and not tally.wilds:  # a wild card keeps any hand from being a flush
        return _lowest_flush_or_not(order, size, held, tally)
    if tally.wilds:
        return _lowest(order, size, held, tally.wilds)
    return _lowest_natural(order, size, held)


@lru_cache(1 << 16)
def _lowest_natural(order: Order, size: int, held: tuple[int, ...]) -> int:
    """The lowest hand without wild cards: of different ranks where there are enough, for that is lower than any other.

    The few hands that the cards can make are looked up, which is quicker than to go up the ladder until one fits.
    """
    value_of = _values(order, size)
    low_ranks = _ranks_in(held[1])[: size + 1]  # enough of them, since not all can stand in a row
    unpaired = min([value_of[hand] for hand in combinations(low_ranks, size)], default=_PAIRED)
    if unpaired < _PAIRED:
        return unpaired
    every = sorted(rank for bits in held[1:] for rank in _ranks_in(bits))
    return min([value_of[hand] for hand in set(combinations(every, size))])


_PAIRED = 1 << 20
"""The value from which on hands are more than high cards."""


@cache
def _ranks_in(bits: int) -> tuple[int, ...]:
    return tuple(rank for rank in range(1, 16) if bits >> rank & 1)


@cache
def _values(order: Order, size: int) -> dict[tuple[int, ...], int]:
    """The value of every set of ranks."""
    return {rung.ranks: rung.value for rung in ladder(order, size)}


@lru_cache(1 << 16)
def _lowest(order: Order, size: int, held: tuple[int, ...], wilds: int) -> int:
    ranks = held[1]
    for rung in ladder(order, size):
        if (rung.needs[0] & ~ranks).bit_count() <= wilds and _missing(rung, held) <= wilds:
            return rung.value
    raise CardError("These cards make no hand in this order.")


def _missing(rung: Rung, held: tuple[int, ...]) -> int:
    """How many of the cards that a hand needs are not there."""
    return sum((needed & ~held[count]).bit_count() for count, needed in enumerate(rung.needs, 1))


def _lowest_flush_or_not(order: Order, size: int, held: tuple[int, ...], tally: Tally) -> int:
    """The lowest hand where five cards of a suit might make it a flush against the player's will."""
    suits = [0] * 16  # the suits held of each rank; a bug is of any suit, and a joker that is not wild of none
    for suit, values in enumerate(tally.suited):
        for value in values:
            suits[value] |= 1 << suit
    if tally.bugs:
        suits[order.ace] |= 16
    if tally.tame:
        suits[15] = 32
    best = -1
    for rung in ladder(order, size):
        if 0 <= best <= rung.value:
            return best
        if rung.needs[0] & ~held[1] or _missing(rung, held):
            continue
        all_suits = 0
        for value in range(1, 16):
            if rung.needs[0] >> value & 1:
                all_suits |= suits[value]
        if all_suits.bit_count() > 1:
            return rung.value
        best = rung.suited if best < 0 else min(best, rung.suited)
    return best
