"""`lists`: the lists of games that a player keeps."""

from collections.abc import Iterable
from functools import reduce

import click

from pokernight.catalogue.lists import JOINS, Lists
from pokernight.catalogue.names import one_of
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.commands.command import command, say_json

ACTIONS = ("show", *JOINS, "delete")


@command(
    "lists",
    "pokernight lists",
    "pokernight lists show friday",
    "pokernight lists union friday saturday --save weekend",
    "pokernight lists minus weekend friday",
    "pokernight lists delete saturday",
)
@click.argument("action", required=False, metavar="[ACTION]")
@click.argument("names", nargs=-1, metavar="[LIST]...")
@click.option("--save", metavar="LIST", help="Keep the outcome as a list of this name.")
def lists(action: str | None, names: tuple[str, ...], save: str | None, as_json: bool) -> None:
    """Show the lists that you keep, join them, or delete them.

    ACTION is show, union (on any list), intersect (on every list), minus (on the first and no other), xor (on an odd
    number of them) or delete. Without one, all lists are named.
    """
    kept = Lists()
    if action is None:
        counts = {name: len(numbers) for name, numbers in kept.lists.items()}
        say_json(counts) if as_json else say_counts(counts)
    elif action not in ACTIONS:
        raise Mistake(f'"{action[:40]}" cannot be done with lists; what can be done is {one_of(ACTIONS)}.')
    elif not names or (action in JOINS and len(names) < 2):
        raise Mistake(f"Name {'two lists or more' if action in JOINS else 'a list'} to {action}.")
    elif action == "delete":
        for name in dict.fromkeys(names):
            kept.delete(name)
        say_json({"deleted": list(names)}) if as_json else click.echo(f"Deleted {', '.join(names)}.")
    else:
        numbers = reduce(JOINS.get(action, frozenset.union), (kept[name] for name in names))
        if save is not None:
            kept.save(save, numbers)
        say_json(sorted(numbers)) if as_json else say_games(numbers, save)


def say_counts(counts: dict[str, int]) -> None:
    """Name every list with the number of its games."""
    for name, count in counts.items():
        click.echo(f"{count:>5}  {name}")
    if not counts:
        click.echo("No lists yet. Save one with: pokernight find --tag flip --save NAME")


def say_games(numbers: Iterable[int], save: str | None) -> None:
    """Name every game on a list."""
    shelf = shipped()
    games = sorted(numbers)
    for number in games:
        game = shelf.by_number.get(number)
        click.echo(f"{'#' + str(number):>6}  {game.name if game else '(not in the catalogue)'}")
    found = f"{len(games)} game{'s' * (len(games) != 1)}"
    click.echo(f"{found}{f', kept as {save}' if save is not None else ''}.")
