"""The sorts of meaning: everything a rule speaks of is of one of these, and each role takes one of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from operator import is_
from typing import Any


@dataclass(frozen=True)
class Meaning:
    """A part of what a rule means: plain data without any English and without any play."""

    def parts(self) -> "Iterator[Meaning]":
        """The parts that this one is put together from."""
        for field in fields(self):
            value = getattr(self, field.name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Meaning):
                    yield part

    def walk(self) -> "Iterator[Meaning]":
        """This part and everything in it."""
        yield self
        for part in self.parts():
            yield from part.walk()


def rebuilt(part: Any, change: Callable[[Any], Any]) -> Any:
    """A meaning of which every part has been changed, the innermost first; what stays as it is, is not copied."""
    made = with_each(part, lambda inside: rebuilt(inside, change))
    return change(made) if hasattr(type(part), "__dataclass_fields__") else made


def with_each(part: Any, change: Callable[[Any], Any]) -> Any:
    """A meaning, or several, with whatever is right inside it changed; where nothing changes, it is not copied."""
    if isinstance(part, tuple):
        row = tuple([change(one) for one in part])
        return part if all(map(is_, row, part)) else row
    changed = {}
    for name in getattr(type(part), "__dataclass_fields__", ()):
        old = getattr(part, name)
        new = change(old)
        if new is not old:
            changed[name] = new
    return replace(part, **changed) if changed else part


@dataclass(frozen=True)
class Who(Meaning):
    """Some players, as seen from the player whom the sentence is about."""


@dataclass(frozen=True)
class Kind(Meaning):
    """What makes a card one of those that are meant."""


@dataclass(frozen=True)
class Place(Meaning):
    """Where cards lie or go."""


@dataclass(frozen=True)
class Condition(Meaning):
    """Something that is so, or has happened, or is not and has not."""


@dataclass(frozen=True)
class Made(Meaning):
    """What a hand amounts to."""


@dataclass(frozen=True)
class Rule(Meaning):
    """Something a page says."""


@dataclass(frozen=True)
class Step(Rule):
    """Something that happens when its line is reached."""


@dataclass(frozen=True)
class Standing(Rule):
    """Something that holds from the first card to the last."""
