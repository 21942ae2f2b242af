"""Putting pages on the shelf: one file for each game, its facts as printed, its rules in our own English."""

import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from pokernight.catalogue.entry import Entry, Layout
from pokernight.catalogue.page import Page, read_page
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import GAMES, file_name


def rewritten(entry: Entry, rulings: tuple[str, ...] = ()) -> Entry:
    """The entry in our own English, in the usual layout, with our rulings."""
    from pokernight.game import CannotWork, Game, NotUnderstood

    rulings = rulings or entry.rulings
    try:
        game = Game.read(entry.rules, rulings, entry.numbers.players)
    except (NotUnderstood, CannotWork) as refused:
        raise Mistake(f"{entry.link} cannot be put on the shelf. {refused}") from refused
    rules = tuple(ours or text for ours, text in zip(game.write(), entry.rules, strict=True))
    return replace(entry, rules=rules, rulings=rulings, layout=Layout(after=0))


def ship(pages: Iterable[Page], folder: Path = GAMES) -> int:
    """Write a file for every game on the pages; the rulings in a file that is there already stay."""
    count = 0
    for entry in {entry.number: entry for page in pages for entry in page.entries}.values():
        path = folder / file_name(entry)
        rulings = read_page(path).entries[0].rulings if path.exists() else ()
        path.write_bytes(Page(path.name, (rewritten(entry, rulings),)).write())
        count += 1
    return count


if __name__ == "__main__":
    try:
        print(f"{ship(map(read_page, sys.argv[1:]))} games written to {GAMES}.")
    except Mistake as mistake:
        sys.exit(str(mistake))
