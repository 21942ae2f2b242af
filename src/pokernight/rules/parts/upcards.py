"""Cards that lie face up before the players, which a rule points at from across the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.refs import Arrival, CameUp, End, Lying, Nth, Spread
from pokernight.table import events as ev
from pokernight.table.places import DECK, Lie

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
        return self.end.of(table, (card for other in table.state.still_in for card in table.lying(other, Lie.UP)))

    def most(self, totals: Totals, players: int) -> int:
        return 4 * totals.decks


@sentence(
    "the last card dealt face up in each round",
    "last card dealt [face] up <in|of|on> <each|every> <round|deal> [of dealing]",
    "last [face] up card [dealt] <in|of|on> <each|every> <round|deal> [of dealing]",
)
class LastOfRounds(Lying, CameUp):
    """The cards that came face up to the last player, each time that some were dealt in a line of the rules."""

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        last: dict[int, Card] = {}
        began = 0
        for at, event in enumerate(table.this_deal):
            match event:
                case ev.Began():
                    began = at
                case ev.Moved(cards, source, to, Lie.UP) if source == DECK and to.seat:
                    last[began] = cards[-1]
        return tuple(last.values())

    def most(self, totals: Totals, players: int) -> int:
        return totals.up_rounds


@sentence("the last face-up discard", "last [face up] <discard|discarded card|card discarded [face up]>")
class LastDiscard(Lying):
    """The card that was last laid away for all to see."""

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return Spread.DISCARDS.cards(table)[-1:]


@sentence("{nth} up card of the dealer", f"dealer's {{nth}} {_UP}", f"{{nth}} {_UP} <of|dealt to> dealer")
class DealersUp(Lying, CameUp):
    """An up card of the dealer's, counted in the order in which they came."""

    nth: Nth

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return self.nth.of([rise.card for rise in table.state.risen if rise.seat == table.state.seats])


@sentence(
    "{nth} of {kind} {how} face up",
    "{nth} {kind:one} {how} [[face] up] [to anyone]",
    "{nth} [face] up {kind:one} {how}",
)
@reads("{nth} {kind:one} <to come up|that come up|showing|face up>", how=Arrival.EITHER)
class NthOfKind(Lying, CameUp):
    """The first card of a kind that came to lie face up before a player, or the second, or the last so far."""

    nth: Nth
    kind: Faces
    how: Arrival

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return self.nth.of([card for card in self.how.of(table) if self.kind.has(table, card, 0)])
