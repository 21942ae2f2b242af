"""Straights: which ranks stand in a row."""

from __future__ import annotations

from enum import IntEnum
from functools import cache


class Wheel(IntEnum):
    """What the straight from the ace up counts for, where the ace is high in all others."""

    NONE = 0
    LOWEST = 1
    BEST = 15
    """Its top as well, which is above the ace."""


@cache
def runs(length: int, ace: int, wheel: int, corner: bool = False, ace_as: int = 0) -> tuple[tuple[int, int], ...]:
    """Every straight of a length, the highest first: its top rank, and its ranks as bits.

    Those that go round the corner, such as 3-2-A-K-Q, are the lowest. An ace may also be used as a certain rank.

    >>> [top for top, ranks in runs(5, ace=14, wheel=True)]
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5]
    >>> [top for top, ranks in runs(5, ace=14, wheel=False)][-1], [top for top, ranks in runs(5, 1, False)][0]
    (6, 13)
    >>> [top for top, ranks in runs(5, ace=14, wheel=True, corner=True)][-4:]
    [5, 4, 3, 2]
    >>> [top for top, ranks in runs(5, ace=14, wheel=True, ace_as=6)][:7]
    [14, 13, 12, 11, 10, 10, 9]
    >>> [int(top) for top, ranks in runs(5, ace=14, wheel=Wheel.BEST)][:3]
    [15, 14, 13]
    """
    row = (1 << length) - 1
    lowest = 1 if ace == 1 else 2
    straights = [(top, row << (top - length + 1)) for top in range(ace if ace > 1 else 13, lowest + length - 2, -1)]
    if ace > 1 and (wheel or corner):
        from_the_ace = (row >> 1) << 2 | 1 << ace
        best = wheel == Wheel.BEST
        straights.insert(0 if best else len(straights), (Wheel.BEST if best else length, from_the_ace))
    if corner:
        straights.extend((top, _bits(run_values(top, length, ace))) for top in range(length - 1, 1, -1))
    return tuple([each for top, row in straights for each in ((top, row), *_with_ace_as(ace_as, ace, top, row))])


def _with_ace_as(rank: int, ace: int, top: int, row: int) -> tuple[tuple[int, int], ...]:
    """The same straight with an ace in the place of a rank, where it has the one and not the other."""
    fits = rank and row >> rank & 1 and not row >> ace & 1
    return ((top, row ^ 1 << rank | 1 << ace),) if fits else ()


@cache
def skipping(ace: int) -> tuple[tuple[int, int], ...]:
    """Every straight that leaves out each second rank, the highest first, as `runs` gives them.

    >>> [top for top, ranks in skipping(ace=14)]
    [14, 13, 12, 11, 10, 9]
    """
    tops = range(ace if ace > 1 else 13, 8, -1)
    return tuple((top, _bits(skip_values(top, ace))) for top in tops)


@cache
def corners(ace: int) -> tuple[tuple[int, int], ...]:
    """The straights of five cards that go round the corner, the highest first, as `runs` gives them."""
    return tuple((top, _bits(run_values(top, 5, ace))) for top in (4, 3, 2))


def _bits(values: tuple[int, ...]) -> int:
    return sum(1 << value for value in values)


@cache
def best_run(ranks: int, fillers: int, length: int, ace: int, wheel: int, corner: bool = False, ace_as: int = 0) -> int:
    """The top of the highest straight that these ranks make with so many cards that stand for any rank; else 0."""
    return best_row(runs(length, ace, wheel, corner, ace_as), ranks, fillers)


def best_row(rows: tuple[tuple[int, int], ...], ranks: int, fillers: int) -> int:
    """The top of the first of some rows of ranks that can be made; else 0."""
    for top, row in rows:
        if (row & ~ranks).bit_count() <= fillers:
            return top
    return 0


def run_values(top: int, length: int, ace: int) -> tuple[int, ...]:
    """The ranks of a straight from its top down; below the ace comes the king again.

    >>> run_values(9, 5, ace=14), run_values(5, 5, ace=14), run_values(3, 5, ace=14)
    ((9, 8, 7, 6, 5), (5, 4, 3, 2, 14), (3, 2, 14, 13, 12))
    >>> run_values(Wheel.BEST, 3, ace=14)
    (3, 2, 14)
    """
    top = length if top == Wheel.BEST else top
    values = (value if value > 0 else value + 13 for value in range(top, top - length, -1))
    return tuple(ace if value == 1 else value for value in values)


def skip_values(top: int, ace: int) -> tuple[int, ...]:
    """The five ranks of a straight that leaves out each second one, from its top down.

    >>> skip_values(14, ace=14), skip_values(9, ace=14)
    ((14, 12, 10, 8, 6), (9, 7, 5, 3, 14))
    """
    return tuple(ace if value == 1 else value for value in range(top, top - 10, -2))
