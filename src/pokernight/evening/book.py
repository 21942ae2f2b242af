"""The book of an evening: a folder in which it is kept, so that it can be taken up again in the middle of a hand."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from pokernight.bots import KINDS
from pokernight.catalogue.lists import home
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import dealt
from pokernight.evening.evening import MOST_PEOPLE, Evening
from pokernight.evening.menu import Menu
from pokernight.evening.people import Person
from pokernight.evening.rotation import rotation_named
from pokernight.table.record import BadRecord, Record, options_data, read_options

VERSION = 1
"""How the book is written; a change that older programs cannot read counts one up."""


class Book:
    """A folder with `evening.json`, and a record of every hand that was played to the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def page(self) -> Path:
        """Where the evening stands as it is now."""
        return self.folder / "evening.json"

    def write(self, evening: Evening) -> None:
        """Keep the evening as it is now: all of it, or on any failure what was kept before."""
        try:
            (self.folder / "hands").mkdir(parents=True, exist_ok=True)
            for number, record in enumerate(evening.past, 1):
                if not self._hand(number).exists():
                    _put(self._hand(number), record.write())
            _put(self.page, json.dumps(data_of(evening), indent=1, ensure_ascii=False))
        except OSError as error:
            raise Mistake(f"The evening cannot be kept in {self.folder}: {error.strerror or error}.") from error

    def read(self, menu: Menu | None = None) -> Evening:
        """Take up the evening; what cannot be read is said in a sentence, and stays as it is."""
        try:
            evening = evening_from(_json(self.page), menu or Menu())
            past = evening.number - evening.playing
            evening.past = [Record.read(self._hand(number).read_bytes()) for number in range(1, past + 1)]
            if evening.past and not evening.playing:
                take_up(evening, evening.past[-1])
        except OSError as error:
            raise Mistake(f"The evening cannot be read: {error.filename}: {error.strerror or error}.") from error
        except (BadRecord, Mistake) as bad:
            raise Mistake(f"The evening in {self.folder} cannot be taken up: {bad} Nothing in it was changed.") from bad
        return evening

    def _hand(self, number: int) -> Path:
        return self.folder / "hands" / f"{number:04}.json"


def evenings() -> list[Book]:
    """All evenings that were kept, the last one first."""
    folders = (path.parent for path in (home() / "evenings").glob("*/evening.json"))
    return [Book(folder) for folder in sorted(folders, reverse=True)]


def new_book(day: date | None = None) -> Book:
    """An empty book for an evening of today, or of another day."""
    name = (day or date.today()).isoformat()
    number = 1
    while (folder := home() / "evenings" / f"{name}-{number:02}").exists():
        number += 1
    return Book(folder)


def last_evening(menu: Menu) -> tuple[Book, Evening]:
    """The evening that was kept last, and its book."""
    for book in evenings():
        return book, book.read(menu)
    raise Mistake("No evening was kept; begin one with: pokernight play")


def data_of(evening: Evening) -> dict[str, Any]:
    """An evening as plain data."""
    return {
        "version": VERSION,
        "game": evening.menu.name(evening.game) if evening.game else None,
        **({"rotation": evening.rotation.name} if evening.rotation else {}),
        "bots": evening.kind,
        "seed": evening.seed,
        "options": options_data(evening.options),
        "people": [vars(person) for person in evening.people],
        "number": evening.number,
        "hand": json.loads(evening.record().write()) if evening.playing else None,
    }


def evening_from(data: Any, menu: Menu) -> Evening:
    """The evening that plain data means."""
    if not isinstance(data, dict) or data.get("version") != VERSION:
        raise Mistake("It was not written by this version of Poker Night.")
    expect = _Expected(data)
    game = expect("game", lambda game: game is None or isinstance(game, str))
    rotation = data.get("rotation")
    if rotation is not None and not (isinstance(rotation, str) and rotation_named(rotation)):
        raise Mistake("It is played in a rotation that is not known here.")
    people = expect("people", lambda people: isinstance(people, list) and 2 <= len(people) <= MOST_PEOPLE)
    evening = Evening(
        [_person(person) for person in people],
        read_options(expect("options", lambda options: isinstance(options, dict))),
        expect("bots", lambda kind: kind in KINDS),
        expect("seed", lambda seed: isinstance(seed, str)),
        menu[game] if game is not None else None,
        menu,
        rotation_named(rotation) if rotation else None,
    )
    hand = expect("hand", lambda hand: hand is None or isinstance(hand, dict))
    evening.number = expect("number", lambda number: _whole(number) and (number or hand is None))
    if hand is not None:
        take_up(evening, Record.read(json.dumps(hand)))
    return evening


def take_up(evening: Evening, record: Record) -> None:
    """Put a hand on the table again, as far as it had come."""
    if record.seats != len(evening.people):
        raise Mistake(f"A hand of it has {record.seats} players, and there are {len(evening.people)}.")
    entry = evening.menu[record.game]
    evening.take_up(entry, record.play(dealt(record, entry)))


class _Expected:
    """Looks up parts of plain data, and complains of those that cannot be."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __call__(self, name: str, fits: Callable[[Any], bool]) -> Any:
        value = self.data.get(name)
        if name not in self.data or not fits(value):
            raise Mistake(f"Its part {name!r} is missing or damaged.")
        return value


def _whole(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 1_000_000_000


def _person(data: Any) -> Person:
    if not isinstance(data, dict):
        raise Mistake("One of its people is damaged.")
    expect = _Expected(data)
    name = expect("name", lambda name: isinstance(name, str) and 0 < len(name) <= 40)
    return Person(name, expect("chips", _whole), expect("bought", _whole))


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise Mistake("It is damaged.") from error


def _put(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    with NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", delete=False) as file:
        file.write(text + "\n")
    Path(file.name).replace(path)
