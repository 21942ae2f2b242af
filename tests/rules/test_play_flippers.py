"""What comes to those who turned up certain cards."""

import pytest

from kit.hands import answer, cards, deal, dealt, net
from pokernight.rules import Unread, read_line
from pokernight.table.places import Lie

RULES = """Deal 2 cards face down to each player.
Each player simultaneously flips one down card of their choice.
{}
Betting round.
Showdown: the high hand wins."""
FLIPS = ("1 flip 9h", "2 flip 4d", "3 flip 9c")
DECK = dealt("9h 2h", "4d Kd", "9c Qc", then="7s 8s")


def test_the_low_card_of_a_flip_goes() -> None:
    rules = RULES.format("The player with the low card flipped must discard it and get a new down card.")
    hand = answer(deal(rules, DECK), *FLIPS)
    assert (cards(hand, 2, Lie.DOWN), cards(hand, 2, Lie.UP)) == ("Kd 7s", "")
    assert cards(hand, 1, Lie.UP) == "9h"


def test_of_two_equal_cards_the_first_in_order_counts() -> None:
    hand = answer(deal(RULES.format("The player who flipped the highest card pays 3 chips."), DECK), *FLIPS)
    assert net(hand) == (196, 199, 199)


def test_who_flipped_the_same_rank_pays_in_order() -> None:
    rules = RULES.format("Players who flipped the same rank must match the pot or fold.")
    hand = answer(deal(rules, DECK), *FLIPS)
    assert list(hand.asking) == [1]
    answer(hand, "1 pay")
    assert list(hand.asking) == [3]
    assert net(hand) == (196, 199, 199)


def test_a_card_of_ones_own_flip() -> None:
    said = read_line("If your flipped card is the same rank as the table card, you must discard it.")
    assert said == read_line("If you flip a card of the same rank as the table card, you must discard it.")


def test_any_card_that_was_flipped_is_too_little() -> None:
    with pytest.raises(Unread):
        read_line("Players who flipped a card must match the pot or fold.")


@pytest.mark.parametrize(
    ("rule", "folded"),
    [
        ("Any player without a pair showing must fold.", {1, 3}),
        ("If your high hole card is a king, you must fold.", {2}),
    ],
)
def test_what_one_shows_or_has_makes_one_fold(rule: str, folded: set[int]) -> None:
    rules = f"""Deal 1 card face down to each player.
    Deal 1 card face up to each player.
    Deal 1 card face down to each player.
    Each player simultaneously flips one down card of their choice.
    {rule}
    Betting round.
    Showdown: the high hand wins."""
    hand = deal(rules, dealt("2h 3h 4h", "9d 9h Kd", "Qc 6c 9c"))
    answer(hand, "1 flip 2h", "2 flip 9d", "3 flip 9c")
    assert hand.table.state.folded == folded


def test_an_end_of_the_flip_that_nobody_else_has() -> None:
    rules = RULES.format("The highest non-repeated card of the last flip must match the pot or fold.")
    hand = answer(deal(rules, DECK), *FLIPS)
    assert list(hand.asking) == [2], "the nines are two"


@pytest.mark.parametrize(
    ("rule", "folded"),
    [
        ("If the first card you flip is a king, you must fold.", {1}),
        ("If the second card you flip is a king, you must fold.", {2}),
        ("If the last card you flip is a king, you must fold.", {2}),
    ],
)
def test_the_place_of_a_flip(rule: str, folded: set[int]) -> None:
    flip = "Each player simultaneously flips one down card of their choice.\n"
    rules = f"Deal 2 cards face down to each player.\n{flip * 2}Betting round.\nShowdown: the high hand wins.\n{rule}"
    hand = deal(rules, dealt("Kh 2h", "4d Kd", "9c Qc"))
    answer(hand, "1 flip Kh", "2 flip 4d", "3 flip 9c")
    assert hand.table.state.folded == folded
    assert hand.table.state.round, "before anybody bets"


def test_a_folded_player_may_pay_to_come_back() -> None:
    rules = """Deal 1 card face down to each player.
    Betting round.
    Deal 1 card face up to each player. Folded players do so too.
    Betting round.
    Showdown: the high hand wins.
    If an out player is ever dealt a face up heart, they are back in the game for max bet."""
    hand = answer(deal(rules, "2c 3c 4c 5h 6d 7d"), "1 fold, 2 check, 3 check")
    assert list(hand.asking) == [1]
    answer(hand, "1 pay")
    assert (net(hand)[0], hand.table.state.folded) == (194, frozenset())
