"""A shelf of two small games, a reader that knows four sentences, and a way to call the commands."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest
from click.testing import CliRunner, Result

from pokernight.catalogue.shelf import shipped
from pokernight.cli import house
from pokernight.measure.numbers import Numbers

RIVER = Path(__file__).parent.parent / "catalogue" / "river.md"
SENTENCES = {"Deal": "deal", "Each": "draw", "Bet": "bet", "Showdown": "showdown", "Twos": "wild"}


class Unknown(NamedTuple):
    rule: int
    text: str
    column: int
    reason: str
    nearest: tuple[str, ...]


class NotUnderstood(ValueError):
    def __init__(self, unknown: tuple[Unknown, ...]) -> None:
        super().__init__("not understood")
        self.unknown = unknown


class CannotWork(ValueError):
    def __init__(self, reason: str, game: "PlainGame") -> None:
        super().__init__(reason)
        self.game = game


@dataclass(frozen=True)
class PlainGame:
    """A game that knows a rule by its first word."""

    lines: tuple[str, ...]
    idle: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def read(cls, rules: Sequence[str], _rulings: Sequence[str] = (), _printed: int = 0, **_: bool) -> "PlainGame":
        unknown = [
            Unknown(number, rule, 2, "Here I am lost.", ("Deal five cards.", "Bet.", "Twos are wild."))
            for number, rule in enumerate(rules, 1)
            if not rule.startswith(tuple(SENTENCES))
        ]
        if unknown:
            raise NotUnderstood(tuple(unknown))
        if not any(rule.startswith("Showdown") for rule in rules):
            raise CannotWork("Nobody can win the pot.", cls(tuple(rules)))
        return cls(tuple(rules))

    def write(self) -> tuple[str, ...]:
        return self.lines

    @property
    def numbers(self) -> Numbers:
        return Numbers(
            5, 10, sum(line.startswith("Bet") for line in self.lines), 5, 4 * ("Twos are wild." in self.lines)
        )

    @property
    def tags(self) -> tuple[str, ...]:
        return ("straight", "wilds") if self.numbers.wilds else ("straight",)

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset({"Deal", "Bet"} | ({"Wild"} if self.numbers.wilds else set()))


@pytest.fixture
def river() -> str:
    """A page of two games."""
    return RIVER.read_text()


@pytest.fixture(autouse=True)
def small_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, river: str) -> Iterator[Path]:
    """Two games on the shelf, a home of one's own, and the reader that knows four sentences."""
    games = tmp_path / "games"
    games.mkdir()
    (games / "river.md").write_text(river)
    for name, thing in {"Game": PlainGame, "NotUnderstood": NotUnderstood, "CannotWork": CannotWork}.items():
        monkeypatch.setattr(f"pokernight.game.{name}", thing, raising=False)
    monkeypatch.setattr("pokernight.catalogue.shelf.GAMES", games)
    monkeypatch.setenv("POKERNIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    shipped.cache_clear()
    yield tmp_path
    shipped.cache_clear()


@pytest.fixture
def run() -> Callable[..., Result]:
    """Call a command, and fail on anything but a clean end."""

    def call(*words: str, input: str | bytes | None = None) -> Result:  # noqa: A002
        result = CliRunner().invoke(house, words, input=input)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return call


@pytest.fixture
def data(run: Callable[..., Result]) -> Callable[..., Any]:
    """Call a command with `--json`, and read what it prints."""

    def call(*words: str) -> Any:
        return json.loads(run(*words, "--json").stdout)

    return call
