"""Seats as bits, in their order around the table."""

from pokernight.play.bits import count, first
from pokernight.play.record import Record


def is_in(s: Record, seat: int) -> bool:
    """Whether a player has not folded."""
    return s.still_in >> seat & 1 == 1


def sides(s: Record, seats: int) -> int:
    """How many play against each other among some seats; partners are one."""
    if s.teamed == 0:
        return count(seats)
    many, left = 0, seats
    while left:
        seat = first(left)
        left &= left - 1
        left &= ~(1 << s.partner[seat])
        many += 1
    return many


def after(seat: int, seats: int) -> int:
    """The first of some seats after one, around the table; 0 for none.

    >>> after(2, 0b1010), after(3, 0b1010)
    (3, 1)
    """
    above = seats >> (seat + 1) << (seat + 1)
    if above:
        return first(above)
    return first(seats) if seats else 0


def from_seat(seat: int, seats: int) -> int:
    """The first of some seats from one on, that one included."""
    return after(seat - 1, seats) if seat else first(seats)


def neighbor(s: Record, seat: int, steps: int) -> int:
    """The seat so many steps to the left among those still in, or to the right where the steps are negative."""
    seats = s.still_in | 1 << seat
    for _ in range(steps % count(seats)):
        seat = after(seat, seats)
    return seat
