"""Players doing something: who, in turn or together, whether they may or must, and what each verb asks and does."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered
from pokernight.play.bits import count, first
from pokernight.play.cards import burn, left_to_deal
from pokernight.play.describing import meant, one_of, showing
from pokernight.play.lying import cards_of
from pokernight.play.memory import forget_since, forget_words, queue
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import Record
from pokernight.play.seats import after
from pokernight.play.verbs.choosing import ask_cards
from pokernight.play.verbs.claim import ask_claim, can_claim, take_claim
from pokernight.play.verbs.declare import ask_declare, in_or_out, take_declare
from pokernight.play.verbs.discard import ask_discard, ask_replace, can_discard, take_discard, take_replace
from pokernight.play.verbs.draw import ask_draw, can_draw, get_new_cards, take_draw
from pokernight.play.verbs.exchange import ask_taken, can_exchange, take_exchange
from pokernight.play.verbs.flip import ask_flip, gets_cards, take_flip, to_flip
from pokernight.play.verbs.lay import ask_lay, prepare_lay, take_lay, to_lay
from pokernight.play.verbs.legs import take_earn
from pokernight.play.verbs.lives import take_forfeit
from pokernight.play.verbs.look import ask_look, ask_show, can_look, take_look, take_show, to_show
from pokernight.play.verbs.naming import ask_name, ask_retire, can_retire, take_name, take_retire
from pokernight.play.verbs.others import ask_stolen, ask_whom, others_with, take_force, take_stolen
from pokernight.play.verbs.paid_wilds import ask_make_wild, take_make_wild
from pokernight.play.verbs.passing import ask_pass, can_pass, take_pass
from pokernight.play.verbs.paying import (
    ask_pay,
    ask_pay_or,
    ask_receive,
    can_pay,
    can_receive,
    owes,
    take_fold,
    take_pay,
    take_pay_or,
    take_post,
    take_receive,
)
from pokernight.play.verbs.redeal import come_back
from pokernight.play.verbs.split import ask_split, take_split
from pokernight.play.verbs.stack import ask_cover, ask_stack, hidden, take_cover, take_stack
from pokernight.play.verbs.switch import ask_switch, can_switch, take_switch
from pokernight.play.verbs.trade import can_trade, take_trade
from pokernight.play.verbs.turn_in import deal_back, take_turn_in
from pokernight.play.verbs.twist import ask_turned, ask_twist, can_twist, take_twist


def can(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player can do it at all."""
    do = step.do
    if do == Do.PASS:
        return can_pass(t, step, d, seat)
    if do == Do.DISCARD:
        return can_discard(t, step, d, seat) and _can_force(t, step, d, seat)
    if do == Do.STEAL:
        return others_with(t, step, d, seat) != 0
    if do == Do.FORCE:
        return step.each == 1 or _to_force(t, step, d, seat) != 0
    if do == Do.TURN_IN:
        return cards_of(t.s, seat) != 0
    if do == Do.EXCHANGE:
        return can_exchange(t, step, d, seat)
    if do == Do.SWITCH:
        return can_switch(t, step, d, seat)
    if do == Do.TRADE:
        return can_trade(t, step, d, seat)
    if do == Do.DRAW:
        return can_draw(t, step, d, seat)
    if do == Do.TWIST:
        return can_twist(t, step, d, seat)
    if do == Do.FLIP:
        able = to_flip(t, step, d, seat) != 0 or (step.secret == 1 and hidden(t.s, seat) != 0)
        return able or gets_cards(t, step, d, seat)
    if do == Do.STACK:
        return hidden(t.s, seat) != 0
    if do == Do.COVER:
        return t.s.at[seat] != 0
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
    if do in (Do.PAY, Do.ANTE, Do.MAKE_WILD):
        return can_pay(t, step, d, seat)
    if do == Do.CLAIM:
        return can_claim(t, d)
    if do == Do.RETIRE:
        return can_retire(t, seat)
    if do == Do.PAY_OR:  # whoever is left alone has won, and a bet of nothing need not be called
        return (not step.folds or count(t.s.still_in) > 1) and owes(t, step, d, seat)
    return True


