"""Every game of the catalogue that is read whole has the numbers and the tags that its rules have always given."""

from collections.abc import Iterator
from functools import cache

import pytest

from pokernight import catalogue
from pokernight.catalogue.entry import Entry
from pokernight.english.reading import Unread, read_line
from pokernight.meaning.rules import Line
from pokernight.measure import measured
from pokernight.rules.ruling import played

LEAST_READ = 87
"""How many games were read whole when this was last looked at."""

OTHERWISE: dict[str, str] = {}
"""Games that are measured in another way than before, and why."""


@cache
def meaning(text: str) -> Line | None:
    """What a line means; nothing where it is not read."""
    try:
        return read_line(text)
    except Unread:
        return None


def lines_of(entry: Entry) -> list[Line] | None:
    """What the lines of a game mean that are played; nothing where one of them is not read."""
    texts = [line.write() for line in played(entry.game.lines, entry.game.rulings)]
    lines = [line for line in map(meaning, texts) if line is not None]
    return lines if len(lines) == len(texts) else None


def games() -> Iterator[tuple[Entry, list[Line]]]:
    """The games that are read whole."""
    for entry in catalogue:
        lines = lines_of(entry)
        if lines is not None:
            yield entry, lines


def test_numbers_and_tags_stay_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    read = list(games())
    found = {entry.name: measured(lines) for entry, lines in read}
    changed = {
        entry.name: (found[entry.name].numbers, found[entry.name].tags)
        for entry, _ in read
        if (found[entry.name].numbers, found[entry.name].tags) != (entry.game.numbers, entry.game.tags)
    }
    with capsys.disabled():
        print(f" {len(read) - len(changed)} of {len(read)} games measured alike,", end=" ")
    assert len(read) >= LEAST_READ
    assert changed.keys() == OTHERWISE.keys(), changed
