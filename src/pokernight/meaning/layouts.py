"""Community cards laid out in a figure: where each of them lies, and which lie in a line."""

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, product

from pokernight.meaning.cards import Board
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import End
from pokernight.meaning.sorts import Meaning, Standing

Point = tuple[int, int]
"""How far to the right, and how far down."""


class Form(Enum):
    """The figures that cards are laid out in."""

    CROSS = "cross"
    """Five cards: three across and three down, with one card in both; or more, as many each way."""
    X = "X"
    """Five cards: four corners and a center."""
    T = "T"
    """Five cards: three across, and two more down from the middle one."""
    H = "H"
    """Seven cards: two columns of three, and one card between their middles."""
    L = "L"
    """A column, and a row that begins with its last card: so many cards each way, three if nothing is said."""
    V = "V"
    """Two legs that meet in one card at the bottom: so many cards in each, three if nothing is said."""
    ROWS = "rows"
    """So many cards in each row, from the top; of unequal rows, each lies centered below the one before."""
    BOARDS = "boards"
    """Several boards of five, one below the other: their flops, then the fourth card of each, then the fifth."""
    CIRCLE = "circle"
    """So many cards in a circle, clockwise from the top."""
    WHEEL = "wheel"
    """A circle with one more card in the center."""


class Spot(Enum):
    """A place in a figure, or several."""

    CENTER = "center"
    OUTSIDE = "outside"
    """All but the center."""
    CORNER = "corner"
    SIDE = "side"
    """Those between two corners."""
    END = "end"
    """The first and the last card of each line."""
    INNER = "inner"
    """Those that are neither at an end nor in the center."""
    TOP_AND_BOTTOM = "top and bottom"
    LEFT_AND_RIGHT = "left and right"
    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"
    TOP_LEFT = "top left"
    TOP_RIGHT = "top right"
    BOTTOM_LEFT = "bottom left"
    BOTTOM_RIGHT = "bottom right"


class Direction(Enum):
    """The lines that a figure has."""

    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"
    SPOKE = "spoke"
    """Two opposite cards of a wheel, and its center."""
    FACING = "pair of opposites"
    """Two opposite cards of a circle or of an H."""
    ARC = "arc"
    """Three cards of a circle that lie side by side."""
    FLOOR = "floor"
    """A row of an H with the center card moved up or down to it."""
    ONE_EACH = "one card of each row"
    TOUCHING = "three cards that touch"
    """Three cards that hang together, in rows by a side or by a corner."""
    CORNERS = "three corners"
    """Any three of the corners."""
    ELBOW = "corner with the sides next to it"
    """A corner and the two cards beside it, as far as these lie at the sides."""
    OUTER_ROWS = "the top row or the bottom row"
    OUTER_COLUMNS = "the left column or the right column"
    AROUND = "around"
    """Each card by itself, clockwise from the top left one, and then further in."""
    READING = "reading"
    """Each card by itself, from left to right, and then from the top down."""


STRAIGHT = (Direction.ROW, Direction.COLUMN, Direction.DIAGONAL, Direction.SPOKE)
"""The directions of whatever is just called a line."""

OUTER = {Direction.OUTER_ROWS: Direction.ROW, Direction.OUTER_COLUMNS: Direction.COLUMN}
"""The first or the last of some lines."""
_POINTS: dict[Form, tuple[Point, ...]] = {
    Form.CROSS: ((1, 0), (2, 1), (1, 2), (0, 1), (1, 1)),
    Form.X: ((0, 0), (2, 0), (2, 2), (0, 2), (1, 1)),
    Form.T: ((0, 0), (1, 0), (2, 0), (1, 1), (1, 2)),
    Form.H: ((0, 0), (0, 1), (0, 2), (1, 1), (2, 0), (2, 1), (2, 2)),
}
"""Where the cards of a figure lie, in the order in which they are laid out; what lies around goes clockwise."""


FLOPS = ((0, 1, 2), (3,), (4,))
"""The places of the cards of a board that come together."""
_BOTH = {Spot.TOP_AND_BOTTOM: (Spot.TOP, Spot.BOTTOM), Spot.LEFT_AND_RIGHT: (Spot.LEFT, Spot.RIGHT)}
_CORNERS = {
    Spot.TOP_LEFT: (Spot.TOP, Spot.LEFT),
    Spot.TOP_RIGHT: (Spot.TOP, Spot.RIGHT),
    Spot.BOTTOM_LEFT: (Spot.BOTTOM, Spot.LEFT),
    Spot.BOTTOM_RIGHT: (Spot.BOTTOM, Spot.RIGHT),
}


