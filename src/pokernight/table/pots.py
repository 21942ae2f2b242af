"""Pots: who can win which chips, and how chips are shared."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Pot:
    """Chips, and the seats that can win them."""

    amount: int
    seats: tuple[int, ...]


def pots(bets: Mapping[int, int], fees: int, still_in: Collection[int], all_in: Collection[int]) -> tuple[Pot, ...]:
    """The pots that bets and fees make: who went all in can only win as much from each as he has bet himself.

    Antes count as bets. Fees belong to the first pot, which all who are still in can win.

    >>> pots({1: 5, 2: 10, 3: 10, 4: 3}, fees=2, still_in=[1, 2, 3], all_in=[1])
    (Pot(amount=20, seats=(1, 2, 3)), Pot(amount=10, seats=(2, 3)))
    """
    levels = sorted({bets.get(seat, 0) for seat in all_in if seat in still_in})
    made: list[Pot] = []
    below = 0
    for level in [*levels, max(bets.values(), default=0)]:
        amount = sum([min(bet, level) - min(bet, below) for bet in bets.values()]) + (0 if made else fees)
        able = tuple(seat for seat in sorted(still_in) if seat not in all_in or bets.get(seat, 0) >= level)
        if amount and made and (able == made[-1].seats or not able):
            made[-1] = Pot(made[-1].amount + amount, made[-1].seats)
        elif amount:
            made.append(Pot(amount, able or tuple(sorted(still_in))))  # what nobody has paid for goes to who is left
        below = max(below, level)
    return tuple(made)


def uncalled(bets: Mapping[int, int], still_in: Collection[int]) -> tuple[int, int]:
    """The seat whose last bet nobody called, and the chips to give back; seat 0 where there is none.

    >>> uncalled({1: 5, 2: 12, 3: 3}, still_in=[1, 2])
    (2, 7)
    """
    highest = max(bets.values(), default=0)
    seats = [seat for seat, bet in bets.items() if bet == highest]
    second = max((bet for bet in bets.values() if bet < highest), default=0)
    if len(seats) != 1 or seats[0] not in still_in:
        return 0, 0
    return seats[0], highest - second


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
