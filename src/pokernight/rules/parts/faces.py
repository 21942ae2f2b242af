"""Which cards: sets told by what is printed on them, by where they lie, or by a card that a rule points at."""

from typing import TYPE_CHECKING

from pokernight.cards import Rank, Suit
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.rules.parts.refs import CardRef, Own

if TYPE_CHECKING:
    from pokernight.rules.totals import Totals


class Colour(Term):
    """Red or black."""

    RED = ("red",)
    BLACK = ("black",)


class CardSet(Part):
    """A set of cards."""

    def size(self, totals: "Totals") -> int:
        """How many cards of the deck are in the set."""
        return 0

    def most(self, totals: "Totals", players: int) -> int:
        """How many cards that players hold can be in the set at one time."""
        return self.size(totals)


class Printed(CardSet):
    """A set of cards that can be told by what is printed on them, or by what is wild."""


class Faces(Printed):
    """A set of cards that is the same in every hand, told by what is printed on them."""


@sentence("{rank:plural}", one="a(n) {rank}")
class OfRank(Faces):
    """All four cards of a rank."""

    rank: Rank

    def size(self, totals: "Totals") -> int:
        return 4 * totals.decks


@sentence("{suit:plural}", one="a(n) {suit}")
class OfSuit(Faces):
    """All cards of a suit."""

    suit: Suit

    def size(self, totals: "Totals") -> int:
        return 13 * totals.decks


@sentence("the {rank} of {suit:plural}", "{rank} of {suit}", "a {rank} of {suit}")
@reads("man with axe", "king with axe", rank=Rank.KING, suit=Suit.DIAMONDS)
class OneCard(Faces):
    """A single card."""

    single = True

    rank: Rank
    suit: Suit

    def size(self, totals: "Totals") -> int:
        return totals.decks


@sentence("{colour} {rank:plural}", one="a {colour} {rank}")
class OfColour(Faces):
    """The two cards of a rank that have one colour."""

    colour: Colour
    rank: Rank

    def size(self, totals: "Totals") -> int:
        return 2 * totals.decks


@sentence("{colour} cards", one="a {colour} card")
class AllOfColour(Faces):
    """Half the deck."""

    colour: Colour

    def size(self, totals: "Totals") -> int:
        return 26 * totals.decks


@sentence("jokers", "both joker", one="a joker")
class Jokers(Faces):
    """The jokers."""

    def size(self, totals: "Totals") -> int:
        return totals.jokers


@sentence("face cards", "picture card", "royal", one="a face card")
class FaceCards(Faces):
    """Jacks, queens and kings."""

    def size(self, totals: "Totals") -> int:
        return 12 * totals.decks


@sentence(
    "{low:plural} through {high:plural}",
    "{low} to {high}",
    one="a card from {low:plural} through {high:plural}",
)
class RankRange(Faces):
    """All cards from one rank to another, the ace above the king."""

    low: Rank
    high: Rank

    def size(self, totals: "Totals") -> int:
        return 4 * totals.decks * max(0, self.high - self.low + 1)


@sentence(
    "cards {step} than {rank:plural}",
    "card {step} {rank}",
    "card {step} than a {rank}",
    one="a card {step} than {rank:plural}",
)
class BeyondRank(Faces):
    """All cards above a rank or below it, the ace above the king."""

    step: "Step"
    rank: Rank

    def size(self, totals: "Totals") -> int:
        ranks = Rank.ACE - self.rank if self.step is Step.HIGHER else self.rank - Rank.TWO
        return 4 * totals.decks * ranks


class Parity(Term):
    """Even or odd."""

    EVEN = ("even",)
    ODD = ("odd",)


@sentence("{parity} cards", "{parity} number[ed] card", one="an {parity} card")
class OfParity(Faces):
    """The cards with an even number, or those with an odd one, the ace among them."""

    parity: Parity

    def size(self, totals: "Totals") -> int:
        return 20 * totals.decks


@sentence("one-eyed face cards", "one eyed royal", one="a one-eyed face card")
class OneEyedFaces(Faces):
    """The jacks of hearts and spades and the king of diamonds, drawn in profile."""

    def size(self, totals: "Totals") -> int:
        return 3 * totals.decks


@sentence("one-eyed jacks", one="a one-eyed jack")
class OneEyedJacks(Faces):
    """The jacks of hearts and spades, drawn in profile."""

    def size(self, totals: "Totals") -> int:
        return 2 * totals.decks


@sentence("suicide kings", "suicide king", one="a suicide king")
class SuicideKings(Faces):
    """The king of hearts, who holds a sword to his head."""

    def size(self, totals: "Totals") -> int:
        return totals.decks


@sentence("wild cards", one="a wild card")
class WildCards(Printed):
    """Whatever is wild at that moment."""


@sentence(
    "cards of the same rank as {ref}",
    "card of same rank as {ref}",
    "card [that] <match|matching> {ref}",
    "<same rank as|match> {ref}",
    "rank of {ref}",
    one="a card of the same rank as {ref}",
)
class SameRank(Printed):
    """A card that a rule points at, and all others of its rank."""

    ref: CardRef

    def most(self, totals: "Totals", players: int) -> int:
        return self.ref.mates(totals, players)

    def size(self, totals: "Totals") -> int:
        return 4 * totals.decks


@sentence("cards of the same suit as {ref}", one="a card of the same suit as {ref}")
class SameSuit(Printed):
    """All cards of the suit of a card that a rule points at."""

    ref: CardRef

    def size(self, totals: "Totals") -> int:
        return 13 * totals.decks


@sentence(
    "cards one rank {step} than {ref}",
    "card with a rank one {step} than {ref}",
    one="a card one rank {step} than {ref}",
)
class NextRank(CardSet):
    """The cards one rank above or below a card that a rule points at; the ace lies next to the king and to the two."""

    step: "Step"
    ref: CardRef

    def size(self, totals: "Totals") -> int:
        return 4 * totals.decks


class Step(Term):
    """One up or one down."""

    HIGHER = ("higher", "above")
    LOWER = ("lower", "below")


@sentence("{ref}")
class TheCard(CardSet):
    """Only the card that a rule points at."""

    single = True

    ref: CardRef

    def most(self, totals: "Totals", players: int) -> int:
        return 1 if not isinstance(self.ref, Own) else players


@sentence("cards of the rank that was named", one="a card of the rank that was named")
class NamedRank(Printed):
    """The rank that somebody named."""

    def size(self, totals: "Totals") -> int:
        return 4 * totals.decks


@reads("one", "one of them")
class OneOfThem(Printed):
    """The cards that the sentence before spoke of."""
