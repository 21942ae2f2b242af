"""The shapes in which common cards lie: where the cards of each are, and which of them lie in one line.

A new shape is a name and the spots of its cards; its rows, columns, sides and corners follow from them.
"""

from collections.abc import Callable, Mapping, Sequence
from math import isqrt
from typing import NamedTuple

from pokernight.language.part import Term

Spot = tuple[int, int]
"""Where a card lies: how many half cards from the left, and how many rows from the top."""

Places = tuple[int, ...]
"""Common cards, counted from 0 in the order in which they were dealt."""


class Shape(Term):
    """How common cards lie on the table; a card in the middle of others is dealt last."""

    ROW = ("a row", "a line", "a straight line")
    COLUMN = ("a column",)
    CIRCLE = ("a circle", "a ring", "a wheel", "a diamond")
    WHEEL = (
        *("a circle with one in the middle", "a ring with one in the middle", "a wheel with one in the middle"),
        *("a circle with one card in the middle", "a wheel with one card in the middle", "a wheel with a hub"),
    )
    CROSS = ("a cross", "a plus sign", "a plus")
    X = ("an X", "a square with one in the middle", "a square with one card in the middle")
    SQUARE = ("a square", "a box", "a tic-tac-toe board", "a tic-tac-toe grid")
    TRIANGLE = ("a triangle", "a pyramid")
    H = ("an H",)
    ELEVATOR = ("two columns with one between them", "two columns with one card between them", "an elevator")
    T = ("a T",)


class Figure(NamedTuple):
    """Places by the lines in which they lie: from left to right, from the top down, and around clockwise."""

    rows: tuple[Places, ...] = ()
    columns: tuple[Places, ...] = ()
    diagonals: tuple[Places, ...] = ()
    sides: tuple[Places, ...] = ()
    ring: Places = ()
    middle: Places = ()


def spots_of(shape: Shape, count: int) -> tuple[Spot, ...]:
    """Where so many cards lie, in the order in which they are dealt."""
    return tuple(_SPOTS[shape](count))


def _circle(count: int, lower: int = 1) -> list[Spot]:
    """From the top on clockwise, in two rows."""
    across = (count + 1) // 2
    return [(2 * at, 0) if at < across else (2 * (count - 1 - at), lower) for at in range(count)]


