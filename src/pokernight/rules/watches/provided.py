"""Steps that are only taken when something is so."""

from typing import Any

from pokernight.language.part import Term, reads, sentence
from pokernight.rules.drawing.pat import DREW_NONE
from pokernight.rules.parts.who import LastToFlip, OnePlayer
from pokernight.rules.rule import Condition, Effect, Step
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import NowWild
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


class Sometimes(Step):
    """A step that is not always taken."""

    step: Step

    def tally(self, totals: Totals) -> None:
        self.step.tally(totals)

    @property
    def asks_anew(self) -> bool:
        """As the step that it stands for."""
        return bool(getattr(self.step, "asks_anew", False))


@sentence("Otherwise, {step}")
class Else(Sometimes):
    """A step that is taken when what the rule before asked for was not so."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins("asked otherwise"):
            frame.notes["otherwise"] = not table.state.notes.get("provided", True)
        return self.step.play(table, frame) if frame.notes["otherwise"] else None


@sentence("{who} has not folded", "{who} did not fold")
class StillIn(Condition):
    """A player is still in."""

    who: OnePlayer = LastToFlip()
    of_table = True

    def holds(self, table: Table, seat: int) -> bool:
        return self.who.seat(table) in table.state.still_in


class Change(Term):
    """The ways to get new cards for old ones."""

    DREW = ("drew",)
    TWISTED = ("twisted",)

    @property
    def note(self) -> str:
        """The note that keeps who got how many in the step before."""
        return {Change.DREW: "drawn", Change.TWISTED: "twisted"}[self]


class OfTheStepBefore(Condition):
    """How a step went in which players got new cards for old ones."""

    of_table = True


_ANYONE = "<anyone|any player|a player|someone|at least one player>"


@sentence("nobody {how}", "no one {how} [a|any] [card]", count=0, more=False)
@sentence("anyone {how}", f"{_ANYONE} {{how}} [a|any] [card]", count=None, more=False)
@sentence("anyone {how} {count} card(s)", f"{_ANYONE} {{how}} [exactly] {{count}} card", more=False)
@sentence(
    "anyone {how} {count} or more cards",
    f"{_ANYONE} {{how}} <{{count}} or more [card]|{{count}} card or more|at least {{count}} [card]>",
    more=True,
)
@reads("everyone <stood|stand> pat", how=Change.DREW, count=0)
class AnyoneDrew(OfTheStepBefore):
    """Somebody got new cards in the step before, so many of them or any, or nobody did."""

    how: Change
    count: int | None = None
    more: bool = False

    def holds(self, table: Table, seat: int) -> bool:
        counts = [count for _, count in table.state.notes.get(self.how.note, ())]
        if not self.count:
            return any(counts) is (self.count is None)
        return any(count == self.count or (self.more and count > self.count) for count in counts)


@sentence("anyone stood pat", f"{_ANYONE} {DREW_NONE}")
class AnyonePat(OfTheStepBefore):
    """Somebody drew no card in the step before."""

    def holds(self, table: Table, seat: int) -> bool:
        return any(not count for _, count in table.state.notes.get(Change.DREW.note, ()))


class StepNow(Effect):
    """A step as what follows from a look at how things stand."""

    step: Step
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        return self.step.play(table, frame)

    def tally(self, totals: Totals, times: int) -> None:
        self.step.tally(totals)


@sentence("If {condition}, {step}", "If {condition} <at showdown|at end [of <hand|game>]> {step:Showdown}")
class Provided(Sometimes):
    """A step that is only taken when something is so."""

    condition: Condition

    @classmethod
    def said(cls, **fields: Any) -> "Provided | None":
        """What only one player's cards tell makes nothing wild for all."""
        own = isinstance(fields["step"], NowWild) and not fields["condition"].of_table
        return None if own else cls(**fields)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins("asked"):
            seats = (0,) if self.condition.of_table else table.seats_from()
            frame.notes["holds"] = any(self.condition.holds(table, seat) for seat in seats)
            table.note("provided", frame.notes["holds"])
        return self.step.play(table, frame) if frame.notes["holds"] else None
