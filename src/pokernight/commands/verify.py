"""`verify FILE`: check that a hand was dealt from the deck that was promised."""

import sys
from pathlib import Path

import click

from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import command, say_json


@command("verify", "pokernight verify examples/checked.json")
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True))
@click.option(
    "--seed", metavar="HEX", default="", help="The house's seed, where it was opened after the record was saved."
)
def verify(file: str, seed: str, as_json: bool) -> None:
    """Check the shuffle of a recorded hand.

    FILE is a record that was saved from the table in the browser, or kept by the one in the terminal; a dash reads it
    from the standard input. Every card that was shown must have lain where the house had promised before the players
    cut the deck. Once the seed is open, every other card must too, and the hand is played again. docs/records.md says
    what is checked, and how.
    """
    from pokernight.catalogue.verify import verify
    from pokernight.table.evidence import Broken
    from pokernight.table.record import BadRecord

    written = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        found = verify(written, seed, Path(file).parent if file != "-" else None)
    except (Broken, BadRecord) as broken:
        raise Mistake(str(broken)) from broken
    if as_json:
        say_json({"right": found})
    else:
        click.echo("\n".join(found))
