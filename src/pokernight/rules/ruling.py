"""Rulings: what is played where a page leaves a gap or contradicts itself.

A ruling is a text for people. Where it changes what happens, it says so in brackets, and that is what is played:
`[Instead of rule 3: ...]`, `[Before rule 3: ...]`, `[After rule 3: ...]`, `[Without rule 3.]`.
"""

import re
from collections.abc import Sequence

from pokernight.rules.line import Line, read_line

_CHANGE = re.compile(
    r"\[(?P<where>Instead of|Before|After) rule (?P<at>\d+): (?P<text>[^\]]+)\]|\[Without rule (?P<gone>\d+)\.\]"
)


def played(lines: Sequence[Line], rulings: Sequence[str]) -> tuple[Line, ...]:
    """The lines as they are played after the rulings; all numbers are those of the page.

    >>> page = [read_line("Deal 2 cards up to each player."), read_line("Threes are wild.")]
    >>> rulings = ["One of them must be down. [Instead of rule 1: Deal 1 card down and 1 card up to each player.]"]
    >>> [line.write() for line in played(page, rulings)]
    ['Deal 1 card face down and 1 card face up to each player.', 'Threes are wild.']
    """
    slots = [[line] for line in lines]
    for ruling in rulings:
        for change in _CHANGE.finditer(ruling):
            slot = slots[int(change["at"] or change["gone"]) - 1]
            match change["where"]:
                case "Instead of":
                    slot[:] = [read_line(change["text"])]
                case "Before":
                    slot.insert(0, read_line(change["text"]))
                case "After":
                    slot.append(read_line(change["text"]))
                case None:
                    slot.clear()
    return tuple(line for slot in slots for line in slot)
