"""Where common cards lie on the table, for whoever draws them row by row."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pokernight.cards import Card
from pokernight.table.telling import card_told

Spot = tuple[int, int, int]
"""The number of a common card, how many half cards from the left it lies, and in which row."""
Layout = tuple[tuple[str, tuple[Spot, ...]], ...]
"""The shapes on the table, each with its name and where its cards lie."""

LAYOUT = "layout"
"""The note of a table on which common cards lie in shapes: the name of each, and where its cards lie."""

_WIDTH = 2
"""How many letters half a card takes, with the space after it."""


def rows_of(notes: Mapping[str, Any], count: int) -> list[dict[int, int]]:
    """The places of so many common cards row by row: how many half cards from the left each of them lies.

    What lies in no shape follows below in a row.

    >>> rows_of({LAYOUT: [("CROSS", [(0, 2, 0), (1, 0, 1), (2, 2, 1), (3, 4, 1), (4, 2, 2)])]}, 6)
    [{0: 2}, {1: 0, 2: 2, 3: 4}, {4: 2}, {5: 0}]
    """
    rows: dict[int, dict[int, int]] = {}
    for _, spots in notes.get(LAYOUT, ()):
        for place, across, down in spots:
            if place < count:
                rows.setdefault(down, {})[place] = across
    lying = {place for row in rows.values() for place in row}
    loose = [place for place in range(count) if place not in lying]
    below = {place: 2 * at for at, place in enumerate(loose)}
    return [rows[down] for down in sorted(rows)] + ([below] if below else [])


def spread_told(notes: Mapping[str, Any], cards: Sequence[Card]) -> Iterator[str]:
    """The rows in letters.

    >>> from pokernight.cards import read_cards
    >>> list(spread_told({LAYOUT: [("CROSS", [(0, 2, 0), (1, 0, 1), (2, 2, 1)])]}, read_cards("As Kh 2c 9d")))
    ['    A♠', 'K♥  2♣', '9♦']
    """
    for row in rows_of(notes, len(cards)):
        line = ""
        for place in sorted(row, key=row.__getitem__):
            line = line.ljust(row[place] * _WIDTH) + card_told(cards[place])
        yield line
