"""Hands by what they come to: too many points, just so many, and ties that are dealt for."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pokernight import ranking
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking.points import points_named
from pokernight.rules.parts.faces import FaceCards, Faces
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.single import height
from pokernight.rules.parts.subjects import ANYONE, THEY
from pokernight.rules.plan import NUMBERS, holding, plan_for
from pokernight.rules.pot.settling import BreaksTies, Decides
from pokernight.rules.rule import Condition, HavingAtLast, Winners
from pokernight.table.places import Lie, hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pokernight.table.table import Table

_BOTH = "<win|take|get> <high and low|both [way|half]|[whole|entire] pot>"


class Bound(Term):
    """Whether so many, more or fewer."""

    FEWER = ("or fewer", "or less")
    MORE = ("or more",)

    def holds(self, there: int, count: int) -> bool:
        """Whether a number is within it."""
        return there <= count if self is Bound.FEWER else there >= count


@sentence("{amount} points", "[exactly] {amount} point", "exactly {amount} [point]", count=None, bound=None)
@sentence(
    "{amount} points in {count} cards",
    "[exactly] {amount} [point] <in|with> [exactly] {count} card",
    bound=None,
)
@sentence(
    "{amount} points in {count} cards {bound}",
    "[exactly] {amount} [point] <in|with> {count} [card] {bound} [card]",
)
class Score(Part):
    """So many points exactly, sometimes only in so many cards."""

    amount: Fraction
    count: int | None = None
    bound: Bound | None = None

    def made_by(self, table: Table, seat: int) -> bool:
        """Whether the cards of a player come to it."""
        plan, cards = plan_for(table, seat), holding(table, seat).at(ranking.Place.ALL)
        if plan.worth is None or not cards or not self._counts(len(cards)):
            return False
        return ranking.Points(plan.worth).comes_to(cards, self.amount)

    def _counts(self, cards: int) -> bool:
        if self.count is None:
            return True
        return self.bound.holds(cards, self.count) if self.bound else cards == self.count

    def __str__(self) -> str:
        bound = f" {self.bound.phrases[0]}" if self.bound else ""
        return points_named(self.amount) + (f" in {self.count} cards{bound}" if self.count else "")


@sentence("a player has exactly {score}", f"{ANYONE} <have|with|hold|get> {{score}}")
class HasPoints(HavingAtLast):
    """What the cards of a player come to is just so much."""

    score: Score

    def holds(self, table: Table, seat: int) -> bool:
        return self.score.made_by(table, seat)


@sentence("{score} wins high and low", f"[A] hand of {{score}} {_BOTH}")
class TakesBoth(Decides):
    """A hand that wins both ways."""

    score: Score

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        found = tuple(seat for seat in seats if self.score.made_by(table, seat))
        return Winners(found, str(self.score)) if found else None


@reads(f"A {{amount}} point hand {_BOTH}", count=None)
@reads(f"A {{amount}} point hand <with|in> {{count}} [card] {{bound}} [card] {_BOTH}")
@reads(f"A {{amount}} point hand <with|in> [exactly] {{count}} card {_BOTH}", bound=None)
class PointHandTakesBoth(Decides):
    """The same, of a hand that is called by its points."""

    amount: Fraction
    count: int | None
    bound: Bound | None = None

    @classmethod
    def said(cls, **fields: Any) -> TakesBoth:
        return TakesBoth(Score(**fields))


_TOTAL = "<total|add up to|sum to|come to|count|is|is worth>"


@sentence(
    "a player has more than {amount} points",
    f"{THEY} <[who] <go|is|have|bust> over|bust with more than> {{amount}} [point]",
    f"{THEY} [who] have more than {{amount}} point",
    f"<[any|all|every|their] <hand|total> [that]|{THEY} [who]> [go|is|get] over {{amount}} [point]",
    "[Go|going] over {amount} [point] and",
    f"<their <card|hand> {_TOTAL}|[their] [point] total [of their card] is> <more than|over> {{amount}} [point]",
    face=None,
)
@sentence(
    "a player shows more than {amount} points",
    f"{THEY} [who] <have|show> <more than|over> {{amount}} [point] <showing|face up>",
    f"{THEY} [who] show <more than|over> {{amount}} point",
    f"their <[face] up card|card showing> {_TOTAL} <more than|over> {{amount}} [point]",
    "[point] total of their <[face] up card|card showing> is <more than|over> {amount} [point]",
    face=Face.UP,
)
class Over(Condition):
    """All that a player's cards can come to is too much, or what those come to that lie face up."""

    amount: Fraction
    face: Face | None = None

    def holds(self, table: Table, seat: int) -> bool:
        cards = table.lying(seat, Lie.UP) if self.face else holding(table, seat).at(ranking.Place.ALL)
        worth = plan_for(table, seat).worth or NUMBERS
        return min(worth.totals(cards), default=0) > self.amount


_TIED = "In case of a tie deal <card|a card|one card> to [each of] tied player [and]"


@sentence("Tied players are dealt cards until the first face card wins", cards=FaceCards())
@sentence("Tied players are dealt cards, and the first who gets {cards:one} wins", f"{_TIED} first {{cards}} win")
class FirstDecides(BreaksTies):
    """A tie is decided by luck: whoever first gets a card of a kind."""

    cards: Faces

    def winner(self, table: Table, seats: Sequence[int]) -> int | None:
        while True:
            for seat in seats:
                card = table.deal_to(hand(seat), Lie.UP)
                if card is None:
                    return None
                if self.cards.has(table, card, seat):
                    return seat


@sentence("Tied players are dealt a card, and the highest wins", f"{_TIED} <high|highest> <card|one> win")
class HighestDecides(BreaksTies):
    """A tie is decided by luck: one more card for each, until they are not the same."""

    def winner(self, table: Table, seats: Sequence[int]) -> int | None:
        while len(seats) > 1:
            dealt = {seat: table.deal_to(hand(seat), Lie.UP) for seat in seats}
            heights = {seat: height(table, card) for seat, card in dealt.items() if card is not None}
            if len(heights) < len(seats):
                return None
            seats = [seat for seat in seats if heights[seat] == max(heights.values())]
        return seats[0]
