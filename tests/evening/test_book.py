"""The book: an evening is taken up again in the middle of a hand, and damage is told and not made worse."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from kit.evenings import let_bots_answer, played_on
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.evening.book import Book, data_of, evenings, new_book
from pokernight.evening.evening import Evening
from pokernight.evening.menu import Menu
from pokernight.table.options import Limit, Options

ANACONDA = shipped()["anaconda"]


@pytest.fixture
def evening() -> Evening:
    """The second hand of an evening, in the middle."""
    evening = Evening.begin(4, ANACONDA, Options(ante=2, limit=Limit.POT), "random", "book")
    evening.deal(ANACONDA)
    played_on(evening)
    evening.deal(ANACONDA)
    for _ in range(4):
        let_bots_answer(evening)
        assert evening.question
        evening.answer(evening.me, evening.question.default)
    assert evening.playing
    return evening


@pytest.fixture
def book(tmp_path: Path, evening: Evening) -> Book:
    """The book in which it is kept."""
    book = Book(tmp_path / "evening")
    book.write(evening)
    return book


def test_an_evening_is_taken_up_in_the_middle_of_a_hand(book: Book, evening: Evening) -> None:
    again = book.read()
    assert data_of(again) == data_of(evening)
    assert again.past == evening.past
    assert again.hand and evening.hand
    assert again.hand.view(again.me) == evening.hand.view(evening.me)
    assert again.hand.story(again.me) == evening.hand.story(evening.me)
    assert (again.me, again.options, again.kind) == (evening.me, evening.options, "random")
    played_on(again)
    assert sum(person.chips for person in again.people) == 800


def test_between_two_hands_the_last_one_still_lies_there(book: Book, evening: Evening) -> None:
    played_on(evening)
    book.write(evening)
    again = book.read()
    assert again.hand
    assert again.hand.ended
    assert not again.playing
    assert [person.chips for person in again.people] == [person.chips for person in evening.people]
    assert len(again.past) == 2
    again.deal(ANACONDA)
    assert again.number == 3


def test_every_hand_is_a_record_that_replay_can_read(book: Book) -> None:
    (hand,) = sorted((book.folder / "hands").iterdir())
    written = json.loads(hand.read_text())
    assert (written["game"], written["seats"]) == ("Anaconda (#10)", 4)


def test_nothing_else_is_left_in_the_folder(book: Book) -> None:
    assert sorted(path.name for path in book.folder.iterdir()) == ["evening.json", "hands"]


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("version", 99),
        ("people", []),
        ("people", [{"name": "You", "chips": -1, "bought": 3}, {"name": "Ada", "chips": 1, "bought": 1}]),
        ("people", ["You", "Ada"]),
        ("people", [{"name": "You", "chips": 1, "bought": 1}, {"name": "Ada", "chips": 1, "bought": 1}]),
        ("options", {"ante": "much"}),
        ("options", []),
        ("bots", "cheats"),
        ("seed", 5),
        ("number", -1),
        ("number", 0),
        ("number", 7),
        ("game", "No Such Game"),
        ("game", 12.5),
        ("hand", "none"),
        ("hand", {"game": "Anaconda", "seats": 4, "answers": ["1 dance"]}),
        ("hand", {"seats": 4}),
    ],
)
def test_damage_is_told_in_a_sentence_and_nothing_is_lost(book: Book, part: str, value: Any) -> None:
    data = json.loads(book.page.read_text())
    data[part] = value
    written = json.dumps(data)
    book.page.write_text(written)
    with pytest.raises(Mistake, match=r"evening"):
        book.read()
    assert book.page.read_text() == written


@pytest.mark.parametrize("written", ["", "{", "[]", "\x00", "[" * 100_000])
def test_what_is_no_evening_at_all(book: Book, written: str) -> None:
    book.page.write_text(written)
    with pytest.raises(Mistake, match="cannot be taken up"):
        book.read()


def test_a_part_that_is_missing(book: Book) -> None:
    data = json.loads(book.page.read_text())
    for part in data:
        book.page.write_text(json.dumps({name: value for name, value in data.items() if name != part}))
        with pytest.raises(Mistake):
            book.read()


def test_a_disk_that_refuses(tmp_path: Path, evening: Evening) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Mistake, match="cannot be kept"):
        Book(tmp_path / "file").write(evening)
    with pytest.raises(Mistake, match="cannot be read"):
        Book(tmp_path / "nothing").read()


def test_the_last_evening_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, evening: Evening) -> None:
    monkeypatch.setenv("POKERNIGHT_HOME", str(tmp_path))
    assert evenings() == []
    for day in (date(2026, 11, 14), date(2026, 11, 15), date(2026, 11, 15)):
        new_book(day).write(evening)
    assert [book.folder.name for book in evenings()] == ["2026-11-15-02", "2026-11-15-01", "2026-11-14-01"]


def test_a_game_from_a_page_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Path(__file__).parents[2] / "examples" / "lighthouse.md"
    from pokernight.catalogue.page import read_page

    menu = Menu([(str(page), read_page(page).entries)])
    entry = menu["lighthouse"]
    evening = Evening.begin(3, entry, seed="page", menu=menu)
    evening.deal(entry)
    book = Book(tmp_path / "evening")
    book.write(evening)
    monkeypatch.chdir(tmp_path)
    again = book.read()
    assert again.entry == entry
    assert again.game == entry
