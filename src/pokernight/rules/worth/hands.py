"""Which hands there are, what they are made of, and what it takes to win."""

from collections.abc import Iterable
from typing import ClassVar

from pokernight.cards import Rank
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking import DOWN_CARDS, UP_CARDS, Category, Use
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import STILL_IN, THEY
from pokernight.rules.plan import (
    OUT_OF_REACH,
    PLAYED_LOW,
    Plan,
    best_hand,
    contenders,
    plan_for,
)
from pokernight.rules.pot.settling import end_deal, no_winner, noted, take_pots
from pokernight.rules.rule import Effect, Event, HandName, Hit, Share, Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table


class Made(Term):
    """The hands that are made of more than high cards, those that only some tables know last."""

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
    FOUR_CARD_FLUSH = ("a four card flush", "four card flush", "a four flush", "four flushes")
    FOUR_CARD_STRAIGHT = ("a four card straight", "four card straight", "a four straight", "four straights")
    SKIP_STRAIGHT = ("a skip straight", "skip straight")
    CORNER_STRAIGHT = ("a round-the-corner straight", "a around the corner straight")
    BLAZE = ("a blaze", "blaze")
    BIG_TIGER = ("a big tiger", "a big cat", "big tiger", "big cat")
    LITTLE_TIGER = ("a little tiger", "a little cat", "little tiger", "little cat")
    BIG_DOG = ("a big dog", "big dog")
    LITTLE_DOG = ("a little dog", "little dog")

    @property
    def unbroken(self) -> bool:
        return True

    @property
    def category(self) -> Category:
        """The same, as the ranking knows it; a royal flush is the best of straight flushes."""
        return Category.STRAIGHT_FLUSH if self is Made.ROYAL_FLUSH else Category[self.name]


@sentence("{made}")
class MadeHand(HandName):
    """A pair or better."""

    made: Made

    def least(self, plan: Plan) -> int:
        if self.made is Made.ROYAL_FLUSH:
            royal = Category.ROYAL_FLUSH in plan.order.categories
            return strength_of(plan, Category.ROYAL_FLUSH if royal else Category.STRAIGHT_FLUSH, Rank.ACE)
        return strength_of(plan, self.made.category)


@sentence("a pair of {rank:plural}", "pair of {rank}", "{rank} or better")
class PairOf(HandName):
    """A certain pair."""

    rank: Rank

    def least(self, plan: Plan) -> int:
        return strength_of(plan, Category.PAIR, self.rank)


@sentence(
    "a(n) {rank} high",
    "{rank} <high|low>",
    "a high card with a {rank}",
    "a {rank} low",
    "a {rank} or <better|lower>",
    "{rank} or <lower|less|under>",
)
class HighCard(HandName):
    """No pair, and nothing above a certain rank."""

    rank: Rank

    def least(self, plan: Plan) -> int:
        return strength_of(plan, Category.HIGH_CARD, self.rank)


@reads("[a] {rank} [high|low] [or <better|lower|less|under>]")
class LowRank(Part):
    """A low hand by its highest card: "an eight or better" is no pair where the low hand is spoken of."""

    rank: Rank

    @classmethod
    def said(cls, **fields: Rank) -> Part:
        return HighCard(**fields)


@reads("[a] {rank} low [or <better|lower|less|under>]", "[a] {rank} or <lower|less|under>")
class NamedLow(LowRank):
    """The same where the words tell that it is a low hand."""


def strength_of(plan: Plan, category: Category, *ranks: Rank) -> int:
    """The strength of a hand of a category and of certain ranks; of one that does not count, more than any has."""
    order = plan.hand_order
    return order.at_least(category, *ranks) if category in order.categories else OUT_OF_REACH


