"""What is written is read again, whatever it is made of, and in one way only."""

import pytest
from hypothesis import given, settings

from kit.phrases import games
from pokernight.catalogue.shelf import shipped
from pokernight.language.part import Part, sayable
from pokernight.language.template import compile_template, holes
from pokernight.rules import Line, read_line
from pokernight.rules.book import forms


@settings(max_examples=400, deadline=None)
@given(games())
def test_games_out_of_the_phrase_book_survive_writing_and_reading(lines: tuple[Line, ...]) -> None:
    assert tuple(read_line(line.write()) for line in lines) == lines


@pytest.mark.parametrize("example", sorted({phrase.example for phrase in forms()}))
def test_every_example_reads_back(example: str) -> None:
    assert read_line(example).write() == example


def test_every_rule_of_every_game_is_canonical() -> None:
    texts = {text for entry in shipped() for text in entry.rules}
    assert [text for text in texts if read_line(text).write() != text] == []


def test_every_template_fits_its_part() -> None:
    for part in sayable(Part):
        for form in part.forms:
            for text in form.readings:
                found = {hole.name for hole in holes(compile_template(text))} - {"_"}
                settled = {name for name, _ in form.fixed}
                assert found | settled <= set(part.fields), f"{part.__name__}: {text}"
                assert not found & settled, f"{part.__name__}: {text}"
