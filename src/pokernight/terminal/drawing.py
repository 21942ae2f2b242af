"""Cards and chips drawn with letters and colours: a colour for every suit, another back for what is hidden."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from pokernight.cards import Card, Suit, is_joker, pretty, suit_of
from pokernight.table.events import HIDDEN
from pokernight.table.places import Lie
from pokernight.table.spread import rows_of
from pokernight.table.view import Seen

INK = {Suit.CLUBS: "#0a7a3d", Suit.DIAMONDS: "#1f5fd0", Suit.HEARTS: "#c8102e", Suit.SPADES: "#101418"}
"""The four colours."""
JOKER_INK = "#8a2be2"
PAPER = {Lie.UP: "#fffdf5", Lie.DOWN: "#c3c9d1", Lie.BLIND: "#c3c9d1"}
"""Cards that all can see are white, those that only their owner sees are grey."""
GOLD = "#ffd75e"
"""The paper of wild cards."""
BACK, BACK_INK = "#35507c", "#7f9cc9"
FELT = "#0f3d2e"

WIDTH = 4
"""How many columns a small card takes, without the gap after it."""


def paper_of(seen: Seen, wild: bool) -> Style:
    """The colours of a card."""
    if seen.card == HIDDEN:
        return Style(color=BACK_INK, bgcolor=BACK)
    suit = suit_of(seen.card)
    ink = JOKER_INK if is_joker(seen.card) or suit is None else INK[suit]
    return Style(color=ink, bgcolor=GOLD if wild else PAPER[seen.lie], bold=True)


def letters(card: Card) -> str:
    """What is printed on a card."""
    return "??" if card == HIDDEN else pretty(card)


def small(seen: Seen, wild: Collection[Card] = ()) -> Text:
    """A card in one line; a wild one has a star."""
    is_wild = seen.card in wild
    body = f"{letters(seen.card):>3}{'*' if is_wild else ' '}"
    return Text("░░░░" if seen.card == HIDDEN else body, paper_of(seen, is_wild))


def row(cards: Iterable[Seen], wild: Collection[Card] = ()) -> Text:
    """Cards side by side in one line."""
    return Text(" ").join([small(seen, wild) for seen in cards])


def large(cards: Sequence[Seen], wild: Collection[Card] = ()) -> Text:
    """Cards side by side in three lines."""
    lines = []
    for line in range(3):
        parts = []
        for seen in cards:
            is_wild = seen.card in wild
            sign, name = letters(seen.card)[-1:], letters(seen.card)[:-1]
            body = (f"{name:<4}{'*' if is_wild else ' '}", f"  {sign}  ", f" {name:>4}")[line]
            parts.append(Text("░░░░░" if seen.card == HIDDEN else body, paper_of(seen, is_wild)))
        lines.append(Text(" ").join(parts))
    return Text("\n").join(lines)


def laid_out(cards: Sequence[Seen], notes: Mapping[str, Any], wild: Collection[Card] = (), *, tall: bool) -> Text:
    """Common cards in the shape in which they lie, large or small."""
    drawn, half, height = (large, 3, 3) if tall else (row, 2, 1)
    lines: list[Text] = []
    for places in rows_of(notes, len(cards)):
        block = [Text() for _ in range(height)]
        for place, across in sorted(places.items(), key=lambda spot: spot[1]):
            for line, piece in zip(block, drawn([cards[place]], wild).split("\n"), strict=True):
                line.append(" " * (across * half - line.cell_len)).append_text(piece)
        lines += block
    return Text("\n").join(lines)