@sentence(
    "To win the high hand, a player must have at least {hand}",
    f"To win [high [hand]|pot|hand|game] <winner|{THEY}> must have [at least] {{hand}} [or better]",
    f"To win [high [hand]|pot|hand|game] <winner|{THEY}> must have no <worse|less> than {{hand}}",
    "It must is [at least] {hand} [or better]",
    f"<Winner|{THEY}> <must have|need> [at least] {{hand}} [or better] to win [high [hand]|pot|hand|game]",
    "[A] [high|winning|best] hand must <is|have> [at least] {hand} [or better] [to win [pot]]",
    "High must is [at least] {hand} [or better] [to win]",
    "It take [at least] {hand} [or better] to win [pot]",
    "{hand} [or better] to win",
    "Only {hand} or better may win [pot]",
    f"{THEY} without [at least] {{hand}} [or better] may not win [pot]",
    end=End.HIGH,
)
@sentence(
    "To win the low hand, a player must have {hand} or lower",
    f"To win low [hand] {THEY} must have no <better|worse|higher> than {{hand}}",
    f"{THEY} may not win low [hand] if they have better than {{hand}}",
    f"To win low [hand] {THEY} must have [at least] {{hand:LowRank}}",
    f"{THEY} <must have|need> [at least|no <worse|higher> than] {{hand:LowRank}} to win low [hand|half [of pot]]",
    "[A|winning] low [hand] must is [at least|no <worse|higher> than] {hand:LowRank} [to <win|qualify>]",
    "{hand:LowRank} [to <win|qualify>] for low [hand]",
    "[A|winning] low [hand] <must have no|may not have a> card <higher than|above|over> {hand:LowRank}",
    end=End.LOW,
)
@reads(f"{THEY} may not win low [hand] if they have a pair [or better]", hand=HighCard(Rank.KING), end=End.LOW)
@reads(
    "[A|winning] low [hand] <may not have|may not contain|must have no> [a] pair", hand=HighCard(Rank.KING), end=End.LOW
)
class Qualifier(Steady):
    """The least that wins."""

    hand: HandName
    end: End

    def shape(self, plan: Plan) -> None:
        if plan.end is (End.LOW if self._for_lowball(plan.table) else self.end):
            plan.qualifiers.append(self.hand)

    def _for_lowball(self, table: Table) -> bool:
        """Whether "an eight or better to win" is said where only low hands win."""
        ends = {getattr(share, "end", None) for share in table.spoken_of(Share)}
        return isinstance(self.hand, HighCard) and ends == {End.LOW}

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence(
    "The winning {end} hand must have at least {count} cards",
    "[Winning] {end} hand must have at least {count} card [in it]",
)
class FullHand(Steady):
    """A hand with too few cards cannot win."""

    end: End
    count: int

    def shape(self, plan: Plan) -> None:
        if plan.end is self.end:
            plan.least_cards = self.count

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence(
    "nobody has {hand} or better",
    "no one have [at least] {hand} [or better]",
    "<high|best> hand is <not|less than|worse than> [at least] {hand} [or better]",
)
class NobodyHas(Event):
    """A hand that nobody made."""

    hand: HandName
    end: ClassVar[End] = End.HIGH
    undecided = True
    tag = "qualifier"
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if not noted(event, SHOWDOWN):
            return []
        least = {seat: self.hand.least(plan_for(table, seat, self.end)) for seat in contenders(table)}
        made = any(best_hand(table, s, self.end, qualified=False).strength >= needed for s, needed in least.items())
        return [] if made else [Hit()]


@sentence(
    "nobody has {hand} or lower for low",
    "no one have [at least] {hand:LowRank} for low [hand]",
    "no one have [at least] {hand:NamedLow}",
    "no one have [a] low [hand] of [at least] {hand:LowRank}",
    "<low|lowest|best low> hand is <not|worse than> [at least] {hand:LowRank}",
)
class NobodyHasLow(NobodyHas):
    """A low hand that nobody made."""

    whole = True
    end = End.LOW


@sentence(
    "nobody qualifies",
    "no one qualify [to win|for either [hand|half|half of pot|way|one]]",
    "no one beat qualifier",
    "no hand qualify",
    "no one have a qualifying hand",
    "no one <do|have it|have one>",
    end=None,
)
@sentence(
    "nobody qualifies for {end}",
    "no one qualify for {end} [hand|half [of pot]|pot]",
    "there is no [qualifying] {end} hand",
    "no {end} hand qualify",
    "no one have a qualifying {end} hand",
)
class NobodyQualifies(Event):
    """No hand is good enough to win."""

    end: End | None = None

    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit()] if noted(event, no_winner(self.end)) else []


@sentence(
    "split the pot among the players still in",
    f"<split pot|pot is <split|shared>> <among|between> [all] [remaining] player [{STILL_IN}|left]",
    f"<split pot|pot is <split|shared>> <among|between> <everyone [{STILL_IN}]|those {STILL_IN}>",
    f"<[all] remaining player|[all] player {STILL_IN}|everyone {STILL_IN}> <split|share> pot",
)
class SplitAmongAll(Effect):
    """Everybody who is left gets the same."""

    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        take_pots(table, contenders(table) or table.state.still_in, "shared by all who are left")
        end_deal(table)
        return None


class Pile(Term):
    """The hands that share a pot."""

    HIGH = ("the high hand",)
    LOW = ("the low hand",)
    SPLIT = ("the split-hand",)


@sentence("{pile} is made of up cards", "{pile} <use|consist of|is> [only] [their] [face] up card", face=Face.UP)
@sentence(
    "{pile} is made of down cards",
    "{pile} <is made of|use|consist of|is> [only] [their] [{_:int}] <down|face down|hole> card",
    face=Face.DOWN,
)
class MadeOf(Steady):
    """A hand of up cards only, or of down cards only."""

    pile: Pile
    face: Face

    def shape(self, plan: Plan) -> None:
        if self.pile is (Pile.HIGH if plan.end is End.HIGH else Pile.LOW) and not plan.showing:
            plan.use = self.use

    @property
    def use(self) -> Use:
        """The cards that make the hand."""
        return UP_CARDS if self.face is Face.UP else DOWN_CARDS

    def tally(self, totals: Totals) -> None:
        totals.hands = 2  # one of up cards, one of down cards


@sentence(
    "The split-hand goes to whoever has the most {cards:plural}",
    "Split hand is won by whoever have most {cards}",
    face=None,
)
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
@sentence(
    "The split-hand goes to whoever has the fewest {cards:plural}",
    "Split hand is won by whoever have <fewest|least> {cards}",
    face=None,
    fewest=True,
)
class MostOf(Standing):
    """The split-hand is a count of cards."""

    cards: CardSet
    face: Face | None = None
    fewest: bool = False


@sentence(
    "the game goes on for the low hand", "<play|game> [continue|is played|become] [as] lowball", "low hand win instead"
)
class PlayedLow(Effect):
    """Nothing is redealt, and the low hand wins this time."""

    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.note(PLAYED_LOW)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("lowball")
