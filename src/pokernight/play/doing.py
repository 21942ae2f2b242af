"""Players doing something: who, in turn or together, whether they may or must, and what each verb asks and does."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered
from pokernight.play.bits import count, first
from pokernight.play.cards import burn, left_to_deal
from pokernight.play.describing import meant, one_of
from pokernight.play.lying import cards_of
from pokernight.play.memory import forget_since, forget_words
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import Record
from pokernight.play.seats import after
from pokernight.play.verbs.choosing import ask_cards
from pokernight.play.verbs.declare import ask_declare, in_or_out, take_declare
from pokernight.play.verbs.discard import can_discard, take_discard
from pokernight.play.verbs.draw import ask_draw, can_draw, take_draw
from pokernight.play.verbs.exchange import ask_taken, can_exchange, take_exchange
from pokernight.play.verbs.flip import ask_flip, take_flip, to_flip
from pokernight.play.verbs.lay import ask_lay, prepare_lay, take_lay, to_lay
from pokernight.play.verbs.legs import take_earn
from pokernight.play.verbs.look import ask_look, ask_show, can_look, take_look, take_show, to_show
from pokernight.play.verbs.passing import ask_pass, can_pass, take_pass
from pokernight.play.verbs.paying import (
    ask_pay,
    ask_pay_or,
    ask_receive,
    can_pay,
    can_receive,
    take_fold,
    take_pay,
    take_pay_or,
    take_post,
    take_receive,
)
from pokernight.play.verbs.split import ask_split, take_split
from pokernight.play.verbs.stack import ask_stack, hidden, take_stack
from pokernight.play.verbs.switch import ask_switch, can_switch, take_switch
from pokernight.play.verbs.twist import ask_turned, ask_twist, can_twist, take_twist


def can(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player can do it at all."""
    do = step.do
    if do == Do.PASS:
        return can_pass(t, step, d, seat)
    if do == Do.DISCARD:
        return can_discard(t, step, d, seat)
    if do == Do.EXCHANGE:
        return can_exchange(t, step, d, seat)
    if do == Do.SWITCH:
        return can_switch(t, step, d, seat)
    if do == Do.DRAW:
        return can_draw(t, step, d, seat)
    if do == Do.TWIST:
        return can_twist(t, step, d, seat)
    if do == Do.FLIP:
        return to_flip(t, step, d, seat) != 0
    if do == Do.STACK:
        return hidden(t.s, seat) != 0
    if do == Do.LAY:
        return to_lay(t.s, step, seat) != 0
    if do == Do.SPLIT:
        return cards_of(t.s, seat) != 0
    if do == Do.LOOK:
        return can_look(t, step, d, seat)
    if do == Do.SHOW:
        return to_show(t, step, d, seat) != 0
    if do == Do.RECEIVE:
        return can_receive(t, step, d, seat)
    if do in (Do.PAY, Do.ANTE):
        return can_pay(t, step, d, seat)
    return True


def ask_what(t: Table, step: Step, d: int, seat: int) -> bool:
    """Put the question of a deed to a player; no where there is nothing to choose."""
    do = step.do
    if do == Do.PASS:
        return ask_pass(t, step, d, seat)
    if do in (Do.DISCARD, Do.EXCHANGE):
        return ask_cards(t, step, d, seat)
    if do == Do.SWITCH:
        return ask_switch(t, step, d, seat)
    if do == Do.DRAW:
        return ask_draw(t, step, d, seat)
    if do == Do.TWIST:
        return ask_twist(t, step, d, seat)
    if do == Do.FLIP:
        return ask_flip(t, step, d, seat)
    if do == Do.STACK:
        return ask_stack(t, seat)
    if do == Do.LAY:
        return ask_lay(t, step, seat)
    if do == Do.SPLIT:
        return ask_split(t, step, seat)
    if do == Do.LOOK:
        return ask_look(t, step, seat)
    if do == Do.SHOW:
        return ask_show(t, step, d, seat)
    if do == Do.DECLARE:
        return ask_declare(t, step, seat)
    if do == Do.RECEIVE:
        return ask_receive(t, step, seat)
    if do == Do.PAY_OR:
        return ask_pay_or(t, step, d, seat)
    if do in (Do.PAY, Do.ANTE):
        return ask_pay(t, step, seat)
    return False


