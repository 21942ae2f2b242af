"""Playing records: finding the game that a record names, and playing it up to the last answer."""

from pathlib import Path

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.page import read_page
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import Shelf, shipped
from pokernight.game import CannotWork, NotUnderstood
from pokernight.table.hand import Hand
from pokernight.table.record import BadRecord, Record


def entry_named(game: str | int, shelf: Shelf | None = None, beside: Path | None = None) -> Entry:
    """The game that a record names: by name or number, or by the path of a page, with `#name` where it has several.

    A path is looked for beside the record, and then where one is.
    """
    path, _, name = str(game).partition("#")
    if path.endswith(".md"):
        found = beside / path if beside and (beside / path).exists() else Path(path)
        entries = read_page(str(found)).entries
        if not entries:
            raise Mistake(f"No game could be read from {path}.")
        if name:
            return Shelf(entries)[name]
        if len(entries) > 1:
            raise Mistake(
                f"There are {len(entries)} games on {path}: name one of them, as in {path}#{entries[0].name}."
            )
        return entries[0]
    return (shelf or shipped())[game]


def dealt(record: Record, entry: Entry) -> Hand:
    """The hand of a record before the first answer."""
    try:
        game = entry.game
    except (NotUnderstood, CannotWork) as error:
        raise Mistake(f"{entry.link} cannot be played: {error}") from error
    try:
        tops = record.tops(game.deck)
        return game.deal(record.seats, record.seed, record.options, record.stacks, tops)
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(str(error)) from error


def replay(record: Record, shelf: Shelf | None = None, beside: Path | None = None) -> Hand:
    """The hand of a record after its last answer."""
    return record.play(dealt(record, entry_named(record.game, shelf, beside)))
