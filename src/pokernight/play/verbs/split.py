"""Splitting: all cards of a player laid apart in hands or stacks of certain sizes, each in order."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.cards import move
from pokernight.play.judge import rank_hand
from pokernight.play.log import Taken
from pokernight.play.lying import cards_of, earliest, pile_of, place_of, size_in
from pokernight.play.program import Say, Step, Table
from pokernight.play.record import BLIND, DOWN, UP, Record
from pokernight.play.verbs.stack import picked_at, tell_order


def ask_split(t: Table, step: Step, seat: int) -> bool:
    """Ask which cards go where; no where nobody can tell them from one another."""
    s = t.s
    cards = cards_of(s, seat)
    s.picked[seat] = 0
    if cards & s.known[seat] == 0:
        return False
    ask(t, seat, cards, count(cards), count(cards), 1 << Say.DECLINE if step.may else 0)
    return True


def size_of(step: Step, number: int) -> int:
    """How many cards the hand or stack of a number gets."""
    return size_in(step.sizes, number)


def held_for(s: Record, step: Step, cards: int) -> int:
    """Those of some cards of which the second hand must hold one: all, where nothing is said of them."""
    lie = step.holds - 1
    if lie < 0:
        return cards
    return cards & (s.up if lie == UP else ~s.up)


def is_worse(t: Table, step: Step, seat: int) -> bool:
    """Whether the second hand of those that were picked is the worse one, and holds what it must."""
    s = t.s
    one, two, left = 0, 0, s.picked[seat]
    while left:
        card = first(left)
        left &= left - 1
        if s.place[card] < size_of(step, 1):
            one |= 1 << card
        else:
            two |= 1 << card
    wild = s.wild[seat]
    better = rank_hand(t, two, 0, 0, wild, 0, 0, 1) < rank_hand(t, one, 0, 0, wild, 0, 0, 1)
    return better and held_for(s, step, two) != 0


def take_split(t: Table, step: Step, seat: int, asked: bool) -> None:
    """Lay the cards apart, the top card of each stack first; what is left over stays in the hand."""
    s = t.s
    if s.said[seat] == -Say.DECLINE:
        return
    s.hands = max(s.hands, step.hands)
    s.sized |= 1 if step.hands and size_of(step, 1) != size_of(step, step.hands) else 0
    left, at = cards_of(s, seat), 0
    for number in range(1, step.parts + 1):
        part = 0
        while left and count(part) < size_of(step, number):
            card = picked_at(s, left, at) if asked else earliest(s, left)
            part |= 1 << card
            left &= ~(1 << card)
            s.stamps += 1
            s.stamp[card] = s.stamps
            at += 1
        for lie in (UP, DOWN, BLIND):
            lying = part & (s.up if lie == UP else s.blind if lie == BLIND else ~s.up & ~s.blind)
            while lying:  # they may lie in several places, where cards were split before
                source = place_of(s, earliest(s, lying))
                together = lying & s.at[source]
                lying &= ~together
                if source != pile_of(seat, number):
                    move(t, together, source, pile_of(seat, number), lie, Taken.AS_STAMPED)
    for number in range(1, step.parts + 1):
        tell_order(t, pile_of(seat, number))
