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
EITHER, UNDER_FIRST, OVER_FIRST, NOT_OVER, NOT_UNDER = range(5)


class Amounts(NamedTuple):
    """Points, all in numbers; amounts are counted in the parts of a point."""

    options: Numbers
    """For each face what it may be worth, then -1; after the faces, what a wild card may be worth."""
    most: int
    """The most that one card may be worth."""
    extra: Numbers
    """For each face what it is worth directly after certain others, and -1 if that does not matter."""
    leads: NDArray[np.bool_]
    """Whether a face makes the next one worth its extra."""
    target: int
    """What to be near to; -1 if the most points win."""
    side: int
    over_wins: bool


@cache
def amounts_of(points: Points) -> Amounts:
    """Points, all in numbers."""
    worth, parts = points.worth, points.parts
    of_face = [sorted({int(value * parts) for value in worth.of(face)}) for face in range(52)]
    anything = sorted({value for values in of_face for value in values})
    options = np.full((FACES + 1, len(anything) + 2), -1, np.int32)
    for face in range(FACES + 1):
        values = of_face[face] if face < 52 else anything
        options[face, : len(values)] = values
    extra = np.full(FACES, -1, np.int32)
    leads = np.zeros(FACES, np.bool_)
    if worth.extra:
        extra[sorted(worth.extra.faces)] = int(worth.extra.value * parts)
        leads[sorted(worth.extra.after)] = True
    return Amounts(
        options=options,
        most=max(anything[-1], int(extra.max())),
        extra=extra,
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
        led = False
        for at in range(number):
            card = cards[row, at]
            if last_row[card] == row:
                return row
            last_row[card] = row
            face = card % FACES
            kind = kinds[row, at] if kinds.shape[0] else kind_of[card]
            options = amounts.options[face if kind == NATURAL else FACES]
            if kind == NATURAL and amounts.extra[face] >= 0:
                fixed += amounts.extra[face] if led else 0
            elif options[1] < 0:
                fixed += options[0]
            else:
                highest = spread(reached, further, highest, options)
            led = amounts.leads[face]
        best = 0
        for total in range(highest + 1):
            if reached[total]:
                best = max(best, total_strength(amounts, fixed + total))
        out[row] = best
    return -1
