"""Legs: earned deal after deal, until somebody has enough of them to win the pot."""

from pokernight.play.asking import OVER
from pokernight.play.bits import count, first
from pokernight.play.cards import everyone, show
from pokernight.play.chips import take_pots
from pokernight.play.describing import strength
from pokernight.play.log import Row, Why
from pokernight.play.lying import cards_of
from pokernight.play.pots import in_the_middle
from pokernight.play.program import Step, Table
from pokernight.play.telling import tell
from pokernight.play.verbs.redeal import jump
from pokernight.play.verbs.showdown import contenders


def take_earn(t: Table, step: Step, seat: int) -> None:
    """A leg or more for a player, who wins the pot with enough of them."""
    s = t.s
    s.legs[seat] += step.low
    tell(t, Row.LEGS, seat, s.legs[seat])
    if t.game.legs and s.legs[seat] >= t.game.legs:
        take_pots(t, 1 << seat, Why.LEGS, False)
        jump(t, t.game.end)


def compare(t: Table) -> int:
    """Those who are in show their hands, and the best of them have won, but not the pot."""
    s = t.s
    seats = contenders(s)
    if count(seats) < 2:
        return OVER
    best, left = 0, seats
    s.winners = 0
    while left:
        seat = first(left)
        left &= left - 1
        show(t, cards_of(s, seat) & ~s.up, everyone(s))
        have = strength(t, seat, 0, 0, 0, 0)
        if have > best:
            best, s.winners = have, 0
        if have == best:
            s.winners |= 1 << seat
    s.went_in = seats
    s.pot_won = in_the_middle(s)
    return OVER
