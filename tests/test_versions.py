"""The versions that a fresh start installs: one for each package, within its bounds, and no word on where from."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).parents[1]
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text())
LINES = (HERE / "constraints.txt").read_text().splitlines()
LOCKED = {canonicalize_name(name): version for name, version in (line.split("==") for line in LINES)}
NEEDED = [
    *PROJECT["build-system"]["requires"],
    *PROJECT["project"]["dependencies"],
    *PROJECT["project"]["optional-dependencies"]["dev"],
]


def test_every_line_is_a_name_and_a_version() -> None:
    assert [line for line in LINES if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    assert len(LOCKED) == len(LINES)


@pytest.mark.parametrize("needed", NEEDED)
def test_what_is_needed_is_locked_within_its_bounds(needed: str) -> None:
    wanted = Requirement(needed)
    assert LOCKED[canonicalize_name(wanted.name)] in wanted.specifier, "Write it anew: make lock"


def test_the_two_commands_install_what_is_locked() -> None:
    _, _, rule = (HERE / "Makefile").read_text().partition(".venv/ready: pyproject.toml constraints.txt\n")
    installs = [line for line in rule.partition("\n\n")[0].splitlines() if " install " in line]
    assert len(installs) == 2
    assert all("--constraint constraints.txt" in line for line in installs)
