"""What somebody is owed until the deal is over."""

from collections.abc import Iterable

from pokernight.language.part import sentence
from pokernight.rules.dealing.deal import Dealing
from pokernight.rules.parts.subjects import THAT_PLAYER
from pokernight.rules.rule import Action, Event, Standing
from pokernight.rules.totals import Totals
from pokernight.rules.watches.effects import Must
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

OWED = "owed"
"""The note of what comes at the end of the deal, and to whom."""

_AT_THE_END = (
    "<<at|after> <end of <deal|dealing>|deal|dealing>|<after|if> <last|final> card [is|was|have been] [dealt]"
    "|if <deal|dealing> is <over|done>>"
)


@sentence(
    "If {event}, they must {action} at the end of the deal",
    f"If {{event}} {THAT_PLAYER} [must|have to|will] {{action}} {_AT_THE_END}",
    f"If {{event}} {_AT_THE_END} {THAT_PLAYER} [must|have to|will] {{action}}",
)
class AtEndOfDeal(Standing):
    """A watch whose effect waits until the last line that deals cards has been played."""

    event: Event
    action: Action

    @property
    def listens(self) -> tuple[type, ...]:
        return (*self.event.listens, ev.Began) if self.event.listens else ()

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        over = table.cursor > self._last_deal(table)
        if not isinstance(event, ev.Began):
            yield from (
                Frame(Must(self.action) if over else self, seat=hit.seat) for hit in self.event.hits(table, event)
            )
        elif over and self._owed(table):
            yield Frame(self)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Keep in mind what the player of the frame is owed, or let all have it who are; see `Playable`."""
        owed = self._owed(table)
        others = [entry for entry in table.state.notes.get(OWED, ()) if entry not in owed]
        table.note(OWED, (*others, *owed, (self.action, frame.seat)) if frame.seat else tuple(others))
        for _, seat in () if frame.seat else owed:
            table.then(Must(self.action), seat)
        return None

    def _owed(self, table: Table) -> list[tuple[Action, int]]:
        return [entry for entry in table.state.notes.get(OWED, ()) if entry[0] == self.action]

    def _last_deal(self, table: Table) -> int:
        """The last turn in which cards are dealt, counted from 1."""
        turns = enumerate(table.course.turns, 1)
        return max((at for at, turn in turns if any(isinstance(rule, Dealing) for rule in turn.rules)), default=0)

    def tally(self, totals: Totals) -> None:
        self.action.tally(totals, self.event.chances(totals))
