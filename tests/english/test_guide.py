"""Every example of the guide is understood, by itself."""

import re
from pathlib import Path

import pytest

from pokernight.english.reading import read_line, write_line

GUIDE = Path(__file__).parents[2] / "docs" / "english.md"
EXAMPLES = re.findall(r"^- (.*\.)$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_is_understood(text: str) -> None:
    line = read_line(text)
    assert line.rules
    assert read_line(write_line(line)) == line
