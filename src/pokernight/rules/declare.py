"""Saying what one plays for: high, low, both, in, out."""

from pokernight.language.part import Term, sentence
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import End
from pokernight.rules.rule import Deed, Standing
from pokernight.rules.totals import CHOSEN, Totals


class Ways(Term):
    """What there is to choose from."""

    HIGH_LOW = ("high or low", "high low")
    HIGH_LOW_BOTH = ("high, low or both", "high low both")
    IN_OUT = ("in or out", "in out")


@sentence("declare~s {ways}", "say {ways}")
class Declare(Deed):
    """A choice that all make in secret and then show together."""

    ways: Ways

    def tally(self, totals: Totals, times: int | None) -> None:
        if self.ways is not Ways.IN_OUT:
            totals.declared = True


@sentence("Nobody with {cards} may declare {end}", "If they have {cards} they may not declare {end}")
class NoDeclaring(Standing):
    """Cards that bar a declaration."""

    cards: Pick
    end: End


@sentence(
    "A hand declared both ways wins both or nothing",
    "A hand declared both ways must win both",
    "Hand declared as both must win both to win anything",
    "If they declare both they must win both [to win anything]",
)
class BothMustWin(Standing):
    """Who declares both wins both ways or nothing."""


@sentence(
    "declare~s that they have the best hand: they do not draw, and pay {price}",
    "declare that they have best hand by not drawing and paying {price}",
)
class DeclareBest(Deed):
    """The end of drawing, called by a player who is sure."""

    price: Price

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen = totals.marks[-2].seen  # the draw before goes on until somebody declares
        totals.open_seen = CHOSEN
        totals.tags.add("fee")


@sentence("name~s the {word} rank", "declare one rank to is {word} rank")
class NameRank(Deed):
    """A rank that the rest of the rules speak of."""

    word: str


@sentence(
    "name~s the rank that is wild, in place of any named before",
    "name the rank that is wild",
    "declare <any|one> rank to is wild",
    "<choose|name> <a|one|any|> <wild rank|wild card|rank to is wild>",
    "declare a wild <rank|card>",
    "choose what rank is wild [when they flip it over]",
)
class NameWild(Deed):
    """A rank of the player's choice becomes wild, in place of one named before."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.wilds.append(lambda totals, _: 4 * totals.decks)
        totals.tags.add("wilds")


@sentence(
    "end~s one wild rank: the top card of the deck is turned up, and its rank is wild instead",
    "pick a wild card which cease to is wild. Flip top card off deck. All card of same rank is now wild",
)
class ReplaceWild(Deed):
    """One rank stops being wild, and chance names another."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("wilds")


@sentence("Nobody may declare both", "<Player|they> may not declare both")
class NotBoth(Standing):
    """One way only."""
