"""Hands played at the table, and what is counted of each when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from pokernight.bots.bot import Bot
from pokernight.odds.tally import Tally
from pokernight.ranking import Hand as Ranked
from pokernight.table import events as ev
from pokernight.table.chair import Chair
from pokernight.table.hand import Hand
from pokernight.table.places import DECK, DISCARDS
from pokernight.table.referee import Shown, shows_down
from pokernight.table.state import State

UNQUALIFIED = "does not qualify"
"""The kind of all hands that cannot win."""


@dataclass
class Outcome:
    """A hand that is over, as far as it is counted."""

    shown: list[list[Shown]] = field(default_factory=list)
    """For each showdown, what was shown for each part."""
    paid: list[set[int]] = field(default_factory=list)
    """For each showdown, the seats that got chips by it."""
    won: Counter[int] = field(default_factory=Counter)
    """The chips that each seat got out of pots."""
    pot: int = 0
    """How big the pot grew."""
    lengths: Counter[str] = field(default_factory=Counter)


def play(hand: Hand, bots: Sequence[Bot], *, to_showdown: bool = False) -> Hand:
    """Play a hand to its end, or only until its first showdown is over."""
    while not hand.ended and not (to_showdown and any(shows_down(event) for event in hand.table.log)):
        seat = next(iter(hand.asking))
        hand.answer(seat, bots[seat - 1].answer(Chair(hand, seat)))
    return hand


def begun(hand: Hand) -> Counter[str]:
    """The measures of a hand before its first event."""
    return Counter(answers=len(hand.answers), rounds=0, cards=0, deals=1)


def measure(lengths: Counter[str], event: ev.Event) -> None:
    """Add what an event does to the length of a hand."""
    match event:
        case ev.Moved(cards, source, to) if source == DECK and to != DISCARDS:
            lengths["cards"] += len(cards)
        case ev.RoundBegan():
            lengths["rounds"] += 1
        case ev.Redealt():
            lengths["deals"] += 1


def outcome_of(hand: Hand) -> Outcome:
    """What came of a hand; every showdown is looked at as it stood before the pot was given away."""
    outcome = Outcome(lengths=begun(hand))
    past = State(hand.stacks)
    for event in hand.table.log:
        past.apply(event)
        measure(outcome.lengths, event)
        match event:
            case ev.Paid():
                outcome.pot = max(outcome.pot, past.pot_size)
            case ev.Won(seat, chips):
                outcome.won[seat] += chips
                if outcome.paid:
                    outcome.paid[-1].add(seat)
            case ev.Noted() if shows_down(event):
                outcome.paid.append(set())
    if outcome.paid:
        outcome.shown = hand.referee.showdowns()
    return outcome


def kind_of(hand: Ranked) -> str:
    """The kind of a hand that was shown."""
    return hand.kind if hand.qualifies else UNQUALIFIED


def count(tally: Tally, hand: Hand) -> None:
    """Count a hand that is over."""
    outcome = outcome_of(hand)
    tally.hands += 1
    for seat, gain in enumerate(hand.gains, 1):
        tally.net[seat].add(gain)
        tally.won[seat].add(outcome.won[seat], outcome.won.total())
    tally.chips.add(outcome.won.total(), outcome.won.total())
    tally.shown.add(int(any(outcome.shown)))
    tally.split.add(int(len(+outcome.won) > 1))
    tally.pots[outcome.pot] += 1
    for name, much in outcome.lengths.items():
        tally.lengths[name].add(much)
    parts = {shown.part for showdown in outcome.shown for shown in showdown}
    for part in parts:
        there = [
            (shown, paid)
            for showdown, paid in zip(outcome.shown, outcome.paid, strict=True)
            for shown in showdown
            if shown.part == part
        ]
        _count_part(tally, part, there)


def _count_part(tally: Tally, name: str, there: list[tuple[Shown, set[int]]]) -> None:
    """Count all that was shown for one part of the pot in a hand."""
    part = tally.parts[name]
    made: Counter[str] = Counter()
    won: Counter[str] = Counter()
    prevailed: Counter[str] = Counter()
    tied = 0
    for shown, paid in there:
        made.update(map(kind_of, shown.hands.values()))
        for hand in shown.hands.values():
            kind = part.kinds[kind_of(hand)]
            kind.strength = max(kind.strength, hand.strength)
        seats = [seat for seat in shown.winners if seat in paid]
        if not seats:
            continue
        best = shown.hands.get(seats[0])
        won[kind_of(best) if best else shown.why] += 1
        prevailed.update(kind_of(shown.hands[seat]) for seat in seats if seat in shown.hands)
        part.winners[(best.strength, best.name) if best else (0, shown.why)] += 1
        tied += len(seats) > 1
    part.shown.add(made.total(), made.total())
    part.decided.add(won.total(), won.total())
    part.tied.add(tied, won.total())
    for kind_name in made.keys() | won.keys():
        kind = part.kinds[kind_name]
        kind.made.add(made[kind_name], made.total())
        kind.won.add(won[kind_name], won.total())
        kind.prevailed.add(prevailed[kind_name], made[kind_name])
