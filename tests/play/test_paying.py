"""Payments that follow from a card, and what follows from them, are played alike by both engines."""

import pytest

from kit.lock_step import lock_step
from pokernight.english.page import read_page
from pokernight.game import Game
from pokernight.play.game import PlayableGame

HANDS = 25
DEALT = (
    "Deal 2 cards face down to each player.",
    "Deal 3 cards face up to each player.",
    "Betting round, opened by the high hand showing.",
    "Showdown: the high hand wins.",
)
RULES = (
    "If a player gets a seven face up, they must match the pot or fold. Who pays gets 1 up card dealt.",
    "If a player gets a red card face up, they must pay the ante or fold. Who pays gets 1 down card dealt.",
    "If a player gets a red card face up, they must pay the ante or fold.",
)


@pytest.mark.parametrize("rule", RULES)
def test_payments_are_played_alike(rule: str) -> None:
    """Whoever is left alone has won, whatever he still would have to pay."""
    rules = (*DEALT, rule)
    assert lock_step(Game.read(rules), PlayableGame(read_page(rules)), HANDS, 4)
