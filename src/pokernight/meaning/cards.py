"""Which cards: how many, of what kind, where, and how they lie."""

from dataclasses import dataclass
from enum import Enum

from pokernight.cards import Rank, Suit
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import YOURSELF, End
from pokernight.meaning.sorts import Condition, Kind, Meaning, Place, Who


class Face(Enum):
    """How a card lies."""

    UP = "up"
    DOWN = "down"
    BLIND = "blind"
    """Face down, and not even its owner may look."""


@dataclass(frozen=True)
class AnyCard(Kind):
    """Any card at all."""


@dataclass(frozen=True)
class OfRank(Kind):
    """Cards of some ranks, in some suits where those are named."""

    ranks: tuple[Rank, ...]
    suits: tuple[Suit, ...] = ()


@dataclass(frozen=True)
class OfSuit(Kind):
    """Cards of some suits."""

    suits: tuple[Suit, ...]


@dataclass(frozen=True)
class FaceCard(Kind):
    """Jacks, queens and kings."""


@dataclass(frozen=True)
class Joker(Kind):
    """Jokers."""


@dataclass(frozen=True)
class OneEyed(Kind):
    """Cards whose figure shows one eye: the jacks of hearts and spades, the king of diamonds; of some ranks if said."""

    ranks: tuple[Rank, ...] = ()


@dataclass(frozen=True)
class SuicideKing(Kind):
    """The king of hearts, who holds the sword behind his head."""


@dataclass(frozen=True)
class WildCard(Kind):
    """Whatever is wild."""


@dataclass(frozen=True)
class RankLike(Kind):
    """Cards of the rank of others, or of a rank so many steps above it; perhaps all but those others themselves."""

    cards: "Cards"
    above: int = 0
    others: bool = False


@dataclass(frozen=True)
class SuitLike(Kind):
    """Cards of the suit of others."""

    cards: "Cards"


class Trait(Enum):
    """What cards can have in common."""

    SUIT = "suit"
    RANK = "rank"
    COLOR = "color"


@dataclass(frozen=True)
class Together(Kind):
    """Cards that have something in common: two of the same suit."""

    trait: Trait


@dataclass(frozen=True)
class Mated(Kind):
    """Cards with a mate among those that lie at the same place: of the same rank, or of the next one.

    The mate may have to be of the same suit or color as well. Where there is a total, the two add up to it: an ace
    counts one, and court cards nothing.
    """

    trait: Trait | None = None
    next: bool = False
    total: int = 0


@dataclass(frozen=True)
class Either(Kind):
    """Cards of one kind or of another."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True)
class Both(Kind):
    """Cards that are of all of several kinds."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True)
class NotOf(Kind):
    """Cards that are not of a kind."""

    kind: Kind


@dataclass(frozen=True)
class Unmatched(Kind):
    """Cards whose rank no other card has that any player has lying in the same way."""


@dataclass(frozen=True)
class OfNamed(Kind):
    """Cards of a rank that the player in question names."""


@dataclass(frozen=True)
class SuchCard(Kind):
    """Cards for which something holds; `Which.THAT` in the condition is the card in question."""

    condition: Condition


@dataclass(frozen=True)
class Hand(Place):
    """The cards of some players, the piles that they made included."""

    of: Who = YOURSELF


@dataclass(frozen=True)
class Stack(Place):
    """The cards that a player has put in order, top card first; one of several by its size, or each of them."""

    of: Who = YOURSELF
    size: int = 0
    each: bool = False


@dataclass(frozen=True)
class Part(Place):
    """One of the separate hands of a player, by number: the first is 1."""

    of: Who
    number: int


@dataclass(frozen=True)
class SizedHand(Place):
    """One of the separate hands of a player, by its size."""

    of: Who
    size: int


@dataclass(frozen=True)
class SideCards(Place):
    """The two cards that a player has laid on either side of a stack."""

    of: Who = YOURSELF


@dataclass(frozen=True)
class Hands(Place):
    """The separate hands that a player lays cards to, so many or any number; for the ends, a low and a high one."""

    of: Who = YOURSELF
    many: int | None = None
    ends: bool = False


@dataclass(frozen=True)
class Board(Place):
    """The community cards, which are part of everyone's hand."""


@dataclass(frozen=True)
class TableCards(Place):
    """Cards on the table that are in nobody's hand."""


@dataclass(frozen=True)
class Deck(Place):
    """The cards still to be dealt, the top card first."""

    end: End = End.HIGH


@dataclass(frozen=True)
class Discards(Place):
    """The cards that were laid away, by anyone or by some players."""

    of: Who | None = None


@dataclass(frozen=True)
class Burned(Place):
    """The cards that the dealer burned."""


@dataclass(frozen=True)
class Anywhere(Place):
    """Wherever the cards are."""


ANY_CARD = AnyCard()
YOUR_HAND = Hand()


class Which(Enum):
    """Which of the cards that fit, where not all are meant."""

    CHOSEN = "chosen"
    """Those their owner picks."""
    RANDOM = "random"
    TOP = "top"
    BOTTOM = "bottom"
    HIGHEST = "highest"
    LOWEST = "lowest"
    FIRST = "first"
    """Those that came first: dealt, turned up or laid out."""
    LAST = "last"
    NEWEST = "newest"
    """Those of the step being played: the card just dealt, passed or flipped."""
    THAT = "that"
    """The card in question: the one that set off a rule, or that a restriction speaks of."""


@dataclass(frozen=True)
class Cards(Meaning):
    """Cards as a sentence names them; no quantity means all that fit.

    Where `after` is given they are those that came directly after others, in the order of dealing or turning up.
    """

    many: Quantity | None = None
    kind: Kind = ANY_CARD
    at: Place = YOUR_HAND
    face: Face | None = None
    which: Which = Which.CHOSEN
    nth: int = 1
    """With FIRST or LAST: counted from there."""
    after: "Cards | None" = None
    flipped: bool = False
    """With `after`: in the order in which cards were turned up where they lay, not those dealt face up."""
