"""`pokernight odds`: tables, plain data, pictures and refusals."""

import json
import os
import pty
import select
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from pokernight import catalogue
from pokernight.cli import house
from pokernight.commands.command import Command
from pokernight.odds import estimate
from pokernight.odds.picture import draw

PAGE = """## Kitchen Stud (#9001)

|Statistic|Value|
|---------|-----|
|Cards|5|
|Players|10|
|Betting Rounds|0|
|Max Cards Seen|5|
|Wilds|0|
|Source|home|
Tags: *straight*
### Rules:
1. Deal five cards face down to each player.
2. Showdown: the high hand wins.

Parent: Root Game (#0)
"""


def run(*words: str) -> Result:
    """Call the command, and fail on anything but a clean end."""
    result = CliRunner().invoke(house, ["odds", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_every_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = house.get_command(click.Context(house), "odds")
    assert isinstance(command, Command)
    for example in command.examples:
        result = run(*shlex.split(example)[2:], "--hands", "40", "--jobs", "1")
        assert result.exit_code == 0, result.output
    assert (tmp_path / "stud.svg").exists()


def test_tables() -> None:
    told = run("anaconda", "--hands", "30", "--seats", "5", "--jobs", "1").stdout
    assert told.startswith("Anaconda (#10): 30 hands for 5, played by the engine.\nNobody folds;")
    assert "The best hand declared high: half of the winners have " in told
    assert "wins when made" in told
    assert "  seat 5 " in told
    assert "A hand has 4 betting rounds and 50 answers, and 35 cards are dealt." in told
    assert "The pot is always 25 chips." in told


def test_plain_data() -> None:
    words = ("five card stud", "--hands", "500", "--seats", "4", "--seed", "3", "--json")
    told = json.loads(run(*words).stdout)
    assert (told["game"], told["seats"], told["hands"], told["way"]) == ("Five Card Stud (#2)", 4, 500, "by the engine")
    (part,) = told["parts"]
    assert part["part"] == "the high hand"
    assert part["times_won"] == 500
    assert sum(kind["made"]["value"] for kind in part["kinds"]) == pytest.approx(1, abs=1e-4)
    assert sum(kind["won"]["value"] for kind in part["kinds"]) == pytest.approx(1, abs=1e-4)
    assert sum(seat["net"]["value"] for seat in told["worth"]) == pytest.approx(0, abs=1e-4)
    assert told["length"]["cards"] == {"value": 20.0, "error": 0.0}
    assert told["pot"]["sizes"] == [[20, 500]]
    assert json.loads(run(*words).stdout) == told
    assert json.loads(run(*words[:5], "--seed", "4", "--json").stdout) != told


def test_a_page_of_ones_own(tmp_path: Path) -> None:
    page = tmp_path / "kitchen.md"
    page.write_text(PAGE)
    told = json.loads(run("--page", str(page), "--hands", "50", "--json").stdout)
    assert (told["game"], told["seats"]) == ("Kitchen Stud (#9001)", 6)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["seven card stud", "--seats", "8"], "This game is for 2 to 7 players, not for 8."),
        (["five card stud", "--given", "seat 1: Ah Ah"], "The ace of hearts is there twice"),
        (["five card stud", "--plot", "odds.pdf"], "A picture is a .png or a .svg file, not odds.pdf."),
        (["five card stud", "--players", "ghost"], 'There are no players of the kind "ghost". There are stayer, '),
        (["five card stud", "--dask", "tcp://127.0.0.1:1", "--hands", "9"], "There is no Dask cluster at"),
        ([], "Name a game"),
    ],
)
def test_refusals_are_sentences(words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokernight.odds.estimating.PATIENCE", 0.2)
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr


@pytest.mark.parametrize("name", ["7/27", "Texas Hold'em"])
def test_pictures(tmp_path: Path, name: str) -> None:
    odds = estimate(catalogue[name].game, 4, 15, name=name)
    draw(odds, tmp_path / "odds.svg")
    first = (tmp_path / "odds.svg").read_bytes()
    draw(odds, tmp_path / "odds.svg")
    assert (tmp_path / "odds.svg").read_bytes() == first
    assert b"<svg" in first
    assert b"<dc:date>" not in first
    draw(odds, tmp_path / "odds.png")
    assert (tmp_path / "odds.png").read_bytes().startswith(b"\x89PNG")


def test_whoever_has_seen_enough_may_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pokernight.odds.estimating.worked_out", interrupted)
    result = run("anaconda", "--hands", "100000", "--jobs", "1", "--json")
    told = json.loads(result.stdout)
    assert 0 < told["hands"] < 100_000
    assert f"Stopped after {told['hands']} of 100000 hands." in result.stderr


def test_a_terminal_sees_the_figures_grow() -> None:
    ours, theirs = pty.openpty()
    words = [sys.executable, "-c", "from pokernight.cli import main; main()", "odds", "anaconda", "--hands", "60"]
    environment = {**os.environ, "COLUMNS": "100", "LINES": "60", "TERM": "xterm"}
    with subprocess.Popen(words, stdout=theirs, env=environment) as command:
        shown = b""
        while command.poll() is None or select.select([ours], [], [], 0.1)[0]:
            if select.select([ours], [], [], 0.1)[0]:
                shown += os.read(ours, 4096)
    os.close(ours)
    os.close(theirs)
    assert command.returncode == 0
    assert b"of 60 hands" in shown
    assert shown.count(b"wins when made") >= 2  # the first figures, and the last
