"""The order of hands, spelt out from the best to the worst."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.ranking import HIGH, THREE_CARDS, Category
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.rules.worth.hands import Made, MadeHand
from pokernight.rules.worth.order import MOST_CARDS, without
from pokernight.rules.worth.sizes import FEW_CARDS, ThreeCardHands, of_size

LEAST = 3
"""A chain has at least so many hands: of two, one beats the other."""


@reads("{hand}", rest=None, to_the_end=False)
@reads("{hand} beat [a] high card", rest=None, to_the_end=True)
@reads("{hand} beat {rest}")
class Chain(Part):
    """Hands of which each beats the next, sometimes down to high cards."""

    hand: Made
    rest: Chain | None = None
    to_the_end: bool = False

    @property
    def hands(self) -> tuple[Made, ...]:
        """All of them, the best first."""
        return (self.hand, *(self.rest.hands if self.rest else ()))

    @property
    def complete(self) -> bool:
        """Whether it names every hand that counts: "a pair beats high card"."""
        return self.rest.complete if self.rest else self.to_the_end


@sentence("Hands of {count} cards rank, from the best: {hands:each}")
class HandOrder(Steady):
    """The hands that count and their order, the best first; below them all are high cards."""

    count: int
    hands: tuple[MadeHand, ...]

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """Hands that cannot be made of so few cards, or are named twice, have no place in an order."""
        told = cls(**fields)
        try:
            replace(HIGH, size=told.count, categories=told.categories)
        except ValueError:
            return None
        return told

    def shape(self, plan: Plan) -> None:
        plan.order = of_size(plan.order, self.count)
        if plan.end is End.HIGH:
            plan.order = replace(plan.order, categories=self.categories)
        else:
            plan.order = without(plan.order, set(Category) - set(self.categories))

    @property
    def categories(self) -> tuple[Category, ...]:
        """The same as the ranking knows them, the worst first."""
        return (Category.HIGH_CARD, *(hand.made.category for hand in reversed(self.hands)))

    def tally(self, totals: Totals) -> None:
        usual = self.count <= FEW_CARDS and self.categories == (Category.HIGH_CARD, Category.PAIR)
        totals.tags |= set() if usual else {"mod-ranks"}


@reads("[Use|hand is ranked as|compare] {count} card [poker|brag] hand [.] {chain}")
@reads("[Hand rank] {chain}", count=5)
class SpeltOut(Standing):
    """Such an order in the words of a page: "a straight flush beats three of a kind beats a straight"."""

    count: int
    chain: Chain

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        count, chain = fields["count"], fields["chain"]
        if len(chain.hands) < LEAST and (count == MOST_CARDS or not chain.complete):
            return None
        order = HandOrder.said(count=count, hands=tuple(map(MadeHand, chain.hands)))
        usual = isinstance(order, HandOrder) and order.count == 3 and order.categories == THREE_CARDS
        return ThreeCardHands() if usual else order
