"""Stacks: cards in an order of the player's choice, and cards laid apart."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.log import Row
from pokernight.play.lying import cards_of, earliest
from pokernight.play.program import Table
from pokernight.play.record import Record
from pokernight.play.telling import tell


def hidden(s: Record, seat: int) -> int:
    """The cards of a player that do not lie face up."""
    return cards_of(s, seat) & ~s.up


def ask_stack(t: Table, seat: int) -> bool:
    """Ask for the order; no where nobody can tell the cards from one another."""
    s = t.s
    cards = hidden(s, seat)
    s.picked[seat] = 0
    if count(cards) < 2 or cards & s.known[seat] == 0:
        return False
    ask(t, seat, cards, count(cards), count(cards), 0)
    return True


def take_stack(t: Table, seat: int, asked: bool) -> None:
    """Put the cards in order, the top card first, those that lie face up below them."""
    s = t.s
    s.stacked |= 1 << seat
    cards = s.at[seat] & ~s.up
    rest = s.at[seat] & s.up
    size = count(cards)
    for at in range(size):
        card = picked_at(s, cards, at) if asked else earliest(s, cards)
        cards &= ~(1 << card)
        s.stamps += 1
        s.stamp[card] = s.stamps
    while rest:
        card = earliest(s, rest)
        rest &= ~(1 << card)
        s.stamps += 1
        s.stamp[card] = s.stamps
    tell_order(t, seat)


def picked_at(s: Record, cards: int, at: int) -> int:
    """The card that was named in a certain place."""
    left = cards
    while left:
        card = first(left)
        left &= left - 1
        if s.place[card] == at:
            return card
    return first(cards)


def tell_order(t: Table, place: int) -> None:
    """Tell in which order the cards of a place lie."""
    s = t.s
    tell(t, Row.ARRANGED, place)
    left = s.at[place]
    while left:
        a = _next(s, left)
        left &= ~_bit(a)
        b = _next(s, left)
        left &= ~_bit(b)
        c = _next(s, left)
        left &= ~_bit(c)
        tell(t, Row.ORDER, a, b, c, -1, -1)


def _next(s: Record, cards: int) -> int:
    return earliest(s, cards) if cards else -1


def _bit(card: int) -> int:
    return 1 << card if card >= 0 else 0
