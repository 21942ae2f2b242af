"""What hosts wrote of well-known games, and how it is read: readings that were judged line by line."""

import json
from pathlib import Path

from pokernight.english.reading import read_line, write_line

ROWS = [json.loads(row) for row in (Path(__file__).parent / "corpus.jsonl").read_text(encoding="utf-8").splitlines()]


def test_every_line_is_read_as_it_was_judged() -> None:
    wrong = [
        (row["said"], row["ours"], ours) for row in ROWS if (ours := write_line(read_line(row["said"]))) != row["ours"]
    ]
    assert not wrong
    assert len(ROWS) >= 400
