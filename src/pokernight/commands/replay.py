"""`replay FILE`: play a record and tell what happened."""

import sys
from pathlib import Path

import click

from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import command, page_option, say_json
from pokernight.commands.pages import shelf_with

HISTORIES = (".phh", ".phhs")
"""The endings of hand histories, one in a file or many."""


@command(
    "replay",
    "pokernight replay examples/hand.json",
    "pokernight replay examples/hand.json --seat 2",
    "pokernight replay examples/hand.phh",
)
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--seat", type=click.IntRange(1), help="Tell it as this seat saw it.")
@page_option("Look for the game on this page as well.")
def replay(file: str, seat: int | None, pages: tuple[str, ...], as_json: bool) -> None:
    """Play a recorded hand and print what happened.

    FILE is a record: the game, the seats, the deck and the answers, in JSON; a dash reads it from the standard input. A
    record may stop in the middle, and then the last lines say who is asked what. docs/records.md describes records.

    Hand histories of others (.phh, and collections in .phhs) are played too, and compared with the stacks that they
    give. Of a collection, or of a folder, only those are told that do not fit; the exit code is 1 if any does not.
    """
    if Path(file).suffix in HISTORIES or Path(file).is_dir():
        from pokernight.commands.histories import replay_histories

        replay_histories(Path(file), seat, as_json)
        return
    from pokernight.catalogue.replay import dealt, entry_named
    from pokernight.table.places import COMMON
    from pokernight.table.record import BadRecord, Record, outcome
    from pokernight.table.spread import LAYOUT, spread_told
    from pokernight.table.telling import told

    written = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        record = Record.read(written)
        entry = entry_named(record.game, shelf_with(pages), Path(file).parent if file != "-" else None)
        hand = dealt(record, entry)
        if seat and seat > record.seats:
            raise Mistake(f"There are {record.seats} seats at this table, and no seat {seat}.")
        record.play(hand)
    except BadRecord as bad:
        raise Mistake(str(bad)) from bad
    if as_json:
        say_json(outcome(hand, seat))
        return
    click.echo(f"{entry.link}, {record.seats} seats" + (f", as seat {seat} saw it" if seat else ""))
    click.echo("\n".join(told(hand.story(seat) if seat else hand.table.log, entry.game.numbered, seat or 0)))
    state = hand.table.state
    if state.notes.get(LAYOUT) and (common := state.at(COMMON)):
        seen = [card for card, _ in hand.view(seat).places[COMMON]] if seat else common
        click.echo("The common cards lie so:")
        click.echo("\n".join(f"  {line}" for line in spread_told(state.notes, seen)))
    for asked, choice in hand.asking.items():
        if not seat or seat == asked:
            click.echo(f"Seat {asked} is asked: {choice.prompt} (if not answered: {choice.default})")
    if hand.ended:
        gains = ", ".join(f"seat {number} {gain:+}" for number, gain in enumerate(hand.gains, 1))
        click.echo(f"In the end: {gains}.")
