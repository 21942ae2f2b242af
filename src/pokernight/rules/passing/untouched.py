"""Whether anybody exchanged cards in the step before."""

from pokernight.language.part import sentence
from pokernight.rules.watches.provided import OfTheStepBefore
from pokernight.table import events as ev
from pokernight.table.places import COMMON, TABLE
from pokernight.table.table import Table


@sentence(
    "nobody exchanged cards",
    "no <one|player> <exchange|exchanged|have exchanged> [their|a|any] [hand|card]"
    " [<for|with> <table card|table hand|card on table>]",
    "no <one|player> <take|took|have taken|want> [any|a|of] <table card|table hand>",
)
class NobodyExchanged(OfTheStepBefore):
    """No player got cards from the table or from another in the step before."""

    def holds(self, table: Table, seat: int) -> bool:
        log = table.log
        began = [at for at, event in enumerate(log) if isinstance(event, ev.Began)]
        return not any(map(_taken, log[began[-2] if len(began) > 1 else 0 :]))


def _taken(event: ev.Event) -> bool:
    """Whether a player gets cards that lay on the table or were another's."""
    if ev.handed_over(event):
        return True
    return isinstance(event, ev.Moved) and event.to.seat > 0 and event.source in (TABLE, COMMON)
