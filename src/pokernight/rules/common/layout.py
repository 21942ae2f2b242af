"""How common cards lie on the table: what is where, and which of them go together there."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from pokernight.cards import Card
from pokernight.language.part import Term
from pokernight.rules.common.figures import Figure, Places, Shape, Spot, figure_of, spots_of
from pokernight.table.places import COMMON
from pokernight.table.spread import LAYOUT
from pokernight.table.table import Table

SHAPES = (
    "cross|circle|wheel|ring|square|grid|pyramid|triangle|h|time|t|elevator|row|column"
    "|board|table|layout|rectangle|shape"
)
"""What common cards that lie in a shape can be called together; an x is folded to times."""

AROUND = f"[<of|in|on|from> <{SHAPES}>]"
"""In which shape cards lie, where only one can be meant."""

THE_MIDDLE = (
    "<elevator [card]|crossbar [card]|cross bar|hub|middle <card|one>|[common] card in middle"
    "|[common] card between <they|[two] column>>"
)
"""The card that lies in the middle of a shape, by all its names."""

Item = TypeVar("Item")


class Lane(Term):
    """A row or a column; piles and sets are rows beside each other."""

    ROW = ("row", "pile", "set", "board", "group", *(f"horizontal {line}" for line in ("row", "line", "card")))
    COLUMN = ("column", *(f"vertical {line}" for line in ("column", "row", "line", "card")))

    def of(self, figure: Figure) -> tuple[Places, ...]:
        """All of the kind; what lies in one line only is both."""
        return figure.rows or figure.columns if self is Lane.ROW else figure.columns or figure.rows


class Line(Term):
    """Common cards that lie in one line."""

    ROW = Lane.ROW.value
    COLUMN = Lane.COLUMN.value
    DIAGONAL = ("diagonal",)
    SIDE = ("side", "edge")
    LINE = ("line", "arm", "direction")
    MIDDLE_ROW = ("middle row", "card across middle")

    def of(self, figure: Figure) -> tuple[Places, ...]:
        """All lines of the kind."""
        match self:
            case Line.ROW | Line.COLUMN:
                return Lane[self.name].of(figure)
            case Line.DIAGONAL:
                return figure.diagonals
            case Line.SIDE:
                return figure.sides
            case Line.LINE:
                return figure.rows + figure.columns or figure.diagonals
            case Line.MIDDLE_ROW:
                return Where.MIDDLE.of(figure.rows)


class Edge(Term):
    """Where a card lies at the edge of a shape."""

    TOP = ("top", "upper", "tip")
    BOTTOM = ("bottom", "lower", "base")
    LEFT = ("left",)
    RIGHT = ("right",)
    CORNER = ("corner",)
    SIDE = ("side", "edge")
    OUTER = ("outer", "outside", "end")
    AROUND = ("surrounding",)

    def of(self, figure: Figure, spots: Mapping[int, Spot]) -> set[int]:
        """The places there; a circle has one at the top and one at the bottom, a square has a whole row."""
        lines = figure.rows + figure.columns
        match self:
            case Edge.CORNER:
                return {line[end] for line in figure.sides + figure.diagonals for end in (0, -1)}
            case Edge.SIDE:
                return Edge.OUTER.of(figure, spots) - Edge.CORNER.of(figure, spots)
            case Edge.AROUND:
                return set(spots) - set(figure.middle)
            case Edge.OUTER:
                return set(figure.ring) or {line[end] for line in lines + figure.diagonals for end in (0, -1)}
        if figure.ring:
            quarter = [Edge.TOP, Edge.RIGHT, Edge.BOTTOM, Edge.LEFT].index(self)
            return {figure.ring[quarter * len(figure.ring) // 4]}
        along = 0 if self in (Edge.LEFT, Edge.RIGHT) else 1
        first = self in (Edge.LEFT, Edge.TOP)
        utmost = (min if first else max)(spot[along] for spot in spots.values())
        there = {place for place, spot in spots.items() if spot[along] == utmost}
        if len(there) < len(spots):
            return there
        return {(min if first else max)(spots)}  # a row has no upper edge: its first card is on top, as of a pile


class Where(Term):
    """Which of several lines, or which card of a line, from the top down or from left to right."""

    FIRST = ("first", "top", "upper", "left")
    SECOND = ("second",)
    THIRD = ("third",)
    FOURTH = ("fourth",)
    FIFTH = ("fifth",)
    MIDDLE = ("middle",)
    LAST = ("last", "bottom", "lower", "right", "final")

    def of(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The one that is meant, where there is one."""
        if self is Where.LAST:
            return tuple(items[-1:])
        if self is Where.MIDDLE:
            return tuple(items[len(items) // 2 :][: len(items) % 2])
        return tuple(items[list(Where).index(self) :][:1])


Blocks = tuple[tuple[str, tuple[tuple[int, int, int], ...]], ...]
"""The shapes that lie below each other: the name of each, and the places of its cards with their spots."""


def lay_out(table: Table, shape: Shape, count: int) -> None:
    """Note where the next common cards lie, below those that lie there; which cards they are is no part of it."""
    table.note(LAYOUT, with_shape(table.state.notes.get(LAYOUT, ()), shape, count, len(table.state.at(COMMON))))


def with_shape(blocks: Blocks, shape: Shape, count: int, start: int) -> Blocks:
    """The same with one more shape below, whose cards are counted from a place on."""
    below = 1 + max((y for _, spots in blocks for _, _, y in spots), default=-1)
    spots = tuple((start + at, x, below + y) for at, (x, y) in enumerate(spots_of(shape, count)))
    return (*blocks, (shape.name, spots))


def put_between(table: Table) -> None:
    """Note that the next common card lies between two columns, which are moved apart for it."""
    blocks = table.state.notes.get(LAYOUT, ())
    spots = [(place, 4 if x else 0, y) for _, spots in blocks for place, x, y in spots]
    middle = (len(table.state.at(COMMON)), 2, len(blocks) // 2)
    table.note(LAYOUT, ((Shape.ELEVATOR.name, (*spots, middle)),))


def lengthen(table: Table, row: int) -> None:
    """Note that the next common card lies at the end of a row."""
    blocks = list(table.state.notes[LAYOUT])
    shape, spots = blocks[row]
    _, x, y = spots[-1]
    blocks[row] = (shape, (*spots, (len(table.state.at(COMMON)), x + 2, y)))
    table.note(LAYOUT, tuple(blocks))


def figures(table: Table) -> list[tuple[Figure, dict[int, Spot]]]:
    """The shapes that lie on the table, and the spots of their cards; rows below each other are one shape.

    Where nothing was said, all common cards lie in one row.
    """
    return figures_of(table.state.notes.get(LAYOUT) or ((Shape.ROW.name, _plain_row(table)),))


def figures_of(laid: Blocks) -> list[tuple[Figure, dict[int, Spot]]]:
    """Shapes with their lines; rows below each other are one of them."""
    blocks = [(Shape[name], {place: (x, y) for place, x, y in spots}) for name, spots in laid if spots]
    if all(shape is Shape.ROW for shape, _ in blocks):
        together = {place: spot for _, spots in blocks for place, spot in spots.items()}
        blocks = [(Shape.ROW, together)] if together else []
    return [(figure_of(shape, spots), spots) for shape, spots in blocks]


def _plain_row(table: Table) -> tuple[tuple[int, int, int], ...]:
    count = len(table.state.at(COMMON))
    return tuple((place, x, y) for place, (x, y) in enumerate(spots_of(Shape.ROW, count)))


def lines(table: Table, kind: Line | Lane) -> tuple[Places, ...]:
    """The places of all lines of a kind."""
    return tuple(line for figure, _ in figures(table) for line in kind.of(figure))


def cards_at(table: Table, places: Iterable[int]) -> tuple[Card, ...]:
    """The common cards at some places, as far as there were cards for them."""
    cards = table.state.at(COMMON)
    return tuple(cards[place] for place in places if place < len(cards))


def edge_of(table: Table, edge: Edge) -> tuple[Card, ...]:
    """The common cards at an edge of the shape in which they lie, in the order in which they were dealt."""
    there = {place for figure, spots in figures(table) for place in edge.of(figure, spots)}
    return cards_at(table, sorted(there))


def middle_of(table: Table) -> tuple[Card, ...]:
    """The common card in the middle, where one lies there; of an even number in no shape, the one after the middle."""
    cards = table.state.at(COMMON)
    if not table.state.notes.get(LAYOUT):
        return cards[len(cards) // 2 :][:1]
    return cards_at(table, (place for figure, _ in figures(table) for place in figure.middle))


def loose(table: Table) -> tuple[Card, ...]:
    """The common cards that lie in no shape, where others do: they go with every line."""
    shaped = {place for _, spots in table.state.notes.get(LAYOUT, ()) for place, _, _ in spots}
    cards = table.state.at(COMMON)
    return tuple(card for place, card in enumerate(cards) if shaped and place not in shaped)


def lines_of(table: Table, kinds: Iterable[Line]) -> tuple[frozenset[Card], ...]:
    """The common cards of each line of some kinds, with those that go with every line."""
    return tuple(frozenset((*cards_at(table, line), *loose(table))) for kind in kinds for line in lines(table, kind))


def runs(table: Table, size: int) -> Iterator[tuple[Card, ...]]:
    """So many common cards next to each other, in every way."""
    for figure, spots in figures(table):
        if figure.ring:
            ends = len(figure.ring) if size < len(figure.ring) else 1
            yield from (cards_at(table, (*figure.ring, *figure.ring)[at : at + size]) for at in range(ends))
            continue
        for line in dict.fromkeys(figure.rows + figure.columns + figure.sides):
            for at in range(len(line) - size + 1):
                run = line[at : at + size]
                if all(_touch(spots[one], spots[other]) for one, other in pairwise(run)):
                    yield cards_at(table, run)


def _touch(one: Spot, other: Spot) -> bool:
    return abs(one[0] - other[0]) <= 2 and abs(one[1] - other[1]) <= 1


def opposites(table: Table) -> Iterator[tuple[Card, ...]]:
    """Two common cards opposite each other, in every way: across a circle, or at the ends of a line by the middle."""
    for figure, _ in figures(table):
        half = len(figure.ring) // 2
        if figure.ring:
            yield from (cards_at(table, (figure.ring[at], figure.ring[at + half])) for at in range(half))
            continue
        across = [line for line in figure.rows + figure.columns if {*line} & {*figure.middle}]
        yield from (cards_at(table, (line[0], line[-1])) for line in (*across, *figure.diagonals))
