"""The ledger of an evening: a line for everybody who ever sat down, which is never struck out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

MOST_POINTS = 1_000
"""How many moments of an evening are remembered; of a longer one, every second of them is dropped."""


@dataclass
class Line:
    """What somebody bought, took out by leaving, and has on the table."""

    name: str
    bot: bool = False
    bought: int = 0
    taken: int = 0
    front: int = 0

    @property
    def gain(self) -> int:
        """What the evening has brought so far, or cost."""
        return self.taken + self.front - self.bought

    def buy(self, chips: int) -> None:
        """Chips come to the table."""
        self.bought += chips
        self.front += chips

    def cash_out(self) -> None:
        """Whatever is on the table goes into the pocket."""
        self.taken, self.front = self.taken + self.front, 0


@dataclass
class Ledger:
    """The lines, by names that never change, and how the gains went from hand to hand."""

    lines: dict[str, Line] = field(default_factory=dict)
    course: list[tuple[int, dict[str, int]]] = field(default_factory=list)
    """The gains after hands, by the numbers of the hands."""

    def __getitem__(self, account: str) -> Line:
        return self.lines[account]

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines.values())

    def opened(self, account: str, name: str, *, bot: bool = False) -> Line:
        """The line of somebody who sits down: the one they had before, or a new one."""
        line = self.lines.setdefault(account, Line(name, bot))
        line.name = name
        return line

    def of_name(self, name: str, *, bot: bool) -> str:
        """The account that somebody has left behind by this name; empty where there is none."""
        wanted = name.casefold()
        return next((key for key, line in self.lines.items() if (line.name.casefold(), line.bot) == (wanted, bot)), "")

    def note(self, hand: int) -> None:
        """A hand is over: keep what everybody has gained by then."""
        self.course.append((hand, {account: line.gain for account, line in self.lines.items()}))
        if len(self.course) > MOST_POINTS:
            del self.course[-2::-2]

    @property
    def balance(self) -> int:
        """What all have gained together: 0, for chips only change hands."""
        return sum(line.gain for line in self)


def by_gain(lines: Iterable[Line]) -> list[Line]:
    """The lines with the winners first."""
    return sorted(lines, key=lambda line: (-line.gain, line.name.casefold()))
