"""Cards that are wild only for some players, or only while something lies face up."""

from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing
from pokernight.rules.totals import Totals
from pokernight.table.places import COMMON, Lie
from pokernight.table.table import Table

_WHO = "[but] [only] <if they <have|hold>|for <player|a player|any player|anyone> <with|who have|who hold|holding>>"
"""Whoever has certain cards, and those are said next."""


class Sometimes(Standing):
    """Cards that are wild when something is so."""

    cards: tuple[CardSet, ...]

    def now(self, plan: Plan) -> bool:
        """Whether they are wild for the player of a plan."""
        raise NotImplementedError(f"{type(self).__name__} cannot tell.")

    def shape(self, plan: Plan) -> None:
        if self.now(plan):
            plan.wild.extend(rule for cards in self.cards for rule in cards.wilds(plan))

    def tally(self, totals: Totals) -> None:
        totals.wilds.extend(cards.most for cards in self.cards)
        totals.tags.add("wilds")


@sentence(
    "{cards} is~are wild for whoever has {held:one}",
    f"[all|any|a] {{cards}} is [only] wild {_WHO} {{held}} [in their hand]",
    count=1,
    without=False,
)
@sentence(
    "{cards} is~are wild for whoever has {count} {held:plural}",
    f"[all|any] {{cards}} is [only] wild {_WHO} [at least] {{count}} {{held}}",
    without=False,
)
@reads(f"[all|any] {{cards}} is [only] wild {_WHO} a pair of {{held}}", count=2)
@sentence(
    "{cards} is~are wild for whoever does not have {held:one}",
    "[all|any] {cards} is wild unless they <have|hold> {held}",
    "[all|any] {cards} is wild but <if they <have|hold> {held} they is not [wild]|not if they <have|hold> {held}>",
    count=1,
    without=True,
)
class WildWith(Sometimes):
    """Cards that are wild beside others in the same hand, or without them; who only looks on goes by what lies up."""

    held: Faces
    count: int = 1
    without: bool = False

    def now(self, plan: Plan) -> bool:
        table, lies = plan.table, (Lie.UP,) if plan.showing else Lie
        there = sum(self.held.has(table, card, plan.seat) for card in table.lying(plan.seat, *lies))
        return (there >= self.count) is not self.without


@sentence(
    "{cards} is~are wild while {shown:one} lies face up",
    "[all|any] {cards} is [only] wild [only] <if|while|as long as> {shown} is <showing|[face] up>",
    without=False,
)
@sentence(
    "{cards} is~are wild unless {shown:one} lies face up",
    "[all|any] {cards} is wild unless {shown} is <showing|[face] up>",
    without=True,
)
class WildInSight(Sometimes):
    """Cards that are wild for all while others lie face up before somebody, or as long as none of them does."""

    shown: Faces
    without: bool = False

    @property
    def alike(self) -> bool:
        return True

    def now(self, plan: Plan) -> bool:
        table = plan.table
        return any(self.shown.has(table, card, 0) for card in _in_sight(table)) is not self.without


def _in_sight(table: Table) -> list[int]:
    """Every card that lies face up before a player still in, or for all."""
    common = [card for card in table.state.at(COMMON) if table.state.lies[card] is Lie.UP]
    return common + [card for seat in table.state.still_in for card in table.lying(seat, Lie.UP)]
