"""What the documentation says about bots is so."""

import doctest
import json
from pathlib import Path

from pokernight.bots.match import FEWEST
from pokernight.bots.report import report
from pokernight.catalogue.shelf import shipped

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(DOCS / "bots.md"), module_relative=False)
    assert (failed, tried > 6) == (0, True)


def test_a_table_of_matches_says_what_is_not_won() -> None:
    kept = {"game": "A (#1)", "seats": 2, "hands": 24, "hero": "steady", "chips_a_hand": 1.5, "error": 0.5}
    lines = [
        json.dumps(kept | {"foe": "random", "wins": True}),
        json.dumps(kept | {"foe": "caller", "wins": False, "error": 2.0}),
        json.dumps(kept | {"foe": "random", "wins": True, "game": "B (#2)"}),
    ]
    page = report(lines, fewest=12)
    assert "| A (#1) | +1.50 ± 0.50 | 24 for 2 | **+1.50 ± 2.00** | 24 for 2 |" in page
    assert "| B (#2) | +1.50 ± 0.50 | 24 for 2 | not played |" in page
    assert "Against `random` it wins 2 of 2 games." in page
    assert "Not for certain: A (#1)" in page


def test_the_table_of_all_games_is_current_and_whole() -> None:
    results = (DOCS / "company.jsonl").read_text(encoding="utf-8").splitlines()
    census = (DOCS / "tempers.jsonl").read_text(encoding="utf-8").splitlines()
    page = report(results, FEWEST, census)
    assert (DOCS / "company.md").read_text(encoding="utf-8") == page, "Write it anew: make company"
    assert all(f"| {entry.link} | " in page for entry in shipped())
    assert "not played" not in page
