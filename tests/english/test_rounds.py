"""How much is read of what hosts wrote who had never seen the grammar, page by page."""

import re
from pathlib import Path

import pytest

from pokernight.english.page import open_lines
from pokernight.game import CannotWork, Game, NotUnderstood

ROUNDS = Path(__file__).parent / "rounds"

READ_TODAY = {
    # how the rules are told: the least share of lines, and the least number of whole pages
    "plain": (0.96, 23),
    "thursday": (0.93, 20),
    "notebook": (0.89, 13),
    "handout": (0.81, 10),
    "talk": (0.80, 10),
    "catalogue": (0.79, 10),
    "friday": (0.92, 16),
    "lessons": (0.83, 10),
    "collector": (0.79, 8),
    "counter": (0.90, 16),
    "ledger": (0.65, 5),
    "host": (0.89, 14),
    "cards": (0.79, 13),
    "index_cards": (0.82, 14),
    "club": (0.80, 11),
    "porch": (0.98, 28),
    "annex": (0.83, 5),
    "stoop": (0.94, 21),
    "unseen_a": (0.79, 3),
    "unseen_b": (0.76, 6),
    "kitchen": (0.80, 11),
    "garage": (0.46, 2),
    "basement": (0.79, 7),
    "veranda": (0.61, 1),
    "shelf": (0.84, 1),
}
"""What is read may rise, and falls only where what was read was wrong."""


def pages(name: str) -> dict[str, list[str]]:
    """The rules of each game of a round."""
    found: dict[str, list[str]] = {}
    for line in (ROUNDS / f"{name}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            found[line[2:]] = []
        elif rule := re.match(r"\d+\. (.*)", line):
            found[list(found)[-1]].append(rule[1])
    return found


def unread(rules: list[str]) -> set[int]:
    """The lines that are not read, on their page or by themselves."""
    try:
        Game.read(rules)
    except NotUnderstood as error:
        return {stop.rule for stop in error.unknown} | {stop.line for stop in open_lines(rules)[-1]}
    except CannotWork:
        return {0}
    return set()


@pytest.mark.parametrize("name", READ_TODAY)
def test_what_hosts_wrote_is_read(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = {title: (len(rules), unread(rules)) for title, rules in pages(name).items()}
    lines = sum(many for many, _ in found.values())
    read = lines - sum(len(stops - {0}) for _, stops in found.values())
    whole = sum(not stops for _, stops in found.values())
    with capsys.disabled():
        print(f" {name}: {read} of {lines} lines, {whole} of {len(found)} pages ", end="")
    share, least = READ_TODAY[name]
    assert read >= share * lines
    assert whole >= least
