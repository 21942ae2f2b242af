"""One end of the pot that goes by points, whatever the other goes by."""

from pokernight.language.part import sentence
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import NUMBERS, Plan
from pokernight.rules.rule import Steady
from pokernight.rules.totals import Totals

_IS = "is [player|hand|one] [with]"


@sentence(
    "The low hand is the one with the fewest points",
    f"Low [hand] {_IS} <<fewest|least> [total] point|lowest [point] total|lowest [total] number of point>",
    end=End.LOW,
)
@sentence(
    "The high hand is the one with the most points",
    f"High [hand] {_IS} <most [total] point|highest [point] total|highest [total] number of point>",
    end=End.HIGH,
)
class ByPoints(Steady):
    """Points tell which hand is low, or which is high; the other end goes by poker hands unless that is said of it."""

    end: End
    last_word = True

    def shape(self, plan: Plan) -> None:
        plan.worth = plan.worth or NUMBERS
        plan.by_points = plan.end in {rule.end for rule in plan.table.standing(ByPoints)}

    def tally(self, totals: Totals) -> None:
        totals.tags.add("odd-ranks")
