"""Pots: who can win which chips, and how chips are shared."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Pot:
    """Chips, and the seats that can win them."""

    amount: int
    seats: tuple[int, ...]


def layers(bets: Mapping[int, int], fees: int, broke: Collection[int]) -> tuple[Pot, ...]:
    """Chips by who has paid for them, folded or not, cut at the bet of everybody who has no chips left.

    Antes count as bets. Fees are everybody's.

    >>> layers({1: 5, 2: 10, 3: 10, 4: 3}, fees=2, broke=[1])
    (Pot(amount=2, seats=(1, 2, 3, 4)), Pot(amount=18, seats=(1, 2, 3, 4)), Pot(amount=10, seats=(2, 3)))
    """
    made = [Pot(fees, tuple(sorted(bets)))] if fees else []
    below = 0
    for level in sorted({*(bets[seat] for seat in broke), max(bets.values(), default=0)}):
        amount = sum([min(bet, level) - min(bet, below) for bet in bets.values()])
        if amount:
            made.append(Pot(amount, tuple(seat for seat in sorted(bets) if bets[seat] > below)))
        below = level
    return tuple(made)


def grouped(
    paid: Sequence[Pot], still_in: Collection[int], waiting: Collection[int] = ()
) -> dict[tuple[int, ...], list[int]]:
    """Which layers make one pot, by the seats that can win them, the one that most can win first.

    Whoever paid for a layer and is still in can win it. Where nobody is, it belongs to those who wait for a new deal;
    dead chips go with the layer below.
    """
    groups: dict[tuple[int, ...], list[int]] = {}
    able = tuple(still_in)
    for at, layer in enumerate(paid):
        for seats in (still_in, waiting):
            there = tuple(seat for seat in layer.seats if seat in seats)
            if there:
                able = there
                break
        groups.setdefault(able, []).append(at)
    return dict(sorted(groups.items(), key=lambda group: (group[0][0] not in still_in, -len(group[0]))))


def pots(paid: Sequence[Pot], still_in: Collection[int], waiting: Collection[int] = ()) -> tuple[Pot, ...]:
    """The pots that layers make: chips, and the seats that can win them.

    >>> pots(layers({1: 5, 2: 10, 3: 10, 4: 3}, fees=2, broke=[1]), still_in=[1, 2, 3])
    (Pot(amount=20, seats=(1, 2, 3)), Pot(amount=10, seats=(2, 3)))
    """
    made = (Pot(sum([paid[at].amount for at in ats]), able) for able, ats in grouped(paid, still_in, waiting).items())
    return tuple(pot for pot in made if pot.amount)


def shared(amount: int, winners: Sequence[int]) -> dict[int, int]:
    """An amount in equal shares; odd chips go one at a time to the winners in order from seat 1.

    >>> shared(11, [5, 2, 3])
    {2: 4, 3: 4, 5: 3}
    """
    each, odd = divmod(amount, len(winners))
    return {seat: each + (place < odd) for place, seat in enumerate(sorted(winners))}


def halves(amount: int, parts: int = 2) -> tuple[int, ...]:
    """An amount for several kinds of winners; the odd chips go to the first, which is the high hand.

    >>> halves(11)
    (6, 5)
    """
    each, odd = divmod(amount, parts)
    return tuple(each + (place < odd) for place in range(parts))
