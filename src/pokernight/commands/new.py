"""`new NAME`: a page to write a game of one's own on."""

from dataclasses import replace
from pathlib import Path

import click

from pokernight.catalogue.entry import ROOT, Entry, Layout, Link
from pokernight.catalogue.page import Page
from pokernight.catalogue.shelf import file_name, shipped
from pokernight.commands.command import Refusal, command, say_json
from pokernight.rules.numbers import Numbers

FIRST_NUMBER = 9001
"""Where the numbers for games of one's own begin, far from those of the catalogue."""

START = (
    "Deal 5 cards face down to each player.",
    "Betting round, opened by the player to the left of the dealer.",
    "Each player may draw up to 3 cards.",
    "Betting round, opened by the player to the left of the dealer.",
    "Showdown: the high hand wins.",
)
"""A game to change, so that nobody stares at an empty page."""


@command("new", 'pokernight new "River Crossing"', 'pokernight new "Fast Anaconda" --like anaconda')
@click.argument("name")
@click.option("--like", metavar="GAME", help="Begin with the rules of this game, and make it the parent.")
@click.option("--number", type=click.IntRange(1, 9_999), help="Its number; the next that no page in this folder has.")
def new(name: str, like: str | None, number: int | None, as_json: bool) -> None:
    """Begin a page for a game of your own.

    The page holds a small game that works; change its rules to yours. The sentences to choose from are shown by
    `pokernight rules`, and `pokernight check --fill` sets the numbers and tags right when you are done.
    """
    if number in shipped().by_number:
        raise Refusal(f"Number {number} is {shipped().by_number[number].name}; a game of your own needs another.")
    entry = begun(" ".join(name.split()), number or next_number(Path()), like)
    path = Path(file_name(entry))
    if path.exists():
        raise Refusal(f"{path} is there already, and is left as it is. Choose another name or --number.")
    path.write_bytes(Page(path.name, (entry,)).write())
    if as_json:
        say_json({"file": str(path), **entry.record()})
    else:
        click.echo(f"{path} is ready. Change its rules, then try: pokernight check {path}")


def next_number(folder: Path) -> int:
    """The first number for games of one's own that no page in a folder begins with."""
    taken = {int(path.name[:4]) for path in folder.glob("[0-9][0-9][0-9][0-9]-*.md")}
    return next(number for number in range(FIRST_NUMBER, 10_000) if number not in taken)


def begun(name: str, number: int, like: str | None) -> Entry:
    """An entry to begin with, its facts set right."""
    if not name or len(name) > 80 or not name.isprintable() or set(name) & set("#|*()"):
        raise Refusal("A name has letters, up to 80 of them, and none of # | * ( ).")
    model = shipped()[like] if like else None
    rules, parent = (model.rules, Link(model.name, model.number)) if model else (START, ROOT)
    rulings = model.rulings if model else ()
    entry = Entry(
        number, name, "Our table", (), Numbers(0, 0, 0, 0, 0), rules, parent, rulings=rulings, layout=Layout(after=0)
    )
    return replace(entry, numbers=entry.game.numbers, tags=entry.game.tags)
