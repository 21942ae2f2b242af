"""Cards that lie face up before the players, which a rule points at from across the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import sentence
from pokernight.rules.parts.refs import End, Lying, Nth
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table

_UP = "<up card|face up card|card showing|card face up>"


@sentence(
    "the {end} up card of all",
    f"{{end}} {_UP} <on table|of all [player]|of any player|at table|in <hand|game|play>>",
    "{end} card <showing|face up> <on table|of all|of any player|at table>",
)
class EndOfAll(Lying):
    """The highest or the lowest of the cards that lie face up before the players still in, and all of its rank."""

    end: End

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return self.end.of(card for other in table.state.still_in for card in table.lying(other, Lie.UP))

    def most(self, totals: Totals, players: int) -> int:
        return 4 * totals.decks


@sentence("{nth} up card of the dealer", f"dealer's {{nth}} {_UP}", f"{{nth}} {_UP} <of|dealt to> dealer")
class DealersUp(Lying):
    """An up card of the dealer's, counted in the order in which they came."""

    nth: Nth

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return self.nth.of([rise.card for rise in table.state.risen if rise.seat == table.state.seats])
