"""Single common cards that a hand has to use, or must not."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.ranking import EVERY, OWN_AND_COMMON, Pick, Take
from pokernight.rules.common.commons import HAND, IN_HAND
from pokernight.rules.parts.refs import CommonCard, End, Nth
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing
from pokernight.table.places import COMMON

_ONE = "{nth} common card"
_ONE_WAY = "<in|for> [their|a] {end} hand"


@sentence(
    "A {end} hand must use {nth} common card",
    f"[Their|a] {{end}} hand must <use|contain|include> {_ONE}",
    f"{THEY} must use {_ONE} {_ONE_WAY}",
    needed=True,
)
@sentence(
    "A hand must use {nth} common card",
    f"{HAND} must <use|contain|include> {_ONE}",
    f"{THEY} must use {_ONE} {IN_HAND}",
    needed=True,
    end=None,
)
@sentence(
    "A {end} hand must not use {nth} common card",
    f"[Their|a] {{end}} hand may not <use|contain|include> {_ONE}",
    f"{THEY} may not use {_ONE} {_ONE_WAY}",
    needed=False,
)
@sentence(
    "A hand must not use {nth} common card",
    f"{HAND} may not <use|contain|include> {_ONE}",
    f"{THEY} may not use {_ONE} {IN_HAND}",
    needed=False,
    end=None,
)
@sentence(
    "A {end} hand must not use common cards",
    "[Their|a] {end} hand may not <use|contain|include> [any] [of] common card",
    f"{THEY} may not use [any] [of] common card {_ONE_WAY}",
    needed=False,
    nth=None,
)
class OneCommon(Standing):
    """A common card that belongs to every hand or to none, or to those of one kind; or all that belong to none."""

    last_word = True
    nth: Nth | None
    needed: bool
    end: End | None = None

    def shape(self, plan: Plan) -> None:
        """Leave only such common cards together as have the card among them, or as have it not."""
        one = frozenset(CommonCard(self.nth).cards(plan.table, plan.seat))
        if plan.showing or not one or self.end not in (None, plan.end):
            return
        lines = plan.lines or (frozenset(plan.table.state.at(COMMON)),)
        if not self.needed:
            plan.lines = tuple(line - one for line in lines)
            return
        use = plan.use if isinstance(plan.use, Pick) else OWN_AND_COMMON
        plan.lines = tuple(
            chosen for line in lines if one <= line for chosen in self._with(one, line, plan, use.common)
        )
        plan.use = replace(use, common=EVERY)

    def _with(self, one: frozenset[Card], line: frozenset[Card], plan: Plan, take: Take) -> Iterator[frozenset[Card]]:
        """Every choice of common cards with a certain one among them that a hand may have and has room for."""
        others = sorted(line - one)
        most = min(take.most, plan.order.size, len(line))
        for count in range(max(1, min(take.least, most)), most + 1):
            for more in combinations(others, count - 1):
                yield one.union(more)
