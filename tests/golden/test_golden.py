"""Every game has a golden hand, in which all happens that its rules speak of, and it comes out as it did."""

import pytest

from kit.golden import missing, path_of, transcript, watched
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.replay import replay
from pokernight.catalogue.shelf import shipped
from pokernight.table.record import Record


@pytest.mark.parametrize("entry", list(shipped()), ids=lambda entry: entry.name)
def test_golden_hand(entry: Entry) -> None:
    path = path_of(entry)
    assert path.exists(), f"{entry.name} has no golden hand; tests/golden/find.py looks for one"
    record = Record.read(path.read_text(encoding="utf-8"))
    assert record.game == entry.name
    with watched() as happened:
        hand = replay(record)
    assert missing(entry, hand, happened) == []
    assert transcript(entry, record) == path.with_suffix(".txt").read_text(encoding="utf-8")
