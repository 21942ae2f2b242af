"""Choosing games: the options that `find` and `export` share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any

import click

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.lists import Lists
from pokernight.catalogue.names import near, one_of
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.query import ORDERS, Condition, Query, in_order, kinds_of
from pokernight.catalogue.shelf import shipped
from pokernight.commands.command import Function, page_option
from pokernight.commands.pages import on_pages


@dataclass(frozen=True)
class Selection:
    """A choice of games, as it was asked for on the command line."""

    query: Query
    pages: tuple[str, ...]
    lists: tuple[str, ...]
    order: str
    reverse: bool

    def games(self) -> Sequence[Entry]:
        """The games that were asked for, in the order that was asked for."""
        entries = on_pages(self.pages) if self.pages else shipped()
        if self.lists:
            kept = Lists()
            wanted = [kept[name] for name in self.lists]
            entries = [entry for entry in entries if all(entry.number in numbers for numbers in wanted)]
        return in_order((entry for entry in entries if self.query.passes(entry)), self.order, self.reverse)


def known_kind(kind: str) -> str:
    """The kind of rule that goes by this name, whatever its case."""
    kinds = {name.casefold(): name for entry in shipped() for name in kinds_of(entry)}
    if kind.casefold() not in kinds:
        likely = near(kind, kinds.values(), 3)
        hint = f"Did you mean {one_of(likely)}?" if likely else "See them all with: pokernight rules"
        raise Mistake(f'There is no kind of rule "{kind[:40]}". {hint}')
    return kinds[kind.casefold()]


def choosing(function: Callable[..., Any]) -> Function:
    """Give a command the options of a selection, and hand it over as the argument `selection`."""

    @wraps(function)
    def with_selection(
        conditions: tuple[str, ...],
        tags: tuple[str, ...],
        some: tuple[str, ...],
        without: tuple[str, ...],
        texts: tuple[str, ...],
        names: tuple[str, ...],
        sources: tuple[str, ...],
        kinds: tuple[str, ...],
        lists: tuple[str, ...],
        pages: tuple[str, ...],
        order: str,
        reverse: bool,
        **rest: Any,
    ) -> Any:
        query = Query(
            frozenset(tag.casefold() for tag in tags),
            frozenset(tag.casefold() for tag in some),
            frozenset(tag.casefold() for tag in without),
            tuple(map(Condition.read, conditions)),
            texts,
            names,
            sources,
            frozenset(map(known_kind, kinds)),
        )
        return function(selection=Selection(query, pages, lists, order.replace("#", "number"), reverse), **rest)

    options: list[Callable[[Function], Function]] = [
        click.argument("conditions", nargs=-1, metavar="[CONDITION]..."),
        click.option(
            "--tag", "tags", multiple=True, metavar="TAG", help="Only games with this tag, and every other --tag."
        ),
        click.option("--any", "some", multiple=True, metavar="TAG", help="Only games with this tag, or another --any."),
        click.option("--without", multiple=True, metavar="TAG", help="No games with this tag."),
        click.option(
            "--text", "texts", multiple=True, metavar="WORDS", help="Only games whose rules hold these words."
        ),
        click.option("--name", "names", multiple=True, metavar="WORDS", help="Only games with these words in a name."),
        click.option("--source", "sources", multiple=True, metavar="WORDS", help="Only games from such a source."),
        click.option("--kind", "kinds", multiple=True, metavar="KIND", help="Only games that use this kind of rule."),
        click.option("--in", "lists", multiple=True, metavar="LIST", help="Only games on this list of yours."),
        page_option("Look on this page instead of in the catalogue."),
        click.option("--sort", "order", type=click.Choice([*ORDERS, "#"]), default="number", help="What to sort by."),
        click.option("--reverse", is_flag=True, help="Sort the other way."),
    ]
    made: Function = with_selection
    for option in reversed(options):
        made = option(made)
    return made
