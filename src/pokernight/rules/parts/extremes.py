"""The highest and the lowest card on the table, and where the ace stands among those."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import sentence
from pokernight.rules.parts.refs import End, Lying, Spread
from pokernight.rules.rule import Standing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pokernight.cards import Card
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table

_STANDS = "Ace <is [considered|counted]|count [as]> {end} <in|among|for>"


@sentence("Aces are {end} among the common cards", f"{_STANDS} common [card]", spread=Spread.COMMON)
@sentence("Aces are {end} among the table cards", f"{_STANDS} table card", spread=Spread.TABLE)
class AcesOnTable(Standing):
    """Whether an ace is the highest card on the table, as it is where nothing is said, or the lowest."""

    end: End
    spread: Spread


def end_of(table: Table, end: End, spread: Spread, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The highest or the lowest of some cards on the table."""
    said = (rule.end for rule in table.standing(AcesOnTable) if rule.spread is spread)
    return end.of(table, cards, next(said, None))


@sentence("the {end} {spread}")
class ExtremeOnTable(Lying):
    """The lowest or the highest card on the table."""

    end: End
    spread: Spread

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return end_of(table, self.end, self.spread, self.spread.cards(table))

    def mates(self, totals: Totals, players: int) -> int:
        """A card that is in nobody's hand is not in play."""
        return 4 * totals.decks - (not self.spread.in_play)
