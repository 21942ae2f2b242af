"""Lines that are played again, called by their numbers."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pokernight.english.grammar.layouts import NextLine
from pokernight.english.grammar.marks import Again, Numbered
from pokernight.english.lowering import Laid
from pokernight.english.tally import repeated
from pokernight.meaning.cards import Cards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.rules import Do, Line, Repeat
from pokernight.meaning.sorts import Rule, Step


class NoSuchLines(Exception):
    """Lines that are not there, or that cannot be played again from here."""


def by_number(line: Line, lines: Sequence[Line], board: Laid) -> Line:
    """A line in which others are played again, with what they say written out or told as a repetition."""
    found: list[Rule] = []
    for rule in line.rules:
        found += _played(rule, lines, found, board) if isinstance(rule, Numbered) else [rule]
    return Line(tuple(found))


def _played(rule: Numbered, lines: Sequence[Line], here: list[Rule], board: Laid) -> Sequence[Any]:
    if rule.first < 0:
        stepped = [number for number, line in enumerate(lines, 1) if line.steps]
        if len(stepped) < -rule.first:
            raise NoSuchLines("There are no such lines before this one.")
        rule = replace(rule, first=stepped[rule.first], last=stepped[-1])
    last = rule.last or len(lines)
    unit = [step for line in lines[rule.first - 1 : last] for step in line.steps]
    unit += [] if rule.last else [one for one in here if isinstance(one, Step)]
    if not 0 < rule.first <= last <= len(lines) or not unit or any(isinstance(step, Repeat) for step in unit):
        raise NoSuchLines("There are no such lines before this one.")
    if rule.along and not any(map(_next_on_a_path, unit)):
        raise NoSuchLines("No cards are turned up there along a path.")
    if rule.times:
        return unit * rule.times
    if isinstance(rule.until, Again):
        before = [one for line in lines for one in line.rules]
        steps = repeated(rule.until, [*before, *here], unit, board)
        if steps is None:
            raise NoSuchLines("It cannot be told from the page how often these lines are played.")
        return steps
    since = [line for line in lines[rule.first - 1 :] if line.steps]
    if any(line.steps for line in lines[last:]) or any(isinstance(one, Step) for one in here):
        raise NoSuchLines("Only the lines right before this one can be played until something is so.")
    return [Repeat(len(since), until=rule.until)]


def _next_on_a_path(step: Step) -> bool:
    """Whether a step turns up the next cards of a layout."""
    match step:
        case Do(Deed(Verb.FLIP, cards=Cards(at=NextLine()))):
            return True
    return False
