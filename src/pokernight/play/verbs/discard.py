"""Discarding: cards laid away."""

from pokernight.play.bits import count
from pokernight.play.cards import move_each
from pokernight.play.memory import notice
from pokernight.play.program import Do, Step, Table
from pokernight.play.record import DISCARDS, DOWN, UP
from pokernight.play.verbs.choosing import fitting, most_of


def can_discard(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to lay away."""
    return most_of(step, count(fitting(t, step, d, seat))) > 0


def take_discard(t: Table, step: Step, seat: int) -> None:
    """Lay the cards away."""
    gone = t.s.picked[seat]
    if gone:
        t.s.fresh |= gone
        move_each(t, gone, DISCARDS, UP if step.face == UP else DOWN)
        notice(t, Do.DISCARD, seat, gone)
