"""Hands that are counted in points."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, partial

from pokernight import ranking
from pokernight.cards import BLACK, FACE_CARDS, FACES, RED, Face, Rank, Suit, faces, rank_of
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking.points import points_named
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import NUMBERS, Plan, faces_of, holding, plan_for
from pokernight.rules.rule import Condition, Share, Standing, Steady, Winners
from pokernight.rules.settling import BreaksTies, Decides
from pokernight.rules.totals import Totals
from pokernight.table.places import Lie, hand
from pokernight.table.table import Table

_WHOLE_SUITS = (*(faces(suits=[suit]) for suit in Suit), RED, BLACK)
_WITHOUT_NUMBER = faces([Rank.ACE]) | FACE_CARDS


Told = Callable[[CardSet], frozenset[Face]]
"""What tells the faces of a set of cards."""


def _printed(cards: CardSet) -> frozenset[Face]:
    return cards.faces if isinstance(cards, Faces) else frozenset()


@dataclass
class Amounts:
    """What the values of a game come to, put together one by one."""

    named: list[tuple[frozenset[Face], tuple[Fraction, ...]]] = field(default_factory=list)
    extras: list[ranking.Extra] = field(default_factory=list)
    face_value: bool = False
    rest: Fraction | None = None
    doubled: frozenset[Face] = frozenset()
    negative: frozenset[Face] = frozenset()

    def worth(self) -> ranking.Worth:
        """The whole of it; what is said of one card goes before suits and colours, and those before ranks."""
        ordered = sorted(self.named, key=lambda value: (_weight(value[0]), len(value[0])))
        said = frozenset[Face]().union(*(cards for cards, _ in self.named))
        numbers = self.face_value or (self.rest is None and (not self.named or said >= _WITHOUT_NUMBER))
        if self.rest is not None:
            ordered.append((faces(), (self.rest,)))
        return ranking.Worth(
            tuple(ordered),
            face_value=numbers,
            doubled=self.doubled,
            extras=tuple(self.extras),
            negative=self.negative,
        )


def _weight(cards: frozenset[Face]) -> int:
    """What goes first: single cards 0, whole suits and colours 1, other cards 2."""
    if len(cards) == 1:
        return 0
    return 1 if any(suit <= cards for suit in _WHOLE_SUITS) else 2


class Value(Part):
    """What some cards are worth."""

    def add(self, amounts: Amounts, told: Told) -> None:
        """Say so; which faces a set of cards has is told."""
        raise NotImplementedError(f"{type(self).__name__} is worth nothing.")


@sentence(
    "{cards} is~are {amounts:any}",
    "[all|each|every] {cards} <is [worth]|<count|score> [as|for]> [either] {amounts:any} [[a] point] [each]",
    after=None,
)
@sentence("{cards} after {after} is~are {amounts:any}", "{cards} after {after} <is worth|count [as|for]> {amounts:any}")
class Worth(Value):
    """So many points, or one of several numbers at the player's choice; some only beside other cards."""

    cards: tuple[CardSet, ...]
    amounts: tuple[Fraction, ...]
    after: CardSet | None = None

    def add(self, amounts: Amounts, told: Told) -> None:
        for cards in self.cards:
            if self.after:
                amounts.extras.append(ranking.Extra(told(cards), told(self.after), self.amounts))
            else:
                amounts.named.append((told(cards), self.amounts))


@sentence("{cards} is~are face value", "[all] {cards} <is [worth]|count [as|for]> [their] face value")
class FaceValueOf(Value):
    """The number on the card."""

    cards: tuple[CardSet, ...]

    def add(self, amounts: Amounts, told: Told) -> None:
        for face in frozenset[Face]().union(*(told(cards) for cards in self.cards)):
            rank = rank_of(face)
            if rank is not None:
                amounts.named.append((frozenset({face}), (Fraction(1 if rank is Rank.ACE else int(rank)),)))


@sentence(
    "all other cards are face value",
    "<[all|each] [other|remaining] card|everything> <is [worth]|count [as|for]> [their|its] face value",
)
class FaceValue(Value):
    """The number on the card, for all that have no other value."""

    def add(self, amounts: Amounts, told: Told) -> None:
        amounts.face_value = True


