"""One of several things that a player can do, as he likes."""

import re
from functools import cached_property
from typing import Any

from pokernight.language.part import sentence
from pokernight.language.writer import clause, to_you
from pokernight.rules.betting.pay import BetOrFold, Fold, ForcedBet, Pay
from pokernight.rules.common.taking import TakeFromTable
from pokernight.rules.rule import Action, Deed
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_WORD = re.compile(r"[a-z]+|\d+")

_NO_OPTIONS = (BetOrFold, Fold, ForcedBet, Pay, TakeFromTable)
"""What has an "or" of its own: pay or fold, take a table card or pay; to fold is only the last resort."""


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
        listed = any(isinstance(value, tuple) and value for part in inside for value in part.content)
        more = sum(isinstance(part, Action) for part in inside) > len(these.options)
        told = these.options[:1] if (these.second, these.third) == (Fold(), None) else these.options
        return None if listed or more or any(isinstance(option, _NO_OPTIONS) for option in told) else these

    @property
    def options(self) -> tuple[Deed, ...]:
        """What there is to choose from."""
        return tuple(option for option in (self.first, self.second, self.third) if option)

    def tally(self, totals: Totals, times: int | None) -> None:
        for option in self.options:
            if not isinstance(option, Fold):  # which can be averted
                option.tally(totals, times)

    def open(self, table: Table) -> None:
        for option in self.options:
            option.open(table)

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._open(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Ask which of them it shall be, where there is a choice, and let it be done."""
        if "chosen" in frame.notes:
            return None
        ways, answer = self._open(table, frame), frame.answer
        if ways and answer is None and (frame.may or len(ways) > 1):
            default = NOTHING if frame.may else Answer("choose", word=next(iter(ways)))
            told = to_you(" or ".join(clause(way) for way in ways.values()))
            prompt = f"Choose: {told}{', or decline' if frame.may else ''}."
            return {frame.seat: Words(prompt, default, "choose", tuple(ways), may_decline=frame.may)}
        frame.notes["chosen"] = True
        if ways and (answer is None or answer.verb != DECLINE):
            way = ways[answer.word] if answer else next(iter(ways.values()))
            table.then(way, frame.seat, card=frame.card, other=frame.other, remarks=frame.remarks)
        return {}

    def _open(self, table: Table, frame: Frame) -> dict[str, Deed]:
        """What the player can do, by as many words of it as tell it from the others."""
        return {
            name: option
            for name, option in self._names.items()
            if option.possible(table, Frame(option, frame.remarks, frame.seat, frame.card, frame.other))
        }

    @cached_property
    def _names(self) -> dict[str, Deed]:
        """The options by their first words; those of two letters are left out, for cards are written so."""
        told = [[word for word in _WORD.findall(clause(option)) if len(word) != 2] for option in self.options]
        lengths = range(1, max(map(len, told)) + 1)
        apart = next((many for many in lengths if len({tuple(words[:many]) for words in told}) == len(told)), 1)
        heads = [words[0] for words in told]
        short = [1 if heads.count(words[0]) == 1 else apart for words in told]
        return {" ".join(words[:many]): option for words, many, option in zip(told, short, self.options, strict=True)}
