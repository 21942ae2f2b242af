"""Ends of the pot that go by points, whatever the other goes by."""

from pokernight.language.part import Part, sentence
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import NUMBERS, Plan
from pokernight.rules.rule import Steady
from pokernight.rules.totals import Totals

_IS = "is [player|hand|one] [with]"
_FEWEST = "<<fewest|least> [total] point|lowest [point] total|lowest [total] number of point>"
_MOST = "<most [total] point|highest [point] total|highest [total] number of point>"


@sentence(
    "the low hand is the one with the fewest points",
    f"low [hand] {_IS} {_FEWEST}",
    f"[hand with] {_FEWEST} is low [hand]",
    end=End.LOW,
)
@sentence(
    "the high hand is the one with the most points",
    f"high [hand] {_IS} {_MOST}",
    f"[hand with] {_MOST} is high [hand]",
    end=End.HIGH,
)
class EndByPoints(Part):
    """Which hand is low by its points, or which is high."""

    end: End


@sentence("{ends}")
class ByPoints(Steady):
    """Points tell which hand is low, or which is high; the other end goes by poker hands unless that is said of it."""

    ends: tuple[EndByPoints, ...]
    last_word = True

    def shape(self, plan: Plan) -> None:
        plan.worth = plan.worth or NUMBERS
        plan.by_points = plan.end in {said.end for rule in plan.table.standing(ByPoints) for said in rule.ends}

    def tally(self, totals: Totals) -> None:
        totals.tags.add("odd-ranks")
