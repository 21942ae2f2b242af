"""A player takes a card from the table, whichever it is."""

from collections.abc import Iterable

from pokernight.language.part import sentence
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.rule import Event, Hit
from pokernight.table import events as ev
from pokernight.table.places import TABLE, Lie
from pokernight.table.table import Table


@sentence(
    "a player takes a table card",
    f"{ANYONE} <take|took|pick up|buy> <[a|one] table card|[a|one] card <from|off|on> table|[face] up card>",
)
class TakesAny(Event):
    """A card goes from the table to a player; one that he gets face down is his secret."""

    listens = (ev.Moved,)

    def hits(self, table: Table, event: ev.Event) -> Iterable[Hit]:
        match event:
            case ev.Moved(cards, source, to) if source == TABLE and to.seat:
                yield Hit(to.seat, cards[0] if event.lie is Lie.UP else None)
