"""What comes of a card when the round of dealing is over in which it was dealt."""

from collections.abc import Iterable

from pokernight.language.part import sentence
from pokernight.rules.rule import Event, Standing, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

DUE = "due after the round"
"""The note of what comes when the next line begins."""

_ROUND = "[that|this|each] <round [of <dealing|card>]|dealing round>"
_AFTER = f"<<at end of|after> {_ROUND}|<once|if|after> {_ROUND} [is|have been] <over|done|dealt|complete|finished>>"


@sentence(
    "If {event}, this follows after the round of dealing: {step}",
    f"If {{event}} {{step}} {_AFTER}",
    f"If {{event}} {_AFTER} {{step}}",
    f"<each time|every time|any time> {{event}} {{step}} {_AFTER}",
)
class AfterRound(Standing):
    """A step that waits until all have got their cards, and comes once, however often it was brought about."""

    event: Event
    step: Step

    @property
    def listens(self) -> tuple[type, ...]:
        return (*self.event.listens, ev.Began) if self.event.listens else ()

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        due = self in table.state.notes.get(DUE, ())
        if isinstance(event, ev.Began):
            return [Frame(self)] if due else []
        return [Frame(self, seat=hit.seat) for hit in self.event.hits(table, event)][:1]

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Keep in mind that it comes, for the player of a frame, or let it come; see `Playable`."""
        others = tuple(rule for rule in table.state.notes.get(DUE, ()) if rule != self)
        table.note(DUE, (*others, self) if frame.seat else others)
        if not frame.seat:
            table.then(self.step)
        return None

    def tally(self, totals: Totals) -> None:
        self.step.tally(totals)
