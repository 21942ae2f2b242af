"""Every command line that the README shows does what it says."""

import shlex
from pathlib import Path
from shutil import copytree

import pytest
from click.testing import CliRunner

from pokernight.cli import house

README = Path(__file__).parent.parent / "README.md"


def shown() -> list[list[str]]:
    lines = [
        line.strip() for line in README.read_text(encoding="utf-8").splitlines() if line.startswith("    pokernight")
    ]
    return [shlex.split(line.split(" > ")[0], comments=True)[1:] for line in lines]


def test_the_commands_run_one_after_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copytree(README.parent / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("POKERNIGHT_HOME", str(tmp_path / "home"))
    assert len(shown()) >= 10
    for words in shown():
        result = CliRunner().invoke(house, words)
        assert result.exit_code == 0, f"{words}: {result.output}"
