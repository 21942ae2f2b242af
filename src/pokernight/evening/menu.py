"""The games that can be called in an evening, and how a player looks for one."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import entry_named
from pokernight.catalogue.shelf import Shelf, shipped
from pokernight.game import CannotWork, Game, NotUnderstood


class Menu:
    """The games of the catalogue, and before them those of some pages of one's own."""

    def __init__(self, pages: Iterable[tuple[str, Sequence[Entry]]] = ()) -> None:
        """Take the games of the catalogue, and of pages that are given as a path and what was read there."""
        own = [(str(Path(path).resolve()), entry) for path, entries in pages for entry in entries]
        self.shelf = Shelf(shipped(), first=[entry for _, entry in own]) if own else shipped()
        self._pages = {entry.number: path for path, entry in own}

    def __getitem__(self, name: str | int) -> Entry:
        """The game that a player or a record names; a page is named by its path."""
        return entry_named(name, self.shelf)

    def name(self, entry: Entry) -> str:
        """What a record calls a game, so that it is found again."""
        page = self._pages.get(entry.number)
        return f"{page}#{entry.name}" if page else str(entry.link)

    def fitting(self, seats: int) -> list[Entry]:
        """The games that so many can play, by name."""
        fit = (entry for entry in self.shelf if seats <= most_seats(entry))
        return sorted(fit, key=lambda entry: entry.name.casefold())


def playable(entry: Entry) -> Game:
    """The game, where it is understood and can be played."""
    try:
        return entry.game
    except (NotUnderstood, CannotWork) as error:
        raise Mistake(f"{entry.link} cannot be played: {error}") from error


def most_seats(entry: Entry) -> int:
    """How many can play a game; nobody where it cannot be played."""
    try:
        return playable(entry).most_seats
    except Mistake:
        return 0


def search(entries: Iterable[Entry], words: str, tags: Iterable[str] = ()) -> list[Entry]:
    """The games that hold every word and have every tag; those with the words in their names come first."""
    wanted, needed = words.casefold().split(), frozenset(tags)
    found = []
    for entry in entries:
        names = " ".join((entry.name, *entry.aliases)).casefold()
        text = " ".join((names, str(entry.number), *entry.tags, *entry.rules)).casefold()
        if needed <= set(entry.tags) and all(word in text for word in wanted):
            found.append((not names.startswith(" ".join(wanted)), not all(word in names for word in wanted), entry))
    return [entry for *_, entry in sorted(found, key=lambda match: match[:2])]
