"""Hands of fewer than five cards."""

from dataclasses import replace
from typing import Any

from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking import OF_A_KIND, SPECIAL, STANDARD, THREE_CARDS, Category, Order
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Steady
from pokernight.rules.totals import Totals
from pokernight.rules.worth.order import FOUR_CARDS, MOST_CARDS, SUITS_AND_ROWS, Beats, without

FEW_CARDS = 2
"""So few cards make straights and flushes only where a rule speaks of those."""


def of_size(order: Order, count: int) -> Order:
    """An order of hands of another size, as far as it goes for those."""
    size = max(1, min(count, MOST_CARDS))
    kept = order if size == MOST_CARDS else without(order, (*FOUR_CARDS, *SPECIAL))
    if kept.low and not set(OF_A_KIND) <= set(kept.categories):  # three cards make no two pair, but more do
        kept = replace(kept, categories=STANDARD)
    return replace(kept, size=size)


def cut(order: Order, count: int) -> Order:
    """An order by which only so many cards of a hand count; fewer than five make no straights and flushes."""
    shorter = of_size(order, count)
    return without(shorter, SUITS_AND_ROWS) if count < MOST_CARDS == order.size else shorter


@sentence(
    "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card",
    "Use three card poker hand straight flush beat three of a kind beat straight beat flush beat pair beat high card",
    "<Straight and flush|flush and straight> [of|with] three card [do] count",
    "Three card <straight and [three card] flush|flush and [three card] straight> count",
)
class ThreeCardHands(Steady):
    """The order of hands of three cards."""

    def shape(self, plan: Plan) -> None:
        counted = plan.order.categories if plan.end is End.LOW and Category.FLUSH not in plan.order.categories else ()
        categories = tuple(category for category in THREE_CARDS if not counted or category in counted)
        plan.order = replace(plan.order, size=3, categories=categories)


@sentence(
    "A hand has {count} cards",
    "<Use|hand is ranked as|compare> {count} card [poker] hand",
    "<Only {count} card hand count|{count} card hand only>",
)
class HandsOf(Steady):
    """Hands of another size, in the usual order as far as it goes; two cards are a pair or none."""

    count: int

    def shape(self, plan: Plan) -> None:
        plan.order = of_size(plan.order, self.count)
        if self.count <= FEW_CARDS:
            spoken_of = {made.category for rule in plan.table.standing(Beats) for made in (*rule.hands, *rule.others)}
            plan.order = without(plan.order, set(SUITS_AND_ROWS) - spoken_of)


class Run(Term):
    """The hands that go by suit or by sequence, which mostly take five cards."""

    STRAIGHT = ("straights", "a straight")
    FLUSH = ("flushes", "a flush")
    BOTH = ("straights and flushes", "flushes and straights", "a straight or a flush", "straights or flushes")

    @property
    def categories(self) -> tuple[Category, ...]:
        """The same as the ranking knows them; a straight flush is both."""
        return SUITS_AND_ROWS if self is Run.BOTH else (Category[self.name],)


@sentence(
    "{run} of {count} cards do not count",
    "[A] {count} card {run} <do not count|is ignored|is not allowed>",
    "[There is] no {count} card {run}",
)
@reads(
    "[A] {count} card straight <and|or> [a] {count} card flush <do not count|is ignored|is not allowed>",
    "[A] {count} card flush <and|or> [a] {count} card straight <do not count|is ignored|is not allowed>",
    run=Run.BOTH,
)
class ShortRuns(Steady):
    """Straights or flushes of few cards are none where hands are as small as that; larger ones count as ever."""

    count: int
    run: Run
    last_word = True

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """With five cards they are the usual ones, of which another rule speaks."""
        return cls(**fields) if fields["count"] < MOST_CARDS else None

    def shape(self, plan: Plan) -> None:
        if plan.order.size == self.count:
            plan.order = without(plan.order, self.run.categories)
        elif self.count == MOST_CARDS - 1:
            gone = {Run.STRAIGHT: FOUR_CARDS[:1], Run.FLUSH: FOUR_CARDS[1:], Run.BOTH: FOUR_CARDS}[self.run]
            plan.order = without(plan.order, gone)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")
