"""The ranks of a hand in one number, the first counting most, so that hands compare as numbers do."""

from __future__ import annotations

from collections.abc import Iterable


def packed(values: Iterable[int]) -> int:
    """Up to five ranks in one number.

    >>> hex(packed([13, 4]))
    '0xd4000'
    """
    number, shift = 0, 16
    for value in values:
        number |= value << shift
        shift -= 4
    return number


def unpacked(number: int) -> tuple[int, ...]:
    """The ranks in a number.

    >>> unpacked(0xD4000)
    (13, 4)
    """
    ranks = (number >> 16 & 15, number >> 12 & 15, number >> 8 & 15, number >> 4 & 15, number & 15)
    return tuple([rank for rank in ranks if rank])
