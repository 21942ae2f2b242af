"""Straights: which ranks stand in a row."""

from __future__ import annotations

from functools import cache


@cache
def runs(length: int, ace: int, wheel: bool) -> tuple[tuple[int, int], ...]:
    """Every straight of a length, the highest first: its top rank, and its ranks as bits.

    >>> [top for top, ranks in runs(5, ace=14, wheel=True)]
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5]
    >>> [top for top, ranks in runs(5, ace=14, wheel=False)][-1], [top for top, ranks in runs(5, 1, False)][0]
    (6, 13)
    """
    row = (1 << length) - 1
    lowest = 1 if ace == 1 else 2
    straights = [(top, row << (top - length + 1)) for top in range(ace if ace > 1 else 13, lowest + length - 2, -1)]
    if wheel:
        straights.append((length, (row >> 1) << 2 | 1 << ace))
    return tuple(straights)


@cache
def best_run(ranks: int, fillers: int, length: int, ace: int, wheel: bool) -> int:
    """The top of the highest straight that these ranks make with so many cards that stand for any rank; else 0."""
    for top, row in runs(length, ace, wheel):
        if (row & ~ranks).bit_count() <= fillers:
            return top
    return 0


def run_values(top: int, length: int, ace: int) -> tuple[int, ...]:
    """The ranks of a straight from its top down.

    >>> run_values(9, 5, ace=14), run_values(5, 5, ace=14)
    ((9, 8, 7, 6, 5), (5, 4, 3, 2, 14))
    """
    return tuple(ace if value == 1 else value for value in range(top, top - length, -1))
