"""Which cards, by what is printed on them: sets of faces, and cards that a rule points at."""

from typing import TYPE_CHECKING

from pokernight.cards import Rank, Suit
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.rules.parts.places import Face

if TYPE_CHECKING:
    from pokernight.rules.totals import Totals


class Nth(Term):
    """Which one, counted in the order they came."""

    FIRST = ("the first",)
    SECOND = ("the second",)
    THIRD = ("the third",)
    FOURTH = ("the fourth",)
    FIFTH = ("the fifth",)
    LAST = ("the last",)


class Colour(Term):
    """Red or black."""

    RED = ("red",)
    BLACK = ("black",)


class End(Term):
    """The upper or the lower end of an order."""

    HIGH = ("high", "highest")
    LOW = ("low", "lowest")


class CardRef(Part):
    """One card that a rule points at."""

    def mates(self, totals: "Totals", players: int) -> int:
        """How many cards in play can have its rank, itself included."""
        return 4 * totals.decks


class Lying(CardRef):
    """A card that lies on the table for all to see."""


class Own(CardRef):
    """A card that every player has one of: what it makes wild is wild for its owner."""

    def mates(self, totals: "Totals", players: int) -> int:
        """Every player has a rank of his own."""
        return 4 * totals.decks * players


@sentence("your {end} hole card", "their {end} <down|hole> card", "each player's {end} hole card")
class HoleCard(Own):
    """A player's lowest or highest card that lies face down."""

    end: End


@sentence("your {end} card", "each player's {end} card", face=None)
@sentence("your {end} up card", "their {end} face up card", "each player's {end} up card", face=Face.UP)
class ExtremeCard(Own):
    """A player's lowest or highest card, or the lowest or highest that lies face up."""

    end: End
    face: Face | None = None


@sentence(
    "the first card you turned up",
    "first card <they|each player|player> <flipped|flip|turned|turn> [up|over]",
    "first card they flip face up",
)
class FirstFlipped(Own):
    """The first card that a player turned up."""


@sentence("the last card you were dealt", "their last card", "last card dealt to them")
class LastDealt(Own):
    """The last card that a player was dealt."""


@sentence("the table card", "table card <flipped|dealt>", nth=None)
@sentence("{nth} table card", "{nth} table card <flipped|dealt|turned up>", "{nth} card dealt to table")
class TableCard(Lying):
    """A card on the table that is in nobody's hand."""

    nth: Nth | None = None

    def mates(self, totals: "Totals", players: int) -> int:
        """The card itself is in nobody's hand."""
        return 4 * totals.decks - 1


@sentence("the {end} common card", "{end} common")
class ExtremeCommon(Lying):
    """The lowest or the highest common card."""

    end: End


@sentence("the last card dealt face up", "last up card dealt", "last up card")
class LastUp(CardRef):
    """The last card that was dealt face up to anybody."""


@sentence("the common card", "common card <flipped|dealt>", nth=None)
@sentence("{nth} common card", "{nth} common card <flipped|dealt|turned up>", "{nth} common")
class CommonCard(Lying):
    """A card on the table that is in everybody's hand."""

    nth: Nth | None = None


@sentence(
    "the card {how} after the last face-up {rank}",
    "[face up|next] card {how} [face up] after <last|a|each|every|any> [face up|flipped|dealt] {rank}",
)
class Follower(CardRef):
    """The card that came after the last one of a rank; it changes with every new one."""

    how: "Arrival"
    rank: Rank


class Arrival(Term):
    """How a card came to lie face up."""

    FLIPPED = ("flipped",)
    DEALT = ("dealt",)


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


@sentence("{rank:plural}", "all {rank}", "any {rank}", one="a(n) {rank}")
class OfRank(Printed):
    """All four cards of a rank."""

    rank: Rank

    def size(self, totals: "Totals") -> int:
        return 4 * totals.decks


