"""Tables for hands of up to seven cards from one deck: two look-ups instead of a search.

Suits apart, a hand is a count of each of thirteen ranks. The counts of the six lower ranks are one number in base
five, those of the seven upper ranks another; `UPPER` gives a row for the one, `LOWER` a place in it for the other, and
rows are just as long as the cards that are left allow. How many cards are wild follows from how many are not.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .category import Category
from .compiled import compiled
from .kernel import Numbers, Rules, best_of_ranks, best_of_suit, hold, lowest, rules_of
from .order import Order

MOST_CARDS = 7
MOST_BUGS = 2
LOWER_RANKS = 6
UPPER_SHIFT = 16
SUIT_SHIFT = 34
WILD_SHIFT = 50
BUG_SHIFT = 54
WILD_UNIT = 1 << WILD_SHIFT
BUG_UNIT = 1 << BUG_SHIFT

Words = NDArray[np.uint64]


class Layout(NamedTuple):
    """Where the counts of ranks stand in a table."""

    lower: Numbers
    upper: Numbers
    counts: Numbers
    """For each place of the table the cards of each rank."""


@cache
def layout() -> Layout:
    """The places of all hands of up to seven cards, the same for every order."""
    lower = _counts(LOWER_RANKS)
    upper = _counts(13 - LOWER_RANKS)
    lower_at = np.full(5**LOWER_RANKS, -1, np.int32)
    upper_at = np.full(5 ** (13 - LOWER_RANKS), -1, np.int32)
    lower_at[lower @ 5 ** np.arange(LOWER_RANKS)] = np.arange(len(lower))
    lower_cards = lower.sum(axis=1)
    rows = []
    start = 0
    for counts in upper:
        upper_at[counts @ 5 ** np.arange(13 - LOWER_RANKS)] = start
        fitting = lower[lower_cards <= MOST_CARDS - counts.sum()]
        rows.append(np.hstack([fitting, np.broadcast_to(counts, (len(fitting), len(counts)))]))
        start += len(fitting)
    return Layout(lower_at, upper_at, np.ascontiguousarray(np.vstack(rows), np.int32))


def _counts(ranks: int) -> Numbers:
    """Every count of so many ranks that seven cards of one deck allow, fewer cards before more."""
    grid = np.array(list(product(range(5), repeat=ranks)), np.int32)
    total = grid.sum(axis=1)
    return grid[np.argsort(total, kind="stable")][: int((total <= MOST_CARDS).sum())]


class Table(NamedTuple):
    """Everything needed to rank hands of one number of cards in one order."""

    lower: Numbers
    upper: Numbers
    by_ranks: Numbers
    """By number of bugs and place, the value suits apart."""
    by_suit: Numbers
    """By number of wild cards and bugs and the ranks held of one suit, the value that goes by the suit."""
    units: Words
    """What each face adds to the count of ranks and suits."""
    bits: Words
    """Each face as one bit: thirteen bits for each suit."""


@cache
def table_of(order: Order, number: int, bugs: int) -> Table:
    """The table for so many cards in an order, up to so many of them bugs."""
    places = layout()
    rules = rules_of(order)
    by_ranks = np.zeros((bugs + 1, len(places.counts)), np.int32)
    by_suit = np.zeros((MOST_CARDS + 1, 1 << 13), np.int32)
    _fill_ranks(rules, places.counts, number, by_ranks)
    if not order.low and number >= order.size:
        _fill_suits(rules, by_suit)
    return Table(places.lower, places.upper, by_ranks, by_suit, _units(order), _bits(order))


def _indices(order: Order) -> list[int]:
    """The place of each face's rank among the thirteen, in the order."""
    lowest_value = 1 if order.ace == 1 else 2
    return [value - lowest_value for value in order.values[:52]]


def _units(order: Order) -> Words:
    units = np.zeros(54, np.uint64)
    for face, index in enumerate(_indices(order)):
        by_rank = 5**index if index < LOWER_RANKS else 5 ** (index - LOWER_RANKS) << UPPER_SHIFT
        units[face] = by_rank + (1 << SUIT_SHIFT + 4 * (face & 3))
    return units


def _bits(order: Order) -> Words:
    bits = np.zeros(54, np.uint64)
    for face, index in enumerate(_indices(order)):
        bits[face] = 1 << 13 * (face & 3) + index
    return bits


@compiled
def _fill_ranks(rules: Rules, counts: Numbers, number: int, filled: Numbers) -> None:
    """Rank every count of ranks with as many wild cards as make up the number of cards."""
    held = np.zeros(6, np.int32)
    suits = np.zeros(15, np.int32)
    lowest_value = 1 if rules.ace == 1 else 2
    for bugs in range(filled.shape[0]):
        for place in range(counts.shape[0]):
            wilds = number - bugs
            held[:] = 0
            held[0] = rules.every
            for index in range(13):
                wilds -= counts[place, index]
                for _ in range(counts[place, index]):
                    hold(held, lowest_value + index)
            if wilds < 0:
                continue
            if rules.low:
                for _ in range(bugs):
                    hold(held, rules.ace)
                filled[bugs, place] = lowest(rules, held, wilds, number, suits)
            else:
                filled[bugs, place] = best_of_ranks(rules, held, wilds, bugs, number)


@compiled
def _fill_suits(rules: Rules, filled: Numbers) -> None:
    """Rank the ranks held of one suit with each number of cards that stand for others."""
    suit = np.zeros(15, np.int32)
    lowest_value = 1 if rules.ace == 1 else 2
    for fillers in range(filled.shape[0]):
        for ranks in range(filled.shape[1]):
            for index in range(13):
                suit[lowest_value + index] = ranks >> index & 1
            filled[fillers, ranks] = best_of_suit(rules, suit, fillers, 0)


def serves(order: Order, number: int) -> bool:
    """Whether there is a table for so many cards in an order."""
    return number <= MOST_CARDS and Category.FOUR_CARD_FLUSH not in order.categories
