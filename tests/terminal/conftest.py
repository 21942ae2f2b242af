"""Whoever tests the terminal has a home of their own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's evenings are touched."""
    monkeypatch.setenv("POKERNIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
