"""Hands with which a player has to bet after the draw."""

import pytest

from kit.hands import answer, deal, dealt
from kit.lines import is_unread
from pokernight.rules import read_line
from pokernight.table.choices import Refused

SEVEN = "Who has a seven high or better must bet after the draw."


@pytest.mark.parametrize(
    "said",
    [
        "If you have a seven high or lower, you must bet after the draw.",
        "If you have a seven low or better, you must bet after the draw.",
        "Anyone with a seven or lower must bet after the draw.",
        "You must bet after the draw if you have a seven high or better.",
        SEVEN,
    ],
)
def test_sentence(said: str) -> None:
    assert read_line(said).write() == SEVEN


def test_a_good_hand_for_high_is_told_by_its_name() -> None:
    pair = "Who has a pair of aces or better must bet after the draw."
    assert read_line("If you have at least a pair of aces, you must bet after the draw.").write() == pair


@pytest.mark.parametrize(
    "said", ["If you have a seven, you must bet after the draw.", "If you have a seven high or lower, you must bet."]
)
def test_what_would_mean_something_else_is_not_understood(said: str) -> None:
    is_unread(said)


LOWBALL = """Deal 5 cards face down to each player.
    Betting round, opened by the player to the left of the dealer.
    Each player may draw up to 5 cards.
    Betting round, opened by the player to the left of the dealer.
    Showdown, low hand wins.
    If you have a seven high or lower, you must bet after the draw."""
DECK = dealt("7h 5d 4c 3s 2h", "8h 5c 4d 3h 2c", "Kh Kd Qc Js 9h")


def test_who_has_such_a_hand_may_not_check_after_the_draw() -> None:
    hand = answer(deal(LOWBALL, DECK), "1 check, 2 check, 3 check", "1 decline, 2 decline, 3 decline")
    assert hand.asking[1].prompt == "With such a hand you have to bet."
    for words in ("check", "fold"):
        with pytest.raises(Refused):
            hand.answer(1, words)
    answer(hand, "1 bet 2")
    assert "call" in hand.asking[2].prompt


def test_others_may_and_so_may_who_has_seen_a_bet() -> None:
    other = dealt("8h 5c 4d 3h 2c", "7h 5d 4c 3s 2h", "Kh Kd Qc Js 9h")
    hand = answer(deal(LOWBALL, other), "1 check, 2 check, 3 check", "1 decline, 2 decline, 3 decline")
    assert hand.asking[1].prompt == "Check or bet."
    answer(hand, "1 bet 1, 2 fold")
    assert 2 in hand.table.state.folded
