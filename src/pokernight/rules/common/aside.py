"""Common cards that only tell something, and make no hand."""

from dataclasses import replace

from pokernight.language.part import sentence
from pokernight.ranking import NONE, Either, Pick
from pokernight.rules.common.commons import HAND
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Steady
from pokernight.rules.totals import Totals

_ANY_HAND = "<anyone's|any player's|a player's|any|a|their> hand"


@sentence(
    "The common cards belong to no hand",
    f"[Any|all] [of] common card <is not [a] part of|do not <belong to|count [as part] <in|of|toward>>> {_ANY_HAND}",
    f"[Any|all] [of] common card <is|may> not [is] used [in|to make] {_ANY_HAND}",
    f"{HAND} may not <use|contain|include> <a|any|> common card",
    "No one may use <a|any|> common card [in their hand]",
)
class CommonsAside(Steady):
    """Hands are made without common cards, which lie there for what other rules say of them."""

    last_word = True

    def shape(self, plan: Plan) -> None:
        if isinstance(plan.use, Pick):
            plan.use = replace(plan.use, common=NONE)
        elif isinstance(plan.use, Either):
            plan.use = Either(tuple(replace(way, common=NONE) for way in plan.use.ways))

    def tally(self, totals: Totals) -> None:
        totals.hold(-totals.common)
        totals.most_held -= totals.common
