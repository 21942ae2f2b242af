"""Watching for wild cards that lie face up, even where only their owner can tell that they are wild."""

from collections.abc import Iterable
from typing import Any

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.plan import plan_for
from pokernight.rules.rule import Event, Hit
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.places import Lie
from pokernight.table.table import Table

_HAVE = "<have|get|with|getting|having>"


@sentence(
    "a player shows {count} wild cards",
    f"{ANYONE} {_HAVE} {{count}} wild card <showing|face up>",
    f"{ANYONE} {_HAVE} {{count}} [face] up wild card",
    f"{ANYONE} <show|showing> {{count}} wild card",
)
@reads(
    f"{ANYONE} {_HAVE} a pair of wild card <showing|face up>",
    f"{ANYONE} {_HAVE} a [face] up pair of wild card",
    f"{ANYONE} <show|showing> a pair of wild card",
    count=2,
)
class ShowsWilds(Event):
    """So many wild cards lie face up before a player, who owns up where a hole card tells it; once for each time."""

    count: int
    listens = (ev.Moved, ev.Turned)

    @classmethod
    def said(cls, **fields: Any) -> Event | None:
        return cls(**fields) if fields["count"] > 1 else None

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        for seat in dict.fromkeys(rise.seat for rise in table.state.rose):
            wild = _wild(table, seat) if seat in table.state.still_in else ()
            if len(wild) >= self.count > len(_wild(_before(table, seat), seat)):
                yield Hit(seat, wild[-1])


def _wild(table: Table, seat: int) -> tuple[Card, ...]:
    """The up cards of a player that are wild for that player."""
    up = table.lying(seat, Lie.UP)
    wild = plan_for(table, seat).wild_among(up)
    return tuple(card for card in up if card in wild)


def _before(table: Table, seat: int) -> Table:
    """How things stood for a player when the last card but one had come up: another hole card may have been there."""
    before, rises = table.copy(), 0
    for past in reversed(table.log):
        match past:
            case ev.Shuffled():
                break
            case ev.Turned(cards, at, Lie.UP) if at.seat == seat:
                back: Happened = ev.Turned(cards, at, Lie.DOWN)
                rises += 1
            case ev.Moved(cards, source, to, lie) if to.seat == seat:
                back = ev.Moved(cards, to, source, Lie.BLIND)
                rises += lie is Lie.UP
            case _:
                continue
        if rises > 1:
            break
        before.state.apply(back)
    return before
