"""A small page of our own, for the tests of the catalogue."""

from pathlib import Path

import pytest


@pytest.fixture
def river() -> str:
    """A page of two entries."""
    return (Path(__file__).parent / "river.md").read_text()


@pytest.fixture
def crossing(river: str) -> str:
    """One entry, with aliases and children."""
    return river[: river.index("## River Crossing II")]


@pytest.fixture
def crossing_ii(river: str) -> str:
    """One entry in the other layout, with a ruling."""
    return river[river.index("## River Crossing II") :]
