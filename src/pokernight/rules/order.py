"""Which hands beat which, where that is not as usual."""

from collections.abc import Collection
from dataclasses import replace

from pokernight.language.part import Term, sentence
from pokernight.ranking import OF_A_KIND, SPECIAL, STANDARD, THREE_CARDS, WITH_FOUR_CARDS, Aces, Category, Order
from pokernight.rules.hands import Made
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan, faces_of
from pokernight.rules.rule import Standing, Steady
from pokernight.rules.totals import Totals

MOST_CARDS = 5
"""No hand has more cards."""

_FOUR_CARDS = (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH)
_SUITS_AND_ROWS = tuple(category for category in Category if category not in OF_A_KIND)


def without(order: Order, gone: Collection[Category]) -> Order:
    """An order in which some hands do not count; a low hand cannot be without pairs and the like."""
    kept = OF_A_KIND if order.low else (Category.HIGH_CARD,)
    left = [category for category in order.categories if category not in gone or category in kept]
    if not {Category.STRAIGHT, Category.FLUSH} <= set(left):
        left = [category for category in left if category not in _FOUR_CARDS]
    return replace(order, categories=tuple(left))


def above(order: Order, better: Category, worse: Category) -> Order:
    """An order in which one hand beats another, if both count; one that does already stays where it is."""
    places = order.categories
    if worse not in places or better is worse or (better in places and places.index(better) > places.index(worse)):
        return order
    return order.beating(better, worse)


@sentence(
    "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card",
    "Use three card poker hand straight flush beat three of a kind beat straight beat flush beat pair beat high card",
)
class ThreeCardHands(Steady):
    """The order of hands of three cards."""

    def shape(self, plan: Plan) -> None:
        counted = plan.order.categories if plan.end is End.LOW and Category.FLUSH not in plan.order.categories else ()
        categories = tuple(category for category in THREE_CARDS if not counted or category in counted)
        plan.order = replace(plan.order, size=3, categories=categories)


@sentence(
    "A four card flush beats a four card straight, which beats a pair; two pair beats both",
    "Standard poker hand plus a four card flush beat a four card straight which beat a pair but both lose to two pair",
)
class FourCardHands(Steady):
    """Two more hands between a pair and two pair."""

    def shape(self, plan: Plan) -> None:
        if plan.end is End.HIGH and plan.order.size == MOST_CARDS:
            plan.order = replace(plan.order, categories=WITH_FOUR_CARDS)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "Aces are low in all hands", "Ace is [considered|always] low [in all hand]", "Ace <count|count as> low [only]"
)
class AcesLow(Steady):
    """The ace is the lowest card even in high hands."""

    def shape(self, plan: Plan) -> None:
        plan.order = replace(plan.order, aces=Aces.LOW)

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
class NoStraights(Steady):
    """Straights and flushes are no hands: the best low is then five, four, three, two, ace."""

    low_only: bool

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW or not self.low_only:
            plan.order = without(plan.order, _SUITS_AND_ROWS)
        if plan.end is End.LOW and self.low_only:
            plan.order = replace(plan.order, aces=Aces.LOW)

    def tally(self, totals: Totals) -> None:
        if not self.low_only:
            totals.tags.add("mod-ranks")


@sentence("{made} does not count", "{made} do not count", "{made} is ignored")
class NotCounted(Steady):
    """A hand that is none in this game."""

    made: Made

    def shape(self, plan: Plan) -> None:
        if self.made is not Made.ROYAL_FLUSH:  # without that name it is still a straight flush
            plan.order = without(plan.order, (self.made.category,))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence("{one} beats {other}", "[Standard poker hand plus|Standard poker hand but] {one} beat {other}")
class Beats(Steady):
    """Two hands change places in the order."""

    one: Made
    other: Made

    def shape(self, plan: Plan) -> None:
        if plan.end is End.HIGH:
            better = Category.ROYAL_FLUSH if self.one is Made.ROYAL_FLUSH else self.one.category
            if better in plan.order.categories or (better is Category.ROYAL_FLUSH and plan.order.size == MOST_CARDS):
                plan.order = above(plan.order, better, self.other.category)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence(
    "A hand has {count} cards",
    "Use {count} card [poker] hand",
    "Use {count} card [poker] hand pair beat high card",
)
class HandsOf(Steady):
    """Hands of another size, in the usual order as far as it goes."""

    count: int

    def shape(self, plan: Plan) -> None:
        size = max(1, min(self.count, MOST_CARDS))
        order = plan.order if size == MOST_CARDS else without(plan.order, (*_FOUR_CARDS, *SPECIAL))
        if order.low and not set(OF_A_KIND) <= set(order.categories):  # three cards make no two pair, but more do
            order = replace(order, categories=STANDARD)
        plan.order = replace(order, size=size)


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

    @property
    def category(self) -> Category:
        """The same, as the ranking knows it."""
        four = {Special.FOUR_FLUSH: Category.FOUR_CARD_FLUSH, Special.FOUR_STRAIGHT: Category.FOUR_CARD_STRAIGHT}
        return four.get(self) or Category[self.name]


