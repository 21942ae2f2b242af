"""What is printed on cards: their ranks and suits, whichever of several packs they are from.

A set of faces is a set of cards of the first pack; times the packs of a game, it is a set of cards of all of them.
"""

from pokernight.play.bits import first, last
from pokernight.play.program import Table

FACES = 54
ALL_FACES = (1 << FACES) - 1
SUITED = (1 << 52) - 1
"""All faces but the jokers."""
JOKERS = 3 << 52
ACES = 15 << 48
ACE = 12


def faces_of(cards: int) -> int:
    """What is printed on some cards.

    >>> faces_of(1 << 3 | 1 << 57) == 1 << 3
    True
    """
    found, left = 0, cards
    while left:
        found |= left & ALL_FACES
        left >>= FACES
    return found


def rank_number(card: int) -> int:
    """The rank of a card, counted from 0 for the two; 13 for a joker."""
    return card % FACES >> 2


def suit_number(card: int) -> int:
    """The suit of a card that is no joker, counted from 0."""
    return card % FACES & 3


def lowest(cards: int) -> int:
    """The lowest of some cards, by what is printed on them."""
    return _with_face(cards, first(faces_of(cards)))


def highest(cards: int) -> int:
    """The highest of some cards."""
    return _with_face(cards, last(faces_of(cards)))


def _with_face(cards: int, face: int) -> int:
    card = face
    while not cards >> card & 1:
        card += FACES
    return card


def jokers(t: Table) -> int:
    """The jokers of all packs."""
    return JOKERS * t.game.packs


def of_rank(t: Table, rank: int) -> int:
    """All cards of a rank."""
    return ((15 << 4 * rank) & ALL_FACES) * t.game.packs


def like_rank(t: Table, cards: int, above: int) -> int:
    """All cards of the ranks of some, or of ranks so many steps above; after the ace comes the two."""
    found, left = 0, faces_of(cards) & SUITED
    while left:
        found |= of_rank(t, (rank_number(first(left)) + above) % 13)
        left &= left - 1
    return found


def adding_up_with(t: Table, card: int, total: int) -> int:
    """All cards that make a sum with one: an ace counts one, and court cards nothing."""
    rest = total - _points(rank_number(card))
    if _points(rank_number(card)) == 0 or not 1 <= rest <= 10:
        return 0
    return of_rank(t, ACE if rest == 1 else rest - 2) & ~(1 << card)


def _points(rank: int) -> int:
    """What the number on a card is; 0 where there is none."""
    return 1 if rank == ACE else rank + 2 if rank + 2 <= 10 else 0


def like_suit(t: Table, cards: int) -> int:
    """All cards of the suits of some."""
    found, left = 0, faces_of(cards) & SUITED
    while left:
        for rank in range(13):
            found |= 1 << (4 * rank + suit_number(first(left)))
        left &= left - 1
    return found * t.game.packs
