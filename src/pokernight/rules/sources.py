"""Which cards a hand is made of."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.layout import Lines
from pokernight.rules.parts.places import Face
from pokernight.rules.rule import Standing
from pokernight.rules.totals import Totals


class Source(Part):
    """Where some of the cards of a hand come from."""


class Exactly(Source):
    """So many cards, no more and no fewer."""


@sentence(
    "{count} down card(s)",
    "[exactly] {count} of their [{_:int}] <down|hole> card",
    "[exactly] {count} hole card",
    face=Face.DOWN,
)
@sentence("{count} up card(s)", "[exactly] {count} of their up card", face=Face.UP)
@sentence(
    "{count} card(s) of one's own",
    "[exactly] {count} card from their hand",
    "[exactly] {count} of their [own] card",
    face=None,
)
@reads("both [of] their <down|hole> card", count=2, face=Face.DOWN)
class OwnCards(Exactly):
    """So many of the player's own cards."""

    count: int
    face: Face | None


@sentence("{count} common card(s)", "[exactly|any] {count} of common [card]", "[exactly|any] {count} common [card]")
class CommonCards(Exactly):
    """So many of the common cards."""

    count: int


@sentence("the {count} up cards of any one other player", "any one other player's {count} up card")
class OthersUpCards(Exactly):
    """The cards that another player shows."""

    count: int


@sentence("all down cards", "[all [of]] their <down|hole> card", face=Face.DOWN)
@sentence("all up cards", "[all [of]] their up card", face=Face.UP)
class AllOwn(Source):
    """Every card of the player's that lies one way."""

    face: Face


@sentence("at least {source}")
class AtLeast(Source):
    """So many cards or more."""

    source: Exactly


@sentence("at most {source}", "<up to|no more than> {source}")
class AtMost(Source):
    """So many cards or fewer."""

    source: Exactly


@sentence("one {lines} of common cards", "<one|any|any one> {lines} of common [card]")
class OneLine(Source):
    """The common cards that lie in one line."""

    lines: Lines


@sentence("any of the common cards", "any [number] of common [card]")
class AnyCommons(Source):
    """As many common cards as help."""


@sentence(
    "A hand is made of {sources}",
    "[Each player's|their] [final] hand <may|must> <contain|use|consist of> [exactly] {sources}",
    "They <may|must> [only] use [exactly] {sources} [to make their hand|in their hand]",
)
class MadeFrom(Standing):
    """Exactly so many cards from here and from there."""

    sources: tuple[Source, ...]

    def tally(self, totals: Totals) -> None:
        for source in self.sources:
            if isinstance(source, OthersUpCards):
                totals.from_others += source.count
                totals.tags.add("common")


@sentence("High and low hands may use different cards", "Their high and low hand may use different card")
class DifferentCards(Standing):
    """The two hands of one player may overlap in any way."""

    def tally(self, totals: Totals) -> None:
        totals.tags.add("high-low")


@sentence(
    "A hand uses all common cards or none",
    "Their final hand may consist of their down card or all of common and some of their down card",
)
class AllCommonsOrNone(Standing):
    """The common cards come together or not at all."""


@sentence(
    "A hand is made of any of a player's cards",
    "<They|each player> may use any {_:int} of their {_:int} card",
    "<They|each player> may use any <number|combination> of their down card [and [any of] common card]",
)
class AnyCards(Standing):
    """The best cards count, wherever they come from."""
