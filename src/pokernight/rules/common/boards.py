"""Several rows of common cards that are played beside each other."""

from collections.abc import Sequence
from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.ranking import Hand, Place
from pokernight.ranking.hand import NO_HAND
from pokernight.rules.common.arranged import Groups
from pokernight.rules.common.layout import Lane, Where, cards_at, lengthen, lines, loose
from pokernight.rules.common.table import ROW, deal_on
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import WITH
from pokernight.rules.plan import Plan, holding, plan_for
from pokernight.rules.pot.settling import Portion
from pokernight.rules.pot.shares import HandShare
from pokernight.rules.pot.showdown import Showdown
from pokernight.rules.rule import Deed, Share, Step, Winners
from pokernight.rules.totals import Totals
from pokernight.rules.worth.sources import SomeCommons
from pokernight.table.choices import Answer, Choice, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON
from pokernight.table.spread import LAYOUT
from pokernight.table.table import Table

CHOSEN_ROWS = "chosen rows"
"""The note that says which row of common cards each player has chosen."""


@sentence(
    "Deal {count} common card(s) {face} to each row",
    f"Deal {{count}} [more] [common] [card] {{face}} [<to|on> table] <to|for|on|in> each {ROW} [of common [card]]",
)
@reads(f"Deal {{count}} [more] common [card] <to|for|on|in> each {ROW} [of common [card]]", face=Face.UP)
class DealToRows(Step):
    """More common cards at the end of every row; where there are no rows, they begin one."""

    count: int
    face: Face

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.burn()
        for row in range(len(table.state.notes.get(LAYOUT, ()))):
            for _ in range(self.count):
                if table.can_deal():
                    lengthen(table, row)
                    deal_on(table, COMMON, 1, self.face)
        return None

    def tally(self, totals: Totals) -> None:
        more = self.count * totals.rows
        totals.take(once=more)
        totals.share(more)
        totals.tags.add("common")


@sentence(
    "the {end} hand with the {where} row of common cards",
    f"{WITH} [best] {{end}} hand <with|using|on|of|for|from> {{where}} {ROW} [of common [card]]",
)
@reads(f"{WITH} best hand <with|using|on|of|for|from> {{where}} {ROW} [of common [card]]", end=End.HIGH)
class HandWithRow(HandShare):
    """The best hand that is made with one of several rows of common cards."""

    end: End
    where: Where
    tag = "split-pot"

    def made(self, table: Table, seat: int) -> Hand:
        plan, held = plan_for(table, seat, self.end), holding(table, seat)
        rows = self.where.of(lines(table, Lane.ROW))
        plan.lines = tuple(frozenset((*cards_at(table, row), *loose(table))) for row in rows)
        return plan.ranking().hand(held) if held.at(Place.ALL) else NO_HAND


@sentence(
    "the {end} hand with each row of common cards",
    f"{WITH} [best] {{end}} hand <with|using|on|of|for|from> each {ROW} [of common [card]]",
)
@reads(f"{WITH} best hand <with|using|on|of|for|from> each {ROW} [of common [card]]", end=End.HIGH)
class HandsWithRows(HandShare):
    """The best hands that are made with every row of common cards, each for an equal part."""

    end: End
    tag = "split-pot"
    several = True

    def parts(self, table: Table) -> tuple[Share, ...]:
        rows = list(Where)[: len(lines(table, Lane.ROW))]
        return tuple(HandWithRow(self.end, row) for row in rows) or (self,)

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return self.best_of(table, seats)


@reads(f"{{end}} hand <with|using|on|of|for|from> each {ROW} [of common [card]] <win|take|get> {{portion}}")
@reads(
    f"best hand <with|using|on|of|for|from> each {ROW} [of common [card]] <win|take|get> {{portion}}",
    f"each {ROW} [of common [card]] <win|take|is worth|is played for> {{portion}}",
    end=End.HIGH,
)
class RowsSplit(Step):
    """Equal parts of the pot for every row of common cards."""

    end: End
    portion: Portion

    @classmethod
    def said(cls, **fields: Any) -> Showdown:
        return Showdown(HandsWithRows(fields["end"]))


@sentence(
    "choose~s a row of common cards",
    f"<choose|pick|select> <a|one> {ROW} [of common [card]] [to <use|play> [with]] [in secret]"
    " [and all player <flip|show> their choice]",
)
class ChooseRow(Deed):
    """All choose in secret with which row of common cards they play."""

    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(lines(table, Lane.ROW)) > 1

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        numbers = tuple(str(number) for number in range(1, len(lines(table, Lane.ROW)) + 1))
        prompt = "With which row of common cards do you play, counted from the first?"
        return Words(prompt, Answer("choose", word=numbers[0]), "choose", numbers)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        chosen = {**dict(table.state.notes.get(CHOSEN_ROWS, ())), frame.seat: int(answer.word or 1)}
        table.note(CHOSEN_ROWS, tuple(sorted(chosen.items())))


@sentence(
    "the row of common cards that they chose",
    f"[common [card] <in|from|of>] {ROW} [of common [card]] [that] they <chose|picked|selected>",
)
class ChosenRow(SomeCommons):
    """The common cards of the row that a player has chosen."""

    grouped = True

    def groups(self, plan: Plan) -> Groups:
        rows = lines(plan.table, Lane.ROW)
        chosen = dict(plan.table.state.notes.get(CHOSEN_ROWS, ())).get(plan.seat, 1)
        return tuple(frozenset(cards_at(plan.table, row)) for row in rows[chosen - 1 : chosen])
