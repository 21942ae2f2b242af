"""Doing it again, until something is so."""

from collections.abc import Sequence
from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.measure.numbers import CHOSEN, MADE_BY_DEAL
from pokernight.rules.act import Act
from pokernight.rules.betting.bet import Bet
from pokernight.rules.parts.spans import Span
from pokernight.rules.parts.who import KNOCKED, NextPlayer
from pokernight.rules.pot.declare import DECLARED_BEST
from pokernight.rules.pot.settling import GivesPot
from pokernight.rules.repeats.endings import Called, caller
from pokernight.rules.rule import Consequence, Ending, Remark, Step
from pokernight.rules.totals import Mark, Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, take_it
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

MOST_TIMES = 100
"""How often lines are repeated that nobody brings to an end."""

MOST_EVENTS = 2_000
"""After so much has happened in a hand, no line is repeated only because a rule says so many times."""

ONE_MORE = "one <more|last|final> <turn|draw|pass|exchange|discard|chance [to <draw|pass|exchange|discard>]>"
"""What others get after one player has called the end."""

_AFTER_CALL = "after <knock|that|<someone|a player> <knock|have knocked>>"

_CARDS = (ev.Moved, ev.Turned)
_DEEDS = (*_CARDS, ev.Paid, ev.Folded)


def first_turn(table: Table, rule: Step, again: Span) -> int:
    """The turn that begins what is repeated; where steps stand before the rule on its line, the line is one of them."""
    here = table.cursor - 1
    own_line = table.course.turns[here].rules[0] != rule
    return again.start([turn.line for turn in table.course.turns[: here + own_line]])


def mark_before(totals: Totals, again: Span) -> Mark:
    """What had been counted before the steps that are repeated."""
    return totals.marks[again.start([mark.line for mark in totals.marks[:-1]])]


def passes_from(table: Table, first: int) -> list[list[Happened]]:
    """What has happened in this deal since a turn began, each time that it did."""
    line, log = table.course.turns[first].line, table.this_deal
    begun = [at for at, event in enumerate(log) if type(event) is ev.Began and event.line == line]
    passes = [log[at:end] for at, end in zip(begun, [*begun[1:], len(log)], strict=False)]
    return passes or [[]]


def _any(kinds: tuple[type[Happened], ...], passes: Sequence[Sequence[Happened]]) -> bool:
    """Whether something of certain kinds has happened."""
    return any(isinstance(event, kinds) for events in passes for event in events)


def _called_there(table: Table, first: int, by: type[Part]) -> bool:
    """Whether players can call the end in one of the lines that are repeated."""
    said = (said for turn in table.course.turns[first : table.cursor] for said in (*turn.rules, *turn.remarks))
    return any(isinstance(part, by) for rule in said if isinstance(rule, Part) for part in rule.walk())


def _in_turns(table: Table, first: int) -> bool:
    """Whether one player after the other does what is repeated."""
    rules = (rule for turn in table.course.turns[first : table.cursor] for rule in turn.rules)
    return any(isinstance(rule, Act) and isinstance(rule.who, NextPlayer) for rule in rules)


def _go_back(table: Table, first: int) -> None:
    """Go on with an earlier line; who has stayed out may be in this time."""
    if table.state.notes.get("out"):
        table.note("out", ())
    table.jump(first)


