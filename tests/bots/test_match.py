"""`pokernight match`: results in words, as data, and kept in a file."""

import json
from pathlib import Path

from click.testing import CliRunner

from pokernight.bots import KINDS
from pokernight.bots.match import FEWEST, Score, duplicate
from pokernight.bots.match import match as played
from pokernight.catalogue.shelf import shipped
from pokernight.cli import house
from pokernight.commands import match


def test_the_kinds_are_those_that_there_are() -> None:
    assert match.KINDS == KINDS


def test_results_are_kept_and_not_played_again(tmp_path: Path) -> None:
    log = tmp_path / "results"
    words = ["match", "five card stud", "--deals", "2", "--jobs", "1", "--log", str(log)]
    first = CliRunner().invoke(house, words)
    assert "steady against caller" in first.output
    kept = log.read_text()
    assert json.loads(kept)["hands"] == 4
    assert CliRunner().invoke(house, words).output == ""
    assert log.read_text() == kept


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    log = tmp_path / "notes"
    log.write_text("milk, eggs")
    result = CliRunner().invoke(house, ["match", "five card stud", "--deals", "2", "--log", str(log)])
    assert result.exit_code == 2
    assert "something else" in result.output
    assert log.read_text() == "milk, eggs"


def test_the_same_players_win_nothing_from_each_other() -> None:
    """With the same luck in every seat, a deal that is played from each of them comes out even."""
    game = shipped()["texas hold'em"].game
    assert duplicate(game, "caller", "caller", 3, "even") == 0


def test_a_score_is_sure_only_after_enough_deals() -> None:
    score = Score("A game", "steady", "caller", 2, [1.0, 2.0, 3.0] * 3)
    assert score.wins
    assert not score.clear
    score.deals *= 2
    assert score.clear
    assert not Score("A game", "steady", "caller", 2, [-1.0, 2.0]).wins


def test_where_nothing_can_be_won_one_more_sits_down() -> None:
    score = Score("A game", "caller", "caller", 2)
    sizes = [now.seats for now in played(shipped()["five card stud"].game, score, FEWEST + 1)]
    assert sizes == [*[2] * FEWEST, 3]
