"""Hands that are counted in points."""

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, partial
from typing import Any

from pokernight import ranking
from pokernight.cards import BLACK, FACE_CARDS, RED, Face, Rank, Suit, faces, rank_of
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking.points import HALF
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import NUMBERS, Plan, faces_of
from pokernight.rules.rule import Share, Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.table.table import Table

_WHOLE_SUITS = (*(faces(suits=[suit]) for suit in Suit), RED, BLACK)
_SUM = "<it|[their] <total|score|sum|point>>"
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
    times: list[tuple[frozenset[Face], Fraction]] = field(default_factory=list)
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
            times=tuple(self.times),
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
    "[all|each|every] {cards} <is [worth]|<count|score> <as|for>> [either] {amounts:any} [[a] point] [each]",
    "[all|each|every] {cards} <count|score> [either] {amounts:any} [a] point [each]",
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
    "{cards} count negative",
    "{cards} <is|count [as|for]> <negative|minus> [point]",
    f"{{cards}} <count against they|<is subtracted|subtract|is taken away> [from {_SUM}]>",
)
class Negative(Value):
    """Cards whose points are taken away."""

    cards: tuple[CardSet, ...]

    def add(self, amounts: Amounts, told: Told) -> None:
        amounts.negative = amounts.negative.union(*(told(cards) for cards in self.cards))


@sentence(
    "{cards} count positive",
    f"{{cards}} <is positive|count for they|<is added|add> [to {_SUM}]>",
)
class Positive(Value):
    """Cards whose points are added, as usual."""

    cards: tuple[CardSet, ...]

    def add(self, amounts: Amounts, told: Told) -> None:
        pass


@sentence("jokers are any value", "joker <is [worth]|count [as|for]> <any|whatever> value [they <want|choose|like>]")
class AnyValue(Value):
    """Jokers stand for any card, as usual."""

    def add(self, amounts: Amounts, told: Told) -> None:
        pass


_VALUE = "[[their] [face] value]"


@sentence("{cards} count double", f"{{cards}} <is [worth]|count> <double|two time> {_VALUE}", times=Fraction(2))
@sentence("{cards} count triple", f"{{cards}} <is [worth]|count> <triple|three time> {_VALUE}", times=Fraction(3))
@sentence("{cards} count half their value", "{cards} <is [worth]|count> half [of] their [face] value", times=HALF)
class Times(Value):
    """Cards that count several times, or only for half of what they are worth."""

    cards: tuple[CardSet, ...]
    times: Fraction

    def add(self, amounts: Amounts, told: Told) -> None:
        amounts.times.extend((told(cards), self.times) for cards in self.cards)


@reads("[all|each|every] {cards} <count|score> [either] {amounts:any} [each]")
class CountFor(Value):
    """So many points; but a whole suit, or a colour, that counts half does so for half of what its cards are worth."""

    cards: tuple[CardSet, ...]
    amounts: tuple[Fraction, ...]

    @classmethod
    def said(cls, **fields: Any) -> Value:
        suits = all(_weight(_printed(cards)) == 1 for cards in fields["cards"])
        return Times(fields["cards"], HALF) if suits and fields["amounts"] == (HALF,) else Worth(**fields)


_GAMES = "football|basketball|baseball|hockey|soccer|rugby|golf|bowling|blackjack|twenty one|{_:int}"
"""What hands are called that go by points, by a target or by a game that counts like them."""


@sentence(
    "Cards count for points: {values:each}",
    f"[<{_GAMES}> hand [.]|[card|hand|point] value [is]|scoring] {{values:each}}",
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
    "Hand <below|under> <target [value]|it> [always] beat hand <below|above|over> <target [value]|it> [in all case]",
)
class BelowBeatsAbove(Steady):
    """A hand under the target beats any over it."""

    def shape(self, plan: Plan) -> None:
        plan.side = ranking.Side.UNDER_FIRST


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
    "[Any|all] hand over {amount} [point] <lose|is dead|may not win [high hand]>",
    f"If {THEY} <go|is> over {{amount}} [point] they <lose|may not win [high hand]>",
    f"{THEY} <who go|who is|going> over {{amount}} [point] <lose|may not win [high hand]>",
    "<Going|anything> over {amount} lose",
)
class Bust(Counted):
    """Too many points are as bad as none."""

    amount: Fraction

    def shape(self, plan: Plan) -> None:
        super().shape(plan)
        plan.bust = self.amount


@sentence("Only cards of one suit count", "Only card <of same|in one> suit count")
class OneSuit(Steady):
    """The points of the cards of one suit, whichever is best."""

    def shape(self, plan: Plan) -> None:
        plan.one_suit = True
