"""Bargaining: two players agree on a number of cards, and exchange as many unseen."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count, first
from pokernight.play.cards import move
from pokernight.play.chips import pay
from pokernight.play.describing import meant
from pokernight.play.log import For, Taken
from pokernight.play.lying import cards_of, place_of
from pokernight.play.program import NUMBER, SEAT_BITS, Say, Step, Table
from pokernight.play.record import BLIND, SEATS, UP, Record
from pokernight.play.seats import after
from pokernight.play.verbs.paying import price_of

NEXT, OFFER, ANSWER, CHOICE = range(1, 5)
"""The phases: whose turn it is, what that player offers to whom, whether it is accepted, and which cards are given."""
MOST_CARDS = 14
"""No more cards are traded at once."""


def bargain(t: Table, step: Step, d: int) -> int:
    """One player after the other makes offers, again and again until nobody does."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = NEXT
        s.waiting[d] = meant(t, step.who, s.you[d], s.that[d]) & s.still_in
        s.turn[d] = s.button
        s.offers = 0
    while True:
        seat, other = s.turn[d], s.tally[d] & (1 << SEAT_BITS) - 1
        many = s.tally[d] >> SEAT_BITS
        if s.phase[d] == NEXT:
            if s.waiting[d] & s.still_in == 0:
                if s.offers == 0:
                    return OVER
                s.phase[d] = 0
                return AGAIN
            seat = after(seat, s.waiting[d] & s.still_in)
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            if _ask_offer(t, step, d, seat):
                return ASK
        elif s.phase[d] == OFFER:
            all_answered(s)
            s.phase[d] = NEXT
            if s.said[seat] >= NUMBER:
                s.phase[d] = ANSWER
                s.tally[d] = s.said[seat] - NUMBER
                s.offers = 1
                ask(t, s.tally[d] & (1 << SEAT_BITS) - 1, 0, 0, 0, 1 << Say.ACCEPT | 1 << Say.DECLINE)
                return ASK
        elif s.phase[d] == ANSWER:
            all_answered(s)
            s.phase[d] = NEXT
            if s.said[other] != Say.ACCEPT:
                s.turned_down[_pair(seat, other)] |= 1 << many
                if _ask_offer(t, step, d, seat):
                    return ASK
            else:
                s.phase[d] = CHOICE
                _agree(t, step, d, seat)
                _agree(t, step, d, other)
                if _ask_cards(t, seat, many) + _ask_cards(t, other, many):
                    return ASK
        else:
            all_answered(s)
            s.phase[d] = NEXT
            _exchange(t, seat, other)
        if s.due or s.jumped:
            return AGAIN


def _pair(seat: int, other: int) -> int:
    return seat * (SEATS + 1) + other


def _can_trade(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether a player may trade once more, and can pay for it."""
    s = t.s
    often = step.often == 0 or s.trades[seat] < step.often
    return s.still_in >> seat & 1 == 1 and often and s.chips[seat] >= price_of(t, step, d, seat)


def offers_to(t: Table, step: Step, d: int, seat: int, other: int) -> int:
    """The numbers of cards that a player may offer to trade with another, as bits."""
    s = t.s
    if seat == other or not _can_trade(t, step, d, seat) or not _can_trade(t, step, d, other):
        return 0
    most = min(count(cards_of(s, seat)), count(cards_of(s, other)), MOST_CARDS)
    return ((1 << most + 1) - 2) & ~s.turned_down[_pair(seat, other)]


def _ask_offer(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask for an offer; no where none can be made."""
    for other in range(1, t.s.seats + 1):
        if offers_to(t, step, d, seat, other):
            ask(t, seat, 0, 0, 0, 1 << Say.DECLINE)
            t.s.phase[d] = OFFER
            return True
    return False


def _agree(t: Table, step: Step, d: int, seat: int) -> None:
    """Pay for a trade, which counts for both."""
    if step.price:
        pay(t, seat, price_of(t, step, d, seat), For.FEE)
    t.s.trades[seat] += 1


def _ask_cards(t: Table, seat: int, many: int) -> int:
    """Ask which cards are given; 0 where all of them are."""
    cards = cards_of(t.s, seat)
    t.s.picked[seat] = cards
    if many >= count(cards):
        return 0
    ask(t, seat, cards, many, many, 0)
    return 1


def _exchange(t: Table, seat: int, other: int) -> None:
    """The cards change hands at the same moment, and all offers may be made again."""
    s = t.s
    given, taken = s.picked[seat], s.picked[other]
    s.came = 0
    _hand_over(t, given, other)
    _hand_over(t, taken, seat)
    for pair in range(len(s.turned_down)):
        s.turned_down[pair] = 0


def _hand_over(t: Table, cards: int, to: int) -> None:
    s = t.s
    for lie in range(3):
        lying = cards & _lying(s, lie)
        if lying:
            move(t, lying, place_of(s, first(lying)), to, lie, Taken.TOGETHER)


def _lying(s: Record, lie: int) -> int:
    return s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind
