"""Questions to the catalogue: which games have these tags, these numbers, these words?"""

import operator
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.names import near, one_of
from pokernight.catalogue.problem import Mistake
from pokernight.measure.numbers import TAGS, Numbers

OPERATORS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "!=": operator.ne,
    "==": operator.eq,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
    "≥": operator.ge,
    "≤": operator.le,
    "≠": operator.ne,
}
CONDITION = re.compile(rf"\s*([a-zA-Z# ]+?)\s*({'|'.join(OPERATORS)})\s*(\d{{1,6}})\s*")
ORDERS = (*Numbers._fields, "name", "number")
"""What games can be sorted by."""


@dataclass(frozen=True)
class Condition:
    """A comparison that one of a game's numbers must pass.

    >>> Condition.read("players >= 6")
    Condition(which='players', sign='>=', value=6)
    """

    which: str
    sign: str
    value: int

    @classmethod
    def read(cls, text: str) -> "Condition":
        """The condition in a text such as "players>=6"."""
        match = CONDITION.fullmatch(text)
        fields = one_of((*Numbers._fields, "number"))
        if match is None:
            hint = (
                " A condition with < or > needs quotes, because the shell takes these signs for itself."
                if text.strip() in ORDERS
                else ""
            )
            raise Mistake(
                f'"{text[:60]}" is not a condition. Write one of {fields}, a comparison and a whole number,'
                f" such as 'players>=6' or cards=7.{hint}"
            )
        which = "number" if match[1] == "#" else match[1].casefold()
        if which not in (*Numbers._fields, "number"):
            likely = near(which, Numbers._fields, 1)
            hint = f" Did you mean {likely[0]}?" if likely else ""
            raise Mistake(f'A game has no number called "{match[1]}"; its numbers are {fields}.{hint}')
        return cls(which, match[2], int(match[3]))

    def holds(self, entry: Entry) -> bool:
        """Whether the game passes."""
        value: int = entry.number if self.which == "number" else getattr(entry.numbers, self.which)
        return OPERATORS[self.sign](value, self.value)


@dataclass(frozen=True)
class Query:
    """Everything that is asked of a game; it must pass every part."""

    every: frozenset[str] = frozenset()
    """Tags that it must have, all of them."""
    some: frozenset[str] = frozenset()
    """Tags of which it must have one at least."""
    without: frozenset[str] = frozenset()
    """Tags that it must not have."""
    conditions: tuple[Condition, ...] = ()
    texts: tuple[str, ...] = ()
    """Words that its rules must hold."""
    names: tuple[str, ...] = ()
    """Words that its name, or one of its aliases, must hold."""
    sources: tuple[str, ...] = ()
    """Words that its source must hold."""
    kinds: frozenset[str] = frozenset()
    """Kinds of rule that it must use."""

    def __post_init__(self) -> None:
        for tag in sorted(self.every | self.some | self.without):
            if tag not in TAGS:
                likely = near(tag, TAGS, 3)
                hint = f"Did you mean {one_of(likely)}?" if likely else f"The tags are {', '.join(TAGS)}."
                raise Mistake(f'There is no tag "{tag[:60]}". {hint}')

    def passes(self, entry: Entry) -> bool:
        """Whether the game is one of those asked for."""
        tags = frozenset(entry.tags)
        return (
            self.every <= tags
            and (not self.some or bool(self.some & tags))
            and not self.without & tags
            and all(condition.holds(entry) for condition in self.conditions)
            and all(hold(text, entry.rules) for text in self.texts)
            and all(hold(name, (entry.name, *entry.aliases)) for name in self.names)
            and all(hold(source, (entry.source,)) for source in self.sources)
            and (not self.kinds or self.kinds <= kinds_of(entry))
        )


def hold(words: str, texts: Iterable[str]) -> bool:
    """Whether one of the texts holds the words, whatever their case and blanks.

    >>> hold("match  the POT", ["The losers match the pot."])
    True
    """
    wanted = " ".join(words.casefold().split())
    return any(wanted in " ".join(text.casefold().split()) for text in texts)


def kinds_of(entry: Entry) -> frozenset[str]:
    """The kinds of rule that a game uses; a game that is not understood uses none that we know."""
    from pokernight.game import CannotWork, NotUnderstood

    try:
        return entry.game.kinds
    except (NotUnderstood, CannotWork):
        return frozenset()


def in_order(entries: Iterable[Entry], order: str = "number", reverse: bool = False) -> Sequence[Entry]:
    """The games sorted by one of `ORDERS`; equal ones stay in the order of their numbers."""

    def key(entry: Entry) -> int | str:
        if order == "name":
            return entry.name.casefold()
        return entry.number if order == "number" else int(getattr(entry.numbers, order))

    by_number = sorted(entries, key=lambda entry: entry.number)
    return sorted(by_number, key=key, reverse=reverse)
