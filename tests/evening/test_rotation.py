"""Rotations: every game on them is there, and each is dealt once by everybody before the next one comes."""

import json
from pathlib import Path

import pytest

from kit.evenings import played_on
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.evening.book import Book
from pokernight.evening.evening import Evening
from pokernight.evening.menu import playable
from pokernight.evening.rotation import ROTATIONS, Rotation, rotation_named

FULL_TABLE = 6
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("rotation", ROTATIONS, ids=lambda rotation: rotation.name)
def test_every_game_is_there_for_a_full_table(rotation: Rotation) -> None:
    for game in rotation.games:
        assert shipped()[game].name == game
        assert playable(shipped()[game]).most_seats >= FULL_TABLE


def test_the_documentation_names_them_all() -> None:
    told = (DOCS / "playing.md").read_text(encoding="utf-8")
    assert all(rotation.name in told for rotation in ROTATIONS)


def test_no_rotation_is_called_like_another_or_like_a_game() -> None:
    names = [name for rotation in ROTATIONS for name in (rotation.name, *rotation.aliases)]
    assert all(rotation_named(name) is rotation_named(name.lower()) is not None for name in names)
    assert not any(rotation_named(name) for entry in shipped() for name in (entry.name, *entry.aliases))


def test_each_game_is_dealt_once_by_everybody(tmp_path: Path) -> None:
    rotation = rotation_named("triple stud")
    evening = Evening.begin(2, None, kind="caller", seed="rotation", rotation=rotation)
    book, dealt = Book(tmp_path), []
    for _ in range(5):
        coming = evening.called()
        assert coming
        dealt.append(coming.name)
        evening.deal(coming)
        played_on(evening)
        book.write(evening)
        evening = book.read()
    razz, stud, eight = "Razz", "Seven Card Stud", "Seven Card Stud Eight or Better"
    assert dealt == [razz, razz, stud, stud, eight]


def test_a_rotation_that_is_not_known_is_refused(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.write(Evening.begin(2, None, rotation=rotation_named("horse")))
    data = json.loads(book.page.read_text(encoding="utf-8"))
    book.page.write_text(json.dumps(data | {"rotation": "zebra"}), encoding="utf-8")
    with pytest.raises(Mistake, match="a rotation that is not known here"):
        book.read()


def test_a_rotation_is_refused_where_a_game_is_for_fewer() -> None:
    with pytest.raises(Mistake, match="is for 2 to"):
        Evening.begin(13, None, rotation=rotation_named("horse"))
