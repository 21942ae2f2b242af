"""How common cards lie on the table: which of them lie in one row, in one column, or side by side."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from pokernight.cards import Card
from pokernight.language.part import Term
from pokernight.table.places import COMMON
from pokernight.table.table import Table


class Shape(Term):
    """How common cards lie on the table."""

    ROW = ("a row", "a line")
    COLUMN = ("a column",)
    CIRCLE = ("a circle", "a ring", "a wheel")
    CROSS = ("a cross", "a plus sign", "a x")
    SQUARE = ("a square",)
    TRIANGLE = ("a triangle", "a pyramid")


class Lines(Term):
    """Which common cards go together."""

    ROW = ("row",)
    COLUMN = ("column",)
    ROW_COLUMN = ("row or column", "row or one column", "column or row", "arm")
    ANY = ("row, column or diagonal", "row, one column or one diagonal", "row, column, or either diagonal")
    PAIR = ("pair of neighbours", "pair of adjacent")


class Edge(Term):
    """Where a card lies at the edge of a shape."""

    TOP = ("top",)
    BOTTOM = ("bottom",)
    LEFT = ("left",)
    RIGHT = ("right",)
    CORNER = ("corner",)
    OUTER = ("outer", "outside")


class Layout(NamedTuple):
    """The places of common cards, counted from 0, by the lines in which they lie."""

    rows: tuple[tuple[int, ...], ...] = ()
    columns: tuple[tuple[int, ...], ...] = ()
    diagonals: tuple[tuple[int, ...], ...] = ()
    ring: tuple[int, ...] = ()

    def lines(self, which: Lines) -> tuple[tuple[int, ...], ...]:
        """All lines of a kind."""
        match which:
            case Lines.ROW:
                return self.rows or self.columns
            case Lines.COLUMN:
                return self.columns or self.rows
            case Lines.ROW_COLUMN:
                return self.rows + self.columns
            case Lines.ANY:
                return self.rows + self.columns + self.diagonals
            case Lines.PAIR:
                closing = ((self.ring[-1], self.ring[0]),) if len(self.ring) > 2 else ()
                return (*(pair for line in self.rows + self.columns for pair in _neighbours(line)), *closing)


def lay_out(table: Table, shape: Shape, count: int) -> None:
    """Note that the next common cards lie in a shape; which cards they are is no part of it."""
    start = len(table.state.at(COMMON))
    table.note("layout", (*table.state.notes.get("layout", ()), (shape.name, start, count)))


def layout_of(table: Table) -> Layout:
    """How the common cards lie; in one row where nothing was said."""
    blocks = table.state.notes.get("layout") or ((Shape.ROW.name, 0, len(table.state.at(COMMON))),)
    shaped = [_shaped(Shape[name], range(start, start + count)) for name, start, count in blocks]
    rows = tuple(row for block in shaped for row in block.rows)
    columns = tuple(column for block in shaped for column in block.columns)
    diagonals = tuple(line for block in shaped for line in block.diagonals)
    if len(blocks) > 1 and not columns and len({len(row) for row in rows}) == 1:
        columns = tuple(zip(*rows, strict=True))
        diagonals = _diagonals(rows)
    return Layout(rows, columns, diagonals, next((block.ring for block in shaped if block.ring), ()))


def rows_of(table: Table) -> list[tuple[Card, ...]]:
    """The common cards row by row, as far as there were cards for them."""
    cards = table.state.at(COMMON)
    return [tuple(cards[at] for at in row if at < len(cards)) for row in layout_of(table).rows]


def edge_of(table: Table, edge: Edge) -> tuple[Card, ...]:
    """The common cards at an edge of the shape in which they lie, in the order in which they were dealt."""
    cards, layout = table.state.at(COMMON), layout_of(table)
    rows, columns, diagonals = (list(filter(None, lines)) for lines in (layout.rows, layout.columns, layout.diagonals))
    match edge:
        case Edge.TOP:
            there = {column[0] for column in columns}
        case Edge.BOTTOM:
            there = {column[-1] for column in columns}
        case Edge.LEFT:
            there = {row[0] for row in rows}
        case Edge.RIGHT:
            there = {row[-1] for row in rows}
        case Edge.CORNER:
            there = {line[end] for line in diagonals for end in (0, -1)}
        case Edge.OUTER:
            there = {line[end] for line in rows + columns for end in (0, -1)}
    return tuple(card for at, card in enumerate(cards) if at in there)


def lines_of(table: Table, which: Lines) -> tuple[frozenset[Card], ...]:
    """The common cards of each line of a kind; cards that lie in no shape go with every line."""
    cards = table.state.at(COMMON)
    lines = layout_of(table).lines(which)
    shaped = {at for _, start, count in table.state.notes.get("layout", ()) for at in range(start, start + count)}
    loose = [at for at in range(len(cards)) if shaped and at not in shaped]
    return tuple(frozenset(cards[at] for at in (*line, *loose) if at < len(cards)) for line in lines)


def _shaped(shape: Shape, places: Sequence[int]) -> Layout:
    """The lines of some places that lie in a shape."""
    every = tuple(places)
    match shape:
        case Shape.ROW:
            return Layout(rows=(every,))
        case Shape.COLUMN:
            return Layout(columns=(every,))
        case Shape.CIRCLE:
            return Layout(rows=(every,), ring=every)
        case Shape.CROSS:
            return _cross(every)
        case Shape.SQUARE:
            return _square(every)
        case Shape.TRIANGLE:
            rows = tuple(_growing(every))
            return Layout(rows, diagonals=(tuple(row[0] for row in rows), tuple(row[-1] for row in rows)))


def _cross(places: tuple[int, ...]) -> Layout:
    """The upper arm is dealt first, then the row from left to right, then the lower arm; they share the middle."""
    arm = (len(places) - 1) // 4
    row = places[arm : len(places) - arm]
    middle = places[len(places) // 2 :][:1]
    return Layout((row,), ((*places[:arm], *middle, *places[len(places) - arm :]),))


def _square(places: tuple[int, ...]) -> Layout:
    """Row below row; eight cards leave out the middle of nine."""
    if len(places) == 8:
        around = ((places[0], places[3], places[5]), (places[1], places[6]), (places[2], places[4], places[7]))
        return Layout((places[:3], places[3:5], places[5:]), around)
    side = isqrt(max(len(places) - 1, 0)) + 1
    rows = tuple(places[at : at + side] for at in range(0, len(places), side))
    columns = tuple(places[at::side] for at in range(side))
    return Layout(rows, columns, _diagonals(rows))


def _diagonals(rows: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The two diagonals of as many rows as columns."""
    if any(len(row) != len(rows) for row in rows):
        return ()
    return (
        tuple(row[at] for at, row in enumerate(rows)),
        tuple(row[-1 - at] for at, row in enumerate(rows)),
    )


def _growing(places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Rows of one, two, three and so on."""
    at, size = 0, 1
    while at < len(places):
        yield places[at : at + size]
        at, size = at + size, size + 1


def _neighbours(line: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    return pairwise(line)
