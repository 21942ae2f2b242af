"""Payments that follow from a card and what follows from them, and what players pay each other."""

import pytest

from kit.hands import REFUSED, deal, dealt, net
from kit.lock_step import lock_step
from pokernight.english.page import read_page
from pokernight.game import Game
from pokernight.play.game import PlayableGame

HANDS = 25
DEALT = (
    "Deal two cards face down to each player.",
    "Deal three cards face up to each player.",
    "Betting round, starting with the high hand showing.",
    "Showdown: the high hand wins.",
)
ONE_CARD, WINS = "Deal one card face up to each player.", "Showdown: the high hand wins."
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


PAID = {
    # who pays whom, and what everybody wins or loses by it: seat 3 deals, and seat 1 has the king, which wins anyway
    "Each player pays a chip to the player on their left.": (0, 0, 0),
    "Each player pays a chip to the dealer.": (-1, -1, 2),
    "Each player who has a king pays two chips to the player on their right.": (-2, 0, 2),
    "Everyone but the dealer pays the player with the low card showing a chip.": (-1, 1, 0),
    "If you get a king, everyone else pays you two chips.": (4, -2, -2),
    "If you get a king, you pay a chip to the player on your left.": (-1, 1, 0),
    "If you get a king, you pay a chip to each of the others.": (-2, 1, 1),
    "The dealer pays two chips to each player.": (2, 2, -4),
}
NOT_TO_ONE = (
    "Each player pays a chip to another player.",
    "Each player may pay a chip to the dealer.",
    "If you get a king, everyone else pays a chip to the player on your left.",
)


def after(*rules: str) -> tuple[int, ...]:
    """The chips of each seat after a hand of one card."""
    return net(deal("\n".join(rules), dealt("Kh", "2d", "9s")))


@pytest.mark.parametrize("rule", PAID)
def test_players_pay_each_other(rule: str) -> None:
    before = after(ONE_CARD, WINS)
    assert tuple(chips - old for chips, old in zip(after(ONE_CARD, rule, WINS), before, strict=True)) == PAID[rule]


@pytest.mark.parametrize("rule", NOT_TO_ONE)
def test_it_must_be_clear_who_is_paid(rule: str) -> None:
    with pytest.raises(REFUSED):
        after(ONE_CARD, rule, WINS)
