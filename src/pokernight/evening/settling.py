"""Settling up: who pays whom at the end of the night, with the fewest transfers."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

MOST_EXACT = 16
"""For so many people the fewest transfers are found; for more, few."""


class Transfer(NamedTuple):
    """Somebody pays somebody else."""

    payer: str
    payee: str
    chips: int


def transfers(gains: Mapping[str, int]) -> list[Transfer]:
    """Who pays whom, so that everybody is even; largest payments first.

    People are divided into as many groups as possible that are even among themselves, for a group of n is settled by
    n - 1 transfers.

    >>> transfers({"Ann": 7, "Ben": -4, "Cleo": -3})
    [Transfer(payer='Ben', payee='Ann', chips=4), Transfer(payer='Cleo', payee='Ann', chips=3)]
    >>> len(transfers({"Ann": 5, "Ben": 3, "Cleo": -3, "Dan": -5}))
    2
    """
    if sum(gains.values()):
        raise ValueError("The gains do not add up to zero.")
    rest = {name: gain for name, gain in gains.items() if gain}
    paid: list[Transfer] = []
    for payer, loss in list(rest.items()):  # who owes just what another is owed pays that one, which is never worse
        even = next((name for name, gain in rest.items() if gain == -loss), None)
        if loss < 0 and even is not None:
            paid.append(Transfer(payer, even, -loss))
            del rest[payer], rest[even]
    for group in _even_groups(rest):
        paid.extend(_settled({name: rest[name] for name in group}))
    return sorted(paid, key=lambda one: -one.chips)


def _even_groups(gains: dict[str, int]) -> list[list[str]]:
    """As many groups as possible whose gains add up to zero."""
    names = list(gains)
    if not names or len(names) > MOST_EXACT:
        return [names] if names else []
    size = 1 << len(names)
    sums, most, last = [0] * size, [0] * size, [0] * size
    for members in range(1, size):
        lowest = (members & -members).bit_length() - 1
        sums[members] = sums[members & (members - 1)] + gains[names[lowest]]
        best, dropped = -1, 0
        for at in range(len(names)):
            if members >> at & 1 and most[members ^ 1 << at] > best:
                best, dropped = most[members ^ 1 << at], at
        most[members], last[members] = best + (sums[members] == 0), dropped
    groups: list[list[str]] = []
    members = size - 1
    while members:  # peel off one by one: each time the rest is even, a group ends
        if sums[members] == 0:
            groups.append([])
        groups[-1].append(names[last[members]])
        members ^= 1 << last[members]
    return groups


def _settled(gains: dict[str, int]) -> list[Transfer]:
    """The largest debts against the largest claims; each transfer settles at least one of the two."""
    owed = deque(sorted(((gain, name) for name, gain in gains.items() if gain > 0), reverse=True))
    owing = deque(sorted(((-gain, name) for name, gain in gains.items() if gain < 0), reverse=True))
    paid: list[Transfer] = []
    while owing:
        (claim, payee), (debt, payer) = owed.popleft(), owing.popleft()
        chips = min(claim, debt)
        paid.append(Transfer(payer, payee, chips))
        if claim > chips:
            owed.appendleft((claim - chips, payee))
        if debt > chips:
            owing.appendleft((debt - chips, payer))
    return paid


def money(chips: int, hundredths: int, currency: str) -> str:
    """What chips are worth, exactly.

    >>> money(-7, 25, "$"), money(1200, 100, "EUR"), money(3, 0, "$")
    ('−$1.75', '1,200.00 EUR', '')
    """
    if not hundredths:
        return ""
    whole, part = divmod(abs(chips) * hundredths, 100)
    amount = f"{whole:,}.{part:02}"
    minus = "−" if chips < 0 else ""
    return f"{minus}{currency}{amount}" if len(currency) == 1 else f"{minus}{amount} {currency}".rstrip()