@sentence("Repeat {again} until {until}")
class Repeat(Step):
    """The lines before, again and again, until something is so; a round in which nothing happens is the last."""

    again: Span
    until: Ending

    def play(self, table: Table, frame: Frame) -> Asking | None:
        first = first_turn(table, self, self.again)
        until = self.until
        if isinstance(until, Called) and "called" not in frame.notes and not _called_there(table, first, until.by):
            asking = self._ask(until, table, frame)
            if asking:
                return asking
        passes = passes_from(table, first)
        enough = len(passes) >= self.until.passes
        last = [event for events in passes[-self.until.passes :] for event in events]
        if not (enough and self.until.reached(table, last)) and self._goes_on(table, first, passes):
            _go_back(table, first)
            return None
        if any(isinstance(remark, OneMoreTurn) for remark in frame.remarks):
            return self._last_turns(table, frame, first, passes[-1])
        return None

    def _ask(self, until: Called, table: Table, frame: Frame) -> Asking | None:
        """Whether somebody calls the end; the first one is enough."""
        for seat in table.seats_from():
            answer = frame.answers.pop(seat, None)
            if answer is not None and answer.verb != DECLINE:
                table.note(until.note, seat)
                frame.notes["called"] = True
                return None
            if frame.begins(f"asked {seat}"):
                return {seat: take_it(until.question, until.verb)}
        return None

    def _goes_on(self, table: Table, first: int, passes: Sequence[Sequence[Happened]]) -> bool:
        """Whether there is any sense in doing it again; where players take turns at it, each has had one."""
        if len(table.state.still_in) < 2:
            return False
        round_ = (len(table.state.still_in) if _in_turns(table, first) else 1) * self.until.passes
        last = passes[-round_:]
        if (len(passes) >= round_ and not _any(_DEEDS, last)) or len(passes) >= MOST_TIMES * round_:
            return False
        if self.until.by_players or len(passes) < round_:
            return True
        return _any(_CARDS, last) or not _any(_CARDS, passes)  # where cards have run out, betting changes nothing

    def _last_turns(self, table: Table, frame: Frame, first: int, events: Sequence[Happened]) -> Asking | None:
        """Once the end was called, all others go once more."""
        called = caller(events, DECLARED_BEST, KNOCKED)
        if called is None or (frame.begins("over") and "last turns" in table.state.notes):
            return None
        if frame.begins("last turns"):
            table.note("last turns", called)
        turns = table.course.turns[first : table.cursor]
        for seat in table.seats_from(called + 1):
            if seat != called and frame.begins(f"last turn {seat}"):
                for turn in turns:
                    for act in turn.rules:
                        if isinstance(act, Act):
                            table.then(act.action, seat, may=act.may, remarks=turn.remarks)
                return {}
        return None

    def tally(self, totals: Totals) -> None:
        before = mark_before(totals, self.again)
        times = self.until.times(totals, before)
        if times is not None:
            totals.repeat(before, times)
        elif totals.rounds > before.rounds:
            if self.until.by_players:
                totals.open_rounds = CHOSEN
            else:
                totals.rounds, totals.open_rounds = before.rounds, MADE_BY_DEAL
        if totals.held > before.held and self.until.by_players:
            totals.open_cards = CHOSEN
        elif totals.seen > before.seen and self.until.by_players:
            totals.open_seen = CHOSEN


@sentence(
    "Everyone else gets one more turn",
    f"[{_AFTER_CALL}] [all|each|every] other [player] [each] [then] <get|take|have|may take> {ONE_MORE} [each]"
    f" [{_AFTER_CALL}]",
)
class OneMoreTurn(Remark):
    """After the end was called, all others go once more."""

    about = (Repeat,)


@sentence("Repeat {again} {times} more times", "Repeat {again} {times} [more] time")
@reads("Repeat {again} [again|once more|once]", times=1)
@reads("Repeat {again} twice [more]", times=2)
class RepeatTimes(Step):
    """The lines before, so many times more."""

    again: Span
    times: int

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if isinstance(frame.rule, Consequence):
            self._each_time(table)
            return None
        line = table.course.turns[table.cursor - 1].line
        done = dict(table.state.notes.get("repeated", ()))
        again = done.get(line, 0) < self.times and len(table.log) < MOST_EVENTS
        done[line] = done.get(line, 0) + 1 if again else 0
        table.note("repeated", tuple(sorted(done.items())))
        if again:
            _go_back(table, first_turn(table, self, self.again))
        return None

    def _each_time(self, table: Table) -> None:
        """Go back as often as something happens from which it follows, while there is any sense in it."""
        first = first_turn(table, self, self.again)
        rules = (rule for turn in table.course.turns[first : table.cursor] for rule in turn.rules)
        passes = passes_from(table, first)
        fresh = len(passes) == 1 or _any(_CARDS, passes[-1:])
        if fresh and not all(isinstance(rule, Bet | GivesPot) for rule in rules) and len(table.log) < MOST_EVENTS:
            _go_back(table, first)

    def tally(self, totals: Totals) -> None:
        totals.repeat(mark_before(totals, self.again), self.times)


@reads(
    "Repeat {again} until <each player|everyone> have <passed|drawn|flipped|discarded|twisted> [a|their] [card]"
    " {count} time",
)
class RepeatUntilDone(Step):
    """The same, told by how often it is done in all."""

    again: Span
    count: int

    @classmethod
    def said(cls, **fields: Any) -> RepeatTimes | None:
        return RepeatTimes(fields["again"], fields["count"] - 1) if fields["count"] > 1 else None


@reads("<Repeat|Continue|Keep going> [this] until {until}")
class RepeatHere(Remark):
    """What the line says, again and again; it is one with that."""

    about = (Step,)
    until: Ending
