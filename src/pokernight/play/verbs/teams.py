"""Teams: players choose partners, who put their cards together and play one hand."""

from pokernight.play.asking import ASK, OVER, all_answered, ask
from pokernight.play.bits import count, first
from pokernight.play.cards import move_each, show
from pokernight.play.describing import showing
from pokernight.play.log import Row
from pokernight.play.lying import cards_of
from pokernight.play.program import SEAT_WORDS, Step, Table
from pokernight.play.record import BLIND, UP, Record
from pokernight.play.telling import tell

CHOOSING = 2


def team_up(t: Table, step: Step, d: int) -> int:
    """In the order of what they show, all who have no partner choose one; then partners put their cards together."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = 1
        s.waiting[d] = s.still_in
        s.tally[d] = 0
    if s.phase[d] == CHOOSING:
        all_answered(s)
        s.phase[d] = 1
        _pair(s, d, s.turn[d], s.said[s.turn[d]] - SEAT_WORDS)
    while count(s.waiting[d]) > 1:
        seat = first_to_choose(t, step, s.waiting[d])
        others = s.waiting[d] & ~(1 << seat)
        if count(others) > 1:
            s.turn[d] = seat
            s.phase[d] = CHOOSING
            ask(t, seat, 0, 0, 0, others << SEAT_WORDS)
            return ASK
        _pair(s, d, seat, first(others))
    for number in range(1, s.tally[d] + 1):
        for seat in range(1, s.seats + 1):
            if s.place_in_turn[seat] == number and s.partner[seat]:
                _join(t, seat, s.partner[seat])
    for seat in range(1, s.seats + 1):
        if s.partner[seat] > seat:
            tell(t, Row.PARTNERS, seat, s.partner[seat])
    return OVER


def first_to_choose(t: Table, step: Step, seats: int) -> int:
    """The one of some players who shows the highest hand, or the lowest; the first of several."""
    found, left = first(seats), seats
    while left:
        seat = first(left)
        left &= left - 1
        more = showing(t, seat, 0) - showing(t, found, 0)
        if (more < 0) if step.order == 1 else (more > 0):
            found = seat
    return found


def _pair(s: Record, d: int, seat: int, other: int) -> None:
    """Two players are partners; the one who chose will hold the cards."""
    s.waiting[d] &= ~(1 << seat | 1 << other)
    s.tally[d] += 1
    s.partner[seat], s.partner[other] = other, seat
    s.teamed |= 1 << seat | 1 << other
    s.place_in_turn[seat], s.place_in_turn[other] = s.tally[d], 0


def _join(t: Table, seat: int, other: int) -> None:
    """The cards of a partner, which lie as they lay; both know all that they have together."""
    s = t.s
    cards = cards_of(s, other)
    for lie in range(3):
        lying = cards & (s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind)
        if lying:
            move_each(t, lying, seat, lie)
    show(t, cards_of(s, seat) & ~s.up & ~s.blind, 1 << seat | 1 << other)


def fewer_alone(s: Record, seat: int) -> int:
    """How many cards fewer than partners together a player without one has, where others have partners."""
    most = 0
    for other in range(1, s.seats + 1):
        if s.partner[other]:
            most = max(most, count(cards_of(s, other) | cards_of(s, s.partner[other])))
    return 0 if s.partner[seat] else max(0, most - count(cards_of(s, seat)))