def do_it(t: Table, step: Step, d: int, seat: int, asked: bool) -> None:
    """Let a player do it, as he has answered."""
    do = step.do
    if do == Do.PASS:
        take_pass(t, step, d, seat)
    elif do == Do.DISCARD:
        take_discard(t, step, seat)
    elif do == Do.EXCHANGE:
        take_exchange(t, step, d, seat)
    elif do == Do.SWITCH:
        take_switch(t, step, d, seat)
    elif do == Do.DRAW:
        take_draw(t, step, d, seat)
    elif do == Do.TWIST:
        take_twist(t, step, d, seat)
    elif do == Do.FLIP:
        take_flip(t, step, seat)
    elif do == Do.STACK:
        take_stack(t, seat, asked)
    elif do == Do.LAY:
        take_lay(t, step, seat)
    elif do == Do.SPLIT:
        take_split(t, step, seat, asked)
    elif do == Do.SHOW:
        take_show(t, step, d, seat)
    elif do == Do.LOOK:
        take_look(t, step, d, seat, asked)
    elif do == Do.DECLARE:
        take_declare(t, seat)
    elif do == Do.RECEIVE:
        take_receive(t, step, d, seat, asked)
    elif do == Do.PAY_OR:
        take_pay_or(t, step, d, seat)
    elif do == Do.POST:
        take_post(t, step, d, seat)
    elif do in (Do.PAY, Do.ANTE):
        take_pay(t, step, d, seat, asked)
    elif do == Do.FOLD:
        take_fold(t, seat)
    elif do == Do.EARN:
        take_earn(t, step, seat)


def act_out(t: Table, step: Step, d: int) -> int:
    """All whom the step is about do what it says."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = 1
        s.waiting[d] = _doers(t, step, d)
        s.turn[d] = one_of(t, step.start, s.you[d], s.that[d]) - 1 if step.start else 0
        s.tally[d] = 0
        forget_since(t, s.step[d])
        if step.do == Do.DECLARE:
            forget_words(t, step.words)
        if step.do == Do.LAY and not step.may:
            _prepare(t, step, d)
        if step.do == Do.RECEIVE and not step.bought:
            burn(t)
            if left_to_deal(s) < count(s.still_in):  # too few for all: no more cards are offered
                s.waiting[d] = 0
    return _in_turn(t, step, d) if step.in_turn else _together(t, step, d)


def _prepare(t: Table, step: Step, d: int) -> None:
    """What is turned up before anybody is asked."""
    left = t.s.waiting[d] & t.s.still_in
    while left:
        prepare_lay(t, step, first(left))
        left &= left - 1


def _doers(t: Table, step: Step, d: int) -> int:
    """Those who do it; the next player is the first from there on who can."""
    s = t.s
    seats = meant(t, step.who, s.you[d], s.that[d])
    if not step.next or seats == 0:
        return seats
    seat = first(seats)
    for _ in range(count(s.still_in)):
        if can(t, step, d, seat):
            break
        seat = after(seat, s.still_in)
    if not can(t, step, d, seat):
        seat = first(seats)
    s.player = seat
    return 1 << seat


def _in_turn(t: Table, step: Step, d: int) -> int:
    """One after the other."""
    s = t.s
    while True:
        if s.phase[d] >= 2:
            all_answered(s)
            if s.phase[d] == 2 and step.do == Do.TWIST and ask_turned(t, step, d, s.turn[d]):
                s.phase[d] = 3
                return ASK
            if s.phase[d] == 2 and step.do == Do.EXCHANGE and ask_taken(t, step, d, s.turn[d]):
                s.phase[d] = 3
                return ASK
            s.phase[d] = 1
            do_it(t, step, d, s.turn[d], True)
        elif s.waiting[d]:
            seat = after(s.turn[d], s.waiting[d])
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            if not _takes_part(s, step, seat) or not can(t, step, d, seat):
                continue
            s.said[seat] = 0
            if ask_what(t, step, d, seat):
                s.phase[d] = 2
                return ASK
            if step.do == Do.EXCHANGE and ask_taken(t, step, d, seat):
                s.phase[d] = 3
                return ASK
            do_it(t, step, d, seat, False)
        else:
            _all_have_declared(t, step, d)
            return OVER
        if s.due or s.jumped:
            return AGAIN


def _takes_part(s: Record, step: Step, seat: int) -> bool:
    """Whether a player is still in; who is out can still owe something."""
    return step.do in (Do.PAY, Do.ANTE) or s.still_in >> seat & 1 == 1


def _all_have_declared(t: Table, step: Step, d: int) -> None:
    """Where the players have said whether they are in, those who are out are."""
    if step.do == Do.DECLARE and step.words >> Say.OUT & 1:
        in_or_out(t, step, d)


def _together(t: Table, step: Step, d: int) -> int:
    """All choose in secret, and then it happens to all, seat by seat."""
    s = t.s
    if s.phase[d] == 1:
        s.phase[d] = 2
        left = s.waiting[d]
        while left:
            seat = first(left)
            left &= left - 1
            if _takes_part(s, step, seat) and can(t, step, d, seat):
                s.tally[d] |= 1 << seat
                s.said[seat] = 0
                ask_what(t, step, d, seat)
        if s.asking:
            return ASK
    if s.phase[d] == 2:
        s.phase[d] = 3
        asked = all_answered(s)
        left = s.tally[d]
        while left:
            seat = first(left)
            left &= left - 1
            do_it(t, step, d, seat, asked >> seat & 1 == 1)
        _all_have_declared(t, step, d)
        if s.due:
            return AGAIN
    return OVER
