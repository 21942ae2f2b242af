"""Which hands beat which, where that is not as usual."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking import OF_A_KIND, SPECIAL, STANDARD, THREE_CARDS, WITH_FOUR_CARDS, Aces, Category, Order
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Steady
from pokernight.rules.totals import Totals
from pokernight.rules.worth.hands import Made

MOST_CARDS = 5
"""No hand has more cards."""

FOUR_CARDS = (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH)
SUITS_AND_ROWS = tuple(category for category in Category if category not in OF_A_KIND)


def without(order: Order, gone: Collection[Category]) -> Order:
    """An order in which some hands do not count; a low hand cannot be without pairs and the like."""
    kept = OF_A_KIND if order.low else (Category.HIGH_CARD,)
    left = [category for category in order.categories if category not in gone or category in kept]
    if not {Category.STRAIGHT, Category.FLUSH} <= set(left):
        left = [category for category in left if category not in FOUR_CARDS]
    return replace(order, categories=tuple(left))


def above(order: Order, better: Category, worse: Category) -> Order:
    """An order in which one hand beats another, if both count; one that does already stays where it is."""
    places = order.categories
    if worse not in places or better is worse or (better in places and places.index(better) > places.index(worse)):
        return order
    return order.beating(better, worse)


@sentence(
    "A four card flush beats a four card straight, which beats a pair; two pair beats both",
    "Standard poker hand plus a four card flush beat a four card straight which beat a pair but both lose to two pair",
    "[Standard poker hand plus] a four card straight beat a pair and a four card flush beat a four card straight"
    " <|. Two pair beat both|but both lose to two pair>",
    "Four card straight and [four card] flush count",
    "Four card flush and [four card] straight count",
)
class FourCardHands(Steady):
    """Two more hands between a pair and two pair."""

    def shape(self, plan: Plan) -> None:
        if plan.end is End.HIGH and plan.order.size == MOST_CARDS:
            plan.order = replace(plan.order, categories=WITH_FOUR_CARDS)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Aces are low in all hands",
    "Ace is [considered|always|only] low [only|in all hand]",
    "Ace <count|count as> low [only]",
    "Ace count as one",
    "Ace may [only] is [used|played|counted] [as] [a] low [card] [only]",
    "Ace may not is high",
)
class AcesLow(Steady):
    """The ace is the lowest card even in high hands."""

    lowers_aces = True

    def shape(self, plan: Plan) -> None:
        plan.order = replace(plan.order, aces=Aces.LOW)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Straights and flushes do not count in low hands; the best is 5-4-3-2-A",
    "Straights and flushes do not count in low hands",
    "Straight and flush is ignored in low hand[. Lowest possible hand is a 2 3 4 5 known as wheel or bicycle]",
    "<Straight and flush|flush and straight> <do not count|is ignored> [against they] [against|in|for] low [hand]",
    "<Straight and flush|flush and straight> do not count against they",
    low_only=True,
)
@sentence(
    "Straights and flushes do not count",
    "<Straight and flush|flush and straight> <do not count|is ignored|is not allowed>",
    "[There is] no <straight or flush|flush or straight>",
    low_only=False,
)
class NoStraights(Steady):
    """Straights and flushes are no hands: the best low is then five, four, three, two, ace."""

    low_only: bool

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW or not self.low_only:
            plan.order = without(plan.order, SUITS_AND_ROWS)
        if plan.end is End.LOW and self.low_only:
            plan.order = replace(plan.order, aces=Aces.LOW)

    def tally(self, totals: Totals) -> None:
        if not self.low_only:
            totals.tags.add("mod-ranks")


@sentence(
    "{made:each} does not count", "{made:each} <do not count|is ignored|is not allowed>", "there is no {made:any}"
)
class NotCounted(Steady):
    """Hands that are none in this game."""

    made: tuple[Made, ...]

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """Without straights and flushes, there are no straight flushes either: that is a rule of its own.

        So it is where they are short of a card.
        """
        short = {Made.FOUR_CARD_STRAIGHT, Made.FOUR_CARD_FLUSH} & set(fields["made"])
        return None if short or set(fields["made"]) == {Made.STRAIGHT, Made.FLUSH} else cls(**fields)

    def shape(self, plan: Plan) -> None:
        gone = [made.category for made in self.made if made is not Made.ROYAL_FLUSH]  # which is still a straight flush
        plan.order = without(plan.order, gone)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Only {made:each} counts",
    "Only {made:each} [and high card] count",
    "{made:each} [and high card] is only hand [that count]",
    "{made:each} and high card only",
)
class OnlyCounts(Steady):
    """All other hands are none in this game."""

    made: tuple[Made, ...]

    def shape(self, plan: Plan) -> None:
        named = {made.category for made in self.made}
        plan.order = without(plan.order, [category for category in plan.order.categories if category not in named])

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "{hands} beats {others}",
    "[Standard poker hand <plus|but>] {hands} <beat|is better than|rank <above|higher than>> {others}",
    worse=None,
    better=None,
)
@sentence(
    "{hands} beats {others}, which beats {worse}",
    "[Standard poker hand <plus|but>] {hands} beat {others} which beat {worse}",
    better=None,
)
@sentence(
    "{hands} beats {others} and loses to {better}",
    "[Standard poker hand <plus|but>] {hands} beat {others} <<and|but> <lose to|is beaten by>|but not> {better}",
    worse=None,
)
@reads(
    "Four card <straight and flush|flush and straight> beat {others}",
    hands=(Made.FOUR_CARD_FLUSH, Made.FOUR_CARD_STRAIGHT),
)
class Beats(Steady):
    """Hands have another place in the order, or one at all where they are usually none; the first named is the best."""

    hands: tuple[Made, ...]
    others: tuple[Made, ...]
    worse: Made | None = None
    better: Made | None = None

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """In "four card straights and flushes", the flushes are four card flushes as well."""
        hands = fields["hands"]
        four = {Made.FOUR_CARD_FLUSH, Made.FOUR_CARD_STRAIGHT} & set(hands)
        return None if four and {Made.FLUSH, Made.STRAIGHT} & set(hands) else cls(**fields)

    def shape(self, plan: Plan) -> None:
        """All such rules together: what one of them speaks of can have its place by another."""
        if plan.end is End.HIGH:
            for rule in plan.table.standing(Beats):
                plan.order = rule.placed(plan.order)

    def placed(self, order: Order) -> Order:
        """An order with the hands in the places that they have here."""
        for other in self.others if self.worse else ():
            order = raised(order, other, self.worse)
        for hand in reversed(self.hands):
            for other in self.others:
                order = raised(order, hand, other)
            order = raised(order, self.better, hand)
        return order

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


def raised(order: Order, hand: Made | None, other: Made | None) -> Order:
    """An order in which one hand beats another, as far as both can count."""
    if hand is None or other is None:
        return order
    better, worse = _counted(hand), other.category
    if better not in order.categories and not _may_count(order, better):
        return order
    if worse not in order.categories and better not in STANDARD and worse in STANDARD:
        worse = max(place for place in STANDARD if place < worse and place in order.categories)
    return above(order, better, worse)


def _counted(hand: Made) -> Category:
    """The category of a hand where it stands apart from all others."""
    return Category.ROYAL_FLUSH if hand is Made.ROYAL_FLUSH else hand.category


def _may_count(order: Order, category: Category) -> bool:
    """Whether a hand that only some tables know can have a place in an order."""
    whole = {Category.STRAIGHT, Category.FLUSH} <= set(order.categories)
    known = category in SPECIAL or (category in FOUR_CARDS and whole)
    return known and order.size == MOST_CARDS and not order.low


@sentence(
    "{hand} is the best hand", "{hand} is <highest|best> [possible] hand", "<Highest|best> [possible] hand is {hand}"
)
class BeatsAll(Steady):
    """A hand that beats all others."""

    hand: Made

    def shape(self, plan: Plan) -> None:
        best = _counted(self.hand)
        if plan.end is End.HIGH and (best in plan.order.categories or _may_count(plan.order, best)):
            others = tuple(category for category in plan.order.categories if category is not best)
            plan.order = replace(plan.order, categories=(*others, best))


@sentence(
    "Straights may go round the corner",
    "Straight may <go around corner|wrap around>",
    "<Round|Around> corner straight <is allowed|count>",
)
class CornerStraights(Steady):
    """King, ace, two is a run like any other."""

    def shape(self, plan: Plan) -> None:
        plan.order = replace(plan.order, corner=True)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Aces are high in all hands",
    "Ace is [considered|always|only] high [only|in all hand]",
    "Ace <count|count as> high [only]",
    "Ace may [only] is [used|played|counted] [as] [a] high [card] [only]",
    "Ace may not is low",
    low=False,
)
@sentence("Aces are high in low hands", "Ace is [considered|always] high in low hand", low=True)
class AcesHigh(Steady):
    """The ace is only the highest card, in all hands or in low hands."""

    low: bool

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW or not self.low:
            plan.order = replace(plan.order, aces=Aces.HIGH)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


_FROM_THE_ACE = "<a 2 3 [4 5]|3 2 a|5 4 3 2 a|ace two three [four five]|ace 2 3 [4 5]|[a] wheel> [straight]"


@sentence(
    "The straight from the ace up is the highest straight",
    f"{_FROM_THE_ACE} is <highest|best|top> [possible] <straight|run> [flush]",
    f"{_FROM_THE_ACE} <beat|is better than|outrank|rank <above|higher than>> <any|all|every> [other] <straight|run>",
    f"<Highest|best|top> <straight|run> is {_FROM_THE_ACE}",
)
class WheelBest(Steady):
    """The lowest straight of usual poker beats all others; the next is the one from the ace down."""

    last_word = True

    def shape(self, plan: Plan) -> None:
        if plan.end is End.HIGH:
            plan.order = replace(plan.order, aces=Aces.BEST)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Aces are high or low",
    "Ace is [considered] [either] <high <and|or> low|low <and|or> high>",
    "Ace <may is [used|played|counted] [as]|count [as]> [either] <high <and|or> low|low <and|or> high>"
    " [in [a] straight]",
    "Ace is high <in|for> high [hand] and low <in|for> low [hand]",
    "Ace is low <in|for> low [hand] and high <in|for> high [hand]",
)
class AcesEither(Steady):
    """The ace is the highest card or the lowest, as its owner likes: for low, that is the lowest."""

    def shape(self, plan: Plan) -> None:
        plan.order = replace(plan.order, aces=Aces.LOW if plan.end is End.LOW else Aces.BOTH)


@sentence(
    "Straights and flushes count in low hands",
    "<Straight and flush|flush and straight> count [[against they] [against|in|for] low [hand]|against they]",
    "Straight and flush is not ignored [in low hand]",
)
class StraightsCount(Steady):
    """A straight or a flush makes a low hand worse."""

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW:
            plan.order = replace(plan.order, categories=THREE_CARDS if plan.order.size == 3 else STANDARD)


class BestLow(Term):
    """The best of all low hands."""

    TWO_CARDS = ("two, ace", "a 2", "2 a")
    THREE_CARDS = ("three, two, ace", "a 2 3", "3 2 a")
    FOUR_CARDS = ("four, three, two, ace", "a 2 3 4", "4 3 2 a")
    WHEEL = ("five, four, three, two, ace", "a 2 3 4 5", "5 4 3 2 a", "a wheel", "the wheel", "a bicycle")
    SIX_FOUR = ("six, four, three, two, ace", "a 2 3 4 6", "6 4 3 2 a")
    SEVEN_FIVE = ("seven, five, four, three, two", "2 3 4 5 7", "7 5 4 3 2")

    @property
    def in_a_row(self) -> bool:
        """Whether straights do not count, nor flushes: the lowest cards are the best hand, however many it has."""
        return self not in (BestLow.SIX_FOUR, BestLow.SEVEN_FIVE)


_MIXED = "<<of|in|with> <different|mixed|at least two|two or more> suit|not [all] of <same|one> suit|offsuit>"
"""What makes no flush."""


@sentence(
    "The best low hand is {low}",
    "<Best|lowest|perfect> [possible] <[low] hand|low> is {low}",
    "{low} is <best|lowest> [possible] [low] hand",
)
@reads("[Low hand is] [played|ranked] ace to five [low|lowball]", low=BestLow.WHEEL)
@reads("[Low hand is] [played|ranked] ace to six [low|lowball]", low=BestLow.SIX_FOUR)
@reads("[Low hand is] [played|ranked] two to seven [low|lowball]", low=BestLow.SEVEN_FIVE)
class LowestIs(Steady):
    """The best low hand tells what aces, straights and flushes count for in low hands."""

    low: BestLow

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW:
            aces = Aces.HIGH if self.low is BestLow.SEVEN_FIVE else Aces.LOW
            categories = OF_A_KIND if self.low.in_a_row else STANDARD
            plan.order = replace(plan.order, aces=aces, categories=categories)


@reads(
    f"<Best|lowest|perfect> [possible] <[low] hand|low> is {{low}} {_MIXED}",
    f"{{low}} {_MIXED} is <best|lowest> [possible] [low] hand",
)
class LowestMixed(Steady):
    """The best low hand is no flush, which goes without saying where flushes count."""

    low: BestLow

    @classmethod
    def said(cls, **fields: BestLow) -> LowestIs | None:
        return LowestIs(fields["low"]) if not fields["low"].in_a_row else None


@sentence("Aces are low in low hands", "Ace is [considered|always] low in low hand")
class AcesLowInLow(Steady):
    """The ace is the lowest card in low hands, as usual."""

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW:
            plan.order = replace(plan.order, aces=Aces.LOW)
