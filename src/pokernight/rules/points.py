"""Hands that are counted in points."""

from fractions import Fraction

from pokernight.language.part import Part, Term, reads, sentence
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.refs import End
from pokernight.rules.rule import Standing
from pokernight.rules.totals import Totals


class Value(Part):
    """What some cards are worth."""


@sentence("{cards} is~are {amounts:any}", "[all] {cards} is [worth] {amounts:any} [point]", after=None)
@sentence("{cards} after {after} is~are {amounts:any}", "{cards} after {after} is worth {amounts:any}")
class Worth(Value):
    """So many points, or one of several numbers at the player's choice; some only beside other cards."""

    cards: tuple[CardSet, ...]
    amounts: tuple[Fraction, ...]
    after: CardSet | None = None


@sentence("{cards} is~are face value", "{cards} is worth face value")
class FaceValueOf(Value):
    """The number on the card."""

    cards: tuple[CardSet, ...]


@sentence(
    "all other cards are face value", "<all other|other> card is worth face value", "everything is [worth] face value"
)
class FaceValue(Value):
    """The number on the card, for all that have no other value."""


@sentence("all other cards are {amount}", "everything is [worth] {amount}")
class RestWorth(Value):
    """One value for all that have no other."""

    amount: Fraction


@sentence("{cards} count negative", "{cards} is negative", "{cards} count against they")
class Negative(Value):
    """Cards whose points are taken away."""

    cards: tuple[CardSet, ...]


@sentence("{cards} count double")
class Doubled(Value):
    """Cards that count twice."""

    cards: tuple[CardSet, ...]


@sentence("Cards count for points: {values:each}", "[<31|football> hand] {values:each}", "Football hand. {values:each}")
class Points(Standing):
    """What the cards are worth, instead of poker hands."""

    values: tuple[Value, ...]

    def tally(self, totals: Totals) -> None:
        totals.tags.add("odd-ranks")


class Limit(Term):
    """Which side of the target is lost ground."""

    NOT_UNDER = ("without being under", "without going under")
    NOT_OVER = ("without being over", "without going over")
    UNDER_FIRST = ("and over it never beats under it",)


@sentence("the {end} hand is closest to {amount}", limit=None)
@sentence("the {end} hand is closest to {amount} {limit}")
@reads(
    "Closest to {amount} is best but over {amount} may not beat under {amount}", end=End.HIGH, limit=Limit.UNDER_FIRST
)
@reads("Closest to {amount} is best", end=End.HIGH, limit=None)
class Target(Part):
    """The number that a hand tries to come close to."""

    end: End
    amount: Fraction
    limit: Limit | None = None


@sentence("{targets}")
class Aim(Standing):
    """What wins is the hand closest to a target."""

    targets: tuple[Target, ...]


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


@sentence("Ties are broken by {tie}", "Tie broken by {tie}")
class TieBreak(Standing):
    """How ties at the same distance are broken."""

    tie: Tie


@sentence(
    "Hands below the target beat hands above it",
    "Hand below target value beat hand <below|above> target value in all case",
)
class BelowBeatsAbove(Standing):
    """A hand under the target beats any over it."""


@sentence(
    "{amount} points in {count} cards or fewer wins high and low",
    "A {amount} point hand with {count} or less card take high and low",
)
class TakesBoth(Standing):
    """A hand that wins both ways."""

    amount: Fraction
    count: int


@sentence("The highest total wins", "Highest total win")
class HighestTotal(Standing):
    """More points are better, without end."""


@sentence("The lowest total wins", "Lowest total win")
class LowestTotal(Standing):
    """Fewer points are better."""


@sentence("Only cards of one suit count", "Only card <of same|in one> suit count")
class OneSuit(Standing):
    """The points of the cards of one suit, whichever is best."""


@sentence(
    "Tied players are dealt cards until the first face card wins",
    "In case of a tie deal card to tied player first face card win",
)
class FaceCardDecides(Standing):
    """A tie is decided by luck."""
