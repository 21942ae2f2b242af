"""`export`: games written to files."""

import re
from collections.abc import Sequence
from pathlib import Path

import click

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.export import FORMATS, divided
from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import command, say_json
from pokernight.commands.selection import Selection, choosing


@command(
    "export",
    "pokernight export --format html --to games.html",
    "pokernight export --tag pass --format text",
    "pokernight export --format markdown --by tag --to pages",
)
@choosing
@click.option("--format", "form", type=click.Choice(list(FORMATS)), help="How to write them; markdown if not said.")
@click.option("--by", type=click.Choice(["cards", "tag"]), help="Write a file for each number of cards, or each tag.")
@click.option("--to", metavar="PATH", help="The file to write, or the folder with --by; else the terminal.")
def export(selection: Selection, form: str | None, by: str | None, to: str | None, as_json: bool) -> None:
    """Write out games as text, pages, HTML, JSON or CSV.

    Choose the games as you would with find. With --json alone, the games are printed as JSON; together with --to, the
    names of the written files are.
    """
    games = selection.games()
    ending, write = FORMATS[form or ("json" if as_json else "markdown")]
    if by is None and to is None:
        click.echo(write(games), nl=False)
        return
    if by is not None and to is None:
        raise Mistake("Say with --to which folder the files shall go to.")
    target = Path(str(to))
    heaps: dict[Path, Sequence[Entry]] = {target: games}
    if by is not None:
        target.mkdir(parents=True, exist_ok=True)
        heaps = {target / f"{safe(name)}.{ending}": heap for name, heap in divided(games, by).items()}
    for path, heap in heaps.items():
        path.write_text(write(heap), encoding="utf-8", newline="\n")
    if as_json:
        say_json([{"file": str(path), "games": len(heap)} for path, heap in heaps.items()])
    else:
        for path, heap in heaps.items():
            click.echo(f"{path}: {len(heap)} game{'s' * (len(heap) != 1)}")


def safe(name: str) -> str:
    """A heap's name, made fit for the name of a file.

    >>> safe("high-low"), safe("../Odd Tag")
    ('high-low', '-odd-tag')
    """
    return re.sub(r"[^a-z0-9-]+", "-", name.casefold())
