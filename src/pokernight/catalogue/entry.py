"""An entry of the catalogue: one game's facts and rules, the way a page prints them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from pokernight.measure.numbers import Numbers

if TYPE_CHECKING:
    from pokernight.game import Game
    from pokernight.table.hand import Hand

LABELS = ("Cards", "Players", "Betting Rounds", "Max Cards Seen", "Wilds")
"""What a page calls the five numbers, in the order of `Numbers`."""

TABLE_HEAD = ("|Statistic|Value|", "|---------|-----|")
CHILDREN_HEAD = ("|Name|Serial #|Tags|", "|----|--------|----|")


class Link(NamedTuple):
    """A game as other games speak of it.

    >>> print(Link("Anaconda", 10))
    Anaconda (#10)
    """

    name: str
    number: int

    def __str__(self) -> str:
        return self.name if self.number >= UNNUMBERED else f"{self.name} (#{self.number})"


UNNUMBERED = 900_000
"""From here on, numbers are made up for games that have none on their page."""

ROOT = Link("Root Game", 0)
"""The top of the family tree, which is no game itself."""


@dataclass(frozen=True)
class Child:
    """A row of an entry's table of children."""

    name: str
    number: int
    numbers: Numbers
    tags: tuple[str, ...]

    @property
    def link(self) -> Link:
        """The child's name and number."""
        return Link(self.name, self.number)


class Layout(NamedTuple):
    """How many blank lines stand before each part of an entry, and after the last."""

    table: int = 1
    tags: int = 0
    rules: int = 0
    first: int = 0
    parent: int = 1
    children: int = 0
    rows: int = 1
    rulings: int = 1
    after: int = 2


@dataclass(frozen=True)
class Entry:
    """One game of the catalogue; two entries are equal when they say the same, however they are laid out."""

    number: int
    name: str
    source: str
    tags: tuple[str, ...]
    numbers: Numbers
    rules: tuple[str, ...]
    parent: Link
    aliases: tuple[str, ...] = ()
    children: tuple[Child, ...] = ()
    rulings: tuple[str, ...] = ()
    layout: Layout = field(default=Layout(), compare=False)
    short: bool = False
    """Whether the page has only a title and lines; what follows from them is filled in on request."""
    ours: bool = field(default=False, compare=False)
    """Whether it comes with Poker Night."""

    @property
    def link(self) -> Link:
        """The game's name and number."""
        return Link(self.name, self.number)

    @cached_property
    def game(self) -> "Game":
        """The rules, read and ready to play; raises `NotUnderstood` or `CannotWork` when they are not."""
        from pokernight.game import Game

        return Game.read(self.rules, self.rulings, self.numbers.players, ours=self.ours)

    def deal(self, seats: int = 4, seed: int | str = 0) -> "Hand":
        """Deal a hand of the game at a table with the customs of the house; `game.deal` takes more wishes."""
        return self.game.deal(seats, seed)

    def record(self) -> dict[str, object]:
        """The entry as plain data."""
        return {
            "number": self.number,
            "name": self.name,
            "aliases": list(self.aliases),
            "source": self.source,
            "tags": list(self.tags),
            "numbers": self.numbers._asdict(),
            "rules": list(self.rules),
            "rulings": list(self.rulings),
            "parent": self.parent._asdict(),
            "children": [child.link._asdict() for child in self.children],
        }

    def lines(self) -> Iterator[str]:
        """The entry as a page prints it, line by line."""
        layout = self.layout
        yield f"## {self.link}"
        if self.short:
            yield from [""] * layout.first
            yield from (f"{number}. {rule}" for number, rule in enumerate(self.rules, 1))
            yield from [""] * layout.after
            return
        if self.aliases:
            yield f"Also known as: *{', '.join(self.aliases)}*."
        yield from [""] * layout.table
        yield from TABLE_HEAD
        yield from (f"|{label}|{value}|" for label, value in zip(LABELS, self.numbers, strict=True))
        yield f"|Source|{self.source}|"
        yield from [""] * layout.tags
        yield f"Tags: *{', '.join(self.tags)}*"
        yield from [""] * layout.rules
        yield "### Rules:"
        yield from [""] * layout.first
        yield from (f"{number}. {rule}" for number, rule in enumerate(self.rules, 1))
        yield from [""] * layout.parent
        yield f"Parent: {self.parent}"
        if self.children:
            yield from [""] * layout.children
            yield "### Children:"
            yield from [""] * layout.rows
            yield from CHILDREN_HEAD
            yield from (f"|{row.link}|{row.numbers}|{', '.join(row.tags)}" for row in self.children)
        if self.rulings:
            yield from [""] * layout.rulings
            yield "### Rulings:"
            yield from (f"- {ruling}" for ruling in self.rulings)
        yield from [""] * layout.after


@dataclass(frozen=True)
class Named:
    """A game that others name as their parent or child, and of which little else is known."""

    number: int
    name: str
    numbers: Numbers | None = None
    tags: tuple[str, ...] | None = None
    parent: Link | None = None

    @property
    def link(self) -> Link:
        """The game's name and number."""
        return Link(self.name, self.number)

    def record(self) -> dict[str, object]:
        """What is known of the game, as plain data."""
        return {
            "number": self.number,
            "name": self.name,
            "tags": list(self.tags) if self.tags is not None else None,
            "numbers": self.numbers._asdict() if self.numbers else None,
            "rules": None,
            "parent": self.parent._asdict() if self.parent else None,
        }
