"""The games in examples/ and the small ones of research are understood, and their facts are right."""

from pathlib import Path

import pytest

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.page import read_page
from pokernight.catalogue.shelf import shipped
from pokernight.doors.shelf import SMALL

EXAMPLES = Path(__file__).parent.parent / "examples"
PAGES = [read_page(path) for folder in (EXAMPLES, SMALL) for path in sorted(folder.glob("*.md"))]
GAMES = [entry for page in PAGES for entry in page.entries]


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_an_example_is_understood_and_its_facts_are_right(entry: Entry) -> None:
    assert (entry.numbers, entry.tags) == (entry.game.numbers, entry.game.tags)
    assert entry.number not in shipped().by_number
    assert entry.name not in {other.name for other in shipped()}


def test_there_are_twelve() -> None:
    assert [page.problems for page in PAGES] == [()] * 7
    assert len({entry.number for entry in GAMES}) == 12
