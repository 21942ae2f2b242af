"""`tour`: a first walk through the catalogue."""

import sys
from collections.abc import Iterator
from datetime import date

import click

from pokernight.catalogue.entry import ROOT, Entry
from pokernight.catalogue.export import text_of
from pokernight.catalogue.shelf import Shelf, shipped
from pokernight.catalogue.tree import Tree
from pokernight.commands.command import command, say_json

NEXT = (
    ("pokernight show anaconda", "one game, with its rules, numbers and family"),
    ("pokernight find --tag flip 'players>=7'", "games for a full table, with cards turned up one by one"),
    ("pokernight tree --svg families.svg", "the whole family tree, as a picture for the wall"),
    ("pokernight diff 'anaconda 2'", "what a game changes in its parent"),
    ("pokernight rules", "every sentence that a game can be written in"),
    ("pokernight check my-game.md", "whether a game of your own is understood"),
)


@command("tour", "pokernight tour", "pokernight tour --json")
def tour(as_json: bool) -> None:
    """Walk through the catalogue.

    How many games there are, their largest families, the game of the day, and what to try next.
    """
    shelf = shipped()
    today = game_of_the_day(shelf, date.today())
    if as_json:
        families = [{"name": name, "games": count} for name, count in largest(shelf)]
        say_json({"games": len(shelf), "named_only": named_only(shelf), "families": families, "today": today.name})
        return
    walking = sys.stdin.isatty() and sys.stdout.isatty()
    for place, stop in enumerate(stops(shelf, today)):
        if place and walking:
            click.prompt("\n[Enter to go on]", default="", show_default=False, prompt_suffix=" ")
        click.echo("\n" * bool(place) + "\n".join(stop))


def stops(shelf: Shelf, today: Entry) -> Iterator[list[str]]:
    """The stops of the tour, each a few lines."""
    yield [
        "Welcome to Poker Night.",
        "",
        f"There are {len(shelf)} games here, and {named_only(shelf)} more that are known by name only.",
        "Each is a page of plain English rules, which are read, checked and measured as they stand.",
    ]
    yield [
        "The largest families:",
        *(f"  {count:>3} games from {name}" for name, count in largest(shelf)),
    ]
    yield [f"The game of the day is {today.name}.", "", *text_of(today)]
    width = max(len(line) for line, _ in NEXT)
    yield ["What to try next:", *(f"  {line:{width}}  {what}" for line, what in NEXT)]


def named_only(shelf: Shelf) -> int:
    """How many games are known by name only; the root is none."""
    return len(shelf.named.keys() - {ROOT.number})


def largest(shelf: Shelf, most: int = 5) -> list[tuple[str, int]]:
    """The largest families right under the root, each with the number of its games."""
    tree = Tree(shelf)
    heads = [*tree.children[ROOT.number], *tree.tops[1:]]
    sizes = [(str(tree.games[head].link), sum(1 for _ in tree.walk(head))) for head in heads]
    return sorted(sizes, key=lambda family: -family[1])[:most]


def game_of_the_day(shelf: Shelf, day: date) -> Entry:
    """Another game every day, and the same one all day; the step walks through all of them before one comes again."""
    return shelf.entries[day.toordinal() * 89 % len(shelf)]
