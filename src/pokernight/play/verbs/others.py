"""What is done to another player, whom the one who does it chooses: to take a card, or to have something done."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.cards import move
from pokernight.play.describing import meant
from pokernight.play.memory import queue
from pokernight.play.program import SEAT_WORDS, Say, Step, Table
from pokernight.play.record import BLIND, DOWN, UP, Record


def others_with(t: Table, step: Step, d: int, seat: int) -> int:
    """The others who have such cards."""
    found, left = 0, meant(t, step.to, seat, t.s.that[d]) & t.s.still_in & ~(1 << seat)
    while left:
        other = first(left)
        left &= left - 1
        if meant(t, step.cards, other, t.s.that[d]):
            found |= 1 << other
    return found


def ask_whom(t: Table, step: Step, seat: int, others: int) -> bool:
    """Ask which of some players it shall be; no where there is nothing to choose."""
    if not step.may and count(others) == 1:
        t.s.said[seat] = SEAT_WORDS + first(others)
        return False
    ask(t, seat, 0, 0, 0, others << SEAT_WORDS | (1 << Say.DECLINE if step.may else 0))
    return True


def chosen_seat(s: Record, seat: int) -> int:
    """The player whom somebody has chosen; 0 for nobody."""
    return s.said[seat] - SEAT_WORDS if s.said[seat] > SEAT_WORDS else 0


def ask_stolen(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask who has chosen a player which cards to take; no where there is nothing to choose."""
    s = t.s
    s.picked[seat] = 0
    s.tally[d] = chosen_seat(s, seat)
    if s.tally[d] == 0:
        return False
    cards = meant(t, step.cards, s.tally[d], s.that[d])
    many = min(step.high, count(cards))
    if many == count(cards):
        s.picked[seat] = cards
        return False
    ask(t, seat, cards, many, many, 0)
    return True


def take_stolen(t: Table, d: int, seat: int) -> None:
    """The cards change hands, and lie there as they lay."""
    s = t.s
    stolen = s.picked[seat]
    for lie in (UP, DOWN, BLIND):
        lying = stolen & (s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind)
        if s.tally[d] and lying:
            move(t, lying, s.tally[d], seat, lie)


def take_force(t: Table, step: Step, d: int, seat: int) -> None:
    """The other player does it before anything else goes on, or all do."""
    other = chosen_seat(t.s, seat)
    if step.each:
        other = 0 if t.s.said[seat] == -Say.DECLINE else seat
    if other:
        queue(t.s, step.jump, other, t.s.that[d])
