"""The commands that play: `replay` and `simulate`."""

import json
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from pokernight.cli import house
from pokernight.commands.command import Command

ROOT = Path(__file__).parents[2]
EXAMPLES = {
    path: str(ROOT / path) for path in ("examples/hand.json", "examples/checked.json", "examples/leaky-boat.md")
}

HAND = {
    "game": "seven card stud",
    "seats": 2,
    "deck": "Ah 2c As 7d Kd 8s Kc 9h Qs Jc Jd 4h 3d 5s",
    "answers": ["1 bet 3", "2 call", "1 check", "2 check", "1 check", "2 check", "1 check", "2 check"],
}
PAGE = """## Kitchen Stud (#9001)

|Statistic|Value|
|---------|-----|
|Cards|5|
|Players|10|
|Betting Rounds|1|
|Max Cards Seen|5|
|Wilds|4|
|Source|home|
Tags: *straight, wilds*
### Rules:
1. Deal five cards face down to each player.
2. Betting round, starting with the player to the left of the dealer.
3. Showdown: the high hand wins.
4. Twos are wild.

Parent: Root Game (#0)
"""


def run(*words: str, given: str | None = None) -> Result:
    """Call a command, and fail on anything but a clean end."""
    result = CliRunner().invoke(house, words, input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A record that stops in the middle."""
    path = tmp_path / "hand.json"
    path.write_text(json.dumps(HAND))
    return str(path)


def test_replay_tells_a_hand(record: str) -> None:
    told = run("replay", record).stdout
    assert told.startswith("Seven Card Stud (#3), 2 seats\n")
    assert "2. Deal one card face up to each player.\n  Dealt face up: seat 1 K♦, seat 2 8♠.\n" in told
    assert "  Seat 1 bets 3.\n" in told
    assert "Seat 1 is asked: Check or bet. (if not answered: check)" in told


def test_replay_as_a_seat_saw_it(record: str) -> None:
    told = run("replay", record, "--seat", "2").stdout
    assert "as seat 2 saw it" in told
    assert "  Dealt face down: seat 1 ?? ??, you 2♣ 7♦.\n" in told
    assert "A♥" not in told
    assert "is asked" not in told
    assert run("replay", record, "--seat", "3").exit_code == 2


def test_replay_as_data(record: str) -> None:
    told = json.loads(run("replay", record, "--json").stdout)
    assert (told["ended"], told["stacks"], told["net"]) == (False, [196, 196], [-4, -4])
    assert list(told["asking"]) == ["1"]
    seen = run("replay", record, "--json", "--seat", "2").stdout
    assert '"Ah"' not in seen
    assert json.loads(run("replay", "-", "--json", given=json.dumps(HAND)).stdout) == told


def test_replay_takes_a_game_from_a_page(tmp_path: Path) -> None:
    (tmp_path / "kitchen.md").write_text(PAGE)
    cards = "Ah 2c Kd 2d 9c 7s 8h 6h 3s 4d"
    for game, *more in (("kitchen.md",), ("kitchen.md#Kitchen Stud",), ("Kitchen Stud", "--page", "kitchen.md")):
        path = tmp_path / "hand.json"
        path.write_text(json.dumps({"game": game, "seats": 2, "deck": cards, "answers": ["1 check", "2 check"]}))
        pages = [str(tmp_path / word) if word.endswith(".md") else word for word in more]
        told = json.loads(run("replay", str(path), "--json", *pages).stdout)
        assert told["pots"] == [{"amount": 2, "shares": {"2": 2}, "why": "high hand, straight, eight high"}]


@pytest.mark.parametrize("written", ["", "{", "[]", '{"game": "anaconda", "seats": 1}', '{"game": "no such"}', "\x00"])
def test_replay_refuses_with_a_sentence(tmp_path: Path, written: str) -> None:
    path = tmp_path / "hand.json"
    path.write_text(written)
    result = run("replay", str(path))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")


def test_simulate_plays_a_game() -> None:
    told = json.loads(run("simulate", "five card stud", "--hands", "20", "--seats", "4", "--json").stdout)
    assert (told["hands"], told["ended"], told["laws"]) == (20, 20, "all hold")
    assert told["averages"]["betting_rounds"] <= 4
    again = json.loads(run("simulate", "five card stud", "--hands", "20", "--seats", "4", "--json").stdout)
    assert again["averages"] == told["averages"]
    other = json.loads(run("simulate", "five card stud", "--hands", "20", "--seed", "1", "--json").stdout)
    assert other["averages"] != told["averages"]


def test_simulate_plays_a_page(tmp_path: Path) -> None:
    page = tmp_path / "kitchen.md"
    page.write_text(PAGE)
    assert "10 of 10 hands ended" in run("simulate", "--page", str(page), "--hands", "10", "--short").stdout
    (told,) = json.loads(run("simulate", "--all", "--page", str(page), "--hands", "5", "--json").stdout)
    assert told["game"] == "Kitchen Stud (#9001)"


@pytest.mark.parametrize("name", ["play", "simulate", "replay", "verify", "match"])
def test_every_example_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POKERNIGHT_HOME", str(tmp_path))
    command = house.get_command(click.Context(house), name)
    assert isinstance(command, Command)
    for example in command.examples:
        words = [EXAMPLES.get(word, word) for word in shlex.split(example)[1:]]
        assert run(*words).exit_code == 0, example


def test_simulate_wants_a_game() -> None:
    assert "Name a game, or play every one with --all." in run("simulate").stderr
