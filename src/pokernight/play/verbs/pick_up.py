"""Picking up: a card from the deck or from the discards that lie face up; or a claim to have the best hand instead."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count, first
from pokernight.play.cards import deal_to, left_to_deal, move
from pokernight.play.chips import pay
from pokernight.play.describing import meant, one_of, picked_from
from pokernight.play.log import For
from pokernight.play.memory import notice, queue
from pokernight.play.program import Do, Pick, Say, Step, Table
from pokernight.play.record import DISCARDS, DOWN
from pokernight.play.seats import after
from pokernight.play.verbs.paying import price_of

NEXT, TO_CLAIM, CLAIMING, PICKING = range(1, 5)
"""The phases: whose turn it is, whether that player claims to have the best hand, and which card is picked up."""


def open_discards(t: Table, step: Step) -> int:
    """The discards that may be picked up: all that lie face up, or only the last of them."""
    there = t.s.at[DISCARDS] & t.s.up
    return picked_from(t.s, there, Pick.LAST, 1, 1) if step.top else there


def pick_up(t: Table, step: Step, d: int) -> int:
    """One player after the other picks up a card, until somebody claims to have the best hand."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = NEXT
        s.waiting[d] = meant(t, step.who, s.you[d], s.that[d]) & ~s.out
        start = one_of(t, step.start, s.you[d], s.that[d]) if step.start else 0
        s.turn[d] = start - 1 if start else s.button  # who comes first is the next one after that
        s.player = first(s.waiting[d]) if step.next else s.player
    while True:
        seat = s.turn[d]
        if s.phase[d] == NEXT:
            if s.waiting[d] & s.still_in == 0:
                return OVER
            seat = after(seat, s.waiting[d] & s.still_in)
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            s.phase[d] = TO_CLAIM
        elif s.phase[d] == TO_CLAIM:
            s.phase[d] = CLAIMING
            if step.fee and meant(t, step.fee, seat, s.that[d]) <= s.chips[seat]:
                ask(t, seat, 0, 0, 0, 1 << Say.DECLARE | 1 << Say.DECLINE)
                return ASK
        elif s.phase[d] == CLAIMING:
            if all_answered(s) and s.said[seat] == Say.DECLARE:
                _claim(t, step, d, seat)
                return OVER
            s.phase[d] = PICKING
            s.said[seat] = s.picked[seat] = 0
            if not _can_pick_up(t, step, d, seat):
                s.phase[d] = NEXT
            elif open_discards(t, step):
                words = (1 << Say.DRAW if left_to_deal(s) else 0) | (
                    1 << Say.TAKE if count(open_discards(t, step)) == 1 else 0
                )
                ask(t, seat, open_discards(t, step), 1, 1, words)
                return ASK
        else:
            all_answered(s)
            s.phase[d] = NEXT
            _take(t, step, d, seat)
        if s.due or s.jumped:
            return AGAIN


def _can_pick_up(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to pick up, and chips enough for it."""
    there = open_discards(t, step) != 0 or left_to_deal(t.s) > 0
    return there and price_of(t, step, d, seat) <= t.s.chips[seat]


def _claim(t: Table, step: Step, d: int, seat: int) -> None:
    """A claim is paid for like a bet, which the others have to call."""
    s = t.s
    s.to = meant(t, step.fee, seat, s.that[d])
    for other in range(1, s.seats + 1):
        s.paid[other] = 0
    s.paid[seat] = pay(t, seat, s.to, For.DUE)
    notice(t, Do.CLAIM, seat, 0, Say.CLAIM)


def _take(t: Table, step: Step, d: int, seat: int) -> None:
    """Pay, pick up a card, and lay one away for it."""
    s = t.s
    if step.price:
        pay(t, seat, price_of(t, step, d, seat), For.FEE)
    taken = s.picked[seat] or (open_discards(t, step) if s.said[seat] == Say.TAKE else 0)
    if taken:
        move(t, taken, DISCARDS, seat, DOWN)
    else:
        deal_to(t, seat, DOWN)
    notice(t, Do.TAKE, seat, 0)
    queue(s, step.other, seat, -1)
