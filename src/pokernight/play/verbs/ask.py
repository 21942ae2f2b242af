"""Asking: for a card of a rank that another player may have, or else for one from the deck."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import first
from pokernight.play.cards import deal_to, left_to_deal, move
from pokernight.play.describing import meant
from pokernight.play.faces import of_rank
from pokernight.play.log import Row
from pokernight.play.lying import cards_of, earliest, place_of
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import DOWN
from pokernight.play.seats import after
from pokernight.play.telling import tell
from pokernight.play.verbs.naming import EVERY_RANK, of_rank_said
from pokernight.play.verbs.others import ask_whom, chosen_seat

NEXT, WHOM, RANK = range(1, 4)
"""The phases: whose turn it is, whom that player asks, and for what."""


def ask_around(t: Table, step: Step, d: int) -> int:
    """One player after the other asks somebody for a card."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = NEXT
        s.waiting[d] = meant(t, step.who, s.you[d], s.that[d])
        s.turn[d] = s.button
    while True:
        seat = s.turn[d]
        if s.phase[d] == NEXT:
            waiting = s.waiting[d] & s.still_in & ~s.out
            if waiting == 0:
                return OVER
            seat = after(seat, waiting)
            s.waiting[d] &= ~(1 << seat)
            s.turn[d] = seat
            others = s.still_in & ~(1 << seat)
            if others and (left_to_deal(s) or _held(t, others)):
                s.phase[d] = WHOM
                if ask_whom(t, step, seat, others):
                    return ASK
        elif s.phase[d] == WHOM:
            all_answered(s)
            s.phase[d] = NEXT
            s.tally[d] = chosen_seat(s, seat)
            if s.tally[d]:
                s.phase[d] = RANK
                ask(t, seat, 0, 0, 0, _ranks(t))
                return ASK
        else:
            all_answered(s)
            s.phase[d] = NEXT
            _give(t, seat, s.tally[d])
        if s.due or s.jumped:
            return AGAIN


def _ranks(t: Table) -> int:
    """The ranks that there are, as words."""
    words = 0
    for rank in range(13):
        if t.game.deck & of_rank(t, rank):
            words |= 1 << Say.TWO + rank
    return words & EVERY_RANK


def _down(t: Table, seat: int) -> int:
    return cards_of(t.s, seat) & ~t.s.up & ~t.s.blind


def _held(t: Table, seats: int) -> int:
    """The down cards of some players."""
    found, left = 0, seats
    while left:
        found |= _down(t, first(left))
        left &= left - 1
    return found


def _give(t: Table, seat: int, other: int) -> None:
    """A card that the other player has of the rank, or one from the deck."""
    s = t.s
    found = _down(t, other) & of_rank_said(t, seat)
    if found:
        card = earliest(s, found)
        move(t, 1 << card, place_of(s, card), seat, DOWN)
        s.taken += 1
        notice(t, Do.PASS, other, 1 << card)
    else:
        tell(t, Row.LACKS, other, s.said[seat])
        deal_to(t, seat, DOWN)
