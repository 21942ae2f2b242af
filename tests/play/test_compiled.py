"""Compiled play and plain play are the same play: every row of the log, every chip, hand by hand."""

from random import Random

import pytest

from kit.meanings import GAMES
from kit.pages_read import PAGES
from pokernight.play import compiled, many
from pokernight.play.by_chance import play_by_chance
from pokernight.play.chance import Counted
from pokernight.play.flat import CannotCompile
from pokernight.play.game import PlayableGame
from pokernight.play.hand import seated
from pokernight.play.judge import Judge
from pokernight.play.log import Row
from pokernight.play.lowering import CannotPlay, Lowered
from pokernight.play.program import Table
from pokernight.play.record import Record
from pokernight.table.options import Limit, Options

HANDS = 12
CUSTOMS = (Options(), Options(limit=Limit.NONE), Options(burn=True, ante=3), Options(limit=Limit.FIXED, maximum=4))

Rows = list[tuple[int, ...]]


def plain(game: Lowered, record: Record, options: Options) -> Rows:
    """The log of a hand by chance in plain Python."""
    log: Rows = []
    play_by_chance(Table(game.program, record, log, Judge(game.hands, options, Counted(record.seed))))
    return [unnamed(row) for row in log]


def unnamed(row: tuple[int, ...]) -> tuple[int, ...]:
    """A row without the name of the winning hand, which compiled play does not look up."""
    return (*row[:5], 0) if row[0] == Row.WON else row


def table(game: Lowered, number: int) -> tuple[Record, Options]:
    """A table for two to seven, every third with short stacks."""
    chance, seats, options = Random(number), 2 + number % 6, CUSTOMS[number // 2 % len(CUSTOMS)]
    stacks = [chance.randrange(3, 60) for _ in range(seats)] if number % 3 == 2 else [200] * seats
    record = seated(stacks, options, game)
    record.seed = number
    return record, options


@pytest.mark.parametrize("name", GAMES)
def test_compiled_play_is_the_same_play(name: str) -> None:
    game = PlayableGame(GAMES[name]).lowered
    played = [same_play(game, number) for number in range(HANDS)]
    assert all(played) == usual_order(game)


def same_play(game: Lowered, number: int) -> bool:
    """See that a hand is the same both ways; no where the game cannot be compiled."""
    record, options = table(game, number)
    try:
        fast = compiled.CompiledGame(game, record, options).play(1, number, log=True)
    except CannotCompile:
        return False
    assert plain(game, record, options) == [unnamed(row) for row in fast.log()]
    assert record.chips == fast.record["chips"].tolist()
    return True


def test_every_page_is_played_alike_and_most_are_compiled() -> None:
    compiles = 0
    for at, (name, (_, lines)) in enumerate(PAGES.items()):
        try:
            game = PlayableGame(lines).lowered
        except CannotPlay:
            continue
        try:
            compiles += all([same_play(game, at), same_play(game, at + len(PAGES))])
        except AssertionError as differ:
            raise AssertionError(f"{name} is not the same play: {differ}") from differ
    assert compiles > len(PAGES) * 3 // 4


def usual_order(game: Lowered) -> bool:
    """Whether the hands of a game are the five best of all cards, by their usual order."""
    return not game.hands.worth and not game.hands.badugi


def test_many_hands_are_those_of_their_seeds() -> None:
    game = PlayableGame(GAMES["anaconda"]).lowered
    record, options = table(game, 4)
    fast = compiled.CompiledGame(game, record, options)
    together = fast.play(20, 100).gains
    assert together == [sum(gains) for gains in zip(*(fast.play(1, 100 + at).gains for at in range(20)), strict=True)]
    assert sum(together) == 0
    assert any(together)


def test_games_that_the_compiled_judge_cannot_rank_are_refused() -> None:
    game = PlayableGame(GAMES["7/27"]).lowered
    with pytest.raises(CannotCompile):
        compiled.CompiledGame(game, *table(game, 0))


def test_many_hands_come_out_the_same_whether_they_are_compiled_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game, stacks = PlayableGame(GAMES["texas hold'em"]).lowered, (200, 40, 7)
    monkeypatch.setattr(many, "WORTH_IT", 50)
    assert many.many_hands(game, stacks, Options(), 50, 3) == many.plain_hands(game, stacks, Options(), 50, 3)
    compiled.entry()
    assert many.compiled_hands(game, stacks, Options(), 50, 3) == many.plain_hands(game, stacks, Options(), 50, 3)
    monkeypatch.setattr(compiled, "is_kept", lambda: False)
    assert many.compiled_hands(game, stacks, Options(), 50, 3) is None


def test_games_that_cannot_be_compiled_are_played_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    game, stacks = PlayableGame(GAMES["7/27"]).lowered, (60, 60)
    monkeypatch.setattr(many, "WORTH_IT", 5)
    assert many.many_hands(game, stacks, Options(), 5, 1) == many.plain_hands(game, stacks, Options(), 5, 1)
