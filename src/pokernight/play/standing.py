"""How everybody stood at the showdowns of a hand, row by row, for whoever counts what wins."""

from __future__ import annotations

from pokernight.play.bits import first
from pokernight.play.program import By, Step, Table
from pokernight.play.seats import sides
from pokernight.play.verbs.showdown import contenders, playing_for, settle, worth_of

NO_HAND = -1
"""The worth of what wins a part of the pot and is no hand."""
PAID = -1
"""In place of a part: the row says which seats were paid after a showdown, as bits."""


def write_standing(
    log: list[tuple[int, ...]],
    at: int,  # noqa: ARG001
    showdown: int,
    part: int,
    seat: int,
    worth: int,
    won: int,
) -> None:
    """Write a row."""
    log.append((showdown, part, seat, worth, won))


def note_standings(t: Table, step: Step) -> None:
    """Write down who shows what for each part of the pot, and who wins it."""
    s = t.s
    note_payments(t)
    seats = contenders(s)
    if sides(s, seats) < 2:  # who is alone need not show anything
        return
    settle(t, step, seats)
    for number in range(step.parts):
        share = t.game.shares[step.shares + number]
        hands = share.by == By.HAND
        left = playing_for(s, share, seats) if hands else s.part[number]
        while left:
            seat = first(left)
            left &= left - 1
            worth = worth_of(t, share, seat) if hands else NO_HAND
            write_standing(
                t.log, s.standings, s.showdowns + 1, step.shares + number, seat, worth, s.part[number] >> seat & 1
            )
            s.standings += 1


def note_payments(t: Table) -> None:
    """Write down who was paid after the last showdown."""
    s = t.s
    if s.showdowns:
        write_standing(t.log, s.standings, s.showdowns, PAID, 0, 0, s.takers)
        s.standings += 1
