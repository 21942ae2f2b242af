"""`restore [FILE]`: go back to a copy of all tables."""

from pathlib import Path

import click

from pokernight.catalogue.problem import Mistake
from pokernight.commands.backup import DATA
from pokernight.commands.command import command, say_json


@command("restore", "pokernight restore", "pokernight restore friday.db")
@click.argument("file", type=click.Path(dir_okay=False), required=False)
@DATA
def restore(file: str | None, data: str | None, as_json: bool) -> None:
    """Go back to a copy of all tables that `pokernight backup` or the server has made.

    If no FILE is named, it is the newest in the folder backups beside the tables. The copy is looked over first. What
    was there before is kept under another name. Nothing is done while the tables are being served.
    """
    from pokernight.web.backups import newest, put_back
    from pokernight.web.keeping import alone, tables_file

    path = tables_file(data)
    copy = Path(file) if file else newest(path)
    if copy is None:
        raise Mistake("There is no backup beside the tables; name the file to go back to.")
    with alone(path):
        aside = put_back(path, copy)
    if as_json:
        say_json({"tables": str(path), "backup": str(copy), "before": str(aside) if aside else None})
    else:
        click.echo(
            f"The tables of {copy} are in {path}" + (f"\nWhat was there before is kept in {aside}" * bool(aside))
        )
