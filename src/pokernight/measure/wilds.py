"""How many cards can be wild."""

from pokernight.meaning.cards import AnyCard, Cards, Hand, Mated
from pokernight.meaning.printed import fixed
from pokernight.measure.count import Count
from pokernight.measure.deeds import most_of

WHOLE_HAND = 5
"""How many cards of a hand can be wild where several of them tell which are."""

TWO_PAIRS = 4
"""How many cards of a hand of five can be of pairs."""


def add_wild(count: Count, cards: Cards, mine: bool) -> None:
    """The cards that can be wild: by what is printed on them, by another card, or by a card of each player."""
    faces = fixed(cards.kind)
    own = isinstance(cards.at, Hand)
    if isinstance(cards.kind, AnyCard):
        count.wilds_each += most_of(cards, count.most_held) if own else 0
        count.wilds += 0 if own else most_of(cards, 1)
    elif faces is not None:
        count.wild_faces |= faces
    elif isinstance(cards.kind, Mated):
        count.wilds_each += WHOLE_HAND if cards.kind.next or cards.kind.total else 2 if cards.face else TWO_PAIRS
    elif mine:
        several = any(isinstance(part, Cards) and part.many is None for part in cards.kind.walk())
        count.wilds_each += WHOLE_HAND if several else count.deck.most(cards.kind)
    else:
        count.wilds += count.deck.most(cards.kind)
