"""Compiled points: the best total of one hand after another, where cards may be worth several things."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pokernight.cards import FACES

from .compiled import compiled
from .fast import NATURAL, Cards, Kinds
from .kernel import Numbers
from .points import REACH, Points, Side

SIDES = tuple(Side)
ANYTHING = FACES
NO_POINTS = FACES + 1
FIRST_EXTRA = FACES + 2
EITHER, UNDER_FIRST, OVER_FIRST, NOT_OVER, NOT_UNDER = range(5)


class Amounts(NamedTuple):
    """Points, all in numbers; amounts are counted in the parts of a point."""

    options: Numbers
    """For each face what it may be worth, then -1; then what a wild card may be worth, a card that is worth nothing,
    and what each kind of card may be worth that depends on the card before it."""
    most: int
    """The most that one card may be worth."""
    extra: Numbers
    """For each face its row of options after certain others, and -1 if that does not matter."""
    leads: NDArray[np.bool_]
    """For each face before, and each face, whether the one makes the other worth its extra."""
    target: int
    """What to be near to; -1 if the most points win."""
    side: int
    over_wins: bool


def knows_points(points: Points) -> bool:
    """Whether points can be counted here; jokers with points of their own, and points below nothing, cannot."""
    return not (points.worth.own_jokers or points.worth.least < 0 or (points.target or 0) < 0)


@cache
def amounts_of(points: Points) -> Amounts:
    """Points, all in numbers."""
    worth, parts = points.worth, points.parts
    of_face = [sorted({int(value * parts) for value in worth.of(face)}) for face in range(52)]
    anything = sorted({value for values in of_face for value in values})
    after_others = [sorted({int(value * parts) for value in extra.values}) for extra in worth.extras]
    rows = [*of_face, *[anything] * (FACES - 52), anything, [0], *after_others]
    options = np.full((len(rows), max(map(len, rows)) + 2), -1, np.int32)
    for row, values in enumerate(rows):
        options[row, : len(values)] = values
    extra_row = np.full(FACES, -1, np.int32)
    leads = np.zeros((FACES, FACES), np.bool_)
    for face in range(52):
        if extra := worth.extra_of(face):
            extra_row[face] = FIRST_EXTRA + worth.extras.index(extra)
            leads[sorted(extra.after), face] = True
    return Amounts(
        options=options,
        most=int(options.max()),
        extra=extra_row,
        leads=leads,
        target=-1 if points.target is None else int(points.target * parts),
        side=SIDES.index(points.side),
        over_wins=points.over_wins,
    )


@compiled
def total_strength(amounts: Amounts, total: int) -> int:
    """How good a total is."""
    if amounts.target < 0:
        return 1 + total
    off = total - amounts.target
    near = REACH - 2 * abs(off)
    if (amounts.side == NOT_OVER and off > 0) or (amounts.side == NOT_UNDER and off < 0):
        return 0
    if (amounts.side == UNDER_FIRST and off <= 0) or (amounts.side == OVER_FIRST and off >= 0):
        return near + REACH
    if amounts.side == EITHER and off != 0 and (off > 0) != amounts.over_wins:
        return near - 1
    return near


@compiled
def spread(reached: NDArray[np.bool_], further: NDArray[np.bool_], highest: int, options: Numbers) -> int:
    """Add a card that may be worth several things to all the totals reached; the answer is the highest now."""
    most = 0
    for option in options:
        if option < 0:
            break
        most = max(most, option)
        for total in range(highest + 1):
            if reached[total]:
                further[total + option] = True
    for total in range(highest + most + 1):
        reached[total] = further[total]
        further[total] = False
    return highest + most


@compiled
def rank_totals(amounts: Amounts, cards: Cards, kind_of: Kinds, kinds: Kinds, out: Numbers) -> int:
    """Rank the best total of each row; the answer is the first row that holds a card twice, or -1."""
    number = cards.shape[1]
    reached = np.zeros(number * amounts.most + 1, np.bool_)
    further = np.zeros(number * amounts.most + 1, np.bool_)
    last_row = np.full(256, -1, np.int64)
    for row in range(cards.shape[0]):
        reached[:] = False
        reached[0] = True
        highest = 0
        fixed = 0  # what the cards that are worth only one thing come to
        for at in range(number):
            card = cards[row, at]
            if last_row[card] == row:
                return row
            last_row[card] = row
            face = card % FACES
            kind = kinds[row, at] if kinds.shape[0] else kind_of[card]
            which = face if kind == NATURAL else ANYTHING
            if kind == NATURAL and amounts.extra[face] >= 0:
                follows = at > 0 and amounts.leads[cards[row, at - 1] % FACES, face]
                which = amounts.extra[face] if follows else NO_POINTS
            options = amounts.options[which]
            if options[1] < 0:
                fixed += options[0]
            else:
                highest = spread(reached, further, highest, options)
        best = 0
        for total in range(highest + 1):
            if reached[total]:
                best = max(best, total_strength(amounts, fixed + total))
        out[row] = best
    return -1
