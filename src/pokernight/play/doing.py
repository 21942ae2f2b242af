"""Players doing something: who, in turn or together, whether they may or must, and what each verb asks and does."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered
from pokernight.play.bits import first
from pokernight.play.describing import meant, one_of
from pokernight.play.program import Do, Step, Table
from pokernight.play.seats import after
from pokernight.play.verbs.draw import ask_draw, can_draw, take_draw


def can(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player can do it at all."""
    if step.do == Do.DRAW:
        return can_draw(t, step, d, seat)
    return True


def ask_what(t: Table, step: Step, d: int, seat: int) -> bool:
    """Put the question of a deed to a player; no where there is nothing to choose."""
    if step.do == Do.DRAW:
        return ask_draw(t, step, d, seat)
    return False


def do_it(t: Table, step: Step, d: int, seat: int, asked: bool) -> None:
    """Let a player do it, as he has answered."""
    if step.do == Do.DRAW:
        take_draw(t, step, d, seat, asked)


def act_out(t: Table, step: Step, d: int) -> int:
    """All whom the step is about do what it says."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = 1
        s.waiting[d] = meant(t, step.who, s.you[d], s.that[d])
        s.turn[d] = one_of(t, step.start, s.you[d], s.that[d]) - 1 if step.start else 0
        s.tally[d] = 0
    return _in_turn(t, step, d) if step.in_turn else _together(t, step, d)


def _in_turn(t: Table, step: Step, d: int) -> int:
    """One after the other."""
    s = t.s
    while True:
        if s.phase[d] == 2:
            s.phase[d] = 1
            all_answered(s)
            do_it(t, step, d, s.turn[d], True)
        elif s.waiting[d]:
            seat = after(s.turn[d], s.waiting[d])
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            if not s.still_in >> seat & 1 or not can(t, step, d, seat):
                continue
            if ask_what(t, step, d, seat):
                s.phase[d] = 2
                return ASK
            do_it(t, step, d, seat, False)
        else:
            return OVER
        if s.due:
            return AGAIN


def _together(t: Table, step: Step, d: int) -> int:
    """All choose in secret, and then it happens to all, seat by seat."""
    s = t.s
    if s.phase[d] == 1:
        s.phase[d] = 2
        left = s.waiting[d] & s.still_in
        while left:
            seat = first(left)
            left &= left - 1
            if can(t, step, d, seat):
                s.tally[d] |= 1 << seat
                ask_what(t, step, d, seat)
        if s.asking:
            return ASK
    asked = all_answered(s)
    left = s.tally[d]
    while left:
        seat = first(left)
        left &= left - 1
        do_it(t, step, d, seat, asked >> seat & 1 == 1)
    return OVER
