"""Common cards that a rule points at by where they lie, or by what lies beside them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pokernight.cards import faces, rank_of
from pokernight.language.part import Term, reads, sentence
from pokernight.ranking import wild as wilds
from pokernight.rules.common.layout import AROUND, SHAPES, Edge, Lane, Where, cards_at, edge_of, lines
from pokernight.rules.parts.extremes import end_of
from pokernight.rules.parts.faces import CardSet, Faces, OfRanks
from pokernight.rules.parts.refs import End, Lying, Spread
from pokernight.table.places import COMMON, Lie

if TYPE_CHECKING:
    from pokernight.cards import Card, Rank
    from pokernight.rules.plan import Plan
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table


def _said(edge: Edge, which: str) -> tuple[str, ...]:
    """The ways to speak of the common card at an edge."""
    named = tuple(f"{which} {name} {card}" for name in edge.phrases for card in ("common card", "card", "common"))
    return (*named, *(f"card {at} {edge.phrases[0]}" for at in ("at", "on", "in")))


class Spot(Term):
    """A place at the edge of a shape, or each of several."""

    TOP = _said(Edge.TOP, "the")
    BOTTOM = _said(Edge.BOTTOM, "the")
    LEFT = _said(Edge.LEFT, "the")
    RIGHT = _said(Edge.RIGHT, "the")
    CORNER = (*_said(Edge.CORNER, "each"), *_said(Edge.CORNER, "the"))
    SIDE = (*_said(Edge.SIDE, "each"), *_said(Edge.SIDE, "the"))
    OUTER = (*_said(Edge.OUTER, "each"), *_said(Edge.OUTER, "the"))
    AROUND = (*_said(Edge.AROUND, "each"), *_said(Edge.AROUND, "the"))

    @property
    def several(self) -> bool:
        """Whether there are several such places in a shape."""
        return self in (Spot.CORNER, Spot.SIDE, Spot.OUTER, Spot.AROUND)


@sentence("{spot}", f"{{spot}} {AROUND}")
@reads("<top|tip> of <pyramid|triangle>", spot=Spot.TOP)
@reads(
    f"<outer|outside|end> two [common] [card] {AROUND}",
    f"[two|both] <outer|outside|end> [common] <card|one> {AROUND}",
    f"[two|both] [common] card <at|on> [both|each|two|either] end {AROUND}",
    spot=Spot.OUTER,
)
@reads(f"[all] four corner [[common] card] {AROUND}", spot=Spot.CORNER)
class SpotCard(Lying):
    """The common card at an edge of the shape in which the common cards lie."""

    spot: Spot

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(card for card in edge_of(table, Edge[self.spot.name]) if table.state.lies[card] is Lie.UP)

    def most(self, totals: Totals, players: int) -> int:
        return 4 if self.spot.several else 1

    def mates(self, totals: Totals, players: int) -> int:
        return self.most(totals, players) * super().mates(totals, players)


@sentence(
    "the {where} common card of each {lane}",
    f"{{where}} <common card|card|common> <of|in|from> each {{lane}} {AROUND}",
    end=None,
)
@sentence(
    "the {end} common card of each {lane}",
    f"{{end}} <common card|card|common> <of|in|from> each {{lane}} {AROUND}",
    where=None,
)
class CardOfEach(Lying):
    """One common card of every row or column: the one in a certain place, or the highest or lowest that is up."""

    lane: Lane
    where: Where | None = None
    end: End | None = None

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(card for line in lines(table, self.lane) for card in self._of(table, cards_at(table, line)))

    def _of(self, table: Table, row: tuple[Card, ...]) -> tuple[Card, ...]:
        up = [card for card in row if table.state.lies[card] is Lie.UP]
        if self.end:
            return end_of(table, self.end, Spread.COMMON, up)
        return tuple(card for card in (self.where.of(row) if self.where else ()) if card in up)

    def most(self, totals: Totals, players: int) -> int:
        return max(1, totals.rows)

    def mates(self, totals: Totals, players: int) -> int:
        return self.most(totals, players) * super().mates(totals, players)


@sentence(
    "the common cards of the {where} {lane}",
    f"{{where}} {{lane}} [of <common [card]|{SHAPES}>]",
    f"<common card|card|common> <of|in> {{where}} {{lane}} {AROUND}",
)
class RowCards(CardSet):
    """All common cards of a row or column."""

    where: Where
    lane: Lane

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        cards = self._cards(plan.table)
        return (wilds.like(*cards) if mates else wilds.WildCards(frozenset(cards)),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card in self._cards(table)

    def size(self, totals: Totals) -> int:
        return 5

    def _cards(self, table: Table) -> tuple[Card, ...]:
        row = (card for line in self.where.of(lines(table, self.lane)) for card in cards_at(table, line))
        return tuple(card for card in row if table.state.lies[card] is Lie.UP)


@sentence(
    "the {end} common card that is {kind:one}",
    "{end} common {kind}",
    "{end} {kind:InColour} common card",
)
class ExtremeCommon(Lying):
    """The lowest or the highest common card of a kind."""

    end: End
    kind: Faces

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        cards = (card for card in Spread.COMMON.cards(table) if self.kind.has(table, card, seat))
        return end_of(table, self.end, Spread.COMMON, cards)


@sentence("cards of a rank that two common cards have")
class PairedCommons(CardSet):
    """The ranks of pairs that lie among the common cards."""

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (wilds.WildFaces(faces(_paired(plan.table))),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return rank_of(card) in _paired(table)

    def size(self, totals: Totals) -> int:
        return 4 * totals.decks


@sentence("cards of the rank that the {where} common cards of all {lane}(s) share")
class SharedByLines(OfRanks):
    """The rank of the common cards in a certain place of every row or column, where they all have the same."""

    where: Where
    lane: Lane

    def ranks(self, table: Table) -> list[Rank]:
        """The one rank, or none."""
        there = CardOfEach(self.lane, self.where).cards(table, 0)
        ranks = {rank_of(card) for card in there}
        complete = len(there) == len(lines(table, self.lane)) > 1
        return [rank for rank in ranks if rank is not None] if complete and len(ranks) == 1 else []


def _paired(table: Table) -> list[Rank]:
    """The ranks that lie face up among the common cards more than once."""
    up = Counter(rank_of(card) for card in table.state.at(COMMON) if table.state.lies[card] is Lie.UP)
    return [rank for rank, count in up.items() if rank is not None and count > 1]
