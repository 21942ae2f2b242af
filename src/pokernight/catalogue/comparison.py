"""Two games side by side, rule by rule, by what the rules mean: what means the same is written alike."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from textwrap import wrap
from typing import NamedTuple

from pokernight.catalogue.entry import Entry


class Pair(NamedTuple):
    """Two rules that stand side by side, by number; one of them may be missing."""

    left: int | None
    right: int | None
    same: bool


def pairs(left: Sequence[str], right: Sequence[str]) -> Iterator[Pair]:
    """Line up two lists of rules so that as many as possible stand beside their equals.

    >>> [*pairs("abd", "acd")]
    [Pair(left=1, right=1, same=True), Pair(left=2, right=2, same=False), Pair(left=3, right=3, same=True)]
    """
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    for kind, left_from, left_to, right_from, right_to in matcher.get_opcodes():
        for step in range(max(left_to - left_from, right_to - right_from)):
            yield Pair(
                left_from + step + 1 if left_from + step < left_to else None,
                right_from + step + 1 if right_from + step < right_to else None,
                kind == "equal",
            )


def compare(left: Entry, right: Entry) -> list[Pair]:
    """The rules of two games lined up by meaning; raises as `Entry.game` does."""
    return [*pairs(_said(left), _said(right))]


def _said(entry: Entry) -> list[str]:
    """The rules of a game in our own English; a line that adds nothing stands in its own words."""
    return [ours or text for ours, text in zip(entry.game.write(), entry.rules, strict=True)]


def changes(left: Entry, right: Entry) -> Iterator[tuple[str, str]]:
    """What stands in one game, and what stands in its place in another; nothing where a rule is new or gone."""
    for pair in compare(left, right):
        if not pair.same:
            yield left.rules[pair.left - 1] if pair.left else "", right.rules[pair.right - 1] if pair.right else ""


def side_by_side(left: Entry, right: Entry, width: int) -> Iterator[str]:
    """Two games' rules in two columns, with a mark between those that differ."""
    column = max(20, (width - 5) // 2)
    yield f"{str(left.link)[:column]:{column}}     {right.link}"
    for pair in compare(left, right):
        mark = "=" if pair.same else "|" if pair.left and pair.right else "<" if pair.left else ">"
        cells = (cell(left.rules, pair.left, column), cell(right.rules, pair.right, column))
        for row in range(max(map(len, cells))):
            first, second = (lines[row] if row < len(lines) else "" for lines in cells)
            yield f"{first:{column}}  {mark if row == 0 else ' '}  {second}".rstrip()


def cell(rules: Sequence[str], number: int | None, width: int) -> list[str]:
    """One rule, broken into the lines of its column."""
    if number is None:
        return []
    head = f"{number}. "
    return wrap(rules[number - 1], width, initial_indent=head, subsequent_indent=" " * len(head)) or [head]