@sentence("{hands} beats {other}", "[Standard poker hand plus] {hands} beat {other}")
class Counts(Steady):
    """Hands that are usually none have a place, just above another, the first that is named the best."""

    hands: tuple[Special, ...]
    other: Made

    def shape(self, plan: Plan) -> None:
        if plan.end is End.HIGH and plan.order.size == MOST_CARDS:
            whole = {Category.STRAIGHT, Category.FLUSH} <= set(plan.order.categories)
            for special in reversed(self.hands):
                if whole or special.category not in _FOUR_CARDS:
                    plan.order = plan.order.beating(special.category, self._place(plan.order))

    def _place(self, order: Order) -> Category:
        """The hand that is beaten, or the next lower one where that does not count."""
        category = self.other.category
        lower = [place for place in STANDARD if place <= category and place in order.categories]
        return category if category in order.categories else lower[-1]

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")


@sentence("{hand} is the best hand", "{hand} is <highest|best> [possible] hand")
class BeatsAll(Steady):
    """A hand that beats all others."""

    hand: Made

    def shape(self, plan: Plan) -> None:
        best = Category.ROYAL_FLUSH if self.hand is Made.ROYAL_FLUSH else self.hand.category
        counts = best in plan.order.categories or (best is Category.ROYAL_FLUSH and plan.order.size == MOST_CARDS)
        if plan.end is End.HIGH and counts:
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
    "Ace is [considered|always] high [in all hand]",
    "Ace <count|count as> high [only]",
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


@sentence("Aces are high or low", "Ace is [considered] high <and|or> low", "Ace may is <used as|> high or low")
class AcesEither(Steady):
    """The ace is the highest card or the lowest, as its owner likes: for low, that is the lowest."""

    def shape(self, plan: Plan) -> None:
        plan.order = replace(plan.order, aces=Aces.LOW if plan.end is End.LOW else Aces.BOTH)


@sentence(
    "Straights and flushes count in low hands",
    "Straight and flush count [against] low hand",
    "Straight and flush is not ignored [in low hand]",
)
class StraightsCount(Steady):
    """A straight or a flush makes a low hand worse."""

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW:
            plan.order = replace(plan.order, categories=THREE_CARDS if plan.order.size == 3 else STANDARD)


class BestLow(Term):
    """The best of all low hands."""

    WHEEL = ("five, four, three, two, ace", "a 2 3 4 5", "5 4 3 2 a")
    SIX_FOUR = ("six, four, three, two, ace", "a 2 3 4 6", "6 4 3 2 a")
    SEVEN_FIVE = ("seven, five, four, three, two", "2 3 4 5 7", "7 5 4 3 2")


@sentence("The best low hand is {low}", "<Best|lowest> [possible] [low] hand is {low} [of different suit]")
class LowestIs(Steady):
    """The best low hand tells what aces, straights and flushes count for in low hands."""

    low: BestLow

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW:
            aces = Aces.HIGH if self.low is BestLow.SEVEN_FIVE else Aces.LOW
            categories = OF_A_KIND if self.low is BestLow.WHEEL else STANDARD
            plan.order = replace(plan.order, aces=aces, categories=categories)


@sentence("{cards} is~are dead", "[all|any] {cards} <is dead|count for nothing|is worthless>")
class Dead(Standing):
    """Cards that count for nothing."""

    cards: tuple[CardSet, ...]

    @property
    def steady(self) -> bool:
        return all(isinstance(cards, Faces) for cards in self.cards)

    def shape(self, plan: Plan) -> None:
        plan.dead = plan.dead.union(*(faces_of(cards, plan) for cards in self.cards))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("dead")


@sentence("Aces are low in low hands", "Ace is [considered|always] low in low hand")
class AcesLowInLow(Steady):
    """The ace is the lowest card in low hands, as usual."""

    def shape(self, plan: Plan) -> None:
        if plan.end is End.LOW:
            plan.order = replace(plan.order, aces=Aces.LOW)
