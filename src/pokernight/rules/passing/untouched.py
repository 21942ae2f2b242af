"""Whether anybody exchanged cards in the step before."""

from pokernight.language.part import sentence
from pokernight.rules.parts.subjects import ONE
from pokernight.rules.watches.provided import OfTheStepBefore
from pokernight.table import events as ev
from pokernight.table.places import COMMON, TABLE
from pokernight.table.table import Table

_EXCHANGED = (
    "<<exchange|exchanged|have exchanged> [their|a|any] [hand|card] [<for|with> <table card|table hand|card on table>]"
    "|<take|took|have taken|want> [any|a|of] <table card|table hand>>"
)


@sentence("nobody exchanged cards", f"no <one|player> {_EXCHANGED}", anyone=False)
@sentence("anyone exchanged cards", f"<anyone|{ONE}> {_EXCHANGED}", anyone=True)
class AnyoneExchanged(OfTheStepBefore):
    """Somebody got cards from the table or from another player in the step before, or nobody did."""

    anyone: bool

    def holds(self, table: Table, seat: int) -> bool:
        log = table.log
        began = [at for at, event in enumerate(log) if isinstance(event, ev.Began)]
        return any(map(_taken, log[began[-2] if len(began) > 1 else 0 :])) is self.anyone


def _taken(event: ev.Event) -> bool:
    """Whether a player gets cards that lay on the table or were another's."""
    if ev.handed_over(event):
        return True
    return isinstance(event, ev.Moved) and event.to.seat > 0 and event.source in (TABLE, COMMON)
