"""`replay` and `export` with the hand histories of others."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from pokernight.cli import house

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(house, [str(word) for word in words])


def test_a_history_is_told() -> None:
    done = run("replay", EXAMPLES / "hand.phh")
    assert done.exit_code == 0
    assert "Seat 3 shows A♠ Q♠." in done.output
    assert "Cards that the history does not show were dealt by chance." in done.output
    assert done.output.endswith("That is what the history says.\n")


def test_a_history_as_data() -> None:
    told = json.loads(run("replay", EXAMPLES / "hand.phh", "--json").output)
    assert (told["fits"], told["chip"], told["stacks"]) == (True, "0.1", [795, 0, 2080, 0])


def test_what_does_not_fit_is_said(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.phh"
    wrong.write_text((EXAMPLES / "hand.phh").read_text().replace("[79.5, 0, 208, 0]", "[79.5, 8, 200, 0]"))
    done = run("replay", wrong)
    assert done.exit_code == 1
    assert "Player 2 (Bo) has 0.0 at our table in the end, and 8.0 in the history." in done.output
    wrong.write_text('variant = "NT"')
    done = run("replay", wrong)
    assert (done.exit_code, done.output) == (
        2,
        "Error: A hand history needs the starting stacks of two players or more.\n",
    )


def test_a_folder_and_a_collection_are_counted(tmp_path: Path) -> None:
    one = (EXAMPLES / "hand.phh").read_text()
    (tmp_path / "one.phh").write_text(one)
    (tmp_path / "two.phhs").write_text(f"[1]\n{one}\n[2]\n{one.replace('208', '2080')}")
    done = run("replay", tmp_path)
    assert done.exit_code == 1
    assert done.output.startswith("two.phhs [2]: Player 3 (Cy) has 208.0 at our table in the end, and 2080.0")
    assert "3 hands: 2 came out as they should" in done.output
    counted = json.loads(run("replay", tmp_path / "two.phhs", "--json").output)
    assert (counted["hands"], counted["checked"], list(counted["wrong"])) == (2, 1, ["[2]"])


def test_a_hand_goes_out_and_comes_back(tmp_path: Path) -> None:
    written = tmp_path / "out.phh"
    assert run("export", "--hand", EXAMPLES / "no-limit.json", "--format", "phh", "--to", written).exit_code == 0
    assert run("replay", written).output.endswith("That is what the history says.\n")
    refused = run("export", "--hand", EXAMPLES / "hand.json", "--format", "phh")
    assert (refused.exit_code, "PHH has no code for this game" in refused.output) == (2, True)
    assert "--hand FILE --format phh" in run("export", "--format", "phh").output
