"""The two ends of a stack: passed, moved, switched, turned up; and prices that are told last."""

import pytest

from kit.hands import answer, cards, deal, net
from pokernight.cards import texts
from pokernight.rules import Unread, read_line
from pokernight.rules.dealing.supply import stack_of
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

RULES = """Deal 3 cards face down to each player.
Each player puts their cards in a stack, face down.
{}
Betting round, opened by the player to the left of the dealer.
Showdown: the high hand wins."""
STACKED = "1 stack Ah 2c 5h, 2 stack Kh 3c 6h, 3 stack Qh 4c 7h"


def stacked(rule: str, *answers: str) -> Hand:
    return answer(deal(RULES.format(rule), "Ah Kh Qh 2c 3c 4c 5h 6h 7h"), STACKED, *answers)


def stack(hand: Hand, seat: int) -> str:
    return texts(stack_of(hand.table, seat))


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Each player passes the top card of their stack to their left.", "passes their top card to the left."),
        ("Each player may discard the top card of their stack.", "may discard their top card."),
        (
            "Each player may pay max bet to switch their bottom two cards.",
            "may pay the maximum bet to switch the bottom two cards of their stack.",
        ),
        (
            "Each player may move the bottom card of their stack to the top.",
            "may move the bottom card of their stack to the top.",
        ),
        (
            "Each player flips one card from the top of their stack or the bottom of their stack.",
            "flips the top or the bottom card of their stack.",
        ),
        ("Each player flips the top card of their stack.", "flips the top card of their stack."),
        ("Each player may draw one card if they wish for ante.", "may pay the ante to draw 1 card."),
        ("Each player may draw one card, but they must pay ante for it.", "may pay the ante to draw 1 card."),
        ("Each player may flip one card. This costs max bet.", "may pay the maximum bet to flip 1 card."),
        (
            "Each player may look at one no-peek card, but must pay ante to do so.",
            "may pay the ante to look at 1 no-peek card.",
        ),
    ],
)
def test_lines(said: str, ours: str) -> None:
    assert read_line(said).write() == f"Each player {ours}"
    assert read_line(f"Each player {ours}").write() == f"Each player {ours}"


def test_what_something_costs_that_comes_of_a_card() -> None:
    line = read_line("If you get a four face up, you may get another card face down. It costs max bet.")
    assert line.write() == "If a player gets a four face up, they may pay the maximum bet to get 1 down card dealt."
    with pytest.raises(Unread):
        read_line("Each player draws one card. It costs max bet.")


def test_the_top_card_is_passed_on() -> None:
    hand = stacked("Each player passes the top card of their stack to their left.")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["2c 5h Qh", "3c 6h Ah", "4c 7h Kh"]


@pytest.mark.parametrize(
    ("deed", "after"),
    [
        ("switches the top two cards of their stack", "2c Ah 5h"),
        ("switches the bottom two cards of their stack", "Ah 5h 2c"),
        ("moves the top card of their stack to the bottom", "2c 5h Ah"),
        ("moves the bottom card of their stack to the top", "5h Ah 2c"),
    ],
)
def test_the_order_of_a_stack_changes(deed: str, after: str) -> None:
    assert stack(stacked(f"Each player {deed}."), 1) == after


def test_one_pays_for_another_order() -> None:
    hand = stacked("Each player may pay max bet to switch their bottom two cards.", "1 pay, 2 decline, 3 decline")
    assert net(hand) == (194, 199, 199)
    assert [stack(hand, seat) for seat in (1, 2)] == ["Ah 5h 2c", "Kh 3c 6h"]


def test_either_end_is_turned_up() -> None:
    hand = stacked("Each player flips the top or the bottom card of their stack.", "1 flip bottom, 2 flip top")
    assert cards(hand, 1, Lie.UP) == "", "all choose first"
    answer(hand, "3 flip bottom")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["5h", "Kh", "7h"]
