"""One of several things that a player can do, as he likes."""

from typing import Any

from pokernight.language.part import sentence
from pokernight.language.writer import clause
from pokernight.rules.pay import BetOrFold, Fold, ForcedBet, Pay
from pokernight.rules.rule import Action, Deed
from pokernight.rules.taking import TakeFromTable
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_NO_OPTIONS = (BetOrFold, Fold, ForcedBet, Pay, TakeFromTable)
"""What has an "or" of its own: pay or fold, take a table card or pay."""


@sentence(
    "do~es one of two things: {first:v} or {second:v}",
    "[either] {first} or {second}",
    third=None,
)
@sentence(
    "do~es one of three things: {first:v}, {second:v} or {third:v}",
    "[either] {first} {second} or {third}",
)
class OneOfThese(Action):
    """The player chooses what to do, and then does it."""

    first: Deed
    second: Deed
    third: Deed | None = None

    @classmethod
    def said(cls, **fields: Any) -> "OneOfThese | None":
        """What has a list or another action in it cannot be told apart from what comes next in this one."""
        these = cls(**fields)
        inside = [part for option in these.options for part in option.walk()]
        listed = any(isinstance(value, tuple) for part in inside for value in part.content)
        more = sum(isinstance(part, Action) for part in inside) > len(these.options)
        return None if listed or more or any(isinstance(option, _NO_OPTIONS) for option in these.options) else these

    @property
    def options(self) -> tuple[Deed, ...]:
        """What there is to choose from."""
        return tuple(option for option in (self.first, self.second, self.third) if option)

    def tally(self, totals: Totals, times: int | None) -> None:
        for option in self.options:
            option.tally(totals, times)

    def open(self, table: Table) -> None:
        for option in self.options:
            option.open(table)

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._open(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Ask which of them it shall be, where there is a choice, and let it be done."""
        if not frame.begins("chosen") or not self.possible(table, frame):
            return None
        ways = self._open(table, frame)
        answer = frame.answer or (NOTHING if len(ways) > 1 or frame.may else Answer("choose", word=next(iter(ways))))
        if frame.begins("asked") and answer is NOTHING:
            del frame.notes["chosen"]
            told = ", ".join(f"{number} to {clause(option)}" for number, option in ways.items())
            default = NOTHING if frame.may else Answer("choose", word=next(iter(ways)))
            prompt = f"Choose {told}{', or decline' if frame.may else ''}."
            return {frame.seat: Words(prompt, default, "choose", tuple(ways), may_decline=frame.may)}
        if answer.verb != DECLINE:
            table.then(ways[answer.word], frame.seat, card=frame.card, other=frame.other, remarks=frame.remarks)
        return {}

    def _open(self, table: Table, frame: Frame) -> dict[str, Deed]:
        """What the player can do, by number."""
        return {
            str(number): option
            for number, option in enumerate(self.options, 1)
            if option.possible(table, Frame(option, frame.remarks, frame.seat, frame.card, frame.other))
        }
