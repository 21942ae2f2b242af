"""`export`: games written to files."""

import re
from collections.abc import Sequence
from pathlib import Path

import click

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.export import FORMATS, divided
from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import command, say_json
from pokernight.commands.pages import shelf_with
from pokernight.commands.selection import Selection, choosing

PHH = "phh"
"""The open format for hand histories."""


@command(
    "export",
    "pokernight export --format html --to games.html",
    "pokernight export --tag pass --format text",
    "pokernight export --format markdown --by tag --to pages",
    "pokernight export --hand examples/no-limit.json --format phh",
)
@choosing
@click.option("--format", "form", type=click.Choice([*FORMATS, PHH]), help="How to write them; markdown if not said.")
@click.option("--by", type=click.Choice(["cards", "tag"]), help="Write a file for each number of cards, or each tag.")
@click.option("--hand", metavar="FILE", help="Write a recorded hand as a hand history (phh), and no games.")
@click.option("--to", metavar="PATH", help="The file to write, or the folder with --by; else the terminal.")
def export(
    selection: Selection, form: str | None, by: str | None, hand: str | None, to: str | None, as_json: bool
) -> None:
    """Write out games as text, pages, HTML, JSON or CSV, or a hand as a hand history.

    Choose the games as you would with find. With --json alone, the games are printed as JSON; together with --to, the
    names of the written files are.
    """
    if hand or form == PHH:
        _write_hand(hand, form, selection.pages, to)
        return
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


def _write_hand(record: str | None, form: str | None, pages: tuple[str, ...], to: str | None) -> None:
    """Write a recorded hand in the open format for hand histories, if its game is one of those that this has."""
    from pokernight.catalogue.replay import dealt, entry_named
    from pokernight.histories.history import BadHistory
    from pokernight.histories.writing import write_history
    from pokernight.table.record import BadRecord, Record

    if record is None or form != PHH:
        raise Mistake("A hand is written with both: --hand FILE --format phh.")
    try:
        kept = Record.read(Path(record).read_bytes())
        entry = entry_named(kept.game, shelf_with(pages), Path(record).parent)
        written = write_history(entry.game, kept.play(dealt(kept, entry)))
    except (BadRecord, BadHistory) as bad:
        raise Mistake(str(bad)) from bad
    if to is None:
        click.echo(written, nl=False)
    else:
        Path(to).write_text(written, encoding="utf-8", newline="\n")


def safe(name: str) -> str:
    """A heap's name, made fit for the name of a file.

    >>> safe("high-low"), safe("../Odd Tag")
    ('high-low', '-odd-tag')
    """
    return re.sub(r"[^a-z0-9-]+", "-", name.casefold())
