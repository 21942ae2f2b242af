"""Exchanging: a card of a player for one that lies on the table, in whose place it comes to lie."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.cards import move
from pokernight.play.lying import earliest, lie_of, place_of
from pokernight.play.program import Step, Table
from pokernight.play.verbs.choosing import fitting
from pokernight.play.verbs.stack import tell_order


def to_take(t: Table, step: Step) -> int:
    """The cards on the table."""
    return t.s.at[step.place]


def can_exchange(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to give and one to take."""
    return fitting(t, step, d, seat) != 0 and to_take(t, step) != 0


def ask_taken(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask who has named a card of his own for which one it goes; no where there is nothing to choose."""
    s = t.s
    if s.picked[seat] == 0:
        return False
    s.tally[d] = s.picked[seat]
    there = to_take(t, step)
    if count(there) == 1:
        s.picked[seat] = there
        return False
    ask(t, seat, there, 1, 1, 0)
    return True


def take_exchange(t: Table, step: Step, d: int, seat: int) -> None:
    """Each of the two cards comes to lie where the other lay, and as it lay."""
    s = t.s
    if s.tally[d] == 0:
        return
    given, taken = first(s.tally[d]), first(s.picked[seat])
    s.tally[d] = 0
    last = _lies_last(t, step, taken)
    home, lie, there, stamp = place_of(s, given), lie_of(s, given), lie_of(s, taken), s.stamp[taken]
    move(t, 1 << given, home, step.place, there)
    move(t, 1 << taken, step.place, home, lie)
    s.stamp[given] = stamp
    if not last:
        tell_order(t, step.place)


def _lies_last(t: Table, step: Step, card: int) -> bool:
    """Whether a card lies behind all others on the table."""
    left = to_take(t, step)
    while count(left) > 1:
        left &= ~(1 << earliest(t.s, left))
    return left == 1 << card
