"""Every game of the catalogue has the numbers and the tags that its rules have always given, as far as it is read."""

from functools import cache

import pytest

from kit.ruled import ruled
from pokernight import catalogue
from pokernight.catalogue.entry import Entry
from pokernight.english.page import PageUnread, read_page
from pokernight.english.reading import Unread, read_line
from pokernight.game.ruled import RuledGame
from pokernight.meaning.rules import Line, Repeat
from pokernight.measure import idle, measured, objections
from pokernight.rules.checks import objections as reasons
from pokernight.rules.ruling import played

LEAST_WHOLE = 188
"""How many games were read whole when this was last looked at."""

OTHERWISE: dict[str, str] = {}
"""Games that are measured in another way than before, and why."""

REFUSED_NOW = {("Chessapeake Trade-In", 3): "The rules speak of the table card, but none is dealt."}
"""What is left of a game without one of its lines that was played before, and why it is refused."""


@cache
def meaning(text: str) -> Line | None:
    """What a line means; nothing where it is not read."""
    try:
        return read_line(text)
    except Unread:
        return None


def repeats(line: Line) -> bool:
    """Whether a line says to repeat others."""
    return any(isinstance(rule, Repeat) for rule in line.rules)


def as_read(entry: Entry) -> tuple[RuledGame, list[Line], bool]:
    """The game of those lines that are read, what they mean, and whether they are all.

    Lines that say to repeat others are left out where a line is missing, for they would repeat other lines.
    """
    lines = played(ruled(entry.game).lines, entry.game.rulings)
    try:
        return RuledGame(tuple(lines)), list(read_page([line.write() for line in lines])), True
    except PageUnread:
        pass
    read = {line: found for line in lines if (found := meaning(line.write()))}
    there = [line for line in lines if line in read and not repeats(read[line])]
    return RuledGame(tuple(there)), [read[line] for line in there], False


def test_numbers_and_tags_stay_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    whole, games, changed = 0, 0, {}
    for entry in catalogue:
        game, lines, all_lines = as_read(entry)
        found = measured(lines)
        games += 1
        whole += all_lines
        if (found.numbers, found.tags) != (game.numbers, game.tags):
            changed[entry.name] = (game.numbers, game.tags, found.numbers, found.tags)
    with capsys.disabled():
        print(f" {games - len(changed)} of {games} games measured alike, {whole} of them read whole ", end="")
    assert whole >= LEAST_WHOLE
    assert changed.keys() == OTHERWISE.keys(), changed


def test_whole_games_work_and_have_no_idle_rules() -> None:
    """No reason against a game, and no idle rule; without one of its lines, it is refused as it has always been."""
    for entry in catalogue:
        game, lines, all_lines = as_read(entry)
        if not all_lines or len(lines) != len(game.lines):
            continue
        assert [*objections(lines, measured(lines)), *idle(lines)] == [], entry.name
        for at in range(len(lines)):
            less = [*lines[:at], *lines[at + 1 :]]
            old = RuledGame((*game.lines[:at], *game.lines[at + 1 :]))
            refused = any(reasons(old.played, old.totals)) or (entry.name, at) in REFUSED_NOW
            assert bool([*objections(less, measured(less))]) == refused, (entry.name, at)
