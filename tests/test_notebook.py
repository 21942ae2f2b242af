"""The notebook in examples/ runs from top to bottom, and says what is so."""

import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

pytest.importorskip("pyspiel", reason="the extra pokernight[openspiel] is not installed")

NOTEBOOK = Path(__file__).parents[1] / "examples" / "solving.ipynb"


def test_the_notebook_solves_a_game_and_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    mpl.use("Agg")
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    space: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), NOTEBOOK.name, "exec"), space)
    space["plt"].close("all")
    said = capsys.readouterr().out
    assert "Each player passes one card to the left." in said and "wins" in said
    assert space["value"] == pytest.approx(-1 / 15, abs=0.002)
    assert space["left"][-1] < 0.002 < space["left"][0]
    assert space["wins"]["random"] > 0.2 and min(space["wins"].values()) > -0.4
