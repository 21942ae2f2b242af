"""Single cards that a rule points at: one's own, on the table, the last of a kind."""

from typing import TYPE_CHECKING

from pokernight.cards import Rank
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
    SIXTH = ("the sixth",)
    SEVENTH = ("the seventh",)
    MIDDLE = ("the middle",)
    LAST = ("the last",)


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


@sentence("your hole card", "each player's hole card", one="their hole card")
class LoneHole(Own):
    """The only card that a player has face down."""


class Told(Own):
    """A card that is told apart from the player's others."""


@sentence(
    "your {end} hole card",
    "[their] {end} <down|hole> card",
    "their {end} card in hole",
    "each player's {end} <down|hole> card",
    one="their {end} hole card",
)
class HoleCard(Told):
    """A player's lowest or highest card that lies face down."""

    end: End


@sentence("your {end} card", "each player's {end} card", "{end} card in their hand", one="their {end} card", face=None)
@sentence(
    "your {end} up card",
    "their {end} face up card",
    "each player's {end} up card",
    one="their {end} up card",
    face=Face.UP,
)
class ExtremeCard(Told):
    """A player's lowest or highest card, or the lowest or highest that lies face up."""

    end: End
    face: Face | None = None


@sentence(
    "{nth} card you turned up",
    "{nth} card <they|each player|player> <flipped|flip|turned|turn> [up|over]",
    "{nth} card they flip face up",
    one="{nth} card they turned up",
)
class FlippedCard(Told):
    """The first card that a player turned up, or the second, or the last."""

    nth: Nth


@sentence(
    "{nth} card you were dealt",
    "{nth} card dealt to <they|each player>",
    "their {nth} card",
    "each player's {nth} card",
    one="{nth} card they were dealt",
    face=None,
)
@sentence(
    "{nth} {face} card you were dealt",
    "{nth} card dealt {face} to <they|each player>",
    "{nth} {face} card dealt to <they|each player>",
    "<their|each player's> {nth} {face} card",
    one="{nth} {face} card they were dealt",
)
class DealtCard(Told):
    """The first card that a player was dealt, or the second, or the last; counted among those that lie one way."""

    nth: Nth
    face: Face | None = None


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
class LastUp(Lying):
    """The last card that was dealt face up to anybody."""


@sentence("the common card", "common card <flipped|dealt>", nth=None)
@sentence("{nth} common card", "{nth} common card <flipped|dealt|turned up>", "{nth} common")
@reads("middle card [of <cross|row|circle>]", "common card in middle", nth=Nth.MIDDLE)
class CommonCard(Lying):
    """A card on the table that is in everybody's hand."""

    nth: Nth | None = None


@sentence(
    "the card {how} face up after the last face-up {rank}",
    "[face up|next] card {how} [face up] after <last|a|each|every|any> [face up|flipped|dealt] {rank}",
)
class Follower(CardRef):
    """The card that came after the last one of a rank; it changes with every new one."""

    how: "Arrival"
    rank: Rank


@sentence(
    "the card {how} before the last face-up {rank}",
    "[face up] card {how} [face up] before <last|a|each> [face up|flipped|dealt] {rank}",
)
class Forerunner(CardRef):
    """The card that came before the last one of a rank; it changes with every new one."""

    how: "Arrival"
    rank: Rank


class Arrival(Term):
    """How a card came to lie face up."""

    FLIPPED = ("flipped",)
    DEALT = ("dealt",)


@sentence("one of the table cards", "<a|any> table card", "any of table card", common=False)
@sentence("one of the common cards", "<a|any> common card", "any of common card", common=True)
class AnyOnTable(Lying):
    """Whichever card on the table it is."""

    common: bool
