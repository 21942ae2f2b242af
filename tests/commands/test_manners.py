"""Manners that every command has: help, examples, documentation, sentences for complaints."""

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import Result

from pokernight.cli import COMMANDS, house
from pokernight.commands.command import Command
from pokernight.commands.reference import reference
from pokernight.web.keeping import make_folder
from pokernight.web.store import Store

Run = Callable[..., Result]
DOCS = Path(__file__).parents[2] / "docs"


def command(name: str) -> Command:
    found = house.get_command(click.Context(house), name)
    assert isinstance(found, Command)
    return found


PLAYING = ("play", "simulate", "odds", "replay", "verify", "match", "serve")
"""The commands that play need games that can be played: tests/laws and tests/odds have their examples."""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_examples_and_json(run: Run, name: str) -> None:
    text = run(name, "--help").stdout
    assert command(name).help
    assert command(name).examples
    assert all(example.startswith(f"pokernight {name}") and example in text for example in command(name).examples)
    assert "--json" in text
    assert all(param.help for param in command(name).params if isinstance(param, click.Option))


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in PLAYING])
def test_every_example_runs(run: Run, small_world: Path, river: str, name: str) -> None:
    page = river.replace("River Crossing", "Anaconda").replace("Anaconda II", "Howdy Doody").replace("#901", "#10")
    (small_world / "games" / "river.md").write_text(page.replace("Ferry, ", "Anaconda 2, "))
    (small_world / "river.md").write_text(river)
    run("find", "--save", "friday")
    run("find", "--save", "saturday")
    run("find", "--save", "weekend")
    Store(make_folder(small_world / "home") / "tables.db").close()
    run("backup")
    run("backup", "friday.db")
    (small_world / "hands.jsonl").touch()
    for example in command(name).examples:
        words = [word for word in shlex.split(example.split(" < ")[0].split(" > ")[0])[1:] if word != "*.md"]
        if example == "pokernight diff 'anaconda 2'" or "--hand" in example:  # which tests/histories has
            continue
        words += ["river.md"] * ("*.md" in example)
        assert run(*words, input=river).exit_code == 0, example


def test_the_reference_of_commands_is_current() -> None:
    current = (DOCS / "commands.md").read_text(encoding="utf-8")
    assert current == reference(), "Write it anew: python -m pokernight.commands.reference > docs/commands.md"


def test_a_command_that_does_not_exist(run: Run) -> None:
    result = run("shwo")
    assert result.exit_code == 2
    assert 'There is no command "shwo". Did you mean show?' in result.stderr


def test_a_disk_that_refuses_is_a_sentence(run: Run) -> None:
    result = run("tree", "--svg", "no/such/folder/tree.svg")
    assert result.exit_code == 2
    assert "no/such/folder/tree.svg: No such file or directory." in result.stderr


def started(*words: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    line = [sys.executable, "-c", "from pokernight.cli import main; main()", *words]
    return subprocess.run(line, capture_output=True, text=True, encoding="latin-1", env=environment, check=False)


def test_a_terminal_that_knows_no_lines(river: str, small_world: Path) -> None:
    (small_world / "own.md").write_text(river)
    result = started("tree", "901", "--page", "own.md", encoding="latin-1")
    assert (result.returncode, result.stderr) == (0, "")
    assert "??? River Crossing II (#902)" in result.stdout


def test_a_broken_pipe_is_quiet(river: str, small_world: Path) -> None:
    page = "".join(river.replace("#90", f"#{number}") for number in range(1000, 3000))
    (small_world / "own.md").write_text(page)
    call = f"{shlex.quote(sys.executable)} -c 'from pokernight.cli import main; main()' export --page own.md"
    result = subprocess.run(["sh", "-c", f"{call} | head -1"], capture_output=True, text=True, check=False)
    assert result.stdout.startswith("## River Crossing")
    assert result.stderr == ""


def test_starting_up_loads_no_heavy_library() -> None:
    line = (
        "import sys, pokernight.cli, pokernight.commands.show; print({'numpy', 'numba', 'difflib'} & set(sys.modules))"
    )
    result = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
    assert result.stdout == "set()\n"
