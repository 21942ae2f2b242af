"""Hole cards that are paired, and shown for it if their owner likes."""

from collections.abc import Iterable

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.measure.numbers import MADE_BY_DEAL
from pokernight.rules.conditions.contained import alike
from pokernight.rules.parts.faces import Printed
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.rule import Deed, Standing
from pokernight.rules.stacks.flip import Flip, hidden
from pokernight.rules.totals import Totals
from pokernight.rules.watches.effects import May
from pokernight.table import events as ev
from pokernight.table.frame import Frame
from pokernight.table.places import Lie
from pokernight.table.table import Table


class Paired(Printed):
    """Cards of the rank of one that lies face up before the player."""

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return alike(card, table.lying(seat, Lie.UP)) > 0


_PAIRED = Pick(1, of=Paired())


@sentence(
    "If a player pairs a down card with an up card, they may flip it to {deed}",
    f"If {ANYONE} <pair|have paired> [one of] their <down|hole|face down> card [with a [face] up card]"
    " they may <flip|turn> it [over|up|face up] <to|and> {deed}",
    f"If {ANYONE} get a [face] up card that <pair|match> [one of] their <down|hole|face down> card"
    " they may <flip|turn> <it|down card|hole card> [over|up|face up] <to|and> {deed}",
)
class FlipPaired(Standing):
    """A down card of the rank of an up card may be turned up to bring something about.

    Nobody else can tell who has one, so that each player is asked who gets a card and has some of both.
    """

    deed: Deed

    listens = (ev.Moved, ev.Turned)

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        match event:
            case ev.Moved(to=place) | ev.Turned(at=place) if place.seat in table.state.still_in:
                if hidden(table, place.seat) and table.lying(place.seat, Lie.UP):
                    yield Frame(May(Flip(_PAIRED, self.deed)), seat=place.seat)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")
        totals.open_seen = MADE_BY_DEAL
