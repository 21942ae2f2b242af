"""Who is dealt to and may draw: not those who have declared out, until hands are compared."""

from pokernight.table import events as ev
from pokernight.table.table import Table

OUT = "out"
"""The note of those who have declared that they stay out, and have not folded."""

COMPARED = "compared"
"""The note that hands were compared, of how many players, after all that comes of it."""


def dealt_in(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some seats who get cards; all of them where nobody is in, or where hands were compared since."""
    out = table.state.notes.get(OUT)
    if not out or _compared(table):
        return seats
    return tuple(seat for seat in seats if seat not in out) or seats


def _compared(table: Table) -> bool:
    """Whether hands were compared after the last declaration."""
    for event in reversed(table.log):
        if isinstance(event, ev.Declared):
            return False
        if isinstance(event, ev.Noted) and event.name == COMPARED:
            return True
    return False