def _wheel(count: int) -> list[Spot]:
    return [*_circle(count - 1, lower=2), (max(count // 2 - 1, 0), 1)]


def _cross(count: int) -> list[Spot]:
    """The ends of the arms clockwise, then what lies nearer to the middle; the lower arm is the longest."""
    least, rest = divmod(count - 1, 4)
    up, right, down, left = least + (rest > 1), least + (rest > 2), least + (rest > 0), least
    arms = [
        [(2 * left, up - far) for far in range(up, 0, -1)],
        [(2 * (left + far), up) for far in range(right, 0, -1)],
        [(2 * left, up + far) for far in range(down, 0, -1)],
        [(2 * (left - far), up) for far in range(left, 0, -1)],
    ]
    return [*_in_turn(arms), (2 * left, up)]


def _x(count: int) -> list[Spot]:
    arm = (count + 2) // 4
    turns = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    arms = [[(2 * (arm + far * x), arm + far * y) for far in range(arm, 0, -1)] for x, y in turns]
    return [*_in_turn(arms)[: count - 1], (2 * arm, arm)]


def _in_turn(arms: Sequence[list[Spot]]) -> list[Spot]:
    longest = max(map(len, arms))
    return [arm[at] for at in range(longest) for arm in arms if at < len(arm)]


def _square(count: int) -> list[Spot]:
    """Row below row; eight cards leave out the middle of nine."""
    if count == 8:
        return [spot for spot in _square(9) if spot != (2, 1)]
    side = isqrt(max(count - 1, 0)) + 1
    return [(2 * (at % side), at // side) for at in range(count)]


def _triangle(count: int) -> list[Spot]:
    """Rows of one, two, three and so on."""
    rows = [row for row in range(count) for _ in range(row + 1)][:count]
    return [(rows[-1] - row + 2 * (at - rows.index(row)), row) for at, row in enumerate(rows)]


def _h(count: int) -> list[Spot]:
    """The left column, the right one, and what lies between."""
    height = (count - 1) // 2
    bar = count - 2 * height
    left = [(0, row) for row in range(height)]
    right = [(2 * bar + 2, row) for row in range(height)]
    return [*left, *right, *((2 + 2 * at, height // 2) for at in range(bar))]


def _t(count: int) -> list[Spot]:
    """The row on top, and the column below its middle."""
    across = (count + 1) // 4 * 2 + 1
    return [(2 * at, 0) if at < across else (across - 1, at - across + 1) for at in range(count)]


_SPOTS: Mapping[Shape, Callable[[int], list[Spot]]] = {
    Shape.ROW: lambda count: [(2 * at, 0) for at in range(count)],
    Shape.COLUMN: lambda count: [(0, at) for at in range(count)],
    Shape.CIRCLE: _circle,
    Shape.WHEEL: _wheel,
    Shape.CROSS: _cross,
    Shape.X: _x,
    Shape.SQUARE: _square,
    Shape.TRIANGLE: _triangle,
    Shape.H: _h,
    Shape.ELEVATOR: _h,
    Shape.T: _t,
}

_AROUND_ONE = (Shape.WHEEL, Shape.CROSS, Shape.X, Shape.H, Shape.ELEVATOR)
"""The shapes whose last card lies in the middle of the others."""


def figure_of(shape: Shape, spots: Mapping[int, Spot]) -> Figure:
    """The lines of some places that lie in a shape; nothing lies in line on a circle, and only rows do in a pyramid."""
    every = tuple(spots)
    middle = every[-1:] if shape in _AROUND_ONE else _in_the_middle(spots)
    rows, columns = (_aligned(spots, along) for along in (1, 0))
    match shape:
        case Shape.CIRCLE | Shape.WHEEL:
            ring = every if shape is Shape.CIRCLE else every[:-1]
            around = (ring,) if ring else ()
            return Figure(rows=around, ring=ring, middle=middle if shape is Shape.WHEEL else ())
        case Shape.TRIANGLE:
            rows = _aligned(spots, 1, shortest=1)
            slopes = tuple(row[0] for row in rows), tuple(row[-1] for row in rows)
            return Figure(rows, sides=(*slopes, rows[-1]), middle=middle)
        case Shape.X:
            return Figure(diagonals=_slanted(spots), middle=middle)
        case Shape.H:
            return Figure(rows, columns, sides=columns, middle=middle)
        case Shape.ELEVATOR:  # the card between the columns stops at every row and belongs to none
            floors = _aligned({place: spot for place, spot in spots.items() if place not in middle}, 1)
            return Figure(floors, columns, sides=columns, middle=middle)
        case Shape.CROSS | Shape.T:
            return Figure(rows, columns, middle=middle)
        case _:
            outside = (rows[0], rows[-1], columns[0], columns[-1]) if len(rows) > 1 and len(columns) > 1 else ()
            square = len(rows) == len(columns) and {*map(len, rows)} == {len(rows)}
            return Figure(rows, columns, _slanted(spots) if square else (), outside, middle=middle)


def _aligned(spots: Mapping[int, Spot], along: int, shortest: int = 2) -> tuple[Places, ...]:
    """The places of each row, or of each column."""
    lines: dict[int, list[int]] = {}
    for place in sorted(spots, key=lambda place: spots[place]):
        lines.setdefault(spots[place][along], []).append(place)
    found = [tuple(lines[at]) for at in sorted(lines)]
    return tuple(line for line in found if len(line) >= shortest)


def _slanted(spots: Mapping[int, Spot]) -> tuple[Places, ...]:
    """The two diagonals, from the top down, as far as they are lines."""
    left, right = min(x for x, _ in spots.values()), max(x for x, _ in spots.values())
    top = min(y for _, y in spots.values())
    down = sorted(spots, key=lambda place: spots[place][1])
    falling = tuple(place for place in down if spots[place][0] - left == 2 * (spots[place][1] - top))
    rising = tuple(place for place in down if right - spots[place][0] == 2 * (spots[place][1] - top))
    return tuple(line for line in (falling, rising) if len(line) > 1)


def _in_the_middle(spots: Mapping[int, Spot]) -> Places:
    """The place that has as much on its left as on its right, and above as below."""
    wide = {x for x, _ in spots.values()}
    high = {y for _, y in spots.values()}
    centre = (min(wide) + max(wide), min(high) + max(high))
    return tuple(place for place, (x, y) in spots.items() if (2 * x, 2 * y) == centre)
