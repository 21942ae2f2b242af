"""Serving: a card for each player in turn, who may have it lie another way, pass it on, or change it for another."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count, first
from pokernight.play.cards import burn, deal_around, deal_to, left_to_deal, move, move_each, turn
from pokernight.play.chips import pay
from pokernight.play.describing import meant, one_of
from pokernight.play.log import For
from pokernight.play.lying import lie_of
from pokernight.play.memory import notice, queue
from pokernight.play.program import Do, Is, Say, Step, Table
from pokernight.play.record import DISCARDS, DOWN, UP, Record
from pokernight.play.seats import after
from pokernight.play.verbs.paying import price_of

NEXT, TO_LIE, FACED, TO_KEEP, REFUSING = range(1, 6)
"""The phases of a deal: whose turn it is, how the card shall lie and what was said to that, whether it is kept."""


def serve(t: Table, step: Step, d: int) -> int:
    """One card to each of some players, who have something to say about it."""
    s = t.s
    if s.phase[d] == 0:
        _begin(t, step, d)
    while True:
        seat = s.turn[d]
        if s.phase[d] == NEXT:
            if s.waiting[d] & s.still_in == 0:
                return OVER
            seat = after(seat, s.waiting[d] & s.still_in)
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            s.tally[d] = 0
            s.phase[d] = TO_KEEP if s.served[seat] else TO_LIE
        elif s.phase[d] == TO_LIE:
            s.phase[d] = FACED
            if _ask_how(t, step, d, seat):
                return ASK
            _deal(t, step, d, seat, False)
        elif s.phase[d] == FACED:
            all_answered(s)
            _deal(t, step, d, seat, True)
        elif s.phase[d] == TO_KEEP:
            if _may_refuse(t, step, d, seat):
                s.phase[d] = REFUSING
                way = t.game.steps[refusal(t, step, s.tally[d])]
                ask(t, seat, 0, 0, 0, 1 << (Say.PASS if way.do == Do.PASS else Say.CHANGE) | 1 << Say.DECLINE)
                return ASK
            s.phase[d] = NEXT
        else:
            all_answered(s)
            s.phase[d] = NEXT
            if s.said[seat] in (Say.PASS, Say.CHANGE):
                _refuse(t, step, d, seat)
        if s.due or s.jumped:
            return AGAIN


def _begin(t: Table, step: Step, d: int) -> None:
    """Find out who gets a card, and from whom on."""
    s = t.s
    s.phase[d] = NEXT
    burn(t)
    s.waiting[d] = meant(t, step.who, s.you[d], s.that[d]) & s.still_in & ~s.out
    s.turn[d] = one_of(t, step.start, s.you[d], s.that[d]) - 1 if step.start else 0
    if t.game.nodes[step.start].kind == Is.FIRST_IN_ROTATION:
        s.started = s.turn[d] + 1
    for seat in range(1, s.seats + 1):
        s.served[seat] = 0
    if left_to_deal(s) < count(s.waiting[d]):  # too few for all: one for everybody
        deal_around(t, s.waiting[d], step.face)
        s.waiting[d] = 0


# how the card lies


def _ask_how(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask how the next card shall lie, or which card is turned up for it; no where there is no choice."""
    if step.turned == step.face or step.so or meant(t, step.fee, seat, t.s.that[d]) > t.s.chips[seat]:
        return False
    if not step.flips:
        ask(t, seat, 0, 0, 0, 1 << Say.UP | 1 << Say.DOWN)
        return True
    down = meant(t, step.flips, seat, t.s.that[d])
    if down:
        ask(t, seat, down, 1, 1, 1 << Say.DECLINE)
    return down != 0


