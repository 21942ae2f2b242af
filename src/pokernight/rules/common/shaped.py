"""Shapes and rows of common cards that are told by what they are put together from."""

from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.common.figures import Shape
from pokernight.rules.common.layout import put_between
from pokernight.rules.common.table import IN_SHAPE, LAY, ON_TABLE, ROW, DealRows, DealTable, deal_on
from pokernight.rules.parts.places import Face
from pokernight.rules.rule import Step
from pokernight.rules.totals import Totals
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON
from pokernight.table.table import Table

_AROUND = {Shape.CIRCLE: Shape.WHEEL, Shape.SQUARE: Shape.X}
"""What a shape becomes that has one more card in its middle."""

_IN_SHAPE = f"{LAY} {{count}} common [card] {{face}} {ON_TABLE} {IN_SHAPE} {{shape}}"


_LAST = "[a] <fifth|sixth|seventh|eighth|ninth|last|other|final>"


@reads(
    f"{_IN_SHAPE} and <one|a|{_LAST}> [more|other] [common] [card] [{{face}}] in [its] middle [of it]",
    f"{_IN_SHAPE} around <one|a> [more|other] [common] [card] [{{face}}] [in [its] middle]",
    f"{_IN_SHAPE} with <one|a> [more|other] common [card] [{{face}}] in [its] middle [of it]",
    more=1,
)
@reads(f"{_IN_SHAPE} with {_LAST} [common] [card] [{{face}}] in [its] middle [of it]", more=0)
class DealAround(Step):
    """Common cards in a shape, and one more in the middle of it, or the last of them."""

    count: int
    face: Face
    shape: Shape
    more: int

    @classmethod
    def said(cls, **fields: Any) -> Step | None:
        shape, count = _AROUND.get(fields["shape"]), fields["count"] + fields["more"]
        if shape is None or (shape is Shape.X and count != 5):
            return None
        return DealTable(count, fields["face"], common=True, shape=shape)


@reads("[then] {count} [card] [<in|on|at> [a] [bottom|middle|top|next|first|second|third|fourth|last] [row]]")
class TierOf(Part):
    """How many cards lie in one row of a pyramid."""

    count: int


@reads(f"{_IN_SHAPE} [with] {{tiers:each}}")
class DealTiers(Step):
    """A pyramid whose rows are counted."""

    count: int
    face: Face
    shape: Shape
    tiers: tuple[TierOf, ...]

    @classmethod
    def said(cls, **fields: Any) -> Step | None:
        """Only where each row has one card more than the one above it."""
        tiers = sorted(tier.count for tier in fields["tiers"])
        plain = tiers == [*range(1, len(tiers) + 1)] and sum(tiers) == fields["count"]
        if fields["shape"] is not Shape.TRIANGLE or not plain:
            return None
        return DealTable(fields["count"], fields["face"], common=True, shape=Shape.TRIANGLE)


_LAID = f"{LAY} {{total}} common [card] {{face}} {ON_TABLE} <in|as>"


@reads(
    f"{_LAID} {{rows}} {ROW} of {{count}} [card] [each]",
    f"{_LAID} {{count}} column of {{rows}} [card] [each]",
    f"{_LAID} a {{rows}} <by|time> {{count}} <square|grid|rectangle|layout>",
)
@reads(f"{_LAID} {{rows}} [equal] {ROW}", count=None)
@reads(f"{_LAID} {{count}} [equal] column", rows=None)
class DealInRows(Step):
    """So many common cards in all, of which rows are made, one as long as the other."""

    total: int
    face: Face
    rows: int | None
    count: int | None

    @classmethod
    def said(cls, **fields: Any) -> Step | None:
        """Where the rows would be of different lengths, nobody can tell how the cards lie; one column is a shape."""
        total, rows, count = fields["total"], fields["rows"], fields["count"]
        rows, count = rows or total // (count or 1), count or total // (rows or 1)
        even = count > 1 and rows * count == total
        return DealRows.said(rows=rows, count=count, face=fields["face"]) if even else None


_CALLED = "[. <that|this|it> [card] is [called] elevator [card]]"
_BETWEEN = (
    f"<with|and|[and] [then] {LAY}> <one|a|{_LAST}> [common] [card] [{{face}}] [elevator]"
    f" <between|in middle [of]> [column|they|two column] {_CALLED}"
)


@reads(f"{LAY} {{count}} common card {{face}} {ON_TABLE} [in] two column of {{height}} [card] [each] {_BETWEEN}")
@reads(f"{LAY} two column of {{height}} common card {{face}} {ON_TABLE} {_BETWEEN}", count=None)
class DealElevator(Step):
    """Two columns, and one card between them."""

    count: int | None
    face: Face
    height: int

    @classmethod
    def said(cls, **fields: Any) -> Step | None:
        count = 2 * fields["height"] + 1
        if fields["count"] not in (None, count, count - 1):
            return None
        return DealTable(count, fields["face"], common=True, shape=Shape.ELEVATOR)


@sentence(
    "Deal 1 common card {face} between the columns",
    f"{LAY} <one|a> common [card] {{face}} {ON_TABLE} <between|in middle of> [two] column {_CALLED}",
    f"{LAY} <one|a> common [card] <between|in middle of> [two] column {{face}} {_CALLED}",
)
class DealBetween(Step):
    """One more common card, between two columns that lie there."""

    face: Face

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.burn()
        put_between(table)
        deal_on(table, COMMON, 1, self.face)
        return None

    def tally(self, totals: Totals) -> None:
        DealTable(1, self.face, common=True).tally(totals)
