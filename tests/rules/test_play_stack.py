"""Stacks and hands that a player makes of the cards, at the table."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt, knows, net
from pokernight.cards import texts
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

BET = "Betting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."
FLIP = "Each player flips the top card of their stack.\n"
SEVEN = "Deal 7 cards face down to each player.\n"
HANDS = dealt("Ah Ad Kd 9c 4s 7h 2c", "Qh Qd Js Tc 5s 3h 2d")


def piles(hand: Hand, seat: int) -> list[str]:
    """What a seat has in its hand and in each of its piles."""
    return [texts(hand.table.pile(seat, number)) for number in range(hand.table.state.piles + 1)]


def test_all_make_their_stacks_in_secret_and_flip_from_the_top() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\n"
        "Each player puts their cards in a stack, face down. The order is fixed.\n" + FLIP * 2 + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h"),
        seats=2,
    )
    assert set(hand.asking) == {1, 2}
    with pytest.raises(Refused, match="all 3 cards"):
        answer(hand, "1 stack 5h 2c")
    answer(hand, "1 stack 5h 2c Ah")
    assert cards(hand, 1) == "Ah 2c 5h"
    answer(hand, "2 stack 3c 6h Kh")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("5h 2c", "3c 6h")
    assert not knows(hand, 2, "Ah")


def test_up_cards_are_not_part_of_a_stack() -> None:
    hand = deal(
        "Deal 2 cards face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player puts their cards in a stack, face down.\n" + FLIP + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h"),
        seats=2,
    )
    answer(hand, "1 stack 2c Ah", "2 stack Kh 3c")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("5h 2c", "6h Kh")


def test_unseen_cards_are_put_in_a_stack_unseen() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\n"
        "Deal 2 cards face down to each player. Nobody may look at these cards.\n"
        "Each player puts their cards in a stack, face down, without looking at the no-peek cards.\n" + FLIP * 2 + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h"),
        seats=2,
    )
    answer(hand, "1 stack ? Ah ?", "2 stack Kh ? ?")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("2c Ah", "Kh 3c")
    assert not knows(hand, 1, "5h")


def test_a_stack_with_a_card_on_either_side() -> None:
    hand = deal(
        "Deal 6 cards face down to each player.\n"
        "Each player puts their cards in a stack of 4, with one card on either side.\n"
        "Each player flips the top card of their 4 card stack.\n"
        + "Each player flips one of their two side cards: the right one to go high, the left one to go low.\n"
        + BET,
        dealt("Ah Ad Kd 9c 4s 7h", "Qh Qd Js Tc 5s 3h"),
        seats=2,
    )
    answer(hand, "1 stack 9c 4s Kd Ad 7h Ah", "2 split Qh Qd Js Tc 5s 3h")
    assert cards(hand, 1, Lie.UP) == "9c"
    answer(hand, "1 flip left", "2 flip right")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("9c 7h", "Qh 3h")
    assert hand.table.state.declared == {1: "low", 2: "high"}


def test_the_smaller_hand_must_be_the_worse_one() -> None:
    rules = (
        SEVEN + "Each player splits their cards into a hand of 5 cards and a hand of 2 cards."
        " The 2 card hand must be worse than the 5 card hand.\n"
        "Each player flips the top card of their 2 card stack.\n" + BET
    )
    hand = deal(rules, HANDS, seats=2)
    with pytest.raises(Refused, match=r"pair of aces\) must be worse than the first \(king high"):
        answer(hand, "1 split Kd 9c 4s 7h 2c Ah Ad")
    answer(hand, "1 split Ah Ad 9c 4s 2c Kd 7h", "2 split Qh Qd Js Tc 5s 3h 2d")
    assert piles(hand, 1) == ["", "Ah Ad 9c 4s 2c", "7h Kd"], "Kd was on top, and lies up at the end now"
    assert hand.table.state.notes["hands"] == 2
    assert all_default(deal(rules, HANDS, seats=2)).ended, "who gives no answer splits as the rule asks"


def test_the_smaller_hand_is_told_by_its_size_wherever_it_stands() -> None:
    hand = deal(
        SEVEN + "Each player splits their cards into a hand of 2 cards and a hand of 5 cards."
        " The 2 card hand must hold a down card and be worse than the 5 card hand.\n" + BET,
        HANDS,
        seats=2,
    )
    assert hand.asking[1].sizes == (5, 2)  # type: ignore[attr-defined]


def test_wild_cards_count_in_both_hands_when_they_are_split() -> None:
    hand = deal(
        SEVEN + "Each player splits their cards into a hand of 5 cards and a hand of 2 cards."
        " The 2 card hand must be worse than the 5 card hand.\n" + BET + "\nTwos are wild.",
        HANDS,
        seats=2,
    )
    with pytest.raises(Refused, match="pair of aces"):
        answer(hand, "1 split Ah Kd 9c 4s 7h Ad 2c")
    answer(hand, "1 split Ah Ad 9c 4s 7h Kd 2c")


def test_hands_of_one_size_and_three_hands() -> None:
    hand = deal(
        "Deal 6 cards face down to each player.\nEach player splits their cards into 3 hands of 2 cards each.\n" + BET,
        dealt("Ah Ad Kd 9c 4s 7h", "Qh Qd Js Tc 5s 3h"),
        seats=2,
    )
    answer(hand, "1 split Ah Ad Kd 9c 4s 7h", "2 split Qh Js Qd Tc 5s 3h")
    assert piles(hand, 2) == ["", "Qh Js", "Qd Tc", "5s 3h"]
    assert hand.table.state.notes["hands"] == 3
    hand = deal(
        "Deal 6 cards face down to each player.\nEach player splits their cards into hands of 3, 2 and 1 cards.\n"
        + BET,
        dealt("Ah Ad Kd 9c 4s 7h", "Qh Qd Js Tc 5s 3h"),
        seats=2,
    )
    answer(hand, "1 split Ah Ad Kd 9c 4s 7h", "2 split Qh Js Qd Tc 5s 3h")
    assert piles(hand, 1) == ["", "Ah Ad Kd", "9c 4s", "7h"]


def test_two_stacks_of_one_size_are_hands_and_others_are_one_hand() -> None:
    hand = deal(
        "Deal 4 cards face down to each player.\nEach player splits their cards into two stacks of 2 each.\n"
        "Each player flips the top card of each of their stacks.\n" + BET,
        dealt("Ah Ad Kd 9c", "Qh Qd Js Tc"),
        seats=2,
    )
    answer(hand, "1 split Ah Kd Ad 9c", "2 stack Qh Qd Js Tc")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("Ah Ad", "Qh Js")
    assert hand.table.state.notes["hands"] == 2
    hand = deal(
        SEVEN + "Each player splits their cards into a stack of 4 and a stack of 3."
        " The order of the 3 card stack is fixed.\n"
        "Each player flips the top card of their 3 card stack.\n" + BET,
        HANDS,
        seats=2,
    )
    answer(hand, "1 split Ah Ad Kd 9c 4s 7h 2c", "2 split Qh Qd Js Tc 5s 3h 2d")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("4s", "5s")
    assert "hands" not in hand.table.state.notes


TWO_HANDS = "Deal 2 hands of 2 cards to each player.\n"
DECK = dealt("Ah Ad", "Qh Qd") + " " + dealt("Kd 9c", "Js Tc")


def test_hands_are_dropped_and_kept() -> None:
    hand = deal(TWO_HANDS + "Each player discards 1 of their hands.\n" + BET, DECK, seats=2)
    answer(hand, "1 discard 1", "2 discard 2")
    assert (piles(hand, 1), piles(hand, 2)) == (["", "", "Kd 9c"], ["", "Qh Qd", ""])
    hand = deal(TWO_HANDS + "Each player keeps 1 of their hands.\n" + BET, DECK, seats=2)
    with pytest.raises(Refused):
        answer(hand, "1 keep 3")
    answer(hand, "1 keep 1", "2 keep 2")
    assert (piles(hand, 1), piles(hand, 2)) == (["", "Ah Ad", ""], ["", "", "Js Tc"])


def test_cards_are_switched_between_hands_or_moved_at_a_price() -> None:
    rules = (
        TWO_HANDS + "Each player may switch two cards between their hands, or pay the maximum bet to move one.\n" + BET
    )
    hand = deal(rules, DECK, seats=3)
    assert list(hand.asking) == [1]
    with pytest.raises(Refused):
        answer(hand, "1 switch Ah Ad")
    hand = deal(rules, DECK, seats=2, stacks=(200, 5))
    answer(hand, "1 switch Ah 9c")
    assert piles(hand, 1) == ["", "Ad 9c", "Kd Ah"]
    with pytest.raises(Refused):
        answer(hand, "2 move Qh")
    answer(hand, "2 decline")
    hand = answer(deal(rules, DECK, seats=2), "1 move Ah", "2 decline")
    assert (piles(hand, 1), net(hand)) == (["", "Ad", "Kd 9c Ah"], (194, 199))


def test_cards_laid_aside_still_belong_to_the_hand() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\nEach player lays 1 card aside.\n"
        "Each player puts their cards in a stack, face down.\n" + FLIP + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h"),
        seats=2,
    )
    answer(hand, "1 lay Ah", "2 lay Kh", "1 stack 5h 2c", "2 stack 6h 3c")
    assert piles(hand, 1) == ["2c 5h", "Ah"]
    assert not knows(hand, 2, "Ah")
    assert hand.table.state.of_seat(1) == hand.table.lying(1, *Lie)


def test_hands_that_lie_apart_are_stacked_each_by_itself() -> None:
    hand = deal(TWO_HANDS + "Each player puts their cards in a stack, face down.\n" + FLIP + BET, DECK, seats=2)
    answer(hand, "1 stack 9c Ad Ah Kd", "2 stack Qh Qd Js Tc")
    assert piles(hand, 1) == ["", "Ah Ad", "9c Kd"]


def test_the_bottom_of_a_stack_is_changed_for_a_new_one() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\n"
        "Each player puts their cards in a stack, face down. The order is fixed.\n" + FLIP + "Each player may discard"
        " the bottom card of their stack and get a new bottom card in its place.\n" + FLIP * 2 + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h", then="9s"),
        seats=2,
    )
    answer(hand, "1 stack 5h 2c Ah", "2 stack 3c 6h Kh", "1 change", "2 decline")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("5h 2c 9s", "3c 6h Kh")
