"""Kinds of cards that never change, as what is printed on them."""

from pokernight.cards import FACE_CARDS, FACES, JOKERS, ONE_EYED_JACKS, SUICIDE_KING, Face, Rank, Suit, faces
from pokernight.meaning.cards import (
    AnyCard,
    Both,
    Either,
    FaceCard,
    Joker,
    NotOf,
    OfRank,
    OfSuit,
    OneEyed,
    SuicideKing,
)
from pokernight.meaning.sorts import Kind

EVERY = frozenset(range(FACES))
ONE_EYED = ONE_EYED_JACKS | faces([Rank.KING], [Suit.DIAMONDS])


def mask(cards: frozenset[Face]) -> int:
    """Printed cards as bits."""
    return sum(1 << face for face in cards)


def fixed(described: Kind) -> frozenset[Face] | None:
    """The printed cards of a kind that never changes; None where it does."""
    match described:
        case AnyCard():
            return EVERY
        case OfRank(ranks, suits):
            return faces(ranks, suits or tuple(Suit))
        case OfSuit(suits):
            return faces(suits=suits)
        case FaceCard():
            return FACE_CARDS
        case Joker():
            return JOKERS
        case OneEyed(ranks):
            return ONE_EYED & faces(ranks) if ranks else ONE_EYED
        case SuicideKing():
            return SUICIDE_KING
        case Either(kinds):
            parts = _all_fixed(kinds)
            return None if parts is None else frozenset().union(*parts)
        case Both(kinds):
            parts = _all_fixed(kinds)
            return None if parts is None else EVERY.intersection(*parts)
        case NotOf(kind):
            inner = fixed(kind)
            return None if inner is None else EVERY - inner
    return None


def _all_fixed(kinds: tuple[Kind, ...]) -> list[frozenset[Face]] | None:
    parts = [fixed(kind) for kind in kinds]
    found = [part for part in parts if part is not None]
    return found if len(found) == len(parts) else None