def _deal(t: Table, step: Step, d: int, seat: int, asked: bool) -> None:
    """Deal the card: the other way to those of whom that is said, and to who has paid or turned up a card for it."""
    s = t.s
    s.phase[d] = TO_KEEP
    other = step.so != 0 and meant(t, step.so, seat, s.that[d]) >> seat & 1 == 1
    if asked and step.flips:
        other = s.picked[seat] != 0
        turn(t, s.picked[seat], UP, False)
    elif asked:
        other = s.said[seat] == (Say.UP if step.turned == UP else Say.DOWN)
        if other and step.fee:
            pay(t, seat, meant(t, step.fee, seat, s.that[d]), For.FEE)
    card = deal_to(t, seat, step.turned if other else step.face)
    s.served[seat] = 1 << card if card >= 0 else 0
    if step.jump and card >= 0:
        queue(s, step.jump, seat, card)


# whether it is kept


def refusal(t: Table, step: Step, times: int) -> int:
    """The step that says how a card is refused by who has refused so many in this deal; 0 where it is kept."""
    found = step.other
    for _ in range(times):
        if found:
            found = t.game.steps[found].other
    return found


def _may_refuse(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player may refuse the card, has the chips for it, and another card can be had."""
    s = t.s
    at = refusal(t, step, s.tally[d])
    card = s.served[seat]
    if at == 0 or card == 0:
        return False
    way = t.game.steps[at]
    if (way.face == UP and card & s.up == 0) or price_of(t, way, d, seat) > s.chips[seat]:
        return False
    if way.often and s.changed[seat] >= way.often:
        return False
    kept = 1 if way.do == Do.PASS and _taker(s, d, seat, s.tally[d] > 0) else 0
    return left_to_deal(s) + kept > count(_without(s, d))


def _without(s: Record, d: int) -> int:
    """Those who have yet to get a card, and to whom none was passed."""
    found, left = 0, s.waiting[d] & s.still_in
    while left:
        seat = first(left)
        left &= left - 1
        if s.served[seat] == 0:
            found |= 1 << seat
    return found


def _taker(s: Record, d: int, seat: int, empty: bool) -> int:
    """Who gets a card that is passed on: the next player who gets one, or the next who has none yet; 0 for nobody."""
    seats = _without(s, d) if empty else s.waiting[d] & s.still_in
    return after(seat, seats) if seats else 0


def _refuse(t: Table, step: Step, d: int, seat: int) -> None:
    """Pass the card on or lay it away, at its price, and let the player have another one."""
    s = t.s
    way = t.game.steps[refusal(t, step, s.tally[d])]
    card = s.served[seat]
    lie = lie_of(s, first(card))
    s.served[seat] = 0
    if way.price:
        pay(t, seat, price_of(t, way, d, seat), For.FEE)
    if way.do == Do.PASS:
        _hand_on(t, d, seat, card, _taker(s, d, seat, s.tally[d] > 0))
        notice(t, Do.PASS, seat, card)
        s.phase[d] = TO_LIE
    else:
        s.changed[seat] += 1
        _lay_away(t, card)
        new = deal_to(t, seat, lie)
        s.served[seat] = 1 << new if new >= 0 else 0
        s.phase[d] = TO_KEEP
    s.tally[d] += 1


def _hand_on(t: Table, d: int, seat: int, card: int, to: int) -> None:
    """Hand a card on, and in turn one that lies there already, so that nobody has two; the last is laid away."""
    s = t.s
    while card:
        if to == 0:
            _lay_away(t, card)
            return
        waiting = s.served[to]
        move(t, card, seat, to, lie_of(s, first(card)))
        s.served[to] = card
        card, seat = waiting, to
        to = after(seat, _later(s, d, seat)) if _later(s, d, seat) else 0


def _later(s: Record, d: int, seat: int) -> int:
    """Those without a card whose turn comes after a player's."""
    left, found, after_him = s.waiting[d] & s.still_in, 0, False
    at = s.turn[d]
    while left:
        at = after(at, left)
        left &= ~(1 << at)
        if after_him and s.served[at] == 0:
            found |= 1 << at
        after_him = after_him or at == seat
    return found


def _lay_away(t: Table, card: int) -> None:
    t.s.fresh |= card
    move_each(t, card, DISCARDS, DOWN)
