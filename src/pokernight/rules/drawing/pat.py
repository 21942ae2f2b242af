"""Players who draw no card, or may not: how that is kept in mind, and what can come of it."""

from collections.abc import Iterable
from itertools import takewhile

from pokernight.language.part import sentence
from pokernight.rules.dealing.supply import DRAWS, draws_of, keep_count
from pokernight.rules.parts.subjects import ANYONE, THAT_PLAYER, WHO
from pokernight.rules.rule import Deed, Effect, Event, Hit, Standing
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
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

NO_DRAW = "may not draw"
"""The note of who has lost the right to draw."""

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


@sentence(
    "they may not draw",
    f"{THAT_PLAYER} <may|do> not <draw|replace> [a|any] [card] [in this <deal|hand>]",
    f"{THAT_PLAYER} <lose|forfeit|give up> their <draw|right to draw>",
    "<may|do> not draw [a|any] [card]",
)
class MayNotDraw(Effect):
    """The player it happened to keeps his cards in all draws of the deal that are still to come."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.do(ev.Noted(NO_DRAW, frame.seat))
        return None


def may_draw(table: Table, seat: int) -> bool:
    """Whether nothing keeps a player from drawing."""
    pat = any(rule.bars(table, seat) for rule in table.standing(PatForGood))
    return not pat and (not table.spoken_of(MayNotDraw) or ev.Noted(NO_DRAW, seat) not in table.this_deal)


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

    from_deck = True

    def open(self, table: Table) -> None:
        table.note("drawn", ())

    def declined(self, table: Table, frame: Frame) -> None:
        keep_count(table, "drawn", frame.seat, 0)