@sentence(
    "all other cards are {amount}",
    "<[all] <other|remaining> card|everything> <is [worth]|count [as|for]> {amount} [[a] point]",
)
@reads("<[all] <other|remaining> card|everything> <is worth|count [as|for]> nothing", amount=Fraction(0))
class RestWorth(Value):
    """One value for all that have no other."""

    amount: Fraction

    def add(self, amounts: Amounts, told: Told) -> None:
        amounts.rest = self.amount


@sentence(
    "{cards} count negative", "{cards} <is|count [as|for]> <negative|minus> [point]", "{cards} count against they"
)
class Negative(Value):
    """Cards whose points are taken away."""

    cards: tuple[CardSet, ...]

    def add(self, amounts: Amounts, told: Told) -> None:
        amounts.negative = amounts.negative.union(*(told(cards) for cards in self.cards))


@sentence("{cards} count positive", "{cards} is positive")
class Positive(Value):
    """Cards whose points are added, as usual."""

    cards: tuple[CardSet, ...]

    def add(self, amounts: Amounts, told: Told) -> None:
        pass


@sentence("{cards} count double", "{cards} is [worth] double")
class Doubled(Value):
    """Cards that count twice."""

    cards: tuple[CardSet, ...]

    def add(self, amounts: Amounts, told: Told) -> None:
        amounts.doubled = amounts.doubled.union(*(told(cards) for cards in self.cards))


@sentence(
    "Cards count for points: {values:each}",
    "[<31|football> hand|[card|hand|point] value [is]|scoring] {values:each}",
    "Football hand. {values:each}",
)
class Points(Standing):
    """What the cards are worth, instead of poker hands; it may take several sentences to say it."""

    values: tuple[Value, ...]

    def shape(self, plan: Plan) -> None:
        """The first of such rules speaks for all."""
        first, *others = plan.table.standing(Points)
        if self == first:
            whole = _together(plan.table) if others else self
            plan.worth = whole._same or whole._worth(partial(faces_of, plan=plan))
        if any(share.by_points for share in plan.table.spoken_of(Share)):
            plan.by_points = bool(plan.table.spoken_of(Counted))

    @property
    def steady(self) -> bool:
        return self._same is not None

    @cached_property
    def _same(self) -> ranking.Worth | None:
        """What the cards are worth where that is printed on them, and the same for all."""
        fixed = all(isinstance(part, Faces) for part in self.walk() if isinstance(part, CardSet))
        return self._worth(_printed) if fixed else None

    def _worth(self, told: Told) -> ranking.Worth:
        amounts = Amounts()
        for value in self.values:
            value.add(amounts, told)
        return amounts.worth()

    def tally(self, totals: Totals) -> None:
        totals.tags.add("odd-ranks")


def _together(table: Table) -> Points:
    """All that is said about points in a game, as one rule; put together once."""
    kept = table.course.kept
    if "points" not in kept:
        kept["points"] = Points(tuple(value for rule in table.standing(Points) for value in rule.values))
    whole: Points = kept["points"]
    return whole


class Limit(Term):
    """Which side of the target is lost ground."""

    NOT_UNDER = ("without being under", "without going under", "but not under", "but not less")
    NOT_OVER = ("without being over", "without going over", "without busting", "but not over", "but not more")
    UNDER_FIRST = ("and over it never beats under it",)

    @property
    def side(self) -> ranking.Side:
        """The same, as the ranking knows it."""
        return ranking.Side[self.name]


@sentence("the {end} hand is closest to {amount}", "{end} [hand] is [hand|player|one] closest to {amount}", limit=None)
@sentence(
    "the {end} hand is closest to {amount} {limit}",
    "{end} [hand] is [hand|player|one] closest to {amount} {limit}",
)
@reads("[Hand] closest to {amount} {limit} is best", end=End.HIGH)
@reads(
    "Closest to {amount} is best but over {amount} may not beat under {amount}", end=End.HIGH, limit=Limit.UNDER_FIRST
)
@reads("Closest to {amount} is best", end=End.HIGH, limit=None)
class Target(Part):
    """The number that a hand tries to come close to."""

    end: End
    amount: Fraction
    limit: Limit | None = None


class Counted(Steady):
    """A rule that says which number of points wins; where nothing else is said, cards are worth their number."""

    def shape(self, plan: Plan) -> None:
        plan.worth = plan.worth or NUMBERS


