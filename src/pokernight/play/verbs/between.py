"""In between: two cards are turned up, and a player may bet that the next one falls between them."""

from pokernight.play.asking import ASK, OVER, all_answered, ask
from pokernight.play.bits import first
from pokernight.play.cards import deal_to, move_each
from pokernight.play.chips import pay, take_pots, win
from pokernight.play.faces import of_rank, rank_number
from pokernight.play.log import For, Row, Why
from pokernight.play.lying import cards_of, earliest
from pokernight.play.pots import count_pots, in_the_middle
from pokernight.play.program import Say, Step, Table
from pokernight.play.record import DISCARDS, UP, Record
from pokernight.play.seats import after
from pokernight.play.telling import tell
from pokernight.play.verbs.declare import declare

MOST_TURNS = 100
"""How many turns a pot lasts before it is shared by all."""
ACE, LOW_ACE = 14, 1
TURN, CALLED, BET = 1, 2, 3
"""Somebody's turn comes; an ace was called high or low; a bet was made."""


def between(t: Table, step: Step, d: int) -> int:
    """Turn after turn, until the pot is empty."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = TURN
        s.turn[d] = s.button
        s.tally[d] = 0
        _to_all(s)
    while in_the_middle(s):
        if s.phase[d] == TURN:
            if s.tally[d] == MOST_TURNS:
                take_pots(t, s.still_in, Why.MANY_DEALS)
                return OVER
            s.tally[d] += 1
            s.turn[d] = after(s.turn[d], s.still_in)
            if s.chips[s.turn[d]] == 0:
                continue
            card = deal_to(t, s.turn[d], UP)
            s.declared[s.turn[d]] = 0
            if step.ace and rank_number(card) + 2 >= ACE:
                ask(t, s.turn[d], 0, 0, 0, 1 << Say.HIGH | 1 << Say.LOW)
                s.phase[d] = CALLED
                return ASK
            return _offer(t, step, d)
        if s.phase[d] == CALLED:
            all_answered(s)
            declare(t, s.turn[d], s.said[s.turn[d]])
            return _offer(t, step, d)
        all_answered(s)
        _settle(t, step, s.turn[d])
        s.phase[d] = TURN
    return OVER


def _to_all(s: Record) -> None:
    """Whatever is in the pot can be won by everybody."""
    chips = in_the_middle(s)
    s.kept = s.layers = 0
    s.fees = chips
    for seat in range(1, s.seats + 1):
        s.bets[seat] = 0


def _offer(t: Table, step: Step, d: int) -> int:
    """The second card, and the question what to bet; a pair may be dealt anew."""
    s = t.s
    seat = s.turn[d]
    deal_to(t, seat, UP)
    low = first(cards_of(s, seat))
    if step.each and cards_of(s, seat) & ~of_rank(t, rank_number(low)) == 0 and s.declared[seat] == 0:
        move_each(t, cards_of(s, seat), DISCARDS, UP)
        deal_to(t, seat, UP)
        deal_to(t, seat, UP)
    s.call = s.to = 0
    ask(t, seat, 0, 1, min(in_the_middle(s), s.chips[seat]), 1 << Say.STAY)
    s.phase[d] = BET
    return ASK


def _settle(t: Table, step: Step, seat: int) -> None:
    """The third card, and who pays whom."""
    s = t.s
    bet = max(s.said[seat], 0)
    tell(t, Row.STAKED, seat, bet)
    if bet > 0:
        one = earliest(s, cards_of(s, seat))
        other = first(cards_of(s, seat) & ~(1 << one))
        card = deal_to(t, seat, UP)
        low, high, third = _height(t, one, s.declared[seat]), _height(t, other, 0), _height(t, card, 0)
        if rank_number(card) in (rank_number(one), rank_number(other)):
            pay(t, seat, bet * step.low, For.FEE)
        elif min(low, high) < third < max(low, high):
            count_pots(s)
            win(t, seat, bet, 0, Why.BETWEEN, 0)
        else:
            pay(t, seat, bet, For.FEE)
    move_each(t, cards_of(s, seat), DISCARDS, UP)


def _height(t: Table, card: int, called: int) -> int:
    """How high a card is; an ace may be called low."""
    if rank_number(card) + 2 < ACE:
        return rank_number(card) + 2
    return LOW_ACE if called == Say.LOW or t.game.aces_low else ACE
