"""A game, measured: its five numbers, its tags, and what occurs in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from pokernight.meaning.deeds import Deed
from pokernight.meaning.rules import DeckOf, Line
from pokernight.meaning.sorts import Standing, Step
from pokernight.measure.count import Count
from pokernight.measure.numbers import Numbers
from pokernight.measure.standing import measure_standing
from pokernight.measure.steps import measure_step


@dataclass(frozen=True)
class Measured:
    """What can be known of a game before a card is dealt."""

    lines: tuple[Line, ...]
    count: Count

    @cached_property
    def numbers(self) -> Numbers:
        """The five numbers that follow from the rules."""
        return self.count.numbers()

    @cached_property
    def tags(self) -> tuple[str, ...]:
        """The tags that follow from the rules, in the order of the catalogue."""
        return self.count.tag_list()

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The names of all that occurs in the game: what is done, and the kinds of rules and of their parts."""
        return kinds_in(self.lines)


def kinds_in(lines: Sequence[Line]) -> frozenset[str]:
    """The names of what is done in some lines, and of the kinds of rules and of their parts."""
    parts = [part for line in lines for part in line.walk()]
    verbs = {part.verb.value for part in parts if isinstance(part, Deed)}
    return frozenset({type(part).__name__ for part in parts} | verbs)


def measured(lines: Sequence[Line]) -> Measured:
    """Measure a game: the deck first, then line after line what is done, then what holds throughout."""
    count = Count()
    for _ in counting(lines, count):
        pass
    for line in lines:
        for rule in line.rules:
            if isinstance(rule, Standing) and not isinstance(rule, DeckOf):
                measure_standing(rule, count)
    return Measured(tuple(lines), count)


def counting(lines: Sequence[Line], count: Count) -> Iterator[tuple[int, Step]]:
    """Each step with the number of its line, before it is counted with the rest."""
    for line in lines:
        for rule in line.rules:
            if isinstance(rule, DeckOf):
                measure_standing(rule, count)
    for number, line in enumerate(lines, 1):
        if line.steps:
            count.begin_line()
        for step in line.steps:
            yield number, step
            measure_step(step, count)
