"""Selling: a card that goes unseen to the highest bidder, who pays its owner."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count
from pokernight.play.cards import move
from pokernight.play.chips import pay_player
from pokernight.play.describing import meant
from pokernight.play.log import For, Row
from pokernight.play.memory import notice
from pokernight.play.program import NUMBER, Do, Say, Step, Table
from pokernight.play.record import BLIND, UP
from pokernight.play.seats import after
from pokernight.play.telling import tell
from pokernight.play.verbs.choosing import ask_cards, fitting

NEXT, LOT, CALL, BIDDING = range(1, 5)
"""The phases: whose turn it is to sell, what is sold, who is called on for a bid, and what was bid."""


def sell(t: Table, step: Step, d: int) -> int:
    """One player after the other sells cards; the others bid in turn, each more than the last."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = NEXT
        s.waiting[d] = meant(t, step.who, s.you[d], s.that[d])
        s.turn[d] = s.button
    while True:
        seat = s.turn[d]
        if s.phase[d] == NEXT:
            if s.waiting[d] & s.still_in == 0:
                return OVER
            seat = after(seat, s.waiting[d] & s.still_in)
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            if fitting(t, step, d, seat) and _bidders(t, seat, 1):
                s.phase[d] = LOT
                s.said[seat] = 0
                if ask_cards(t, step, d, seat):
                    return ASK
        elif s.phase[d] == LOT:
            all_answered(s)
            s.phase[d] = NEXT
            if s.picked[seat] and s.said[seat] != -Say.DECLINE:
                s.phase[d] = CALL
                s.lot = s.picked[seat]
                s.bidders = s.still_in & ~(1 << seat)
                s.leader = s.bid = 0
                s.called = seat
                tell(t, Row.ANSWERED, seat, Say.SELL, count(s.lot))
        elif s.phase[d] == CALL:
            bidder = called_on(t)
            if bidder:
                s.called = bidder
                s.phase[d] = BIDDING
                ask(t, bidder, 0, least_bid(t), s.chips[bidder], 1 << Say.BID | 1 << Say.DECLINE)
                return ASK
            s.phase[d] = NEXT
            if s.leader:
                _hand_over(t, seat)
        else:
            all_answered(s)
            s.phase[d] = CALL
            if s.said[s.called] >= NUMBER:
                s.leader, s.bid = s.called, s.said[s.called] - NUMBER
            else:
                s.bidders &= ~(1 << s.called)
        if s.due or s.jumped:
            return AGAIN


def least_bid(t: Table) -> int:
    """The least that can be bid now."""
    return t.s.bid + 1 if t.s.leader else t.s.minimum


def _bidders(t: Table, seat: int, chips: int) -> int:
    """All others who have so many chips."""
    found = 0
    for other in range(1, t.s.seats + 1):
        if other != seat and t.s.still_in >> other & 1 and t.s.chips[other] >= chips:
            found |= 1 << other
    return found


def called_on(t: Table) -> int:
    """The next who can bid more; 0 when that is nobody, or the one who has bid most."""
    s = t.s
    while s.bidders:
        bidder = after(s.called, s.bidders)
        if bidder == s.leader:
            return 0
        if s.chips[bidder] >= least_bid(t):
            return bidder
        s.bidders &= ~(1 << bidder)
    return 0


def _hand_over(t: Table, seat: int) -> None:
    """The cards for the chips."""
    s = t.s
    pay_player(t, s.leader, s.bid, seat, For.PRICE)
    for lie in range(3):
        lying = s.lot & (s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind)
        if lying:
            move(t, lying, seat, s.leader, lie)
    s.newest = s.lot
    notice(t, Do.PASS, seat, s.lot)
