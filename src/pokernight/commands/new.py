"""`new NAME`: a page to write a game of one's own on."""

from pathlib import Path

import click

from pokernight.catalogue.own import FIRST_NUMBER, begun
from pokernight.catalogue.page import Page
from pokernight.catalogue.shelf import file_name, shipped
from pokernight.commands.command import Refusal, command, say_json


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
    model = shipped()[like] if like else None
    own = number or next_number(Path())
    entry = begun(name, own, model.rules, model.link, model.rulings) if model else begun(name, own)
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
