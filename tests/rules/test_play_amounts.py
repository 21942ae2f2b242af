"""How many cards are drawn at the table."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt, net
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand

DOWN = "Deal 5 cards face down to each player."
HIGH = "Showdown: the high hand wins."
KING = "Each player may draw up to 3 cards, or 4 if they show a king or a joker."


def drawing(rule: str) -> Hand:
    return deal(f"{DOWN}\n{rule}\n{HIGH}", dealt("Kh 2d 3c 4s 5h", "Ah 2c 3d 4h 6s", "9h 9d 8c 7s 6h"))


def test_who_keeps_the_right_card_draws_one_more() -> None:
    hand = drawing(KING)
    prompt = hand.asking[1].prompt
    assert "Draw up to 3 cards, or 4 if you keep a king or a joker" in prompt
    with pytest.raises(Refused, match="unless you keep a king or a joker"):
        hand.answer(1, "draw Kh 2d 3c 4s")
    hand.answer(1, "draw 2d 3c 4s 5h")
    assert "Kh" in cards(hand, 1)
    assert len(cards(hand, 1).split()) == 5
    assert all(2 in hand.table.state.known[card] for card in hand.table.state.of_seat(1)[:1]), "the king is shown"
    with pytest.raises(Refused):
        hand.answer(2, "draw 2c 3d 4h 6s")


def test_a_whole_hand_is_changed_and_paid_for() -> None:
    hand = drawing("Each player may discard all five cards and get a new hand for max bet.")
    before = net(hand)[0]
    answer(hand, "1 change")
    assert net(hand)[0] == before - 5
    assert len(cards(hand, 1).split()) == 5
    assert "Kh" not in cards(hand, 1)
    assert all_default(hand).ended