@sentence("{targets}")
class Aim(Counted):
    """What wins is the hand closest to a target."""

    targets: tuple[Target, ...]

    def shape(self, plan: Plan) -> None:
        super().shape(plan)
        for target in self.targets:
            if target.end is plan.end:
                plan.target = target.amount
                plan.side = target.limit.side if target.limit else plan.side


class Tie(Term):
    """Which of two hands at the same distance wins."""

    CALLED = (
        "inside, outside, high or low, as the dealer or the house rules say",
        "inside, outside, high, or low as dealer calls or house rules",
        "inside, outside, high, or low as dealer calls/house rules",
    )
    INSIDE = ("inside",)
    OUTSIDE = ("outside",)
    HIGH = ("high",)
    LOW = ("low",)


@sentence("Ties are broken by {tie}", "Tie broken by {tie}", "Tie <go to|is won by> {tie}", "{tie} <win|break> tie")
class TieBreak(Steady):
    """How ties at the same distance are broken."""

    tie: Tie

    def shape(self, plan: Plan) -> None:
        if self.tie is not Tie.CALLED:
            plan.tie = ranking.Tie[self.tie.name]


@sentence(
    "Hands below the target beat hands above it",
    "Hand below target value beat hand <below|above> target value in all case",
)
class BelowBeatsAbove(Steady):
    """A hand under the target beats any over it."""

    def shape(self, plan: Plan) -> None:
        plan.side = ranking.Side.UNDER_FIRST


@sentence(
    "{amount} points in {count} cards or fewer wins high and low",
    "A {amount} point hand with {count} or less card take high and low",
)
class TakesBoth(Decides):
    """A hand that wins both ways."""

    amount: Fraction
    count: int

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        found = tuple(seat for seat in seats if self._has(table, seat))
        return Winners(found, f"{points_named(self.amount)} in {self.count} cards or fewer") if found else None

    def _has(self, table: Table, seat: int) -> bool:
        plan = plan_for(table, seat)
        cards = holding(table, seat).at(ranking.Place.ALL)
        if plan.worth is None or not cards:
            return False
        return ranking.Points(plan.worth).comes_to(cards, self.amount, self.count)


@sentence("The highest total wins", "<Highest [point] total|most point> win")
class HighestTotal(Counted):
    """More points are better, without end."""


@sentence("The lowest total wins", "<Lowest [point] total|<fewest|least> point> win")
class LowestTotal(Counted):
    """Fewer points are better."""

    def shape(self, plan: Plan) -> None:
        super().shape(plan)
        plan.fewest = True


@sentence(
    "Hands over {amount} points lose",
    "[Any|all] hand over {amount} [point] <lose|may not win [high hand]>",
    f"{THEY} <who go|who is|going> over {{amount}} [point] <lose|may not win [high hand]>",
    "<Going|anything> over {amount} lose",
)
class Bust(Counted):
    """Too many points are as bad as none."""

    amount: Fraction

    def shape(self, plan: Plan) -> None:
        super().shape(plan)
        plan.bust = self.amount


@sentence(
    "a player has more than {amount} points",
    f"{THEY} <[who] <go|is|have|bust> over|bust with more than> {{amount}} [point]",
    f"{THEY} [who] have more than {{amount}} point",
)
class Over(Condition):
    """All that a player's cards can come to is too much."""

    amount: Fraction

    def holds(self, table: Table, seat: int) -> bool:
        cards = holding(table, seat).at(ranking.Place.ALL)
        worth = plan_for(table, seat).worth or NUMBERS
        return min(worth.totals(cards), default=0) > self.amount


@sentence("Only cards of one suit count", "Only card <of same|in one> suit count")
class OneSuit(Steady):
    """The points of the cards of one suit, whichever is best."""

    def shape(self, plan: Plan) -> None:
        plan.one_suit = True


@sentence(
    "Tied players are dealt cards until the first face card wins",
    "In case of a tie deal card to tied player first face card win",
)
class FaceCardDecides(BreaksTies):
    """A tie is decided by luck."""

    def winner(self, table: Table, seats: Sequence[int]) -> int | None:
        while True:
            for seat in seats:
                card = table.deal_to(hand(seat), Lie.UP)
                if card is None:
                    return None
                if card % FACES in FACE_CARDS:
                    return seat
