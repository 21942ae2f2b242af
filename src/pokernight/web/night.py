"""The night as one picture: how everybody's chips went, who came out how, who pays whom, and what stood out."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from pokernight.evening.highlights import DECK_MARK, told
from pokernight.evening.ledger import by_gain
from pokernight.evening.settling import money, transfers

if TYPE_CHECKING:
    from pokernight.evening.ledger import Line
    from pokernight.web.room import Room

WIDTH, TOP, CHART, SIDE, ROW = 960, 104, 320, 64, 32
LEFT, RIGHT = SIDE, WIDTH // 2 + 32
"""Where the two columns below the chart begin."""
NARROW = 78
"""How many letters fit into a line below the columns."""
COLORS = ("#e9be62", "#7fb4ff", "#ff8f80", "#9be0a8", "#d5a6ff", "#ffb35c", "#6fd6d0", "#f7a1c4")
"""Told apart on the dark ground of the picture; names stand beside them all the same."""
GOLD, CREAM, QUIET, EDGE = "#e9be62", "#f8f1e2", "#c9bda8", "#6a543c"
SUITS = {"s": ("♠", "#16181d"), "h": ("♥", "#c4122f"), "d": ("♦", "#1d5fc4"), "c": ("♣", "#0b7236")}
CARD, TALL = 44, 60
"""How wide and how tall a card is."""


def picture(room: Room) -> str:
    """The picture as SVG, with nothing in it that a page could not carry."""
    lines = room.ledger.lines
    colors = {account: COLORS[at % len(COLORS)] for at, account in enumerate(lines)}
    course = [(0, dict.fromkeys(lines, 0)), *room.ledger.course]
    below = TOP + CHART + 76
    columns = [*_standings(room, colors, below), *_payments(room, below)]
    best, y = _stood_out(room, below + ROW * (max(len(lines), len(_paid(room)), 1) + 1) + 8)
    height = y + 24
    played = course[-1][0]
    hands = f"{played} hand{'s' * (played != 1)}"
    named = escape(f"How the chips went at {room.settings.name}, over {hands}", {'"': "&quot;"})
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img" aria-label="{named}" font-family="Georgia, serif">',
        f'<rect width="{WIDTH}" height="{height}" rx="18" fill="#211a14"/>',
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{height - 16}" rx="12" fill="none" stroke="{EDGE}"/>',
        _text(SIDE, 60, room.settings.name, size=34, weight=600),
        _text(WIDTH - SIDE, 60, hands, fill=QUIET, anchor="end", size=20),
        *_chart(course, colors),
        *columns,
        *best,
        "</svg>",
    ]
    return "".join(parts)


def _chart(course: list[tuple[int, dict[str, int]]], colors: dict[str, str]) -> list[str]:
    """A line for everybody, from hand to hand; they begin where somebody first sits down."""
    gains = [gain for _, then in course for gain in then.values()]
    low, high = min(gains, default=0), max(gains, default=0)
    span, last = max(high - low, 1), max(course[-1][0], 1)

    def at(hand: int, gain: int) -> tuple[float, float]:
        return SIDE + (WIDTH - 2 * SIDE) * hand / last, TOP + CHART * (high - gain) / span

    parts = []
    for gain in sorted({low, 0, high}):
        _, y = at(0, gain)
        dash = "" if gain == 0 else ' stroke-dasharray="2 6"'
        parts.append(f'<path d="M{SIDE} {y:.1f}H{WIDTH - SIDE}" stroke="{EDGE}"{dash}/>')
        parts.append(_text(SIDE - 8, y + 5, _signed(gain), size=13, fill=QUIET, anchor="end"))
    for account, color in colors.items():
        spots = [at(hand, then[account]) for hand, then in course if account in then]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="3" stroke-linejoin="round"/>'
        )
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{color}"/>' for x, y in spots[-1:]]
    return parts


def _standings(room: Room, colors: dict[str, str], y: int) -> list[str]:
    """Everybody, the winners first, with what they have gained."""
    accounts = {id(line): account for account, line in room.ledger.lines.items()}
    parts = [_text(LEFT, y, "How it stands", size=20, weight=600, fill=GOLD)]
    for at, line in enumerate(by_gain(room.ledger.lines.values()), 1):
        parts.append(_standing(room, line, colors[accounts[id(line)]], y + ROW * at))
    return parts


def _standing(room: Room, line: Line, color: str, y: int) -> str:
    worth = money(line.gain, room.settings.chip, room.settings.currency)
    gained = f"{_signed(line.gain)}  {worth}".rstrip()
    return (
        f'<circle cx="{LEFT + 6}" cy="{y - 6}" r="6" fill="{color}"/>'
        + _text(LEFT + 22, y, line.name)
        + _text(WIDTH // 2 - 24, y, gained, anchor="end", weight=600)
    )


def _paid(room: Room) -> list[tuple[str, str, int]]:
    lines = room.ledger.lines
    paid = transfers({account: line.gain for account, line in lines.items()})
    return [(lines[one.payer].name, lines[one.payee].name, one.chips) for one in paid]


def _payments(room: Room, y: int) -> list[str]:
    """Who pays whom."""
    parts = [_text(RIGHT, y, "Who pays whom", size=20, weight=600, fill=GOLD)]
    for at, (payer, payee, chips) in enumerate(_paid(room), 1):
        amount = money(chips, room.settings.chip, room.settings.currency) or f"{chips:,}"
        parts.append(_text(RIGHT, y + ROW * at, f"{payer} → {payee}"))
        parts.append(_text(WIDTH - SIDE, y + ROW * at, amount, anchor="end", weight=600))
    return parts if len(parts) > 1 else [*parts, _text(RIGHT, y + ROW, "Everybody is even.")]


def _stood_out(room: Room, y: int) -> tuple[list[str], int]:
    """What will be talked about tomorrow, and how far down it goes."""
    parts: list[str] = []
    for title, words in told(room.highlights):
        parts.append(_text(LEFT, y + 16, title, size=20, weight=600, fill=GOLD))
        y += 16
        for line in wrap(words, NARROW):
            y += 28
            parts.append(_text(LEFT, y, line))
        if title == "Best hand" and room.highlights.best:
            parts += [_card(card, LEFT + (CARD + 8) * at, y + 14) for at, card in enumerate(room.highlights.best.cards)]
            y += TALL + 14
        y += 28
    return parts, y


def _card(card: str, x: int, y: int) -> str:
    """A small card: its rank and its suit."""
    face = card.rstrip(DECK_MARK)
    rank, (sign, color) = face[:-1].replace("T", "10"), SUITS.get(face[-1], ("★", "#d98a00"))
    return (
        f'<rect x="{x}" y="{y}" width="{CARD}" height="{TALL}" rx="6" fill="#fffdf6" stroke="#b9ae98"/>'
        + _text(x + CARD / 2, y + 26, rank, size=20, weight=700, fill=color, anchor="middle")
        + _text(x + CARD / 2, y + 50, sign, size=22, fill=color, anchor="middle")
    )


def _text(
    x: float, y: float, words: str, *, size: int = 18, fill: str = CREAM, anchor: str = "start", weight: int = 400
) -> str:
    return (
        f'<text x="{x}" y="{y:.0f}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" font-weight="{weight}"'
        f' xml:space="preserve">{escape(words)}</text>'
    )


def _signed(chips: int) -> str:
    """A gain with its sign.

    >>> _signed(5), _signed(-1200), _signed(0)
    ('+5', '−1,200', '0')
    """
    return f"{chips:+,}".replace("-", "−") if chips else "0"
