"""Cards that are laid away: who chooses them, how they lie, and what that brings about."""

import pytest

from kit.hands import answer, cards, deal, dealt, discards, knows, net
from pokernight.table.choices import Refused

BET = "Betting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."
FIVE = "Deal 5 cards face down to each player.\n"
HANDS = dealt("Ah 2c 3c 4c 9d", "Kh Kd 7c 8c Td")
TWO = "Deal 2 cards face down to each player.\n"


def test_all_choose_their_discards_in_secret() -> None:
    hand = deal(FIVE + "Each player discards 2 cards.\n" + BET, HANDS, seats=2)
    assert set(hand.asking) == {1, 2}
    answer(hand, "2 discard 7c 8c")
    assert discards(hand) == ""
    answer(hand, "1 discard 2c 3c")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 4c 9d", "Kh Kd Td")
    assert not knows(hand, 1, "7c")


def test_discards_lie_face_up_where_the_rule_says_so() -> None:
    hand = deal(FIVE + "Each player discards 1 card, face up.\n" + BET, HANDS, seats=2)
    answer(hand, "1 discard 2c", "2 discard 7c")
    assert knows(hand, 1, "7c")
    hand = deal(FIVE + "Each player discards 1 card. Discards lie face up on the table.\n" + BET, HANDS, seats=2)
    answer(hand, "1 discard 2c", "2 discard 7c")
    assert knows(hand, 1, "7c")


def test_a_player_may_pay_to_discard_less() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\n"
        "Each player discards 2 cards. They may pay double the ante to discard no cards or the ante to discard 1 card"
        " instead.\n" + BET,
        dealt("Ah 2c 3c", "Kh Kd 7c"),
        seats=2,
    )
    answer(hand, "1 discard", "2 discard 7c")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 2c 3c", "Kh Kd")
    assert net(hand) == (197, 198)


def test_unseen_cards_are_discarded_unseen() -> None:
    hand = deal(
        TWO
        + "Deal 2 cards face down to each player. Nobody may look at these cards.\nEach player discards 1 card.\n"
        + BET,
        dealt("Ah 2c 3c 4c", "Kh Kd 7c 8c"),
        seats=2,
    )
    answer(hand, "1 discard ?", "2 discard Kd")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 2c 4c", "Kh 7c 8c")


def test_nobody_can_tell_who_has_a_card_that_may_be_discarded() -> None:
    hand = deal(FIVE + "Each player may discard a king.\n" + BET, HANDS, seats=2)
    assert set(hand.asking) == {1, 2}
    with pytest.raises(Refused):
        answer(hand, "1 discard Ah")
    answer(hand, "1 decline", "2 discard Kd")
    assert cards(hand, 2) == "Kh 7c 8c Td"


def test_everybody_goes_down_to_a_number() -> None:
    hand = deal(FIVE + "Each player discards down to 3 cards.\n" + BET, HANDS, seats=2)
    with pytest.raises(Refused, match="2 cards, not 1"):
        answer(hand, "1 discard 2c")
    answer(hand, "1 discard 2c 3c", "2 discard 7c 8c")
    assert cards(hand, 1) == "Ah 4c 9d"


def test_a_discard_can_force_another_player() -> None:
    rules = (
        "Deal 3 cards face up to each player.\n"
        "Any player may discard a four that lies face up to force another player to discard a six that lies face up."
        " Low hands act first.\n" + BET
    )
    hand = deal(rules, dealt("Ah 6c 3c", "4h 6d 7c", "9c 5h 2d"))
    assert list(hand.asking) == [2], "only seat 2 has a four, and somebody has a six"
    answer(hand, "2 discard 4h")
    assert cards(hand, 1) == "Ah 3c"
    assert cards(hand, 2) == "6d 7c"
    hand = deal(rules, dealt("4d 4s 3c", "4h 6d 7c", "4c 6h Ad"))
    assert list(hand.asking) == [2], "seven high is the lowest hand, and the pair of fours the highest"
    answer(hand, "2 discard 4h")
    assert cards(hand, 3) == "4c Ad"
    assert list(hand.asking) == [3]


def test_flipped_cards_are_discarded_until_so_many_are_gone() -> None:
    hand = deal(
        "Deal 3 cards face down to each player. Nobody may look at these cards.\n"
        + "Each player flips the top card of their stack. Each player must discard 1 of the cards they flip during the"
        " game, each when it is flipped.\n" + "Each player flips the top card of their stack.\n" * 2 + BET,
        dealt("Ah 2c 3c", "Kh Kd 7c"),
        seats=2,
    )
    answer(hand, "1 discard Ah", "2 keep")
    assert list(hand.asking) == [2], "seat 1 has done with discarding"
    answer(hand, "2 decline")
    assert cards(hand, 1) == "2c 3c"
    assert cards(hand, 2) == "Kh Kd", "the last card had to go"
