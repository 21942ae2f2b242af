"""Stacks: cards in an order of the player's choice, and cards laid apart."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.cards import stamped
from pokernight.play.log import Row
from pokernight.play.lying import cards_of, earliest, pile_of
from pokernight.play.program import Step, Table
from pokernight.play.record import Record
from pokernight.play.telling import is_written, tell


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
    for number in range(s.piles + 1):
        place = pile_of(seat, number) if number else seat
        if s.at[place] & ~s.up or (number == 0 and s.at[place]):
            _put_in_order(t, place, asked)


def _put_in_order(t: Table, place: int, asked: bool) -> None:
    """Put the cards of a place in order."""
    s = t.s
    cards = s.at[place] & ~s.up
    rest = s.at[place] & s.up
    while cards:
        card = _first_named(s, cards) if asked else earliest(s, cards)
        cards &= ~(1 << card)
        s.stamps += 1
        s.stamp[card] = s.stamps
    while rest:
        card = earliest(s, rest)
        rest &= ~(1 << card)
        s.stamps += 1
        s.stamp[card] = s.stamps
    tell_order(t, place)


def _missing(s: Record, step: Step, seat: int) -> int:
    """How many of the cards that a player knows go on top of those drawn, which nobody has seen."""
    own, drawn = s.at[seat] & ~s.up & ~s.blind, s.at[seat] & s.blind
    return max(0, min(step.high - count(drawn), count(own)))


def ask_cover(t: Table, step: Step, seat: int) -> bool:
    """Ask which cards go on top; no where that is settled."""
    s = t.s
    own, many = s.at[seat] & ~s.up & ~s.blind, _missing(s, step, seat)
    if many < 1 or count(own) < 2:
        return False
    ask(t, seat, own, many, many, 0)
    return True


def take_cover(t: Table, step: Step, seat: int, asked: bool) -> None:
    """Put the cards on top, then those drawn, the others of the hand, and what lies face up."""
    s = t.s
    s.stacked |= 1 << seat
    own, drawn = s.at[seat] & ~s.up & ~s.blind, s.at[seat] & s.blind
    for _ in range(_missing(s, step, seat)):
        card = _first_named(s, s.picked[seat] & own) if asked else earliest(s, own)
        own &= ~(1 << card)
        s.stamps += 1
        s.stamp[card] = s.stamps
    for part in (drawn, own, s.at[seat] & s.up):
        stamped(s, part)
    tell_order(t, seat)


def _first_named(s: Record, cards: int) -> int:
    """The one of some cards that was named first."""
    found, left = first(cards), cards
    while left:
        card = first(left)
        left &= left - 1
        if s.place[card] < s.place[found]:
            found = card
    return found


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
    left = s.at[place] if is_written(t.log) else 0
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
