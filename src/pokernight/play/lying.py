"""How cards lie: whose they are, where they are, which came first."""

from pokernight.play.bits import first
from pokernight.play.record import BLIND, DECK, DOWN, MUCK, SEATS, UP, Record


def pile_of(seat: int, number: int) -> int:
    """The place of a pile, numbered from 1."""
    return MUCK + (number - 1) * SEATS + seat


def pile_number(place: int) -> int:
    """The number of a pile; 0 for any other place."""
    return (place - MUCK - 1) // SEATS + 1 if place > MUCK else 0


def owner_of(place: int) -> int:
    """The seat that a hand or a pile belongs to; 0 where it is nobody's."""
    if 0 < place <= SEATS:
        return place
    return (place - MUCK - 1) % SEATS + 1 if place > MUCK else 0


def places(s: Record) -> int:
    """How many places there are, piles only as far as they have come into use."""
    return MUCK + 1 + s.piles * SEATS


def cards_of(s: Record, seat: int) -> int:
    """All cards of a seat, its piles too."""
    cards = s.at[seat]
    for number in range(1, s.piles + 1):
        cards |= s.at[pile_of(seat, number)]
    return cards


def team_cards(s: Record, seat: int) -> int:
    """All cards of a seat, and those of its partner, where it has one."""
    partner = s.partner[seat]
    return cards_of(s, seat) | (cards_of(s, partner) if partner else 0)


def place_of(s: Record, card: int) -> int:
    """Where a card is; the deck where it is nowhere else."""
    bit = 1 << card
    for place in range(places(s)):
        if s.at[place] & bit:
            return place
    return DECK


def lie_of(s: Record, card: int) -> int:
    """How a card lies."""
    if s.up >> card & 1:
        return UP
    return BLIND if s.blind >> card & 1 else DOWN


def earliest(s: Record, cards: int) -> int:
    """The card of a set that has lain in its place the longest, which is the top one of a stack."""
    found = first(cards)
    left = cards
    while left:
        card = first(left)
        left &= left - 1
        if s.stamp[card] < s.stamp[found]:
            found = card
    return found


def size_in(sizes: int, number: int) -> int:
    """The size of the hand of a number, out of six bits for each."""
    return sizes >> 6 * (number - 1) & 63
