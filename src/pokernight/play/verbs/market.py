"""A market: cards that lie on the table, each at its price, or one from the deck."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count, first
from pokernight.play.cards import deal_to, left_to_deal, move
from pokernight.play.chips import pay
from pokernight.play.describing import meant, one_of
from pokernight.play.log import For
from pokernight.play.lying import lie_of
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import DOWN, TABLE, UP
from pokernight.play.seats import after
from pokernight.play.verbs.paying import price_of
from pokernight.play.verbs.teams import first_to_choose

NEXT, TAKING = 1, 2
"""The phases: whose turn it is, and what that player takes."""


def market(t: Table, step: Step, d: int) -> int:
    """One player after the other takes a card from the table or from the deck, or leaves all of them."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = NEXT
        s.waiting[d] = meant(t, step.who, s.you[d], s.that[d]) & ~s.out
        s.turn[d] = one_of(t, step.start, s.you[d], s.that[d]) - 1 if step.start else s.button
    while True:
        if s.phase[d] == TAKING:
            all_answered(s)
            s.phase[d] = NEXT
            _take(t, step, d, s.turn[d])
        else:
            waiting = s.waiting[d] & s.still_in
            if waiting == 0:
                return OVER
            seat = first_to_choose(t, step, waiting) if step.order else after(s.turn[d], waiting)
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            s.said[seat] = s.picked[seat] = 0
            s.phase[d] = TAKING
            if _ask(t, step, d, seat):
                return ASK
        if s.due or s.jumped:
            return AGAIN


def _ask(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which card it shall be; no where there is nothing to choose."""
    cards, deck = for_sale(t, step, d, seat), deck_way(t, step, d, seat, -1)
    either = deck_way(t, step, d, seat, UP) and deck_way(t, step, d, seat, DOWN)
    if step.may == 0 and count(cards) + (2 if either else 1 if deck else 0) < 2:
        t.s.picked[seat] = cards
        t.s.said[seat] = Say.DRAW if deck else 0
        return False
    if cards == 0 and deck == 0:
        return False
    words = 1 << Say.UP | 1 << Say.DOWN if either else 1 << Say.DRAW if deck else 0
    ask(t, seat, cards, 1, 1, words | (1 << Say.DECLINE if step.may else 0))
    return True


def sold_by(t: Table, way: Step, d: int, seat: int) -> int:
    """The table cards that a player can have in one way, and pay for."""
    if way.top or price_of(t, way, d, seat) > t.s.chips[seat]:
        return 0
    return meant(t, way.cards, seat, t.s.that[d]) & t.s.at[TABLE]


def for_sale(t: Table, step: Step, d: int, seat: int) -> int:
    """The table cards that a player can have in one way or another."""
    cards = sold_by(t, step, d, seat)
    while step.jump:
        step = t.game.steps[step.jump]
        cards |= sold_by(t, step, d, seat)
    return cards


def deck_way(t: Table, step: Step, d: int, seat: int, lie: int) -> int:
    """Whether a card from the deck can be had that lies so, or anyhow (-1): 1 in the first way, or where another is."""
    at = 1
    while not step.top or (lie >= 0 and step.face != lie) or price_of(t, step, d, seat) > t.s.chips[seat]:
        if step.jump == 0:
            return 0
        at = step.jump
        step = t.game.steps[at]
    return at if left_to_deal(t.s) else 0


def price_there(t: Table, step: Step, d: int, seat: int, card: int) -> int:
    """What a table card costs: in the first way in which it can be had."""
    while sold_by(t, step, d, seat) & card == 0 and step.jump:
        step = t.game.steps[step.jump]
    return price_of(t, step, d, seat)


def _take(t: Table, step: Step, d: int, seat: int) -> None:
    """Pay for a card and get it."""
    s = t.s
    if s.said[seat] == -Say.DECLINE:
        return
    card = s.picked[seat]
    if card:
        price = price_there(t, step, d, seat, card)
        lie = lie_of(s, first(card))
        if price:
            pay(t, seat, price, For.FEE)
        move(t, card, TABLE, seat, lie)
        notice(t, Do.TAKE, seat, card)
    elif s.said[seat] in (Say.DRAW, Say.UP, Say.DOWN):
        at = deck_way(t, step, d, seat, UP if s.said[seat] == Say.UP else DOWN if s.said[seat] == Say.DOWN else -1)
        way = step if at == 1 else t.game.steps[at]
        price = price_of(t, way, d, seat)
        if price:
            pay(t, seat, price, For.FEE)
        deal_to(t, seat, way.face)
        notice(t, Do.TAKE, seat, 0)
