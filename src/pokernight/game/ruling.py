"""Rulings: what is played where a page leaves a gap or contradicts itself.

A ruling is a text for people. Where it changes what happens, it says so in brackets, and that is what is played:
`[Instead of rule 3: ...]`, `[Before rule 3: ...]`, `[After rule 3: ...]`, `[Without rule 3.]`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

_BRACKET = re.compile(r"\[([^\]]*)\]?")
_CHANGE = re.compile(
    r"(?P<where>Instead of|Before|After) rule (?P<at>\d{1,4}): (?P<text>.+)|Without rule (?P<gone>\d{1,4})\."
)


class BadRuling(ValueError):
    """A ruling with a change that is not understood."""


@dataclass
class _Slot:
    """A line of the page, with what comes before and after it."""

    line: str | None
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        yield from self.before
        if self.line is not None:
            yield self.line
        yield from self.after


def played(lines: Sequence[str], rulings: Sequence[str]) -> tuple[str, ...]:
    """The lines as they are played after the rulings; all numbers are those of the page.

    >>> page = ["Deal two cards up to each player.", "Threes are wild."]
    >>> played(page, ["One must be down. [Instead of rule 1: Deal one card down and one card up to each player.]"])
    ('Deal one card down and one card up to each player.', 'Threes are wild.')
    """
    return tuple(line for slot in _changed(lines, rulings) for line in slot.lines())


def numbering(lines: Sequence[str], rulings: Sequence[str]) -> Iterator[str]:
    """The numbers of the lines that are played, as the page has them; what a ruling adds after rule 3 is rule 3.1.

    There is one more for what is understood to come after the last line.

    >>> page = ["Deal two cards up to each player.", "Showdown: the high hand wins."]
    >>> list(numbering(page, ["[Before rule 2: Threes are wild.] [After rule 2: Each player pays the ante.]"]))
    ['1', '1.1', '2', '2.1', '2.2']
    """
    added = count(1)
    for number, slot in enumerate(_changed(lines, rulings), 1):
        yield from (f"{number - 1}.{next(added)}" for _ in slot.before)
        added = count(1)
        yield from [f"{number}"] if slot.line is not None else []
        yield from (f"{number}.{next(added)}" for _ in slot.after)
    yield f"{len(lines)}.{next(added)}"


def _changed(lines: Sequence[str], rulings: Sequence[str]) -> list[_Slot]:
    """The lines of the page with what the rulings change."""
    slots = [_Slot(line) for line in lines]
    for ruling in rulings:
        for bracket in _BRACKET.finditer(ruling):
            _change(slots, bracket[1])
    return slots


def _change(slots: list[_Slot], text: str) -> None:
    change = _CHANGE.fullmatch(text)
    if not change:
        raise BadRuling(f"The change [{text}] in a ruling is not understood.")
    number = int(change["at"] or change["gone"])
    if not 1 <= number <= len(slots):
        raise BadRuling(f"The change [{text}] in a ruling is about a rule that is not there.")
    slot = slots[number - 1]
    match change["where"]:
        case "Instead of":
            slot.line = change["text"]
        case "Before":
            slot.before.append(change["text"])
        case "After":
            slot.after.append(change["text"])
        case _:
            slot.line = None
