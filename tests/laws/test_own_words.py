"""A page in a dealer's own words, wherever a game can be given."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from kit.games import IN_OWN_WORDS
from pokernight.bots import KINDS
from pokernight.cli import house
from pokernight.table.laws import play_out
from pokernight.table.record import record_of

KITCHEN = str(Path(__file__).parents[2] / "examples" / "kitchen.md")
HOLDEM = f"{KITCHEN}#Kitchen Hold'em"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Evenings are kept in a folder of the test."""
    monkeypatch.setenv("POKERNIGHT_HOME", str(tmp_path / "home"))


def run(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(house, words, input=given)


def test_check_reads_every_line_back() -> None:
    result = run("check", "--explain", KITCHEN)
    assert result.exit_code == 0
    assert "6 of 6 games understood." in result.stdout
    assert "   3. Now comes the flop.\n      read as: Deal three cards face up on the board.\n" in result.stdout


def test_check_says_which_rules_change_nothing(tmp_path: Path) -> None:
    page = tmp_path / "own.md"
    written = Path(KITCHEN).read_text()
    page.write_text(written.replace("3s and 9s are wild.", "3s and 9s are wild. Deal a card to the table."))
    result = run("check", str(page))
    assert "  Rule 6 changes nothing: nobody can use this card." in result.stdout


def test_simulate_holds_it_to_the_laws() -> None:
    result = run("simulate", KITCHEN, "--all", "--hands", "5")
    assert result.exit_code == 0
    assert result.stdout.count("5 of 5 hands ended") == result.stdout.count("Laws: all hold.") == 6


@pytest.mark.parametrize("kind", KINDS)
def test_bots_of_every_kind_play_it_in_the_terminal(kind: str) -> None:
    words = ("--plain", "--seats", "3", "--speed", "instant", "--seed", "a", "--bots", kind)
    result = run("play", HOLDEM, *words, given="call\nfold\n" * 12 + "quit\n")
    assert result.exit_code == 0
    assert "1. Deal two cards face down to each player." in result.stdout
    assert "wins" in result.stdout


def test_odds_say_what_wins() -> None:
    result = run("odds", HOLDEM, "--hands", "40", "--jobs", "1", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["hands"] == 40


def test_a_record_is_played_again(tmp_path: Path) -> None:
    entry = next(entry for entry in IN_OWN_WORDS if entry.name == "Kitchen Hold'em")
    hand = play_out(entry.game.deal(3, 7), Random(7))
    (tmp_path / "hand.json").write_text(record_of(hand, HOLDEM).write())
    result = run("replay", str(tmp_path / "hand.json"))
    assert result.exit_code == 0
    gains = ", ".join(f"seat {seat} {gain:+}" for seat, gain in enumerate(hand.gains, 1))
    assert f"In the end: {gains}." in result.stdout
