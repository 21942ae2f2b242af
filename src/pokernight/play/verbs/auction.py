"""An auction: the cards on the table, one after the other, each to the highest bidder, who pays the pot."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count
from pokernight.play.cards import move
from pokernight.play.chips import pay
from pokernight.play.describing import meant
from pokernight.play.log import For, Row
from pokernight.play.lying import earliest
from pokernight.play.memory import notice
from pokernight.play.program import NUMBER, Do, Say, Step, Table
from pokernight.play.record import DISCARDS, TABLE, UP
from pokernight.play.seats import after
from pokernight.play.telling import tell
from pokernight.play.verbs.sell import BIDDING, CALL, NEXT, called_on, least_bid


def auction(t: Table, step: Step, d: int) -> int:
    """Lot after lot, the one that has lain there longest first; the bidding begins at the dealer's left each time."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = NEXT
        s.tally[d] = meant(t, step.cards, s.you[d], s.that[d]) & s.at[TABLE] & s.up
        s.waiting[d] = s.still_in
    while True:
        buyers = s.waiting[d] & s.still_in
        if s.phase[d] == NEXT:
            if s.tally[d] == 0 or buyers == 0:
                return OVER
            card = earliest(s, s.tally[d])
            s.tally[d] &= ~(1 << card)
            s.lot = 1 << card
            s.leader = s.bid = 0
            s.called = s.button
            s.bidders = 0 if step.each and count(buyers) == 1 else buyers  # the last one need not bid
            tell(t, Row.LOT, card)
            s.phase[d] = CALL
        elif s.phase[d] == CALL:
            bidder = called_on(t)
            if bidder:
                s.called = bidder
                s.phase[d] = BIDDING
                ask(t, bidder, 0, least_bid(t), s.chips[bidder], 1 << Say.BID | 1 << Say.DECLINE)
                return ASK
            s.phase[d] = NEXT
            _hand_over(t, step, d, s.leader or (after(s.button, buyers) if step.each else 0))
        else:
            all_answered(s)
            s.phase[d] = CALL
            if s.said[s.called] >= NUMBER:
                s.leader, s.bid = s.called, s.said[s.called] - NUMBER
            else:
                s.bidders &= ~(1 << s.called)
        if s.due or s.jumped:
            return AGAIN


def _hand_over(t: Table, step: Step, d: int, seat: int) -> None:
    """The card to whoever pays for it, or has to take it; else to the discards."""
    s = t.s
    if seat == 0:
        s.fresh |= s.lot
        move(t, s.lot, TABLE, DISCARDS, UP)
        return
    pay(t, seat, s.bid, For.FEE)
    move(t, s.lot, TABLE, seat, UP)
    s.newest = s.lot
    if step.each:
        s.waiting[d] &= ~(1 << seat)
    notice(t, Do.TAKE, seat, s.lot)
