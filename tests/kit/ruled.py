"""Games whose lines are rules of the phrase book."""

from pokernight.game import Game
from pokernight.game.ruled import RuledGame


def ruled(game: Game) -> RuledGame:
    """A game that is known to be played rule by rule."""
    assert isinstance(game, RuledGame)
    return game
