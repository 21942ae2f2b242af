"""A construction: a pattern of words, and the meaning that it stands for, both ways; and all of them together."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pokernight.english.pattern import Choice, Hole, Row, parse, written
from pokernight.english.template import DoesNotFit, Parts, filler, match

Build = Callable[..., Any]
Apart = Callable[..., Parts | None]

PLAIN, FAR, IDIOM, FIXED = 0, 1, 16, 256
"""What a reading costs: nothing, a part that belongs to a word further off, an idiom, a slip that was put right."""

HEAD = ""
"""The name of the phrase that a tail is added to."""


@dataclass(frozen=True, eq=False)
class Construction:
    """One way to say something: the words, how its meaning is built, and how it is taken apart again."""

    written: list[str | Hole]
    """The words as we write them."""
    build: Callable[[Parts], Any]
    apart: Apart | None
    cost: int


@dataclass(eq=False)
class Node:
    """A place in patterns: where the next word or phrase leads, and what ends here."""

    words: dict[str, list["Node"]] = field(default_factory=dict)
    holes: dict[Hole, list["Node"]] = field(default_factory=dict)
    ends: list[Construction] = field(default_factory=list)
    _joined: dict[str | Hole, "Node"] = field(default_factory=dict)

    def after(self, item: str | Hole) -> "Node":
        """Where a word or a hole leads, all patterns that go on from it taken together."""
        if item not in self._joined:
            self._joined[item] = joined(self.holes[item] if isinstance(item, Hole) else self.words[item])
        return self._joined[item]


def joined(nodes: Sequence[Node]) -> Node:
    """Several places in patterns as one."""
    if len(nodes) == 1:
        return nodes[0]
    whole = Node()
    for node in nodes:
        for word, following in node.words.items():
            whole.words.setdefault(word, []).extend(following)
        for hole, following in node.holes.items():
            whole.holes.setdefault(hole, []).extend(following)
        whole.ends += node.ends
    return whole


def node_of(row: Row, end: Node) -> Node:
    """The place before a row of items that lead to an end."""
    for item in reversed(row):
        if isinstance(item, Choice):
            rows = [node_of(inside, end) for inside in item.rows]
            end = joined([*rows, end] if item.optional else rows)
        elif isinstance(item, Hole):
            end = Node(holes={item: [end]})
        else:
            end = Node(words={item: [end]})
    return end


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
        self._rows: dict[tuple[str, bool], list[Node]] = {}

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
            row = parse(pattern)
            writes = undo is not None and not read_only and number == 0
            construction = Construction(written(row), make, undo if writes else None, cost)
            head = row[0]
            tail = isinstance(head, Hole) and head.category == category
            if tail:
                assert isinstance(head, Hole)
                named = Construction([], _named(make, head.name), None, cost)
                self._rows.setdefault((category, True), []).append(node_of(row[1:], Node(ends=[named])))
            else:
                self._rows.setdefault((category, False), []).append(node_of(row, Node(ends=[construction])))
            if writes:
                self.written.setdefault(category, []).append(construction)

    def finish(self) -> None:
        """Put the patterns of each category together, once all of them are there."""
        for (category, tail), rows in self._rows.items():
            (self.tails if tail else self.starts)[category] = joined(rows)


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
