"""The night as one picture: how everybody's chips went from hand to hand, and who came out how."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from pokernight.evening.ledger import by_gain

if TYPE_CHECKING:
    from pokernight.evening.ledger import Line
    from pokernight.web.room import Room

WIDTH, TOP, CHART, SIDE, ROW = 800, 84, 300, 56, 30
COLORS = ("#e9be62", "#7fb4ff", "#ff8f80", "#9be0a8", "#d5a6ff", "#ffb35c", "#6fd6d0", "#f7a1c4")
"""Told apart on the dark ground of the picture; names stand beside them all the same."""


def picture(room: Room) -> str:
    """The picture as SVG, with nothing in it that a page could not carry."""
    lines = room.ledger.lines
    order = by_gain(lines.values())
    colors = {id(line): COLORS[at % len(COLORS)] for at, line in enumerate(lines.values())}
    height = TOP + CHART + 40 + ROW * len(order) + 24
    course = [(0, dict.fromkeys(lines, 0)), *room.ledger.course]
    told = f"How the chips went at {room.settings.name}, over {course[-1][0]} hands"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img" aria-label="{escape(told, {chr(34): "&quot;"})}" font-family="Georgia, serif">',
        f'<rect width="{WIDTH}" height="{height}" rx="16" fill="#211a14"/>',
        _text(SIDE, 46, room.settings.name, size=28, weight=600),
        _text(WIDTH - SIDE, 46, f"{course[-1][0]} hands", fill="#c9bda8", anchor="end"),
        *_chart(course, {account: colors[id(line)] for account, line in lines.items()}),
        *(_row(line, colors[id(line)], TOP + CHART + 50 + ROW * at) for at, line in enumerate(order)),
        "</svg>",
    ]
    return "".join(parts)


def _chart(course: list[tuple[int, dict[str, int]]], colors: dict[str, str]) -> list[str]:
    """A line for everybody, from hand to hand; they begin where somebody first sits down."""
    gains = [gain for _, then in course for gain in then.values()]
    low, high = min(gains, default=0), max(gains, default=0)
    span, last = max(high - low, 1), max(course[-1][0], 1)

    def at(hand: int, gain: int) -> str:
        return f"{SIDE + (WIDTH - 2 * SIDE) * hand / last:.1f},{TOP + CHART * (high - gain) / span:.1f}"

    parts = []
    for gain in sorted({low, 0, high}):
        (x, y) = at(0, gain).split(",")
        dash = "" if gain == 0 else ' stroke-dasharray="2 6"'
        parts.append(f'<path d="M{x} {y}H{WIDTH - SIDE}" stroke="#6a543c"{dash}/>')
        parts.append(_text(SIDE - 8, float(y) + 5, _signed(gain), size=13, fill="#c9bda8", anchor="end"))
    for account, color in colors.items():
        points = " ".join(at(hand, then[account]) for hand, then in course if account in then)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="3"/>')
    return parts


def _row(line: Line, color: str, y: int) -> str:
    return (
        f'<circle cx="{SIDE + 6}" cy="{y - 5}" r="6" fill="{color}"/>'
        + _text(SIDE + 22, y, line.name)
        + _text(WIDTH - SIDE, y, _signed(line.gain), anchor="end", weight=600)
    )


def _text(
    x: float, y: float, words: str, *, size: int = 17, fill: str = "#f8f1e2", anchor: str = "start", weight: int = 400
) -> str:
    return (
        f'<text x="{x}" y="{y:.0f}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" font-weight="{weight}">'
        f"{escape(words)}</text>"
    )


def _signed(chips: int) -> str:
    """A gain with its sign.

    >>> _signed(5), _signed(-1200), _signed(0)
    ('+5', '−1,200', '0')
    """
    return f"{chips:+,}".replace("-", "−") if chips else "0"
