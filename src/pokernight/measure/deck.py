"""The deck of a game, and how many of its cards a description can mean."""

from dataclasses import dataclass

from pokernight.cards import FACES, JOKERS, Face, Rank, Suit
from pokernight.meaning.cards import Both, Either, RankLike, SuitLike, TableCards, WildCard
from pokernight.meaning.printed import fixed
from pokernight.meaning.sorts import Kind


@dataclass(frozen=True)
class Deck:
    """Packs of cards shuffled together, without some of them, and jokers.

    >>> Deck(packs=2, jokers=1).size
    105
    """

    packs: int = 1
    jokers: int = 0
    out: frozenset[Face] = frozenset()

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.count(frozenset(range(FACES)))

    def count(self, faces: frozenset[Face]) -> int:
        """How many cards have one of these faces."""
        return self.packs * len(faces - JOKERS - self.out) + (self.jokers if faces & JOKERS else 0)

    def most(self, kind: Kind) -> int:
        """The most cards that can be of a kind; where it hangs on other cards, on one of them."""
        faces = fixed(kind)
        if faces is not None:
            return self.count(faces)
        match kind:
            case WildCard():
                return 0
            case RankLike(cards, 0, others) if others or isinstance(cards.at, TableCards):
                return self.packs * len(Suit) - 1  # the table card itself is in nobody's hand
            case RankLike():
                return self.packs * len(Suit)
            case SuitLike():
                return self.packs * len(Rank)
            case Either(kinds):
                return min(self.size, sum(map(self.most, kinds)))
            case Both(kinds):
                return min(map(self.most, kinds))
        return self.size


FULL_DECK = Deck()
