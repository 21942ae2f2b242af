"""Which hands beat which, where that is not as usual."""

from pokernight.language.part import Term, sentence
from pokernight.rules.hands import Made
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.rule import Standing
from pokernight.rules.totals import Totals


@sentence(
    "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card",
    "Use three card poker hand straight flush beat three of a kind beat straight beat flush beat pair beat high card",
)
class ThreeCardHands(Standing):
    """The order of hands of three cards."""


@sentence(
    "A four card flush beats a four card straight, which beats a pair; two pair beats both",
    "Standard poker hand plus a four card flush beat a four card straight which beat a pair but both lose to two pair",
)
class FourCardHands(Standing):
    """Two more hands between a pair and two pair."""

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Aces are low in all hands", "Ace is [considered|always] low [in all hand]", "Ace <count|count as> low [only]"
)
class AcesLow(Standing):
    """The ace is the lowest card even in high hands."""

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Straights and flushes do not count in low hands; the best is 5-4-3-2-A",
    "Straights and flushes do not count in low hands",
    "Straight and flush is ignored in low hand[. Lowest possible hand is a 2 3 4 5 known as wheel or bicycle]",
    "Straight and flush do not count [against|in|for] low [hand]",
    low_only=True,
)
@sentence("Straights and flushes do not count", "Straight and flush is ignored", low_only=False)
class NoStraights(Standing):
    """Straights and flushes are no hands: the best low is then five, four, three, two, ace."""

    low_only: bool

    def tally(self, totals: Totals) -> None:
        if not self.low_only:
            totals.tags.add("mod-ranks")


@sentence("{made} does not count", "{made} do not count", "{made} is ignored")
class NotCounted(Standing):
    """A hand that is none in this game."""

    made: Made

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence("{one} beats {other}", "[Standard poker hand plus|Standard poker hand but] {one} beat {other}")
class Beats(Standing):
    """Two hands change places in the order."""

    one: Made
    other: Made

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "A hand has {count} cards",
    "Use {count} card [poker] hand",
    "Use {count} card [poker] hand pair beat high card",
)
class HandsOf(Standing):
    """Hands of another size, in the usual order as far as it goes."""

    count: int


class Special(Term):
    """Hands that only some tables know."""

    FOUR_FLUSH = ("a four card flush", "four card flush", "a four flush")
    FOUR_STRAIGHT = ("a four card straight", "four card straight", "a four straight")
    SKIP_STRAIGHT = ("a skip straight", "skip straight")
    CORNER_STRAIGHT = ("a round-the-corner straight", "a around the corner straight")
    BLAZE = ("a blaze", "blaze")
    BIG_TIGER = ("a big tiger", "a big cat")
    LITTLE_TIGER = ("a little tiger", "a little cat")
    BIG_DOG = ("a big dog",)
    LITTLE_DOG = ("a little dog",)


@sentence("{hands} beats {other}", "[Standard poker hand plus] {hands} beat {other}")
class Counts(Standing):
    """Hands that are usually none have a place, just above another."""

    hands: tuple[Special, ...]
    other: Made

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence("{hand} is the best hand", "{hand} is <highest|best> [possible] hand")
class BeatsAll(Standing):
    """A hand that beats all others."""

    hand: Made


@sentence(
    "Straights may go round the corner",
    "Straight may <go around corner|wrap around>",
    "<Round|Around> corner straight <is allowed|count>",
)
class CornerStraights(Standing):
    """King, ace, two is a run like any other."""

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Aces are high in all hands",
    "Ace is [considered|always] high [in all hand]",
    "Ace <count|count as> high [only]",
    low=False,
)
@sentence("Aces are high in low hands", "Ace is [considered|always] high in low hand", low=True)
class AcesHigh(Standing):
    """The ace is only the highest card, in all hands or in low hands."""

    low: bool

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence("Aces are high or low", "Ace is [considered] high <and|or> low", "Ace may is <used as|> high or low")
class AcesEither(Standing):
    """The ace is the highest card or the lowest, as its owner likes."""


@sentence(
    "Straights and flushes count in low hands",
    "Straight and flush count [against] low hand",
    "Straight and flush is not ignored [in low hand]",
)
class StraightsCount(Standing):
    """A straight or a flush makes a low hand worse."""


class BestLow(Term):
    """The best of all low hands."""

    WHEEL = ("five, four, three, two, ace", "a 2 3 4 5", "5 4 3 2 a")
    SIX_FOUR = ("six, four, three, two, ace", "a 2 3 4 6", "6 4 3 2 a")
    SEVEN_FIVE = ("seven, five, four, three, two", "2 3 4 5 7", "7 5 4 3 2")


@sentence("The best low hand is {low}", "<Best|lowest> [possible] [low] hand is {low} [of different suit]")
class LowestIs(Standing):
    """The best low hand tells what aces, straights and flushes count for in low hands."""

    low: BestLow


@sentence("{cards} is~are dead", "[all|any] {cards} <is dead|count for nothing|is worthless>")
class Dead(Standing):
    """Cards that count for nothing."""

    cards: tuple[CardSet, ...]

    def tally(self, totals: Totals) -> None:
        totals.tags.add("dead")


@sentence("Aces are low in low hands", "Ace is [considered|always] low in low hand")
class AcesLowInLow(Standing):
    """The ace is the lowest card in low hands, as usual."""