def _can_force(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether somebody else can be made to do what cards are laid away for, if they are laid away for that."""
    follows = t.game.steps[step.other]
    return step.other == 0 or follows.do != Do.FORCE or _to_force(t, follows, d, seat) != 0


def _to_force(t: Table, step: Step, d: int, seat: int) -> int:
    """The others who can do what one of them has to; to fold is open to all."""
    others = meant(t, step.to, seat, t.s.that[d]) & t.s.still_in & ~(1 << seat)
    made = t.game.steps[step.jump]
    found, left = 0, others
    while left:
        other = first(left)
        left &= left - 1
        if made.do != Do.DISCARD or can_discard(t, made, d, other):
            found |= 1 << other
    return found


def ask_what(t: Table, step: Step, d: int, seat: int) -> bool:
    """Put the question of a deed to a player; no where there is nothing to choose."""
    do = step.do
    if do == Do.PASS:
        return ask_pass(t, step, d, seat)
    if do == Do.DISCARD:
        return ask_discard(t, step, d, seat)
    if do in (Do.EXCHANGE, Do.TRADE, Do.TURN_IN):
        return ask_cards(t, step, d, seat)
    if do == Do.STEAL:
        return ask_whom(t, step, seat, others_with(t, step, d, seat))
    if do == Do.FORCE and step.each:
        return ask_pay(t, step, seat)
    if do == Do.FORCE:
        return ask_whom(t, step, seat, _to_force(t, step, d, seat))
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
    if do == Do.COVER:
        return ask_cover(t, step, seat)
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
    if do == Do.MAKE_WILD:
        return ask_make_wild(t, seat)
    if do == Do.CLAIM:
        return ask_claim(t, step, seat)
    if do == Do.NAME:
        return ask_name(t, step, seat)
    if do == Do.RETIRE:
        return ask_retire(t, step, seat)
    if do == Do.REPLACE:
        return ask_replace(t, seat)
    if do in (Do.PAY, Do.ANTE):
        return ask_pay(t, step, seat)
    return False


def do_it(t: Table, step: Step, d: int, seat: int, asked: bool) -> None:
    """Let a player do it, as he has answered."""
    do = step.do
    if do == Do.PASS:
        take_pass(t, step, d, seat)
    elif do == Do.DISCARD:
        take_discard(t, step, d, seat)
        if step.other and t.s.picked[seat]:
            queue(t.s, step.other, seat, t.s.that[d])
    elif do == Do.STEAL:
        take_stolen(t, d, seat)
    elif do == Do.FORCE:
        take_force(t, step, d, seat)
    elif do == Do.TURN_IN:
        take_turn_in(t, seat)
    elif do == Do.EXCHANGE:
        take_exchange(t, step, d, seat)
    elif do == Do.SWITCH:
        take_switch(t, step, d, seat)
    elif do == Do.TRADE:
        take_trade(t, step, d, seat)
    elif do == Do.DRAW:
        take_draw(t, step, d, seat)
    elif do == Do.TWIST:
        take_twist(t, step, d, seat)
    elif do == Do.FLIP:
        take_flip(t, step, d, seat)
    elif do == Do.STACK:
        take_stack(t, seat, asked)
    elif do == Do.COVER:
        take_cover(t, step, seat, asked)
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
    elif do == Do.MAKE_WILD:
        take_make_wild(t, step, d, seat)
    elif do == Do.REPLACE:
        take_replace(t, step, d, seat)
    elif do == Do.CLAIM:
        take_claim(t, d, seat)
    elif do == Do.NAME:
        take_name(t, seat)
    elif do == Do.RETIRE:
        take_retire(t, seat)
    elif do == Do.FOLD:
        take_fold(t, seat)
    elif do == Do.RETURN:
        come_back(t, 1 << seat & ~t.s.still_in)
    elif do == Do.EARN:
        take_earn(t, step, seat)
    elif do == Do.FORFEIT:
        take_forfeit(t, step, seat)


def act_out(t: Table, step: Step, d: int) -> int:
    """All whom the step is about do what it says."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = 1
        s.waiting[d] = _doers(t, step, d)
        start = one_of(t, step.start, s.you[d], s.that[d]) if step.start else 0
        s.turn[d] = start - 1 if start else s.button  # who comes first is the next one after that
        s.tally[d] = 0
        if step.order:
            _put_in_order(t, step)
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
    if step.leads and seats and s.player == 0:
        s.player = first(seats)
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
            if s.phase[d] == 2 and step.do == Do.STEAL and ask_stolen(t, step, d, s.turn[d]):
                s.phase[d] = 3
                return ASK
            if s.phase[d] == 2 and step.do == Do.EXCHANGE and ask_taken(t, step, d, s.turn[d]):
                s.phase[d] = 3
                return ASK
            s.phase[d] = 1
            do_it(t, step, d, s.turn[d], True)
        elif s.waiting[d]:
            seat = _first_in_order(s, s.waiting[d]) if step.order else after(s.turn[d], s.waiting[d])
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            if not _takes_part(s, step, seat) or not can(t, step, d, seat):
                continue
            s.said[seat] = 0
            if ask_what(t, step, d, seat):
                s.phase[d] = 2
                return ASK
            if step.do == Do.STEAL and ask_stolen(t, step, d, seat):
                s.phase[d] = 3
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


def _put_in_order(t: Table, step: Step) -> None:
    """Give everybody a place by the hand that shows, the lowest first or the highest; of equal hands, by the seats."""
    s = t.s
    for seat in range(1, s.seats + 1):
        own, s.place_in_turn[seat] = showing(t, seat, 0), 0
        for other in range(1, s.seats + 1):
            more = showing(t, other, 0) - own if step.order == 2 else own - showing(t, other, 0)
            if more > 0 or (more == 0 and other < seat):
                s.place_in_turn[seat] += 1


def _first_in_order(s: Record, seats: int) -> int:
    """The one of some players who comes first."""
    found, left = first(seats), seats
    while left:
        seat = first(left)
        left &= left - 1
        if s.place_in_turn[seat] < s.place_in_turn[found]:
            found = seat
    return found


def _takes_part(s: Record, step: Step, seat: int) -> bool:
    """Whether a player is still in; who is out can still owe something, but gets no cards while others are in."""
    if step.do in (Do.PAY, Do.ANTE) or step.folded or step.serves:
        return True
    out = s.out if s.still_in & ~s.out else 0
    if step.do in (Do.DRAW, Do.TWIST, Do.RECEIVE, Do.EXCHANGE, Do.TURN_IN) and out >> seat & 1:
        return False
    return s.still_in >> seat & 1 == 1


def _all_have_declared(t: Table, step: Step, d: int) -> None:
    """Where the players have said whether they are in, those who are out are."""
    if step.do == Do.DECLARE and step.words >> Say.OUT & 1:
        in_or_out(t, step, d)


def _all_get_new_cards(t: Table, step: Step, d: int) -> None:
    """Where all have discarded at the same time, the new cards come after the last discard."""
    if step.do == Do.TURN_IN:
        deal_back(t, t.s.tally[d])
    left = t.s.tally[d] if step.do in (Do.DRAW, Do.TWIST) else 0
    while left:
        get_new_cards(t, step, first(left))
        left &= left - 1


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
        _all_get_new_cards(t, step, d)
        _all_have_declared(t, step, d)
        if s.due:
            return AGAIN
    return OVER
