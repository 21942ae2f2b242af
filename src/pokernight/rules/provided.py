"""Steps that are only taken when something is so."""

from pokernight.language.part import sentence
from pokernight.rules.parts.who import LastToFlip, OnePlayer
from pokernight.rules.rule import Condition, Effect, Step
from pokernight.rules.totals import Totals
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@sentence("Otherwise, {step}")
class Else(Step):
    """A step that is taken when what the rule before asked for was not so."""

    step: Step

    def tally(self, totals: Totals) -> None:
        self.step.tally(totals)

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


@sentence("anyone drew", "<anyone|any player> drew [a|any] [card]")
class AnyoneDrew(Condition):
    """Somebody drew a card in the step before."""

    of_table = True

    def holds(self, table: Table, seat: int) -> bool:
        return any(count for _, count in table.state.notes.get("drawn", ()))


@sentence("anyone twisted", "any player twisted")
class AnyoneTwisted(Condition):
    """Somebody paid for a twist in the step before."""

    of_table = True

    def holds(self, table: Table, seat: int) -> bool:
        return any(count for _, count in table.state.notes.get("twisted", ()))


class StepNow(Effect):
    """A step as what follows from a look at how things stand."""

    step: Step
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        return self.step.play(table, frame)

    def tally(self, totals: Totals, times: int) -> None:
        self.step.tally(totals)


@sentence("If {condition}, {step}")
class Provided(Step):
    """A step that is only taken when something is so."""

    condition: Condition
    step: Step

    def tally(self, totals: Totals) -> None:
        self.step.tally(totals)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins("asked"):
            seats = (0,) if self.condition.of_table else table.seats_from()
            frame.notes["holds"] = any(self.condition.holds(table, seat) for seat in seats)
            table.note("provided", frame.notes["holds"])
        return self.step.play(table, frame) if frame.notes["holds"] else None
