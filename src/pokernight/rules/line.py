"""A numbered line of a page: a step or a standing rule, with all that is said beside it."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice

from pokernight.language.part import Part
from pokernight.language.reader import Reading
from pokernight.language.writer import write
from pokernight.rules.context import dangles, settled
from pokernight.rules.rule import Remark, Rule, Step
from pokernight.rules.sequence import Sequences

MOST_WORDS = 250
"""How long a line may be; the longest in the catalogue has not half as many words."""

MOST_READINGS = 100
"""How many ways to read a line are looked at."""


@dataclass(frozen=True)
class Line:
    """What one numbered line says."""

    rules: tuple[Rule, ...]

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """What happens when the line is reached."""
        return tuple(rule for rule in self.rules if isinstance(rule, Step))

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Every part of every rule on the line."""
        return tuple(part for rule in self.rules for part in rule.walk())

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        """What is said about the step."""
        return tuple(rule for rule in self.rules if isinstance(rule, Remark))

    def write(self) -> str:
        """The line in our own English."""
        return " ".join(write(rule) for rule in self.rules)


class Unread(ValueError):
    """A line that cannot be read: where understanding stopped, and why."""

    def __init__(self, text: str, column: int, reason: str) -> None:
        super().__init__(reason)
        self.text, self.column, self.reason = text, column, reason


@lru_cache(maxsize=4096)
def read_line(text: str) -> Line:
    """Read a numbered line.

    >>> read_line("Threes are wild, but if you get one face up you must match the pot or fold.").write()
    'Threes are wild. If a player gets a three face up, they must match the pot or fold.'
    """
    reading = Reading(text)
    if not reading.words:
        raise Unread(text, 0, "There is nothing here.")
    if len(reading.words) > MOST_WORDS:
        raise Unread(text, reading.words[MOST_WORDS].column, "This line is too long: make several of it.")
    found = _meanings(reading, loose=False) or _meanings(reading, loose=True)
    if not found:
        raise Unread(text, _where_it_stops(text), "This is not understood.")
    if len(found) > 1:
        ways = " / ".join(Line(rules).write() for rules in found)
        raise Unread(text, 0, f"This can be read in {len(found)} ways: {ways}")
    return Line(found[0])


def _where_it_stops(text: str) -> int:
    """The column up to which anything could be made of a text."""
    reading = Reading(text, thorough=True)
    _meanings(reading, loose=True)
    return reading.column


def _meanings(reading: Reading, *, loose: bool) -> list[tuple[Rule, ...]]:
    """Everything that the whole text can mean; of very many readings, some are enough to see that there are several."""
    in_context = (settled(rules) for rules in islice(Sequences(reading, loose=loose), MOST_READINGS))
    return [rules for rules in dict.fromkeys(in_context) if not any(dangles(rule) for rule in rules)]
