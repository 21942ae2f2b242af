"""Which hands there are, what they are made of, and what it takes to win."""

from pokernight.cards import Rank
from pokernight.language.part import Term, reads, sentence
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End
from pokernight.rules.rule import Effect, Event, HandName, Standing
from pokernight.rules.totals import Totals


class Made(Term):
    """The hands that are made of more than high cards."""

    PAIR = ("a pair", "pairs")
    TWO_PAIR = ("two pair",)
    THREE = ("three of a kind", "trips")
    STRAIGHT = ("a straight", "straights")
    FLUSH = ("a flush", "flushes")
    FULL_HOUSE = ("a full house", "full houses")
    FOUR = ("four of a kind", "quads")
    STRAIGHT_FLUSH = ("a straight flush", "straight flushes")
    ROYAL_FLUSH = ("a royal flush", "royal flushes")
    FIVE = ("five of a kind",)


@sentence("{made}")
class MadeHand(HandName):
    """A pair or better."""

    made: Made


@sentence("a pair of {rank:plural}", "{rank} or better")
class PairOf(HandName):
    """A certain pair."""

    rank: Rank


@sentence("a(n) {rank} high", "{rank} high", "a high card with a {rank}", "a {rank} low", "a {rank} or <better|lower>")
class HighCard(HandName):
    """No pair, and nothing above a certain rank."""

    rank: Rank


@sentence(
    "To win the high hand, a player must have at least {hand}",
    "To win high hand they must have {hand} or better",
    "To win [high hand|pot] they must have at least {hand}",
    "To win [pot] they must have {hand} [or better]",
    "It must is [at least] {hand} [or better]",
    "<They|a player> must have [at least] {hand} [or better] to win [pot|high hand]",
    "High hand must is [at least] {hand} [or better] [to win]",
    end=End.HIGH,
)
@sentence(
    "To win the low hand, a player must have {hand} or lower",
    "To win low hand they must have no better than {hand}",
    "They may not win low hand if they have better than {hand}",
    "To win low hand they must have [at least] {hand} [or <better|lower>]",
    "<They|a player> must have [at least] {hand} [or <better|lower>] to win low hand",
    "Low hand must is {hand} [or <better|lower>] [to win]",
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
    "[Winning] {end} hand must have at least {count} card [in it]",
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
    "<They|a player> must have [at least] {hand} [or better] to open [betting]",
    "{hand} to open",
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


@sentence("nobody has {hand} or better", "no one have [at least] {hand}")
class NobodyHas(Event):
    """A hand that nobody made."""

    hand: HandName
    undecided = True


@sentence("nobody qualifies", "no one qualify [to win]", "no one beat qualifier", end=None)
@sentence(
    "nobody qualifies for {end}",
    "no one qualify for {end} [hand]",
    "there is no qualifying {end} hand",
    "no {end} hand qualify",
    "no one have a qualifying {end} hand",
)
class NobodyQualifies(Event):
    """No hand is good enough to win."""

    end: End | None = None

    undecided = True


@sentence("split the pot among the players still in", "split pot among player who did not fold")
class SplitAmongAll(Effect):
    """Everybody who is left gets the same."""


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


@sentence("the game goes on for the low hand", "<play|game> [continue|is played] [as] lowball", "low hand win instead")
class PlayedLow(Effect):
    """Nothing is redealt, and the low hand wins this time."""

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("lowball")


@sentence(
    "To win the pot, a player must win {count} of the {hands} hands",
    "They must win [at least] {count} of {hands} hand to win [pot]",
)
@reads("They must win both hand to win [pot]", "To win pot they must win both hand", count=2, hands=2)
class MustWin(Standing):
    """So many hands or nothing."""

    count: int
    hands: int

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")
