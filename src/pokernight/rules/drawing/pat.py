"""Players who draw no card: how that is kept in mind, and what can come of it."""

from collections.abc import Iterable
from itertools import takewhile

from pokernight.language.part import sentence
from pokernight.rules.dealing.supply import DRAWS, draws_of, keep_count
from pokernight.rules.parts.subjects import ANYONE, WHO
from pokernight.rules.rule import Deed, Event, Hit, Standing
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Frame
from pokernight.table.table import Table

DREW_NONE = (
    "<stand pat|stood pat|<do|did> not <draw|replace|change> [a|any] [card]"
    "|have <not|never> <drawn|replaced|changed> [a|any] [card]"
    "|never <draw|drew|replace|replaced|change|changed> [a|any] [card]"
    "|<draw|drew|have drawn|replace|replaced|have replaced|change|changed> no card>"
)
"""To have let a draw go by."""

TWISTED_NONE = (
    "<<do|did> not twist [a|any] [card]|have <not|never> twisted [a|any] [card]"
    "|never <twist|twisted> [a|any] [card]|<twist|twisted> no card>"
)
"""The same of a draw that is called a twist."""

_BARRED = "may not draw <|any card|later|in <a|any> later draw|in <second|next> draw>"


@sentence(
    "Who draws no cards in the first draw may not draw later",
    f"{WHO} {DREW_NONE} <in|on> first draw {_BARRED}",
    first=True,
)
@sentence("Who draws no cards may not draw later", f"{WHO} {DREW_NONE} {_BARRED}", first=False)
class PatForGood(Standing):
    """Who has stood pat, in the first draw or in any, stands pat for the rest of the deal."""

    first: bool = False

    def bars(self, table: Table, seat: int) -> bool:
        """Whether a player may not draw in the draw that is being played."""
        before = draws_of(table, seat)[:-1]
        return 0 in (before[:1] if self.first else before)


@sentence("a player stands pat", f"{ANYONE} {DREW_NONE}")
class StandsPat(Event):
    """Somebody has drawn no card; what comes of it comes when everybody has drawn."""

    of_drawing = True
    listens = (ev.Began,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Began):
            step = takewhile(lambda before: not isinstance(before, ev.Began), reversed(table.log[:-1]))
            drawn = next((note.value for note in step if isinstance(note, ev.Noted) and note.name in DRAWS), ())
            yield from (Hit(seat) for seat, count in drawn if count == 0)


class NewForOld(Deed):
    """New cards for old ones; it is kept in mind who got how many of them, and who wanted none."""

    def open(self, table: Table) -> None:
        table.note("drawn", ())

    def declined(self, table: Table, frame: Frame) -> None:
        keep_count(table, "drawn", frame.seat, 0)
