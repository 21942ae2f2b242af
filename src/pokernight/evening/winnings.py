"""Every pot that was given away: how much lay in it, who could win it, and who did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pokernight.table import events as ev
from pokernight.table.state import State

if TYPE_CHECKING:
    from pokernight.table.hand import Hand
    from pokernight.table.pots import Pot


@dataclass(frozen=True)
class Share:
    """What a seat got out of a pot, and why."""

    seat: int
    chips: int
    why: str


@dataclass(frozen=True)
class PotWon:
    """A pot; those that fewer players could win are side pots."""

    name: str
    amount: int
    seats: tuple[int, ...]
    """Who could win it."""
    shares: tuple[Share, ...]


def pots_won(hand: Hand) -> list[PotWon]:
    """The pots that were given away together at the end, the main pot first."""
    state = State(hand.stacks)
    pots: tuple[Pot, ...] = ()
    won: dict[int, list[Share]] = {}
    together = False
    for event in hand.table.log:
        match event:
            case ev.Won(seat, chips, number, why):
                if not together:
                    together, pots, won = True, state.pots, {}
                won.setdefault(number, []).append(Share(seat, chips, why))
            case ev.Paid() | ev.Acted() | ev.Folded() | ev.RoundBegan() | ev.Shuffled():
                together = False
        state.apply(event)
    return [
        PotWon(_name(number), pots[number].amount, pots[number].seats, tuple(won[number])) for number in sorted(won)
    ]


def _name(number: int) -> str:
    return "Side pot" if number else "Main pot"
