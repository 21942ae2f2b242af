"""Cards in a stack."""

import pytest

from kit.hands import answer, cards, deal, dealt, knows, read_game
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

BET = "Betting round, starting with the player to the left of the dealer.\nShowdown: the high hand wins."

FLIP = "Each player flips the top card of their stack.\n"

SEVEN = "Deal seven cards face down to each player.\n"

HANDS = dealt("Ah Ad Kd 9c 4s 7h 2c", "Qh Qd Js Tc 5s 3h 2d")


def test_all_make_their_stacks_in_secret_and_flip_from_the_top() -> None:
    hand = deal(
        "Deal three cards face down to each player.\n"
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
        "Deal two cards face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player puts their cards in a stack, face down.\n" + FLIP + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h"),
        seats=2,
    )
    answer(hand, "1 stack 2c Ah", "2 stack Kh 3c")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("5h 2c", "6h Kh")


def test_unseen_cards_are_put_in_a_stack_unseen() -> None:
    hand = deal(
        "Deal one card face down to each player.\n"
        "Deal two cards face down to each player. Nobody may look at these cards.\n"
        "Each player puts their cards in a stack, face down, without looking at the no-peek cards.\n" + FLIP * 2 + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h"),
        seats=2,
    )
    answer(hand, "1 stack ? Ah ?", "2 stack Kh ? ?")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("2c Ah", "Kh 3c")
    assert not knows(hand, 1, "5h")


def test_a_stack_with_a_card_on_either_side() -> None:
    hand = deal(
        "Deal six cards face down to each player.\n"
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


RULES = """Deal three cards face down to each player.
Each player puts their cards in a stack, face down.
{}
Betting round, starting with the player to the left of the dealer.
Showdown: the high hand wins."""

STACKED = "1 stack Ah 2c 5h, 2 stack Kh 3c 6h, 3 stack Qh 4c 7h"


def stacked(rule: str, *answers: str) -> Hand:
    return answer(deal(RULES.format(rule), "Ah Kh Qh 2c 3c 4c 5h 6h 7h"), STACKED, *answers)


def test_the_top_card_is_passed_on() -> None:
    hand = stacked("Each player passes the top card of their stack to their left.")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["2c 5h Qh", "3c 6h Ah", "4c 7h Kh"]


GAME = """Deal two cards face down to each player.
{laid}
{turn}
Betting round, starting with the player to the left of the dealer.
Showdown: the high hand wins."""


@pytest.mark.parametrize(
    "laid",
    ["Deal five common cards face down in a cross.", "Deal 3 rows of 3 common cards face down to the table."],
)
def test_a_middle_that_is_there(laid: str) -> None:
    assert read_game(GAME.format(laid=laid, turn="Flip over the middle card.").splitlines())
