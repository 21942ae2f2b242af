"""Cards for sale on the table, cards dealt until there are enough, and all cards shuffled within a hand."""

import pytest

from kit.hands import answer, cards, deal, up
from pokernight.cards import texts
from pokernight.table.choices import Refused
from pokernight.table.places import TABLE

ONE = "Deal one card face down to each player.\n"
END = "Betting round.\nShowdown: the high hand wins."
MARKET = (
    ONE
    + "Deal three cards face up to the table.\n"
    + "Each player must take a card: the one that has been there longest is free, the next costs ante, and the newest"
    + " costs five times the ante. An unseen card from the top of the deck costs double the ante and stays down.\n"
    + "Whenever a card is taken, slide the rest down and replace it from the deck.\n"
    + END
)


def test_what_lies_longest_is_cheapest() -> None:
    hand = deal(MARKET, "Ah Kh 2c 3c 4c 5c 6c 7c", seats=2, stacks=(20, 20))
    answer(hand, "1 take 3c")
    assert hand.table.state.chips[1] == 18, "an ante, and another for the second card"
    assert texts(hand.table.state.at(TABLE)) == "2c 4c 5c", "the gap is filled"
    answer(hand, "2 take 2c")
    assert hand.table.state.chips[2] == 19, "the oldest card costs nothing"
    assert cards(hand, 1) == "Ah 3c"


def test_the_newest_card_costs_most_and_one_of_the_deck_is_hidden() -> None:
    hand = deal(MARKET, "Ah Kh 2c 3c 4c 5c 6c 7c", seats=2, stacks=(20, 20))
    answer(hand, "1 take 4c")
    assert hand.table.state.chips[1] == 14
    answer(hand, "2 draw")
    assert (hand.table.state.chips[2], cards(hand, 2)) == (17, "Kh 6c")


def test_nobody_buys_what_he_can_not_pay() -> None:
    hand = deal(MARKET, "Ah Kh 2c 3c 4c 5c 6c 7c", seats=2, stacks=(4, 20))
    with pytest.raises(Refused):
        answer(hand, "1 take 4c")


def test_the_weakest_hand_chooses_first() -> None:
    rules = (
        "Deal one card face up to each player.\nDeal one card face up to the table for each player still in.\n"
        "Each player takes one of the table cards, in order from the lowest hand showing to the highest.\n" + END
    )
    hand = deal(rules, "Ah 2h 9h 5c 6c 7c", seats=3)
    assert texts(hand.table.state.at(TABLE)) == "5c 6c 7c", "one for each player"
    assert list(hand.asking) == [2]
    answer(hand, "2 take 7c", "3 take 6c")
    assert cards(hand, 1) == "Ah 5c", "the last one has no choice"


def test_cards_are_dealt_until_there_are_enough() -> None:
    rules = (
        "Deal three cards face down to each player.\nEach player may discard up to two cards.\n"
        "Deal each player back up to 3 cards.\n" + END
    )
    hand = deal(rules, "Ah Kh Ad Kd Ac Kc 2c 3c 4c", seats=2)
    answer(hand, "1 discard Ad Ac", "2 discard Kc")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 2c 4c", "Kh Kd 3c")


def test_all_cards_are_shuffled_and_dealt_anew_for_the_same_pot() -> None:
    rules = ONE + "Betting round.\nCollect and shuffle all cards.\nDeal 2 cards face down to each player.\n" + END
    hand = deal(rules, "Ah Kh|2c 3c 2d 3d", seats=2)
    answer(hand, "1 check", "2 check")
    assert (cards(hand, 1), cards(hand, 2)) == ("2c 2d", "3c 3d")
    assert tuple(hand.table.state.chips[1:]) == (199, 199), "the antes are still in the pot"


def test_a_card_lies_another_way_for_some() -> None:
    rules = (
        "Deal two cards face up to each player.\nEach player may discard 1 card.\n"
        "Deal one card to each player, up to those with fewer than two up cards, and down to the others.\n" + END
    )
    hand = deal(rules, "Ah Kh Ad Kd 2c 3c", seats=2)
    answer(hand, "1 discard Ah", "2 decline")
    assert (up(hand, 1), up(hand, 2), cards(hand, 2)) == ("Ad 2c", "Kh Kd", "Kh Kd 3c")
