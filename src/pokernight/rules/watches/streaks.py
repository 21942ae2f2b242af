"""What players do several deals in a row, and suits that they show several times."""

from collections.abc import Iterable

from pokernight.cards import suit_of
from pokernight.language.part import sentence
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.rule import Event, Hit
from pokernight.rules.watches.rising import coming
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.table import Table

_GO = "<go|went|is|was|stay|stayed|declare|declared>"
_IN_A_ROW = "<time|deal|hand|round> in <a|> row"


@sentence(
    "a player goes in {count} times in a row",
    f"{ANYONE} {_GO} in <{{count}} {_IN_A_ROW}|{{count}} consecutive <time|deal|hand|round>>",
    is_in=True,
)
@sentence(
    "a player stays out {count} times in a row",
    f"{ANYONE} <{_GO} out|drop|dropped> <{{count}} {_IN_A_ROW}|{{count}} consecutive <time|deal|hand|round>>",
    is_in=False,
)
class InARow(Event):
    """A player says in, or out, so many times in a row, from deal to deal; then it is counted anew."""

    count: int
    is_in: bool
    listens = (ev.Declared,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Declared) and (event.word != "out") is self.is_in:
            times = self._streak(table, event.seat)
            if times % self.count == 0:
                yield Hit(event.seat)

    def _streak(self, table: Table, seat: int) -> int:
        """How often the player has now said so without saying anything else in between."""
        times = 0
        for event in reversed(table.log):
            if isinstance(event, ev.Declared) and event.seat == seat:
                if (event.word != "out") is not self.is_in:
                    break
                times += 1
        return times


@sentence(
    "a player shows {count} cards of one suit",
    f"{ANYONE} <have|get|with|show|showing> {{count}} card of <same|one> suit <showing|face up>",
    f"{ANYONE} <have|get|with|show|showing> {{count}} [face] up card of <same|one> suit",
    f"{ANYONE} <show|showing> {{count}} card of <same|one> suit",
)
class ShowsSuit(Event):
    """So many cards of one suit have come to lie face up before a player."""

    count: int
    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        for seat, card, before in coming(table):
            alike = sum(suit_of(other) is suit_of(card) for other in before)
            if suit_of(card) is not None and alike == self.count - 1:
                yield Hit(seat, card)
