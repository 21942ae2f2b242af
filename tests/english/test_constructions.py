"""Whatever a construction is built of stands in its pattern, whichever way is gone through it."""

import inspect
from collections.abc import Iterable, Iterator
from typing import Any

from pokernight.english.construction import Build, Grammar
from pokernight.english.pattern import Choice, Hole, Row, parse
from pokernight.english.reading import PARTS
from pokernight.english.template import Var, With


def always(row: Row) -> set[str]:
    """The holes that are filled on every way through a pattern."""
    found: set[str] = set()
    for item in row:
        if isinstance(item, Hole):
            found.add(item.name)
        elif isinstance(item, Choice) and not item.optional:
            found |= set.intersection(*map(always, item.rows))
    return found


def holes(row: Row) -> Iterator[str]:
    """The holes that are filled on some way through a pattern."""
    for item in row:
        if isinstance(item, Hole):
            yield item.name
        elif isinstance(item, Choice):
            for inside in item.rows:
                yield from holes(inside)


def gaps(template: Any) -> Iterator[str]:
    """The names of the gaps in a template."""
    match template:
        case Var(name):
            yield name
        case With():
            yield from gaps((template.base, *template.changes.values()))
        case tuple():
            for part in template:
                yield from gaps(part)
        case _:
            for name in getattr(type(template), "__dataclass_fields__", ()):
                yield from gaps(getattr(template, name))


class Checked(Grammar):
    """A grammar that looks at each pattern beside its meaning."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []

    def add(self, category: str, patterns: str | Iterable[str], meaning: Any = None, **more: Any) -> None:
        patterns = [patterns] if isinstance(patterns, str) else list(patterns)
        build: Build | None = more.get("build")
        takes = inspect.signature(build).parameters if build else {}
        rest = {name for name, one in takes.items() if one.kind is one.VAR_KEYWORD}
        unset = {name for name, one in takes.items() if one.default is one.empty}
        needed = unset - rest if build else {*gaps(meaning)}
        for pattern in patterns:
            row = parse(pattern)
            if needed - always(row) or (build and not rest and {*holes(row)} - {*takes}):
                self.wrong.append(f"{category}: {pattern}")
        super().add(category, patterns, meaning, **more)


def test_every_pattern_fills_what_its_meaning_is_built_of() -> None:
    grammar = Checked()
    for part in PARTS:
        part.add_to(grammar)
    assert grammar.wrong == []
