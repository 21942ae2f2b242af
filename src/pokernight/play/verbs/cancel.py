"""Cancelling: cards of the last flip that are left out of account."""

from pokernight.play.asking import ASK, OVER, all_answered, ask
from pokernight.play.bits import first
from pokernight.play.describing import last_flip, meant
from pokernight.play.log import Row
from pokernight.play.program import Say, Step, Table
from pokernight.play.seats import after
from pokernight.play.telling import tell


def cancel(t: Table, step: Step, d: int) -> int:
    """One after the other may cancel a card or count it again, once in a hand, until nobody does any more."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = 1
        s.waiting[d] = meant(t, step.who, s.you[d], s.that[d])
        s.turn[d] = s.button
        s.cancelled = 0
    if s.phase[d] == 2:
        s.phase[d] = 1
        all_answered(s)
        seat = s.turn[d]
        if s.picked[seat] and s.said[seat] != -Say.DECLINE:
            s.has_cancelled |= 1 << seat
            s.cancelled ^= s.picked[seat]
            tell(t, Row.CANCELLED, seat, first(s.picked[seat]), 1 if s.cancelled & s.picked[seat] else 0)
            s.waiting[d] = meant(t, step.who, s.you[d], s.that[d])
    able = s.waiting[d] & s.still_in & ~s.has_cancelled
    if able == 0 or last_flip(s) == 0:
        return OVER
    seat = after(s.turn[d], able)
    s.waiting[d] &= ~(1 << seat)
    s.turn[d] = seat
    s.phase[d] = 2
    ask(t, seat, last_flip(s), 1, 1, 1 << Say.DECLINE)
    return ASK
