"""A construction: a pattern of words, and the meaning that it stands for, both ways; and all of them together."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pokernight.english.pattern import Hole, Way, ways
from pokernight.english.template import DoesNotFit, Parts, filler, match

Build = Callable[..., Any]
Apart = Callable[..., Parts | None]

PLAIN, FAR, IDIOM, FIXED = 0, 1, 16, 256
"""What a reading costs: nothing, a part that belongs to a word further off, an idiom, a slip that was put right."""


@dataclass(frozen=True, eq=False)
class Construction:
    """One way to say something: the words, how its meaning is built, and how it is taken apart again."""

    category: str
    pattern: str
    build: Callable[[Parts], Any]
    apart: Apart | None
    cost: int

    @property
    def written(self) -> Way:
        """The words as we write them."""
        return ways(self.pattern)[0]


@dataclass(eq=False)
class Node:
    """A place in the patterns of a category, up to which they are the same."""

    words: dict[str, "Node"] = field(default_factory=dict)
    holes: dict[str, "Node"] = field(default_factory=dict)
    ends: list[tuple[Construction, tuple[str, ...]]] = field(default_factory=list)
    """The constructions that end here, with the names of their holes in order."""

    def add(self, way: Way, construction: Construction) -> None:
        """Put in one way to say a construction."""
        node, names = self, []
        for item in way:
            if isinstance(item, Hole):
                names.append(item.name)
                node = node.holes.setdefault(item.category, Node())
            else:
                node = node.words.setdefault(item, Node())
        node.ends.append((construction, tuple(names)))


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
        for number, pattern in enumerate([patterns] if isinstance(patterns, str) else patterns):
            make = _called(build) if build else filler(meaning)
            undo = _taken(apart) if build and apart else None if build else partial(match, meaning)
            writes = not read_only and number == 0
            construction = Construction(category, pattern, make, undo if writes else None, cost)
            self.count += 1
            for way in ways(pattern):
                if isinstance(way[0], Hole) and way[0].category == category:
                    self.tails.setdefault(category, Node()).add(
                        way[1:], Construction(category, pattern, _named(make, way[0].name), None, cost)
                    )
                else:
                    self.starts.setdefault(category, Node()).add(way, construction)
            if writes and undo:
                self.written.setdefault(category, []).append(construction)


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
    """The head of a phrase that grows by tails comes under the name `""`."""
    return lambda parts: make({name if key == "" else key: part for key, part in parts.items()})
