"""Meanings with gaps: how a construction puts its parts together, and takes them apart again.

A template is a meaning in which some parts are variables. Filling them in gives the meaning of a phrase; comparing a
meaning with the template gives the parts back, so that whatever can be read can be written.

>>> from pokernight.meaning.players import Dealer, Neighbor, Side
>>> template = Neighbor(v.of, Side.LEFT)
>>> fill(template, {"of": Dealer()})
Neighbor(of=Dealer(), side=<Side.LEFT: 'left'>, seats=1)
>>> match(template, Neighbor(Dealer(), Side.LEFT))
{'of': Dealer()}
>>> match(template, Neighbor(Dealer(), Side.RIGHT)) is None
True
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from typing import Any

Parts = dict[str, Any]
Filler = Callable[[Parts], Any]


class DoesNotFit(Exception):
    """Parts that make no sense together."""


@dataclass(frozen=True)
class Var:
    """A gap in a meaning, with a name."""

    name: str


class _Vars:
    def __getattr__(self, name: str) -> Any:
        return Var(name)


v: Any = _Vars()
"""Variables by name: `v.cards` is the gap called cards."""


class With:
    """A part with some of its fields changed, which nothing has set before."""

    def __init__(self, base: Any, **changes: Any) -> None:
        """The part, and what is changed in it."""
        self.base = base
        self.changes = changes


_DEFAULTS: dict[Any, Mapping[str, Any]] = {}


def defaults(kind: Any) -> Mapping[str, Any]:
    """What the fields of a meaning are where nothing is said."""
    if kind not in _DEFAULTS:
        _DEFAULTS[kind] = {field.name: field.default for field in fields(kind) if field.default is not MISSING}
    return _DEFAULTS[kind]


def gaps(template: Any) -> bool:
    """Whether there are variables in a template."""
    if isinstance(template, Var | With):
        return True
    if isinstance(template, tuple):
        return any(map(gaps, template))
    return any(gaps(getattr(template, name)) for name in getattr(type(template), "__dataclass_fields__", ()))


def filler(template: Any) -> Filler:
    """A function that fills the gaps of a template."""
    if isinstance(template, Var):
        name = template.name
        return lambda parts: parts[name]
    if isinstance(template, With):
        base = filler(template.base)
        changes = {name: filler(value) for name, value in template.changes.items()}

        def change(parts: Parts) -> Any:
            whole = base(parts)
            usual = defaults(type(whole))
            for name in changes:
                if name not in usual or getattr(whole, name) != usual[name]:
                    raise DoesNotFit
            return replace(whole, **{name: fill(parts) for name, fill in changes.items()})

        return change
    if not gaps(template):
        return lambda _: template
    if isinstance(template, tuple):
        each = [filler(part) for part in template]
        return lambda parts: tuple([fill(parts) for fill in each])
    kind = type(template)
    inside = [(field.name, filler(getattr(template, field.name))) for field in fields(template)]
    return lambda parts: kind(**{name: fill(parts) for name, fill in inside})


def fill(template: Any, parts: Parts) -> Any:
    """A template with its gaps filled."""
    return filler(template)(parts)


def match(template: Any, value: Any) -> Parts | None:
    """The parts of a meaning that fill the gaps of a template, or None where it has another form."""
    parts: Parts = {}
    return parts if _match(template, value, parts) else None


def _match(template: Any, value: Any, parts: Parts) -> bool:
    if isinstance(template, Var):
        return value is not None and bool(parts.setdefault(template.name, value) == value)
    if isinstance(template, With):
        if not is_dataclass(value):
            return False
        usual = defaults(type(value))
        for name, inside in template.changes.items():
            if name not in usual or getattr(value, name) == usual[name]:
                return False
            if not _match(inside, getattr(value, name), parts):
                return False
        return _match(template.base, replace(value, **{name: usual[name] for name in template.changes}), parts)  # type: ignore[type-var]
    if isinstance(template, tuple):
        return (
            isinstance(value, tuple)
            and len(value) == len(template)
            and all(_match(inside, part, parts) for inside, part in zip(template, value, strict=True))
        )
    if not gaps(template):
        return bool(template == value) and type(template) is type(value)
    return type(template) is type(value) and all(
        _match(getattr(template, field.name), getattr(value, field.name), parts) for field in fields(template)
    )
