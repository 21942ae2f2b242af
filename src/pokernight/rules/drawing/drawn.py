"""Cards that a player drew, the players who drew them, and what comes of it."""

from collections.abc import Iterable
from typing import Any

from pokernight.cards import Card
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.rules.act import Act
from pokernight.rules.dealing.direction import in_turn
from pokernight.rules.drawing.draw import Draw
from pokernight.rules.drawing.twist import Twist
from pokernight.rules.parts.refs import Nth, Told
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.parts.who import Marked, Who
from pokernight.rules.rule import Action, Event, Hit, Step
from pokernight.rules.watches.provided import Change
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.table import Table


@sentence(
    "{nth} card you drew",
    "{nth} card they <drew|draw|drawn>",
    "{_:Owner} {nth} <drawn card|card drawn>",
    one="{nth} card they drew",
)
@reads("[{_:Owner}] [most] recently drawn card", "card they drew [most] recently", nth=Nth.LAST)
class DrawnCard(Told):
    """The first card that a player drew, or the second, or the last."""

    nth: Nth

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        lines = _drawing(table)
        return self.nth.of([dealt.card for dealt in table.state.dealt if dealt.seat == seat and dealt.line in lines])


_LAST_TIME = "[[in|on|during] <last|previous> <round|step|action|draw|twist|time>]"


@sentence(
    "each player who {how} in the step before",
    f"[only] <everyone|anyone|[a|any|each|every|all] player> <who|that> {{how}} [a|any] [card] {_LAST_TIME}",
    did=True,
)
@sentence(
    "each player who did not twist in the step before",
    f"<everyone|anyone|[a|any|each|every|all] player> <who|that> did not twist [a|any] [card] {_LAST_TIME}",
    how=Change.TWISTED,
    did=False,
)
class Changers(Who):
    """All who got new cards for old ones in the step before, or did not, in turn."""

    how: Change
    did: bool

    def seats(self, table: Table) -> tuple[int, ...]:
        counts = dict(table.state.notes.get(self.how.note, ()))
        return tuple(seat for seat in in_turn(table, None) if bool(counts.get(seat)) is self.did)


@reads(f"{{_:EachPlayer}} may {{action}} [but] only if they [also] {{how}} [a|any] [card] {_LAST_TIME}", did=True)
@reads(
    f"{{_:EachPlayer}} may {{action}} [but] only if they did not twist [a|any] [card] {_LAST_TIME}",
    how=Change.TWISTED,
    did=False,
)
class IfTheyChanged(Step):
    """What only those may do who got new cards in the step before, or only the others."""

    action: Action
    how: Change
    did: bool

    @classmethod
    def said(cls, **fields: Any) -> Act:
        return Act(Changers(fields["how"], fields["did"]), fields["action"], may=True)


class Count(Term):
    """More than anybody, or less."""

    MOST = ("the most", "most")
    FEWEST = ("the fewest", "least", "fewest")


@sentence("the player who {how} {count} cards", "<player who|whoever> {how} {count} [card]")
class MostDrawn(Marked):
    """Whoever got the most new cards in the step before, or the fewest; the first in order of several."""

    how: Change
    count: Count

    def seat(self, table: Table) -> int | None:
        counts = dict(table.state.notes.get(self.how.note, ()))
        sign = 1 if self.count is Count.MOST else -1
        return max(in_turn(table, None), key=lambda seat: sign * counts.get(seat, 0), default=None)


@sentence("the last player who {how}", "last player who {how} [a card]")
@reads("last player to draw [a card]", how=Change.DREW)
@reads("last player to twist [a card]", how=Change.TWISTED)
class LastDrawn(Marked):
    """Whoever was last to get new cards for old ones; seat 1 where nobody did."""

    how: Change

    def seat(self, table: Table) -> int | None:
        counts = table.state.notes.get(self.how.note, ())
        drawn = [seat for seat, count in counts if count and seat in table.state.still_in]
        return next(iter(drawn[-1:] or in_turn(table, None)), None)


@sentence("a player draws {count} cards", f"{ANYONE} <draw|drew> [exactly] {{count}} [card]", more=False)
@sentence(
    "a player draws {count} or more cards",
    f"{ANYONE} <draw|drew> <{{count}} or more [card]|{{count}} card or more|at least {{count}} [card]>",
    more=True,
)
class DrawsMany(Event):
    """Somebody draws so many cards, or more than that."""

    count: int
    more: bool = False
    of_drawing = True
    listens = (ev.Noted,)

    @classmethod
    def said(cls, **fields: Any) -> "DrawsMany | None":
        """To draw "a card" may be to draw any."""
        return cls(**fields) if fields["count"] > 1 else None

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Noted) and event.name == "drawn":
            yield from (Hit(seat) for seat, count in event.value[-1:] if self._enough(count))

    def _enough(self, count: int) -> bool:
        return count == self.count or (self.more and count > self.count)


@reads(f"{ANYONE} <draw|drew> more than {{count}} [card]")
class DrawsMoreThan(Event):
    """The same by the number that is not enough."""

    count: int

    @classmethod
    def said(cls, **fields: int) -> DrawsMany | None:
        return DrawsMany(fields["count"] + 1, more=True)


def _drawing(table: Table) -> frozenset[int]:
    """The lines on which cards are drawn."""
    kept = table.course.kept
    if "drawing" not in kept:
        said = ((turn.line, rule) for turn in table.course.turns for rule in turn.rules if isinstance(rule, Part))
        kept["drawing"] = frozenset(
            line for line, rule in said if any(isinstance(part, Draw | Twist) for part in rule.walk())
        )
    lines: frozenset[int] = kept["drawing"]
    return lines
