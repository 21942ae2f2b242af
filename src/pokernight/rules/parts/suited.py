"""Players who are told by what they show, where the suit decides between equals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.cards import Suit, suit_of
from pokernight.language.part import sentence
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.single import height
from pokernight.rules.parts.who import CardShowing, Shower, Showing
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from pokernight.table.table import Table


_SUITS = "{best:plural} over {second:plural} over {third:plural} over {last:plural}"


@sentence(f"the {{end}} card showing (with {_SUITS})", one_card=True)
@sentence(f"the {{end}} hand showing (with {_SUITS})", one_card=False)
class ShowingBySuit(Shower):
    """Whoever shows the most or the least; of equals, who shows it in the better suit, or in the worse for the least.

    For a hand, it is the suit of its highest card, or of its lowest.
    """

    best: Suit
    second: Suit
    third: Suit
    last: Suit
    one_card: bool

    def strengths(self, table: Table) -> dict[int, int]:
        plain = (CardShowing if self.one_card else Showing)(self.end).strengths(table)
        return {seat: strength * (len(Suit) + 1) + self._by_suit(table, seat) for seat, strength in plain.items()}

    def _by_suit(self, table: Table, seat: int) -> int:
        """How well a player does by suit among equals; a card without one is below all others."""
        suits = (self.best, self.second, self.third, self.last)
        worth: dict[Suit | None, int] = {suit: len(suits) - at for at, suit in enumerate(suits)}
        best = max if self.end is End.HIGH else min
        up = table.lying(seat, Lie.UP)
        most = best((height(table, card) for card in up), default=0)
        found = (suit_of(card) for card in up if height(table, card) == most)
        by_suit = best((worth.get(suit, 0) for suit in found), default=0)
        return by_suit if self.end is End.HIGH else len(suits) - by_suit
