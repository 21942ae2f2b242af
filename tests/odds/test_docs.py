"""What docs/odds.md shows is what happens."""

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(DOCS / "odds.md"), module_relative=False)
    assert (failed, tried > 4) == (0, True)
