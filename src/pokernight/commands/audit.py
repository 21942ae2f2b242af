"""`audit [FILE]`: every hand that was played, line by line, and whether any line was changed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import click

from pokernight.catalogue.problem import Mistake
from pokernight.commands.backup import DATA
from pokernight.commands.command import command, say_json


@command("audit", "pokernight audit > hands.jsonl", "pokernight audit hands.jsonl")
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True), required=False)
@click.option("--table", metavar="ID", help="Only the hands of this table, by the end of its link.")
@DATA
def audit(file: str | None, table: str | None, data: str | None, as_json: bool) -> None:
    """Print the audit log of all tables, or check one that was printed before.

    Each line is a hand in JSON: who played which game, every card, every answer, what everybody won, the hash of the
    hand before it at the same table, and the hash of all that. A line that was changed, moved or left out is named,
    with exit code 2. With FILE, or a dash for the standard input, that log is checked and summed up instead.
    """
    from pokernight.web.audit import checked
    from pokernight.web.keeping import tables_file

    if file:
        with click.open_file(file, "rb") as log:
            lines = log.read().splitlines()
    else:
        lines = noted(tables_file(data))
    hands = [line for line in checked(lines) if table in (None, line.hand["table"])]
    if file:
        heads = {line.hand["table"]: line.hash for line in hands}
        if as_json:
            say_json({"hands": len(hands), "last": heads})
        else:
            click.echo(f"Every line is as it was written: {len(hands)} hands at {len(heads)} tables.")
            click.echo("\n".join(f"The last hand of table {name} has the hash {head}" for name, head in heads.items()))
    elif as_json:
        say_json([{"hand": line.hand, "before": line.before, "hash": line.hash} for line in hands])
    else:
        import msgspec

        for line in hands:
            click.echo(msgspec.json.encode(line))


def noted(path: Path) -> list[bytes]:
    """The lines of the log in a file of tables."""
    if not path.exists():
        raise Mistake(f"There are no tables in {path}.")
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as base:
            return [line for (line,) in base.execute("SELECT line FROM hands ORDER BY room, number")]
    except sqlite3.Error as error:
        raise Mistake(f"The tables in {path} cannot be read: {error}.") from error
