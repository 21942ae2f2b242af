"""Parts of the language: classes that carry the sentences by which they are said."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property
from inspect import get_annotations
from types import SimpleNamespace
from typing import Any, ClassVar, Self, TypeVar, cast, dataclass_transform, get_type_hints

from pokernight.language.template import Nodes, compile_template, holes

Function = TypeVar("Function", bound=Callable[..., Any])


def remembered(function: Function) -> Function:
    """Keep what a function answered; functools.cache, but typed so that parts may be asked about."""
    return cast(Function, cache(function))


class Term(Enum):
    """One of a few fixed words, each with the ways to say it; the first is written.

    >>> class Way(Term):
    ...     LEFT = ("left", "clockwise")
    ...     RIGHT = ("right",)
    >>> Way.LEFT.phrases
    ('left', 'clockwise')
    """

    @property
    def phrases(self) -> tuple[str, ...]:
        """The ways to say this, the written one first."""
        value: tuple[str, ...] = self.value
        return value

    @property
    def unbroken(self) -> bool:
        """Whether it is said without a comma: "straights, flushes" are no straight flushes."""
        return False


NEEDED: Any = object()
"""The default of a field that has none."""


def _of_the_class(hint: Any) -> bool:
    """Whether an annotation speaks of the class, and not of a field."""
    return "ClassVar" in hint if isinstance(hint, str) else getattr(hint, "__origin__", hint) is ClassVar


@dataclass_transform(frozen_default=True)
class Part:
    """A piece of meaning that can be said: plain frozen data, equal when it means the same.

    Fields are declared as in a dataclass. There are some two hundred parts, and dataclasses, which are compiled one by
    one, would keep everybody waiting at every start.
    """

    single: ClassVar[bool] = False  # one thing: "the queen of hearts is", not "are"
    whole: ClassVar[bool] = False  # where it can be read, nothing shorter of its kind is meant
    longest: ClassVar[bool] = False  # where it can be said in more words, they all belong to it
    forms: ClassVar[list["Form"]] = []
    fields: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        declared = get_annotations(cls)
        own = {name: cls.__dict__.get(name, NEEDED) for name, hint in declared.items() if not _of_the_class(hint)}
        cls.fields = {**cls.fields, **own}
        cls.forms = []

    def __init__(self, *values: Any, **named: Any) -> None:
        given = {**dict(zip(self.fields, values, strict=False)), **named}
        state = {name: given.pop(name, default) for name, default in self.fields.items()}
        if given or len(values) > len(self.fields) or NEEDED in state.values():
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self.fields) or 'of nothing'}.")
        self.__dict__.update(state)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen.")

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Part) and type(self) is type(other) and self.content == other.content
        )

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((type(self), self.content))

    @property
    def content(self) -> tuple[Any, ...]:
        """The values of all fields; whatever else was worked out and kept is no part of the meaning."""
        return tuple(map(self.__dict__.__getitem__, self.fields))

    def __repr__(self) -> str:
        told = zip(self.fields, self.content, strict=True)
        values = ", ".join(f"{name}={value!r}" for name, value in told if value != self.fields[name])
        return f"{type(self).__name__}({values})"

    @classmethod
    def said(cls, **fields: Any) -> "Part | None":
        """What a reading of this part means; one that is only another way to say something gives that, or nothing."""
        return cls(**fields)

    def walk(self) -> "tuple[Part, ...]":
        """This part and every part inside it."""
        return self._walked

    @cached_property
    def _walked(self) -> "tuple[Part, ...]":
        values = [inside for value in self.content for inside in (value if isinstance(value, tuple) else (value,))]
        return (self, *[part for value in values if isinstance(value, Part) for part in value.walk()])

    def replace(self, **changes: Any) -> Self:
        """The same part with some fields changed."""
        return type(self)(**{**dict(zip(self.fields, self.content, strict=True)), **changes})


PartType = TypeVar("PartType", bound=type[Part])


@dataclass(frozen=True)
class Form:
    """One way to say a part: what is written, what else is read, and the values it stands for by itself.

    `one` is how the part is written where the sentence speaks of a single one: "a six" beside "sixes".
    """

    part: type[Part]
    text: str
    one: str
    more: tuple[str, ...]
    fixed: tuple[tuple[str, Any], ...]
    written: bool

    @property
    def nodes(self) -> Nodes:
        """The template that is written."""
        return compile_template(self.text)

    @property
    def nodes_of_one(self) -> Nodes:
        """The template that is written for a single one."""
        return compile_template(self.one or self.text)

    @property
    def readings(self) -> tuple[str, ...]:
        """Every template that is read."""
        return tuple(filter(None, (self.text, self.one, *self.more)))

    @cached_property
    def names(self) -> frozenset[str]:
        """The fields that the holes of the written template fill."""
        return frozenset(hole.name for hole in holes(self.nodes))

    def says(self, part: Part) -> bool:
        """Tell whether the whole of the part can be said in this form."""
        fixed = dict(self.fixed)
        for name, default in part.fields.items():
            value = getattr(part, name)
            if name in fixed:
                if value != fixed[name]:
                    return False
            elif name in self.names:
                if value in (None, ()):
                    return False
            elif value != default:
                return False
        return True


@remembered
def hint(part: type[Part], field: str) -> Any:
    """The type of a field of a part."""
    declared, said = next((base, own[field]) for base in part.__mro__ if field in (own := get_annotations(base)))
    if not isinstance(said, str):
        return said
    lone = SimpleNamespace(__annotations__={field: said})
    return get_type_hints(lone, vars(sys.modules[declared.__module__]))[field]


@remembered
def part_named(name: str) -> type[Part]:
    """The part or category with a certain name."""
    waiting = [Part]
    while waiting:
        part = waiting.pop()
        if part.__name__ == name:
            return part
        waiting.extend(part.__subclasses__())
    raise TypeError(f"No part of the language is called {name!r}.")


@remembered
def sayable(category: type[Part]) -> tuple[type[Part], ...]:
    """Every part of a category that has sentences."""

    def below(part: type[Part]) -> Iterator[type[Part]]:
        if part.forms:
            yield part
        for child in part.__subclasses__():
            yield from below(child)

    return tuple(below(category))


def _form(
    text: str, one: str, more: tuple[str, ...], fixed: dict[str, Any], *, written: bool
) -> Callable[[PartType], PartType]:
    def add(part: PartType) -> PartType:
        part.forms.insert(0, Form(part, text, one, more, tuple(fixed.items()), written))
        return part

    return add


def sentence(text: str, *more: str, one: str = "", **fixed: Any) -> Callable[[PartType], PartType]:
    """Say how a part is written, how else it is read, and which fields this sentence settles."""
    return _form(text, one, more, fixed, written=True)


def reads(text: str, *more: str, **fixed: Any) -> Callable[[PartType], PartType]:
    """Say how a part is read, though never written so, and which fields this sentence settles."""
    return _form(text, "", more, fixed, written=False)