def _cross(arm: int) -> tuple[Point, ...]:
    """A cross with so many cards in each arm, from the ends to the center, each time clockwise from the top."""
    ways = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return (*((arm + far * x, arm + far * y) for far in range(arm, 0, -1) for x, y in ways), (arm, arm))


def _legs(down: int, across: int) -> tuple[Point, ...]:
    """An L: a column from the top, and the rest of the row at its foot."""
    return (*((0, y) for y in range(down)), *((x, down - 1) for x in range(1, across)))


def _wings(leg: int) -> tuple[Point, ...]:
    """A V: the left leg from the top, and the rest of the right one up again."""
    return (*((far, far) for far in range(leg)), *((leg - 1 + far, leg - 1 - far) for far in range(1, leg)))


def _spiral(width: int, height: int) -> tuple[int, ...]:
    """The cards of a block, clockwise from the top left one, and then further in."""
    left = [[row * width + place for place in range(width)] for row in range(height)]
    found: list[int] = []
    while left:
        found += left.pop(0)
        left = [list(line) for line in zip(*left, strict=True)][::-1]
    return tuple(found)


@dataclass(frozen=True)
class Figure(Meaning):
    """A figure, and how many cards lie in each of its rows or around its center, where the figure leaves that open."""

    form: Form
    sizes: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        many = {Form.CROSS: 1, Form.V: 1, Form.CIRCLE: 1, Form.WHEEL: 1, Form.L: 2}.get(self.form)
        if self.sizes and many and len(self.sizes) != many:
            raise ValueError(f"A {self.form.value} has {many} sizes, and not {len(self.sizes)}.")

    @property
    def points(self) -> tuple[Point, ...]:
        """Where each card lies, in the order in which they are laid out."""
        if self.form is Form.CROSS and self.sizes:
            return _cross(self.sizes[0] // 2)
        if self.form in _POINTS:
            return _POINTS[self.form]
        if self.form is Form.L:
            return _legs(*(self.sizes or (3, 3)))
        if self.form is Form.V:
            return _wings(*(self.sizes or (3,)))
        if self.form is Form.BOARDS:
            return tuple((x, y) for street in FLOPS for y in range(len(self.sizes)) for x in street)
        if self.form is Form.ROWS:
            widest = max(self.sizes)
            return tuple(
                (widest - size + 2 * place, 2 * row) for row, size in enumerate(self.sizes) for place in range(size)
            )
        around = tuple((place, 0) for place in range(self.sizes[0]))
        return (*around, (0, 1)) if self.form is Form.WHEEL else around

    @property
    def drawn(self) -> tuple[Point, ...]:
        """Where each card is drawn: how many half cards from the left, and in which row; rounds are drawn upright."""
        if self.form not in (Form.CIRCLE, Form.WHEEL):
            half = 1 if self.form is Form.ROWS else 2
            return tuple((x * half, y * half // 2) for x, y in self.points)
        many = self.sizes[0]
        right = many // 2 if many % 2 else many // 2 - 1
        left = many - 1 - right - (many + 1) % 2
        bottom = ((2, right + 1),) if many % 2 == 0 else ()
        around = (
            (2, 0),
            *((4, row) for row in range(1, right + 1)),
            *bottom,
            *((0, row) for row in range(left, 0, -1)),
        )
        return (*around, (2, (right + 1) // 2)) if self.form is Form.WHEEL else around

    @property
    def size(self) -> int:
        """How many cards it takes."""
        return len(self.points)

    def at(self, spot: Spot) -> tuple[int, ...]:
        """The cards of a place, by their numbers in the order of laying out; none where there is no such place."""
        center = self._center()
        every = range(self.size)
        if spot is Spot.CENTER:
            return center
        if spot is Spot.OUTSIDE:
            return tuple(one for one in every if one not in center) if center else ()
        if self.form in (Form.CIRCLE, Form.WHEEL):
            return ()
        columns, rows = ({point[way] for point in self.points} for way in (0, 1))
        edges = {
            Spot.TOP: [one for one in every if self.points[one][1] == min(rows)],
            Spot.BOTTOM: [one for one in every if self.points[one][1] == max(rows)],
            Spot.LEFT: [one for one in every if self.points[one][0] == min(columns)],
            Spot.RIGHT: [one for one in every if self.points[one][0] == max(columns)],
        }
        if spot in edges:
            return tuple(edges[spot])
        if spot in _CORNERS:
            across, down = _CORNERS[spot]
            return tuple(one for one in every if one in edges[across] and one in edges[down])
        if spot in _BOTH:
            return tuple(one for one in every if any(one in edges[end] for end in _BOTH[spot]) and one not in center)
        if spot in (Spot.END, Spot.INNER):
            ways = {Form.ROWS: (Direction.ROW,), Form.H: (Direction.COLUMN,)}.get(self.form, STRAIGHT)
            lines = [sorted(line, key=self.points.__getitem__) for way in ways for line in self.lines(way)]
            ends = {end for line in lines for end in (line[0], line[-1])}
            return tuple(one for one in every if one not in center and (one in ends) is (spot is Spot.END))
        often = Counter(one for edge in edges.values() for one in edge)
        corners = tuple(one for one in every if often[one] > 1)
        if spot is Spot.CORNER:
            return corners
        return tuple(one for one in every if often[one] == 1) if corners else ()

    def _center(self) -> tuple[int, ...]:
        if self.form is Form.WHEEL:
            return (self.size - 1,)
        if self.form in (Form.CIRCLE, Form.BOARDS):
            return ()
        columns, rows = ([point[way] for point in self.points] for way in (0, 1))
        middle = (min(columns) + max(columns), min(rows) + max(rows))
        return tuple(one for one, (x, y) in enumerate(self.points) if (2 * x, 2 * y) == middle)

    def lines(self, direction: Direction) -> tuple[tuple[int, ...], ...]:
        """The cards of each line in a direction, from the top left; none where the figure has no such lines."""
        if direction in (Direction.AROUND, Direction.READING):
            return tuple((one,) for one in self._path(direction))
        if self.form in (Form.CIRCLE, Form.WHEEL):
            return self._around(direction)
        if direction in OUTER:
            lines = self.lines(OUTER[direction])
            return (lines[0], lines[-1]) if len(lines) > 1 else ()
        if direction is Direction.TOUCHING:
            return tuple(filter(self._touch, combinations(range(self.size), 3))) if self.form is Form.ROWS else ()
        if direction is Direction.CORNERS:
            return tuple(combinations(self.at(Spot.CORNER), 3)) if self.form is Form.ROWS else ()
        if direction is Direction.ELBOW:
            return self._elbows()
        if direction is Direction.FLOOR:
            return tuple((one, 3, one + 4) for one in range(3)) if self.form is Form.H else ()
        if direction is Direction.FACING:
            return tuple((one, one + 4) for one in range(3)) if self.form is Form.H else ()
        if direction is Direction.ONE_EACH:
            rows = self.lines(Direction.ROW) if self.form is Form.ROWS else ()
            return tuple(product(*rows)) if rows else ()
        if direction not in STRAIGHT or direction is Direction.SPOKE:
            return ()
        even = self.form is not Form.ROWS or len(set(self.sizes)) == 1
        if direction is Direction.DIAGONAL:
            return self._diagonals() if even else ()
        way = 1 if direction is Direction.ROW else 0
        found = [
            tuple(one for one in range(self.size) if self.points[one][way] == value)
            for value in sorted({point[way] for point in self.points})
        ]
        if self.form is Form.ROWS:
            return tuple(found) if even or direction is Direction.ROW else ()
        return tuple(line for line in found if len(line) > 2)

    def _path(self, direction: Direction) -> tuple[int, ...]:
        """The cards one after the other: around and further in, or as one reads; none where that is not plain."""
        even = self.form is Form.ROWS and len(set(self.sizes)) == 1
        if direction is Direction.READING:
            return tuple(range(self.size)) if self.form is Form.ROWS else ()
        if even:
            return _spiral(self.sizes[0], len(self.sizes))
        return tuple(range(self.size)) if self.form in (Form.CROSS, Form.X, Form.CIRCLE, Form.WHEEL) else ()

    def _touch(self, cards: tuple[int, ...]) -> bool:
        """Whether one of some cards of rows touches all the others."""
        places = [self.points[card] for card in cards]
        return any(all(abs(x - a) <= 2 and abs(y - b) <= 2 for a, b in places) for x, y in places)

    def _elbows(self) -> tuple[tuple[int, ...], ...]:
        """The corners of a block of three by three, each with the two cards beside it."""
        if self.form is not Form.ROWS or self.sizes != (3, 3, 3):
            return ()
        return tuple((one, *sorted((one // 3 * 3 + 1, 3 + one % 3))) for one in self.at(Spot.CORNER))

    def _around(self, direction: Direction) -> tuple[tuple[int, ...], ...]:
        """The lines of a circle: through it, or along a part of it."""
        many = self.sizes[0]
        half = many // 2
        if direction in (Direction.ARC, Direction.TOUCHING):
            return tuple((one, (one + 1) % many, (one + 2) % many) for one in range(many)) if many > 2 else ()
        if many % 2:
            return ()
        if direction is Direction.FACING:
            return tuple((one, one + half) for one in range(half))
        through = self.form is Form.WHEEL and direction is Direction.SPOKE
        return tuple((one, self.size - 1, one + half) for one in range(half)) if through else ()

    def line(self, direction: Direction, nth: int) -> tuple[int, ...]:
        """The cards of one line by its number; 0 is the middle one, -1 the last; none where there is no such line."""
        lines = self.lines(direction) if direction not in OUTER else ()  # which are told as rows or columns
        if nth == 0:
            return lines[len(lines) // 2] if len(lines) % 2 else ()
        return lines[nth - 1 if nth > 0 else nth] if abs(nth) <= len(lines) else ()

    def part(self, direction: Direction, nth: int, spot: Spot | None, place: int = 0) -> tuple[int, ...]:
        """The cards of one line, or of its center or its ends, or one of them by its number."""
        if spot and direction in (Direction.AROUND, Direction.READING):
            return self.along(direction, spot)[nth - 1 : nth] if nth > 0 else ()
        line = self.line(direction, nth)
        if place:
            return (line[place - 1 if place > 0 else place],) if abs(place) <= len(line) else ()
        if spot is Spot.CENTER:
            return line[len(line) // 2 :][:1] if len(line) % 2 else ()
        if spot is Spot.END:
            return (line[0], line[-1]) if len(line) > 1 else ()
        return line if spot is None else ()

    def along(self, direction: Direction, spot: Spot | None) -> tuple[int, ...]:
        """The cards along a path, or those of them that lie at places of a sort."""
        return tuple(one for one in self._path(direction) if spot is None or one in self.at(spot))

    def _diagonals(self) -> tuple[tuple[int, ...], ...]:
        if self.form is Form.ROWS and self.sizes != (len(self.sizes),) * len(self.sizes):
            return ()
        width, height = max(x for x, _ in self.points), len({y for _, y in self.points})
        down = tuple(one for one, (x, y) in enumerate(self.points) if x == y)
        up = tuple(one for one, (x, y) in enumerate(self.points) if x + y == width)
        return tuple(line for line in (down, up) if len(line) == height)


@dataclass(frozen=True)
class LaidIn(Standing):
    """The community cards lie in a figure, in the order in which they come to the board."""

    figure: Figure


@dataclass(frozen=True)
class AtSpot(Board):
    """A place in the figure of the community cards, or all places of a sort."""

    spot: Spot


@dataclass(frozen=True)
class InLine(Board):
    """One line of the figure: the second row, the left column; 0 is the middle one, -1 the last.

    Where a spot is named, only the cards there: the one in its center, those at its ends, the corners along a path.
    """

    direction: Direction
    nth: int
    spot: Spot | None = None
    place: int = 0
    """Only one card of it, the first is 1 and the last is -1."""


@dataclass(frozen=True)
class UsesLine(Standing):
    """Of the community cards a hand uses those of one line in one of some directions, all it likes or so many."""

    directions: tuple[Direction, ...]
    many: Quantity | None = None
    end: End | None = None
    nth: int | None = None
    """Only one line of the direction may be used, by its number; 0 is the middle one, -1 the last."""
    spot: Spot | None = None
    """No line, but the cards at places of a sort."""
