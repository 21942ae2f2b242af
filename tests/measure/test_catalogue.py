"""Every game of the catalogue can work, and needs the lines that it always needed."""

import json
from pathlib import Path

from pokernight import catalogue
from pokernight.measure import idle, measured, objections

NEEDED: dict[str, list[int]] = json.loads((Path(__file__).parent / "needed.json").read_text(encoding="utf-8"))
"""The lines without which a game is refused, as they are numbered among those that are played."""


def test_whole_games_work_and_have_no_idle_rules() -> None:
    """No reason against a game, and no idle rule; without one of its lines, it is refused as it has always been."""
    games = {entry.name: entry.game.lines for entry in catalogue}
    needed = {}
    for name, lines in games.items():
        assert [*objections(lines, measured(lines)), *idle(lines)] == [], name
        less = {at: (*lines[: at - 1], *lines[at:]) for at in range(1, len(lines) + 1)}
        needed[name] = [at for at, rest in less.items() if [*objections(rest, measured(rest))]]
    assert needed == NEEDED
