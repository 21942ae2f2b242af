"""`find`: the games that have these tags, these numbers, these words."""

import click

from pokernight.catalogue.lists import Lists
from pokernight.commands.command import command, say_json
from pokernight.commands.selection import Selection, choosing


@command(
    "find",
    "pokernight find --tag flip --without wilds 'players>=6' cards=7",
    "pokernight find --text 'match the pot' --sort players --reverse",
    "pokernight find --any draw --any pass --name anaconda --save friday",
    "pokernight find --in friday wilds=0",
)
@choosing
@click.option("--save", metavar="LIST", help="Keep the games that were found as a list of this name.")
def find(selection: Selection, save: str | None, as_json: bool) -> None:
    """Find games by tag, number, words or kind of rule.

    A game must pass all that you ask. A CONDITION compares cards, players, rounds, seen, wilds or number with a whole
    number, as in cards=7. Put it in quotes when it has < or > in it. Codes such as 98 (not fixed) or 300 (as many as
    the deal makes) compare as they stand; they are printed as * and as a number with a plus.
    """
    games = selection.games()
    if save is not None:
        Lists().save(save, (entry.number for entry in games))
    if as_json:
        say_json([entry.record() for entry in games])
        return
    for entry in games:
        click.echo(f"{'#' + str(entry.number):>6}  {entry.name:32} {entry.numbers.briefly:18} {', '.join(entry.tags)}")
    found = f"{len(games)} game{'s' * (len(games) != 1)}"
    click.echo(f"{found} found{f', and kept as {save}' if save is not None else ''}.")
