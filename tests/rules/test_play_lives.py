"""Lives: who loses them, who is out for good, and who is left."""

import pytest

from kit.hands import answer, deal, net, read_game
from kit.lines import reads_as
from kit.ruled import ruled
from pokernight.rules import Unread, read_line
from pokernight.table import events as ev

CUCKOO = """Each player starts with two lives.
Deal one card face down to each player.
Each player in turn may exchange their card with the player on their left.
The player with the lowest card loses a life.
A player with no lives left is out.
Repeat the game until only one player has lives left, who wins the pot."""


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Each player begins with three lives.", "Each player has 3 lives."),
        ("Three strikes and you are out.", "Each player has 3 lives."),
        ("The player with the lowest card loses a life.", "Each player with the low card loses a life."),
        ("The player with the low hand gets a strike.", "The player with the low hand loses a life."),
        ("Anyone who goes in and loses must lose two lives.", "Who went in and lost must lose 2 lives."),
        ("If you get a two face up, you lose a life.", "If a player gets a two face up, they must lose a life."),
        ("A player who loses all their lives is out of the game.", "Who has no lives left is out."),
        (
            "Play until only one player has lives left. That player wins the pot.",
            "Repeat all steps until only one player has lives left.",
        ),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_whose_card_is_low_has_to_be_clear() -> None:
    flips = "Each player flips one card. The player with the lowest card must pay ante."
    assert read_line(flips).write() == "Each player flips 1 card. Whoever flipped the low card pays the ante."
    for unclear in ("The player with the lowest card must pay ante.", "If they match, that player wins half the pot."):
        with pytest.raises(Unread):
            read_line(unclear)


def test_players_drop_out_one_by_one() -> None:
    decks = ("Kh 2d 9c", "Kh 3d 9c", "Kh 5d", "2c 9d", "7c 4d")
    game = CUCKOO.replace("Each player in turn may exchange their card with the player on their left.\n", "")
    hand = deal(game, "|".join(decks))
    assert hand.ended
    folds = [event.seat for event in hand.table.log if isinstance(event, ev.Folded)]
    assert folds == [2, 3], "two lives each: the second seat is out after two deals, and never dealt in again"
    assert net(hand) == (202, 199, 199)


def test_equal_low_cards_cost_both_a_life() -> None:
    game = CUCKOO.replace("two lives", "one life")
    hand = deal(game, "Kh 2d 2c")
    answer(hand, "1 decline, 2 decline, 3 decline")
    assert net(hand) == (202, 199, 199)


def test_the_numbers_of_a_game_of_lives() -> None:
    game = read_game(CUCKOO.splitlines())
    assert "pass" in game.tags
    assert ruled(game).totals.held == 1
