"""Suggestions: about the same thing, with the writer's cards and numbers, and understood."""

from pathlib import Path

import pytest

from pokernight.catalogue.examples import example_sentences
from pokernight.english.reading import read_line, write_line
from pokernight.english.suggestions import examples, nearest

GUIDE = Path(__file__).parents[2] / "docs" / "english.md"


def test_the_examples_are_current() -> None:
    assert list(examples()) == example_sentences(GUIDE.read_text(encoding="utf-8")), (
        "Write them anew: python -m pokernight.catalogue.examples"
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Fours are super wild.", "Fours are wild."),
        ("Deal four cards sideways to each player.", "Deal four cards face down to each player."),
        ("Everybody discards down to somehow 5 cards.", "Each player discards down to five cards."),
        ("If you flip a ten you frob.", "If you flip a ten, you must fold."),
    ],
)
def test_a_suggestion_is_about_the_same_thing(said: str, meant: str) -> None:
    assert meant in nearest(said)


@pytest.mark.parametrize("said", ["Frob.", "Turn.", "Jacks, queens and kings frob the pot on Tuesdays.", ""])
def test_every_suggestion_is_understood_as_it_stands(said: str) -> None:
    found = nearest(said)
    assert len(found) == 3
    assert all(write_line(read_line(text)) == text for text in found)
