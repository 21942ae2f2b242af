"""Sentences of ours that readings of real pages came to, to make up games of."""

import json
from pathlib import Path

_ROWS = (Path(__file__).parents[1] / "english" / "corpus.jsonl").read_text(encoding="utf-8").splitlines()
SENTENCES = tuple(dict.fromkeys(json.loads(row)["ours"] for row in _ROWS))
"""Each of them is a line of a page."""
