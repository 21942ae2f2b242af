"""A construction: a pattern of words, and the meaning that it stands for, both ways; and all of them together."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from pokernight.english.pattern import Choice, Hole, Row, of_any_person, parse, written
from pokernight.english.template import DoesNotFit, Parts, filler, match

Build = Callable[..., Any]
Apart = Callable[..., Parts | None]

PLAIN, FAR, IDIOM, FIXED = 0, 1, 16, 256
"""What a reading costs: nothing, a part that belongs to a word further off, an idiom, a slip that was put right."""

HEAD = ""
"""The name of the phrase that a tail is added to."""


@dataclass(frozen=True, eq=False, slots=True)
class Construction:
    """One way to say something: the words, how its meaning is built, and how it is taken apart again."""

    written: list[str | Hole]
    """The words as we write them."""
    build: Callable[[Parts], Any]
    apart: Apart | None
    cost: int


Rest = tuple[Row, "Rest | Construction"]
"""What is left of a pattern: the items of a row, and what comes after them."""


class Node:
    """A place in patterns: where the next word or phrase leads, and what ends here.

    A place is made when a text first leads there, since a text comes to few of the places that there are.
    """

    def __init__(self, rests: Iterable[Rest]) -> None:
        """The place where all these patterns go on."""
        self.words: dict[str, list[Rest]] = {}
        self.holes: dict[Hole, list[Rest]] = {}
        self.ends: list[Construction] = []
        self._after: dict[str | Hole, Node] = {}
        for row, then in rests:
            self._open(row, then)

    def _open(self, row: Row, then: "Rest | Construction") -> None:
        """Note what a pattern goes on with."""
        if not row:
            if isinstance(then, Construction):
                self.ends.append(then)
            else:
                self._open(*then)
            return
        first, after = row[0], (row[1:], then)
        if isinstance(first, Choice):
            for inside in first.rows:
                self._open(inside, after)
            if first.optional:
                self._open(*after)
        elif isinstance(first, Hole):
            self.holes.setdefault(first, []).append(after)
        else:
            self.words.setdefault(first, []).append(after)

    def after(self, item: str | Hole) -> "Node":
        """Where a word or a hole leads, all patterns that go on from it taken together."""
        if item not in self._after:
            self._after[item] = Node(self.holes[item] if isinstance(item, Hole) else self.words[item])
        return self._after[item]


class Grammar:
    """All constructions, by category."""

    def __init__(self) -> None:
        """A grammar that says nothing yet."""
        self.starts: dict[str, Node] = {}
        """The patterns of each category."""
        self.tails: dict[str, Node] = {}
        """Those that begin with a phrase of their own category, without it."""
        self.written: dict[str, list[Construction]] = {}
        self.count = 0
        self._rows: dict[tuple[str, bool], list[Rest]] = {}
        self._begins: dict[str, set[str]] = {}
        """The categories with a pattern that a word, or a phrase of a category, begins."""
        self._begun: dict[str, frozenset[str]] = {}

    def add(
        self,
        category: str,
        patterns: str | Iterable[str],
        meaning: Any = None,
        *,
        build: Build | None = None,
        apart: Apart | None = None,
        cost: int = PLAIN,
        read_only: bool = False,
    ) -> None:
        """Let a category be said by some patterns, the first of which is the one that we write.

        The meaning is a template, or a function and its inverse; a construction without an inverse is only read.
        """
        make = _called(build) if build else filler(meaning)
        undo = _taken(apart) if build and apart else None if build else partial(match, meaning)
        for number, pattern in enumerate([patterns] if isinstance(patterns, str) else patterns):
            self.count += 1
            row = of_any_person(parse(pattern))
            writes = undo is not None and not read_only and number == 0
            construction = Construction(written(row) if writes else [], make, undo if writes else None, cost)
            head = row[0]
            tail = isinstance(head, Hole) and head.category == category
            if tail:
                assert isinstance(head, Hole)
                named = Construction([], _named(make, head.name), None, cost)
                self._rows.setdefault((category, True), []).append((row[1:], named))
            else:
                self._rows.setdefault((category, False), []).append((row, construction))
            if writes:
                self.written.setdefault(category, []).append(construction)

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word that some pattern has."""
        return frozenset(word for rests in self._rows.values() for row, _ in rests for word in _words_of(row))

    def finish(self) -> None:
        """Put the patterns of each category together, once all of them are there."""
        for (category, tail), rows in self._rows.items():
            (self.tails if tail else self.starts)[category] = Node(rows)
        for category, start in self.starts.items():
            assert not start.ends, f"a phrase of no words: {category}"
            for first in (*start.words, *(hole.category for hole in start.holes)):
                self._begins.setdefault(first, set()).add(category)

    def begun_by(self, first: str) -> frozenset[str]:
        """All that a word, or a phrase of a category, can be the beginning of, itself included."""
        if first not in self._begins:
            return frozenset({first})
        if first not in self._begun:
            self._begun[first] = _reached(first, lambda one: self._begins.get(one, ()))
        return self._begun[first]

    def beginnings(self, category: str) -> frozenset[str]:
        """The categories of all phrases that can be the beginning of one of a category, itself included."""
        return _reached(
            category, lambda one: [hole.category for hole in self.starts[one].holes] if one in self.starts else ()
        )


def _words_of(row: Row) -> Iterator[str]:
    """The words of a pattern, whichever way is gone through it."""
    for item in row:
        if isinstance(item, Choice):
            for inside in item.rows:
                yield from _words_of(inside)
        elif isinstance(item, str):
            yield item


def _reached(first: str, following: Callable[[str], Iterable[str]]) -> frozenset[str]:
    """All that is reached from a first one."""
    found: set[str] = set()
    agenda = [first]
    while agenda:
        one = agenda.pop()
        if one not in found:
            found.add(one)
            agenda += following(one)
    return frozenset(found)


def _taken(apart: Apart) -> Apart:
    """An inverse that is asked about meanings of any sort, and says no to those it does not know."""

    def undone(value: Any) -> Parts | None:
        try:
            return apart(value)
        except (AttributeError, TypeError):
            return None

    return undone


def _called(build: Build) -> Callable[[Parts], Any]:
    def made(parts: Parts) -> Any:
        found = build(**parts)
        if found is None:
            raise DoesNotFit
        return found

    return made


def _named(make: Callable[[Parts], Any], name: str) -> Callable[[Parts], Any]:
    """The head of a phrase that grows by tails comes under a name of its own."""
    return lambda parts: make({name if key == HEAD else key: part for key, part in parts.items()})
