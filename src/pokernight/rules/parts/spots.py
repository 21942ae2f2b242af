"""Single common cards that a rule points at by where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import Term, sentence
from pokernight.rules.layout import AROUND, Edge, edge_of
from pokernight.rules.parts.refs import Lying
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table


def _said(edge: Edge, which: str) -> tuple[str, ...]:
    """The ways to speak of the common card at an edge."""
    return tuple(f"{which} {name} {card}" for name in edge.phrases for card in ("common card", "card", "common"))


class Spot(Term):
    """A place at the edge of a shape, or each of several."""

    TOP = _said(Edge.TOP, "the")
    BOTTOM = _said(Edge.BOTTOM, "the")
    LEFT = _said(Edge.LEFT, "the")
    RIGHT = _said(Edge.RIGHT, "the")
    CORNER = (*_said(Edge.CORNER, "each"), *_said(Edge.CORNER, "the"))
    SIDE = (*_said(Edge.SIDE, "each"), *_said(Edge.SIDE, "the"))
    OUTER = (*_said(Edge.OUTER, "each"), *_said(Edge.OUTER, "the"))

    @property
    def several(self) -> bool:
        """Whether there are several such places in a shape."""
        return self in (Spot.CORNER, Spot.SIDE, Spot.OUTER)


@sentence("{spot}", f"{{spot}} {AROUND}")
class SpotCard(Lying):
    """The common card at an edge of the shape in which the common cards lie."""

    spot: Spot

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(card for card in edge_of(table, Edge[self.spot.name]) if table.state.lies[card] is Lie.UP)

    def most(self, players: int) -> int:
        return 4 if self.spot.several else 1

    def mates(self, totals: Totals, players: int) -> int:
        return self.most(players) * super().mates(totals, players)
