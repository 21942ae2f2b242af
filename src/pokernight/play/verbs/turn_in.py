"""Turning in: cards of all players, shuffled together and dealt again."""

from pokernight.play.bits import first
from pokernight.play.cards import deal_to, move, shuffle_on_top
from pokernight.play.log import Taken
from pokernight.play.lying import earliest, lie_of
from pokernight.play.program import Do, Table
from pokernight.play.record import BLIND, DECK, Record


def take_turn_in(t: Table, seat: int) -> None:
    """Give the cards back, and keep in mind how they lay."""
    s = t.s
    lies, many, left = 0, 0, s.picked[seat]
    while left:
        card = earliest(s, left)
        left &= ~(1 << card)
        lies |= lie_of(s, card) << 2 * many
        many += 1
    s.owed[seat] = lies | 1 << 2 * many
    if s.picked[seat]:
        move(t, s.picked[seat], seat, DECK, BLIND, Taken.ON_TOP)


def deal_back(t: Table, seats: int) -> None:
    """Shuffle what was given, and deal everybody as many cards, which lie as those lay; they call for no more of it."""
    s = t.s
    given, left = 0, seats
    while left:
        given |= s.picked[first(left)]
        left &= left - 1
    shuffle_on_top(t, given)
    while _owed(s, seats):
        left = seats
        while left:
            seat = first(left)
            left &= left - 1
            if s.owed[seat] > 1:
                deal_to(t, seat, s.owed[seat] & 3)
                s.owed[seat] >>= 2
    _call_for_no_more(t)


def _owed(s: Record, seats: int) -> bool:
    """Whether somebody is still to get a card."""
    left = seats
    while left:
        if s.owed[first(left)] > 1:
            return True
        left &= left - 1
    return False


def _call_for_no_more(t: Table) -> None:
    """What the new cards bring is played, but for another time that cards are turned in."""
    s = t.s
    kept = 0
    for at in range(s.due):
        step = t.game.steps[s.due_step[at]]
        if step.do != Do.FORCE or t.game.steps[step.jump].do != Do.TURN_IN:
            s.due_step[kept], s.due_you[kept], s.due_that[kept] = s.due_step[at], s.due_you[at], s.due_that[at]
            kept += 1
    s.due = kept
