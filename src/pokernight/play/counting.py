"""What is counted of a hand while it is played, and what came of it when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from pokernight.play.bits import count
from pokernight.play.log import Row
from pokernight.play.lying import places
from pokernight.play.record import DECK, DISCARDS, SEATS, Record, each, one


@dataclass(slots=True)
class Outcome:
    """What came of a hand."""

    answers: int = one("count")
    ended: int = one("count")
    rounds: int = one("count")
    cards: int = one("count")
    """How many cards were dealt."""
    deals: int = one("count")
    pot: int = one("count")
    """The most that lay in the middle at one time."""
    left: int = one("count")
    """How many were still in at the end."""
    split: int = one("count")
    """Whether more than one seat has won in one deal."""
    standings: int = one("count")
    """How many rows say who stood how, those of the hands before it counted."""
    lost_cards: int = one("count")
    """The cards that are in no place at the end, or in two."""
    won: list[int] = each("count", SEATS + 1)
    """The chips that each seat has won from pots."""
    gains: list[int] = each("count", SEATS + 1)
    """What the hand has brought or cost each seat."""


def count_row(s: Record, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Count what a row of the log says."""
    if kind == Row.MOVED:
        if b == DECK and c != DISCARDS:
            s.cards_dealt += count(a)
    elif kind == Row.PAID and d == 0:  # what is paid to a player does not lie in the middle
        s.middle += b
        s.most_in_middle = max(s.most_in_middle, s.middle)
    elif kind == Row.WON:
        s.middle -= b
        s.won[a] += b
        s.takers |= 1 << a
        s.sharers |= 1 << a
        if s.sharers & (s.sharers - 1):
            s.split = 1
    elif kind == Row.RETURNED:
        s.middle -= b
    elif kind == Row.ROUND_BEGAN:
        s.rounds += 1
    elif kind == Row.REDEALT:
        s.sharers = 0


def sit_down(s: Record, outcome: Outcome) -> None:
    """What everybody brings to the table."""
    for seat in range(1, s.seats + 1):
        outcome.gains[seat] = -s.chips[seat]


def sum_up(s: Record, deck: int, outcome: Outcome, answers: int) -> None:
    """What came of a hand that is over."""
    outcome.answers = answers
    outcome.ended = s.ended
    outcome.rounds = s.rounds
    outcome.cards = s.cards_dealt
    outcome.deals = s.deals
    outcome.pot = s.most_in_middle
    outcome.left = count(s.still_in)
    outcome.split = s.split
    outcome.standings = s.standings
    for seat in range(1, s.seats + 1):
        outcome.won[seat] = s.won[seat]
        outcome.gains[seat] += s.chips[seat]
    there, twice = 0, 0
    for place in range(places(s)):
        twice |= there & s.at[place]
        there |= s.at[place]
    outcome.lost_cards = count((deck ^ there) | twice)
