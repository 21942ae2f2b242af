"""Taking the card on the table, or one that is bought instead."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import first
from pokernight.play.cards import deal_to, left_to_deal, move, move_each
from pokernight.play.chips import pay
from pokernight.play.describing import meant
from pokernight.play.log import For
from pokernight.play.lying import lie_of
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import DISCARDS, DOWN, TABLE
from pokernight.play.seats import after
from pokernight.play.verbs.paying import price_of


def take_table(t: Table, step: Step, d: int) -> int:
    """One player after the other takes the card on the table, or buys another."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = 1
        s.waiting[d] = meant(t, step.who, s.you[d], s.that[d])
        s.turn[d] = s.button
    while True:
        if s.phase[d] == 2:
            s.phase[d] = 1
            all_answered(s)
            _take_or_buy(t, step, d, s.turn[d])
        else:
            waiting = s.waiting[d] & s.still_in & ~s.out
            if waiting == 0:
                return OVER
            seat = after(s.turn[d], waiting)
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            s.phase[d] = 2
            s.said[seat] = s.picked[seat] = 0
            if t.game.offered_once:
                _renew(t, seat)
            buys = left_to_deal(s) > 0 and price_of(t, step, d, seat) <= s.chips[seat]
            if s.at[TABLE] and buys:
                ask(t, seat, s.at[TABLE], 1, 1, 1 << Say.TAKE | 1 << Say.PAY)
                return ASK
            s.said[seat] = Say.PAY if buys else Say.TAKE
        if s.due or s.jumped:
            return AGAIN


def _renew(t: Table, seat: int) -> None:
    """Lay a table card away that a player has left before, for a new one."""
    s = t.s
    old = s.at[TABLE] & s.left[seat]
    if old and left_to_deal(s):
        lie = lie_of(s, first(old))
        s.fresh |= old
        move_each(t, old, DISCARDS, DOWN)
        deal_to(t, TABLE, lie)


def _take_or_buy(t: Table, step: Step, d: int, seat: int) -> None:
    s = t.s
    there = s.at[TABLE]
    if s.said[seat] == Say.PAY:
        s.left[seat] |= there
        pay(t, seat, price_of(t, step, d, seat), For.FEE)
        deal_to(t, seat, step.face)
        notice(t, Do.TAKE, seat, 0)
    elif there:
        move(t, there, TABLE, seat, lie_of(s, first(there)))
        notice(t, Do.TAKE, seat, there)
