"""Where a door finds its game: in the catalogue, among the small games of research, or on a page of your own."""

from functools import cache
from pathlib import Path

from pokernight.catalogue.page import read_page
from pokernight.catalogue.shelf import Shelf, shelved, shipped
from pokernight.game.game import Game

SMALL = Path(__file__).parent / "games"
"""Where the small games are kept that research solves and measures itself by, one page for each."""


@cache
def small_games() -> Shelf:
    """The small games of research.

    >>> small_games()["leduc"].name
    "Leduc Hold'em"
    """
    return shelved(read_page(path) for path in sorted(SMALL.glob("*.md")))


def game_of(game: str | Path | Game) -> Game:
    """A game by its name, from a page, or as it is."""
    if isinstance(game, Game):
        return game
    if isinstance(game, Path) or game.endswith(".md"):
        page = read_page(game)
        if not page.entries:
            raise ValueError("\n".join(map(str, page.problems)) or f"There is no game on {game}.")
        return page.entries[0].game
    return (small_games() if game in small_games() else shipped())[game].game