@sentence("{suit:plural}", "all {suit}", one="a(n) {suit}")
class OfSuit(Printed):
    """All cards of a suit."""

    suit: Suit

    def size(self, totals: "Totals") -> int:
        return 13 * totals.decks


@sentence("the {rank} of {suit:plural}", "{rank} of {suit}", "a {rank} of {suit}")
class OneCard(Printed):
    """A single card."""

    single = True

    rank: Rank
    suit: Suit

    def size(self, totals: "Totals") -> int:
        return totals.decks


@sentence("{colour} {rank:plural}", "all {colour} {rank}", one="a {colour} {rank}")
class OfColour(Printed):
    """The two cards of a rank that have one colour."""

    colour: Colour
    rank: Rank

    def size(self, totals: "Totals") -> int:
        return 2 * totals.decks


@sentence("{colour} cards", one="a {colour} card")
class AllOfColour(Printed):
    """Half the deck."""

    colour: Colour

    def size(self, totals: "Totals") -> int:
        return 26 * totals.decks


@sentence("jokers", "all joker", "any joker", one="a joker")
class Jokers(Printed):
    """The jokers."""

    def size(self, totals: "Totals") -> int:
        return totals.jokers


@sentence("face cards", "all face card", "picture card", one="a face card")
class FaceCards(Printed):
    """Jacks, queens and kings."""

    def size(self, totals: "Totals") -> int:
        return 12 * totals.decks


@sentence("one-eyed jacks", one="a one-eyed jack")
class OneEyedJacks(Printed):
    """The jacks of hearts and spades, drawn in profile."""

    def size(self, totals: "Totals") -> int:
        return 2 * totals.decks


@sentence("suicide kings", "suicide king", "king with axe", "man with axe", one="a suicide king")
class SuicideKings(Printed):
    """The king of hearts, who holds a sword to his head."""

    def size(self, totals: "Totals") -> int:
        return totals.decks


@sentence("wild cards", "any wild card", one="a wild card")
class WildCards(Printed):
    """Whatever is wild at that moment."""


@sentence(
    "cards of the same rank as {ref}",
    "<all|any> card of same rank as {ref}",
    "<same rank as|match> {ref}",
    one="a card of the same rank as {ref}",
)
class SameRank(Printed):
    """A card that a rule points at, and all others of its rank."""

    ref: CardRef

    def most(self, totals: "Totals", players: int) -> int:
        return self.ref.mates(totals, players)

    def size(self, totals: "Totals") -> int:
        return 4 * totals.decks


@sentence(
    "cards one rank {step} than {ref}",
    "[all] card with a rank one {step} than {ref}",
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


@sentence("all up cards", "up card", face=Face.UP)
@sentence("all down cards", "down card", "hole card", face=Face.DOWN)
class Lies(CardSet):
    """All cards that lie one way."""

    face: Face

    def most(self, totals: "Totals", players: int) -> int:
        return totals.most_held * players


@sentence("pairs of the same colour")
class SameColourPairs(CardSet):
    """Two cards of one rank and one colour in one hand."""

    def most(self, totals: "Totals", players: int) -> int:
        return 4 * players  # two pairs in a hand of five


@sentence("consecutive cards of the same suit")
class SuitedNeighbours(CardSet):
    """Two cards of one suit and neighbouring ranks in one hand."""

    def most(self, totals: "Totals", players: int) -> int:
        return 5 * players


@sentence("cards of a rank that you hold both up and down")
class UpAndDown(CardSet):
    """The ranks that a player holds both face up and face down."""

    def most(self, totals: "Totals", players: int) -> int:
        return 5 * players


@sentence("cards of the rank that was named", one="a card of the rank that was named")
class NamedRank(Printed):
    """The rank that somebody named."""

    def size(self, totals: "Totals") -> int:
        return 4 * totals.decks


@reads("one", "one of them")
class OneOfThem(Printed):
    """The cards that the sentence before spoke of."""
