"""Passing: cards that go from player to player."""

from pokernight.play.bits import count
from pokernight.play.cards import move
from pokernight.play.describing import one_of
from pokernight.play.log import Taken
from pokernight.play.memory import notice
from pokernight.play.program import Do, Step, Table
from pokernight.play.record import BLIND, DOWN, UP
from pokernight.play.verbs.choosing import fitting


def can_pass(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to pass, and somebody to pass it to."""
    return count(t.s.still_in) > 1 and fitting(t, step, d, seat) != 0


def take_pass(t: Table, step: Step, d: int, seat: int) -> None:
    """The cards go to another player: face down, but those that are open by the rule stay so."""
    s = t.s
    to = one_of(t, step.to, seat, s.that[d])
    gone = s.picked[seat]
    if to in (0, seat) or gone == 0:
        return
    how = 0 if step.in_turn else Taken.TOGETHER
    for lie in range(3):
        lying = gone & (s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind)
        if step.face == UP:
            continue
        if lie == UP and step.open == 0:
            continue
        if lie == DOWN and step.open == 0:
            lying |= gone & s.up
        if lying:
            move(t, lying, seat, to, lie, how)
    if step.face == UP:
        move(t, gone, seat, to, UP, how)
    s.newest = gone
    s.taken += 1
    notice(t, Do.PASS, seat, gone)
