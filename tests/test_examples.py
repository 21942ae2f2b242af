"""The games in examples/ are understood, and their facts are right."""

from pathlib import Path

import pytest

from pokernight.catalogue.page import read_page
from pokernight.catalogue.shelf import shipped

PAGES = sorted((Path(__file__).parent.parent / "examples").glob("*.md"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_an_example_is_understood_and_its_facts_are_right(path: Path) -> None:
    page = read_page(path)
    assert page.problems == ()
    (entry,) = page.entries
    assert (entry.numbers, entry.tags) == (entry.game.numbers, entry.game.tags)
    assert entry.number not in shipped().by_number
    assert entry.name not in {other.name for other in shipped()}


def test_there_are_five() -> None:
    assert len(PAGES) == 5
