"""Which hands there are, what they are made of, and what it takes to win."""

from pokernight.cards import Rank
from pokernight.language.part import Part, Term, sentence
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End
from pokernight.rules.rule import Effect, Event, HandName, Standing
from pokernight.rules.totals import Totals


class Made(Term):
    """The hands that are made of more than high cards."""

    PAIR = ("a pair",)
    TWO_PAIR = ("two pair",)
    THREE = ("three of a kind", "trips")
    STRAIGHT = ("a straight", "straights")
    FLUSH = ("a flush", "flushes")
    FULL_HOUSE = ("a full house", "full houses")
    FOUR = ("four of a kind", "quads")
    STRAIGHT_FLUSH = ("a straight flush", "straight flushes")
    FIVE = ("five of a kind",)


@sentence("{made}")
class MadeHand(HandName):
    """A pair or better."""

    made: Made


@sentence("a pair of {rank:plural}")
class PairOf(HandName):
    """A certain pair."""

    rank: Rank


@sentence("a(n) {rank} high", "a high card with a {rank}")
class HighCard(HandName):
    """No pair, and nothing above a certain rank."""

    rank: Rank


@sentence(
    "To win the high hand, a player must have at least {hand}",
    "To win high hand they must have {hand} or better",
    "To win [high hand|pot] they must have at least {hand}",
    end=End.HIGH,
)
@sentence(
    "To win the low hand, a player must have no more than {hand}",
    "To win low hand they must have no better than {hand}",
    "They may not win low hand if they have better than {hand}",
    "To win low hand they must have {hand} or <better|lower>",
    end=End.LOW,
)
class Qualifier(Standing):
    """The least that wins."""

    hand: HandName
    end: End

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence(
    "The winning {end} hand must have at least {count} cards",
    "Winning {end} hand must have at least {count} card in it",
)
class FullHand(Standing):
    """A hand with too few cards cannot win."""

    end: End
    count: int

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence(
    "To open the betting, a player must have at least {hand}",
    "To open [betting] they must have [at least] {hand} [or better]",
)
class OpenQualifier(Standing):
    """The least that may open the betting."""

    hand: HandName

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence("nobody opens", "no one <open|may open>")
class NobodyOpens(Event):
    """All have checked a round that has to be opened with a certain hand."""

    undecided = True


@sentence("nobody has {hand}", "no one have {hand}")
class NobodyHas(Event):
    """A hand that nobody made."""

    hand: HandName
    undecided = True


@sentence("nobody qualifies", "no one qualify [to win]", "no one beat qualifier", end=None)
@sentence("nobody qualifies for {end}", "no one qualify for {end} [hand]")
class NobodyQualifies(Event):
    """No hand is good enough to win."""

    end: End | None = None

    undecided = True


@sentence("split the pot among the players still in", "split pot among player who did not fold")
class SplitAmongAll(Effect):
    """Everybody who is left gets the same."""


class Source(Part):
    """Where some of the cards of a hand come from."""


@sentence("{count} down card(s)", "{count} of their down card", face=Face.DOWN)
@sentence("{count} up card(s)", "{count} of their up card", face=Face.UP)
class OwnCards(Source):
    """So many of the player's own cards."""

    count: int
    face: Face


@sentence("{count} common card(s)", "{count} of common [card]", "{count} common")
class CommonCards(Source):
    """So many of the common cards."""

    count: int


@sentence("the {count} up cards of any one other player", "any one other player's {count} up card")
class OthersUpCards(Source):
    """The cards that another player shows."""

    count: int


@sentence(
    "A hand is made of {sources}",
    "Their hand must contain {sources}",
    "Their hand <may|must> use [exactly] {sources}",
    "They must use [exactly] {sources}",
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


class Pile(Term):
    """The hands that share a pot."""

    HIGH = ("the high hand",)
    LOW = ("the low hand",)
    SPLIT = ("the split-hand",)


@sentence("{pile} is made of up cards", face=Face.UP)
@sentence("{pile} is made of down cards", face=Face.DOWN)
class MadeOf(Standing):
    """A hand of up cards only, or of down cards only."""

    pile: Pile
    face: Face

    def tally(self, totals: Totals) -> None:
        totals.hands = 2  # one of up cards, one of down cards


@sentence(
    "The split-hand goes to whoever has the most down {cards:plural}",
    "Split hand is won by whoever have most down {cards}",
    face=Face.DOWN,
)
@sentence(
    "The split-hand goes to whoever has the most up {cards:plural}",
    "Split hand is won by whoever have most up {cards}",
    face=Face.UP,
)
class MostOf(Standing):
    """The split-hand is a count of cards."""

    cards: CardSet
    face: Face


@sentence(
    "To win the pot, a player must win the {first} card hand and the {second} card hand",
    "They must win {first} card hand and {second} card hand to win pot",
)
class MustWinBoth(Standing):
    """Both hands or nothing."""

    first: int
    second: int

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence(
    "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card",
    "Use three card poker hand[ straight flush beat three of a kind beat straight beat flush beat pair beat high card]",
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


@sentence("Aces are low in all hands", "Ace is considered low in all hand")
class AcesLow(Standing):
    """The ace is the lowest card even in high hands."""

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Straights and flushes do not count in low hands",
    "Straight and flush is ignored in low hand[. Lowest possible hand is a 2 3 4 5 known as wheel or bicycle]",
    low_only=True,
)
@sentence("Straights and flushes do not count", "Straight and flush is ignored", low_only=False)
class NoStraights(Standing):
    """Straights and flushes are no hands: the best low is then five, four, three, two, ace."""

    low_only: bool

    def tally(self, totals: Totals) -> None:
        if not self.low_only:
            totals.tags.add("mod-ranks")


@sentence("{one} beats {other}")
class Beats(Standing):
    """Two hands change places in the order."""

    one: Made
    other: Made

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")
