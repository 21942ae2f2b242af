"""Players who are told by what they show, where the suit decides between equals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.cards import Suit, suit_of
from pokernight.language.part import sentence
from pokernight.ranking import card_height
from pokernight.rules.parts.faces import OfSuit
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.who import CardShowing, Shower, Showing
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from pokernight.table.table import Table


@sentence("the {end} card showing (with suits ranked {suits})", one_card=True)
@sentence("the {end} hand showing (with suits ranked {suits})", one_card=False)
class ShowingBySuit(Shower):
    """Whoever shows the most or the least; of equals, who shows it in the better suit, or in the worse for the least.

    The suit that is named first is the best. For a hand, it is the suit of its highest card, or of its lowest.
    """

    suits: tuple[OfSuit, ...]
    one_card: bool

    def strengths(self, table: Table) -> dict[int, int]:
        plain = (CardShowing if self.one_card else Showing)(self.end).strengths(table)
        return {seat: strength * (len(self.suits) + 1) + self._by_suit(table, seat) for seat, strength in plain.items()}

    def _by_suit(self, table: Table, seat: int) -> int:
        """How well a player does by suit among equals; a suit that is not named is below all others."""
        worth: dict[Suit | None, int] = {named.suit: len(self.suits) - at for at, named in enumerate(self.suits)}
        best = max if self.end is End.HIGH else min
        up = table.lying(seat, Lie.UP)
        most = best(map(card_height, up), default=0)
        found = (suit_of(card) for card in up if card_height(card) == most)
        by_suit = best((worth.get(suit, 0) for suit in found), default=0)
        return by_suit if self.end is End.HIGH else len(self.suits) - by_suit
