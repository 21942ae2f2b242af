"""Ordinary phrases, each put together with every other that can go with it: a phrase that goes with one goes with all.

`pytest -s tests/english/test_pairs.py` prints how many of each sort are read, and which phrases go with few others.
"""

import json
import re
from pathlib import Path

import pytest

from pokernight.english.reading import Unread, read_open

PAIRS = json.loads((Path(__file__).parent / "pairs.json").read_text(encoding="utf-8"))
READ_TODAY = {
    "when, and what": 0.79,
    "what, and how": 0.64,
    "who, and what they do": 0.80,
    "if, and then": 0.48,
    "what wins, and what": 0.57,
    "deals, and what follows": 0.94,
    "bets, and when": 0.66,
    "which cards, and what is done with them": 0.66,
}
"""The least share of sentences; some pairs make no sense, and no sort will ever be read whole."""


def sentence(form: str, first: str, second: str) -> str:
    text = form.format(first=first, second=second.format(first=first))
    text = re.sub(r" +(?=[.,;])", "", text)
    return text[0].upper() + text[1:]


def is_read(text: str) -> bool:
    try:
        read_open(text)
    except Unread:
        return False
    return True


@pytest.mark.parametrize("sort", READ_TODAY)
def test_phrases_go_together(sort: str, capsys: pytest.CaptureFixture[str]) -> None:
    pairs = PAIRS[sort]
    found = {
        (first, second): is_read(sentence(pairs["form"], first, second))
        for first in pairs["first"]
        for second in pairs["second"]
    }
    lonely = [
        phrase
        for at, phrases in enumerate((pairs["first"], pairs["second"]))
        for phrase in phrases
        if not any(read for pair, read in found.items() if pair[at] == phrase)
    ]
    with capsys.disabled():
        print(f"\n {sort}: {sum(found.values())} of {len(found)}; never read: {'; '.join(lonely) or 'none'} ", end="")
    assert sum(found.values()) >= READ_TODAY[sort] * len(found)
