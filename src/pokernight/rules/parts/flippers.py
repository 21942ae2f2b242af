"""Players who are told by the cards that they turned up last, and those cards as "it"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import sentence
from pokernight.ranking import unmatched
from pokernight.rules.parts.refs import End, Told
from pokernight.rules.parts.single import height
from pokernight.rules.parts.who import OnePlayer, Who
from pokernight.table import events as ev
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.table.table import Table

_FLIPPED = "<flipped [up|face up]|of [last] flip|turned [up|over]>"


@sentence(
    "whoever flipped the {end} card of a rank that came once",
    "{end} <non repeated|unrepeated|unmatched|unpaired|unique> card <of|in> [last] flip",
    "player <with|who flipped> {end} <non repeated|unrepeated|unmatched|unpaired|unique> card [<of|in> last flip]",
)
class LoneFlip(OnePlayer):
    """Whoever turned up the lowest card of the last flip, or the highest, of those whose rank came once."""

    end: End

    def seat(self, table: Table) -> int | None:
        cancelled = table.state.notes.get("cancelled", ())
        lone = unmatched(card for card in last_flip(table) if card not in cancelled)
        utmost = (min if self.end is End.LOW else max)(lone, key=lambda card: height(table, card), default=None)
        return table.state.where[utmost].seat if utmost is not None else None


def last_flip(table: Table) -> tuple[Card, ...]:
    """The cards that the players still in turned up in the last line in which any were turned up."""
    cards: list[Card] = []
    for event in reversed(table.log):
        match event:
            case ev.Began() if cards:
                break
            case ev.Turned(turned, at, Lie.UP) if at.seat in table.state.still_in:
                cards[:0] = (card for card in turned if table.state.where[card].seat == at.seat)
    return tuple(cards)


@sentence(
    "whoever flipped the {end} card",
    f"player with {{end}} card {_FLIPPED}",
    f"{{end}} card {_FLIPPED}",
    "<player|whoever> <who|> <flipped|turned up> {end} card",
)
class EndOfFlip(OnePlayer):
    """Whoever turned up the highest or the lowest card of the last flip; of several the first in order."""

    end: End

    def seat(self, table: Table) -> int | None:
        return min((table.state.where[card].seat for card in self.end.of(table, last_flip(table))), default=None)

    def card(self, table: Table, seat: int) -> Card | None:
        return _own(table, seat, self.end.of(table, last_flip(table)))


@sentence(
    "each player who flipped the same rank as another",
    "<anyone|everyone|[each|any|all] player> who <flipped|flip> [a|card of] <same|matching> <rank|card>",
)
class SameFlip(Who):
    """All who turned up, in the last flip, a card of a rank that another card of it has."""

    def seats(self, table: Table) -> tuple[int, ...]:
        there = {table.state.where[card].seat for card in self._cards(table)}
        return tuple(seat for seat in table.seats_from() if seat in there)

    def card(self, table: Table, seat: int) -> Card | None:
        return _own(table, seat, self._cards(table))

    def _cards(self, table: Table) -> tuple[Card, ...]:
        flipped = last_flip(table)
        alone = unmatched(flipped)
        return tuple(card for card in flipped if card not in alone)


@sentence("the card you just flipped", "card they just <flipped|turned up>", one="the card they just flipped")
class JustFlipped(Told):
    """The card that a player turned up in the last flip; all of them where there were several."""

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(card for card in last_flip(table) if table.state.where[card].seat == seat)


def _own(table: Table, seat: int, cards: tuple[Card, ...]) -> Card | None:
    """The first of some cards that lies before a player."""
    return next((card for card in cards if table.state.where[card].seat == seat), None)
