"""`backup [FILE]`: a copy of all tables of the house."""

from pathlib import Path

import click

from pokernight.commands.command import command, say_json

DATA = click.option("--data", type=click.Path(dir_okay=False), metavar="FILE", help="The file that keeps the tables.")
"""Which tables are meant."""


@command("backup", "pokernight backup", "pokernight backup friday.db")
@click.argument("file", type=click.Path(dir_okay=False), required=False)
@DATA
def backup(file: str | None, data: str | None, as_json: bool) -> None:
    """Copy all tables, while they are played at, into a file.

    If no FILE is named, the copy goes into the folder backups beside the tables, where the last five are kept. It holds
    every deck and the hashes of all keys: keep it as you keep the tables. `pokernight restore` goes back to it.
    """
    from pokernight.web.backups import back_up
    from pokernight.web.keeping import tables_file

    copy = back_up(tables_file(data), Path(file) if file else None)
    if as_json:
        say_json({"backup": str(copy), "bytes": copy.stat().st_size})
    else:
        click.echo(f"All tables are copied to {copy}")
