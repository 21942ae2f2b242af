"""Pages of one's own, and the shelf that commands look on."""

from collections.abc import Sequence

import click

from pokernight.catalogue.entry import Entry, Named
from pokernight.catalogue.page import read_page
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import entry_named
from pokernight.catalogue.shelf import Shelf, shipped


def on_pages(pages: Sequence[str]) -> list[Entry]:
    """The games on some pages; what is wrong with the pages is said on the error stream."""
    entries: list[Entry] = []
    for path in pages:
        page = read_page(path)
        for problem in page.problems:
            click.echo(str(problem), err=True)
        if not page.entries:
            raise Mistake(f"No game could be read from {page.name}.")
        entries.extend(page.entries)
    return entries


def shelf_with(pages: Sequence[str]) -> Shelf:
    """The catalogue, and before it the games of some pages."""
    return Shelf(shipped(), first=on_pages(pages)) if pages else shipped()


def look_up(game: str, shelf: Shelf) -> Entry | Named:
    """A game by its name, alias or number, be it only named; or by its page, as in `river.md#River Crossing`."""
    return entry_named(game, shelf) if game.partition("#")[0].endswith(".md") else shelf.look_up(game)


def with_page_of(game: str | None, pages: tuple[str, ...]) -> tuple[str, ...]:
    """Some pages, and the one by which a game is named, as in `river.md#River Crossing`, where it is."""
    path = (game or "").partition("#")[0]
    return (*pages, path) if path.endswith(".md") and path not in pages else pages
