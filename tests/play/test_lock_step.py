"""Both engines play the same hands."""

import pytest

from kit.lock_step import lock_step
from kit.meanings import GAMES
from pokernight import catalogue
from pokernight.play.game import PlayableGame

HANDS = 12
"""A thousand were played before a page moved over."""


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_alike(name: str) -> None:
    game = catalogue[name].game
    assert lock_step(game, PlayableGame(GAMES[name]), HANDS, game.most_seats)
