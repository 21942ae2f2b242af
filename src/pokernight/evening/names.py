"""Names in place of seats, in whatever the table says."""

import re
from collections.abc import Collection, Sequence

_SEAT = re.compile(r"\b([Ss])eat (\d+)('s)?")
_OF_SEATS = ("choose", "offer")
"""The verbs after which a number is that of a seat; elsewhere it is a place on the table, or so many cards."""


def seats_named(texts: Collection[str]) -> set[int]:
    """The seats that some sentences of the table speak of.

    >>> sorted(seats_named(["Seat 1 shows seat 2's hand.", "  Dealt face up: seat 3 K♦, seat 4 2♣."]))
    [1, 2, 3, 4]
    """
    return {int(seat[2]) for text in texts for seat in _SEAT.finditer(text)}


class Names:
    """Who sits where in a hand.

    >>> names = Names(["Ada", "You"], me=2)
    >>> names("Seat 1 shows seat 2's hand."), names("  Dealt face up: seat 1 K♦, you 2♣.")
    ('Ada shows your hand.', '  Dealt face up: Ada K♦, you 2♣.')
    """

    def __init__(self, names: Sequence[str], me: int) -> None:
        """The names in the order of the seats, and your own seat."""
        self.names = tuple(names)
        self.me = me

    def __getitem__(self, seat: int) -> str:
        return self.names[seat - 1]

    def __call__(self, text: str) -> str:
        """A text with the names of those whose seats it speaks of."""
        return _SEAT.sub(self._named, text)

    def _named(self, found: re.Match[str]) -> str:
        capital, seat, owns = found[1] == "S", int(found[2]), found[3] or ""
        if seat == self.me:
            you = "your" if owns else "you"
            return you.capitalize() if capital else you
        return self._of(seat) + owns

    def _of(self, seat: int) -> str:
        return self[seat] if 1 <= seat <= len(self.names) else f"seat {seat}"

    def offered(self, verb: str, word: str) -> str:
        """A word that may be answered, with a name where it is the number of a seat.

        >>> names = Names(["Ada", "You"], me=2)
        >>> names.offered("choose", "1"), names.offered("offer", "2 to 1"), names.offered("take", "1")
        ('1 (Ada)', '2 to 1 (Ada)', '1')
        """
        *_, seat = word.split()
        return f"{word} ({self._of(int(seat))})" if verb in _OF_SEATS and seat.isdecimal() else word
