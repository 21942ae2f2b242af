"""Turns that go around until somebody knocks, and the last one of everybody else."""

import pytest

from kit.hands import REFUSED, all_default, answer, cards, deal, read_game

PAGE = """Deal two cards face down to each player.
Deal two cards face up to the table as a widow.
Each player in turn may exchange one card with the widow or knock.
When somebody knocks, the others have one more turn each.
The best hand wins the pot."""
DECK = "2h 3d 4s 5c 6h 7d Ks Kc"


def test_turns_go_around_until_somebody_knocks() -> None:
    hand = answer(deal(PAGE, DECK), "1 decline, 1 exchange 2h")
    for _ in range(2):  # the card that is taken, and the turn of seat 2
        hand.answer(next(iter(hand.asking)), next(iter(hand.asking.values())).default)
    assert "2h" not in cards(hand, 1)
    assert list(hand.asking) == [2]


def test_who_knocks_has_no_more_turns() -> None:
    hand = answer(deal(PAGE, DECK), "1 knock")
    assert list(hand.asking) == [2]
    hand = answer(hand, "2 decline")
    assert list(hand.asking) == [3]
    assert answer(hand, "3 decline").ended


def test_it_comes_to_an_end_if_nobody_does_anything() -> None:
    assert all_default(deal(PAGE, DECK), 10_000).ended


@pytest.mark.parametrize("turn", ["Each player in turn may knock.", "Each player in turn may draw one card."])
def test_a_last_turn_needs_turns_and_a_knock(turn: str) -> None:
    lines = PAGE.splitlines()
    with pytest.raises(REFUSED):
        read_game([*lines[:2], turn, *lines[3:]])
