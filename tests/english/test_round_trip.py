"""Whatever is read can be written, and what is written is read as the same, in one way."""

import re
from functools import cache
from pathlib import Path

import pytest

from pokernight import catalogue
from pokernight.english.reading import Unread, read_line, write_line
from pokernight.meaning.rules import Line

PAGES = Path(__file__).parents[3] / "shared" / "catalogue"
RULE = re.compile(r"\s*\d+\.\s+(.*\S)")


def ours() -> list[str]:
    """Every different sentence of the shipped games."""
    return sorted({rule for entry in catalogue for rule in entry.rules})


def theirs() -> list[str]:
    """Every different sentence of the five pages."""
    lines = (line for page in sorted(PAGES.glob("*.md")) for line in page.read_text(encoding="utf-8").splitlines())
    return sorted({found[1] for line in lines if (found := RULE.match(line))})


@cache
def understood(text: str) -> Line | None:
    try:
        return read_line(text)
    except Unread:
        return None


def check(texts: list[str]) -> int:
    """How many are read; all of these must come back."""
    read = [line for text in texts if (line := understood(text))]
    for line in read:
        written = write_line(line)
        assert read_line(written) == line, written
        assert write_line(read_line(written)) == written
    return len(read)


def test_shipped_sentences_come_back() -> None:
    assert check(ours()) >= 177


@pytest.mark.skipif(not PAGES.exists(), reason="the five pages are not here")
def test_sentences_of_the_pages_come_back() -> None:
    assert check(theirs()) >= 178


@pytest.mark.skipif(not PAGES.exists(), reason="the five pages are not here")
def test_no_sentence_of_the_pages_has_two_meanings() -> None:
    two = []
    for text in theirs():
        try:
            read_line(text)
        except Unread as unread:
            if "two things" in unread.reason:
                two.append(text)
    assert not two
