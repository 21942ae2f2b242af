"""Many hands by chance: what comes of them, and whether every law holds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any

from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.laws import Broken, broken_laws, laws_of_money, laws_of_state, play_out

LOOKED_AT = 10
"""Chips and cards are counted after every hand; one hand in so many is gone through event by event."""


@dataclass
class Tally:
    """What came of some hands."""

    game: str
    hands: int = 0
    ended: int = 0
    timed: int = 0
    """How many of the hands were timed: not the first of several, with which things are made that all others use."""
    seconds: float = 0.0
    answers: int = 0
    rounds: int = 0
    won: int = 0
    showdowns: int = 0
    splits: int = 0
    redeals: int = 0
    net: dict[int, int] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def add(self, hand: Hand) -> None:
        """Count a hand that is over."""
        log = hand.table.log
        won = [event for event in log if isinstance(event, ev.Won)]
        new_deals = [at for at, event in enumerate(log) if isinstance(event, ev.Redealt)]
        deals = (log[since:until] for since, until in pairwise((0, *new_deals, len(log))))
        self.ended += 1
        self.answers += len(hand.answers)
        self.rounds += sum(isinstance(event, ev.RoundBegan) for event in log)
        self.won += sum(event.chips for event in won)
        self.showdowns += len(hand.table.state.still_in) > 1
        self.splits += any(len({event.seat for event in deal if isinstance(event, ev.Won)}) > 1 for deal in deals)
        self.redeals += len(new_deals)
        for seat, gain in enumerate(hand.gains, 1):
            self.net[seat] = self.net.get(seat, 0) + gain

    def data(self) -> dict[str, Any]:
        """The figures as plain data."""
        ended = self.ended or 1
        return {
            "game": self.game,
            "hands": self.hands,
            "ended": self.ended,
            "hands_per_second": round(self.timed / self.seconds, 1) if self.seconds else 0.0,
            "averages": {
                "answers": round(self.answers / ended, 2),
                "betting_rounds": round(self.rounds / ended, 2),
                "pot": round(self.won / ended, 2),
                "showdowns": round(self.showdowns / ended, 3),
                "split_pots": round(self.splits / ended, 3),
                "redeals": round(self.redeals / ended, 3),
                "net": {str(seat): round(chips / ended, 2) for seat, chips in self.net.items()},
            },
            "laws": "all hold" if not self.broken else self.broken[:10],
        }


def simulate(
    name: str,
    deal: Callable[[int], Hand],
    hands: int,
    seed: int,
    seen: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play hands with legal answers by chance; `deal` gives the hand of a number, `seen` is told how many are done."""
    tally = Tally(name)
    for number in range(hands):
        chance = Random(f"{seed}/{number}")
        began = perf_counter()
        try:
            hand = play_out(deal(number), chance)
        except (Broken, Refused) as fault:
            tally.broken.append(f"Hand {number}: {fault}")
            tally.hands += 1
            continue
        if number or hands == 1:
            tally.seconds += perf_counter() - began
            tally.timed += 1
        tally.hands += 1
        tally.add(hand)
        tally.broken.extend(f"Hand {number}: {law}" for law in verdict(hand, thorough=number % LOOKED_AT == 0))
        seen(number + 1)
    return tally


def verdict(hand: Hand, *, thorough: bool) -> Sequence[str]:
    """The laws that a hand has broken: all of them event by event, or only those of money and what the end tells."""
    if thorough:
        return list(broken_laws(hand))
    cards = sorted(hand.table.deck.cards)
    return [*laws_of_money(hand), *laws_of_state(hand.table.state, sum(hand.stacks), cards)]
