"""`diff A [B]`: two games' rules side by side."""

from shutil import get_terminal_size

import click

from pokernight.catalogue.comparison import compare, side_by_side
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import entry_named
from pokernight.catalogue.shelf import Shelf
from pokernight.catalogue.verdict import judge
from pokernight.commands.command import command, page_option, say_json
from pokernight.commands.pages import shelf_with, with_page_of


@command("diff", "pokernight diff anaconda 'howdy doody'", "pokernight diff 'anaconda 2'")
@click.argument("game")
@click.argument("other", required=False)
@click.option(
    "--width", type=click.IntRange(40, 400), help="How many columns to use; as wide as the terminal if not said."
)
@page_option("Look on this page as well.")
def diff(game: str, other: str | None, width: int | None, pages: tuple[str, ...], as_json: bool) -> None:
    """Put the rules of two games side by side.

    With one GAME only, its rules stand beside those of its parent. Rules that mean the same stand in one row with =
    between them, others with |, or with < or > where one side has nothing to match.
    """
    shelf = shelf_with(with_page_of(game, pages))
    right = entry_named(game, shelf)
    left = parent_of(right, shelf) if other is None else right
    right = right if other is None else entry_named(other, shelf)
    for entry in (left, right):
        verdict = judge(entry, "")
        if not verdict.works:
            raise Mistake("\n".join(["A game that is not understood cannot be compared.", *verdict.lines()]))
    if as_json:
        say_json(
            {
                "left": left.link._asdict(),
                "right": right.link._asdict(),
                "rules": [
                    {
                        "same": pair.same,
                        "left": left.rules[pair.left - 1] if pair.left else None,
                        "right": right.rules[pair.right - 1] if pair.right else None,
                    }
                    for pair in compare(left, right)
                ],
            }
        )
    else:
        click.echo("\n".join(side_by_side(left, right, width or get_terminal_size((120, 24)).columns)))


def parent_of(entry: Entry, shelf: Shelf) -> Entry:
    """The game's parent, when its rules are known."""
    parent = shelf.parent(entry)
    if isinstance(parent, Entry):
        return parent
    if entry.parent.number == 0:
        raise Mistake(f"{entry.link} stands at the top of its family, so there is no parent to compare it with.")
    raise Mistake(f"The parent of {entry.link} is {entry.parent}, of which only the name is known. Name another game.")
