"""Twists, and own cards exchanged with the table, the deck or a neighbour."""

import pytest

from kit.hands import answer, cards, deal, dealt, knows, net
from pokernight.cards import texts
from pokernight.table.choices import Refused
from pokernight.table.places import COMMON, TABLE, Lie

BET = "Betting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."
TWO = "Deal 2 cards face down to each player.\n"


# Twists


def test_a_twist_is_paid_for_and_the_new_card_lies_as_the_old_one_lay() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player may twist 1 card for the maximum bet.\n"
        "If anyone twisted, betting round, opened by the player to the left of the dealer.\n"
        "Showdown: the high hand wins.",
        "Ah Kh 2c 3c Qs Js",
        seats=2,
    )
    answer(hand, "1 twist 2c")
    assert cards(hand, 1, Lie.UP) == "Qs"
    answer(hand, "2 twist Kh")
    assert cards(hand, 2, Lie.DOWN) == "Js"
    assert net(hand) == (194, 194)
    assert hand.asking[1].prompt == "Check or bet."


def test_a_card_that_nobody_may_look_at_is_twisted_for_another() -> None:
    rules = """Deal one card down to each player. No player may look at this card.
        Each player may twist their no-peek card for max bet. No player may look at their new card.
        Betting round.
        Showdown: the high hand wins."""
    hand = answer(deal(rules, "Ah Kh Qs", seats=2), "1 twist ?, 2 decline")
    assert (cards(hand, 1, Lie.BLIND), cards(hand, 2, Lie.BLIND)) == ("Qs", "Kh")
    assert not knows(hand, 1, "Qs")
    assert net(hand) == (194, 199)


def test_new_cards_that_nobody_may_look_at() -> None:
    rules = TWO + "Each player may twist one card for max bet. No one may look at the new card.\n" + BET
    hand = answer(deal(rules, "Ah Kh 2c 3c Qs Js", seats=2), "1 twist 2c")
    assert (cards(hand, 1, Lie.DOWN), cards(hand, 1, Lie.BLIND)) == ("Ah", "Qs")


def test_nobody_bets_when_nobody_twisted() -> None:
    rules = (
        TWO + "Each player may twist 1 card for the maximum bet.\n"
        "If anyone twisted, betting round, opened by the player to the left of the dealer.\n"
        "Showdown: the high hand wins."
    )
    assert answer(deal(rules, seats=2), "1 decline", "2 decline").ended
    assert deal(rules, seats=2, stacks=(4, 4)).ended, "who cannot pay is not asked"


def test_two_offers_for_twists() -> None:
    hand = deal(
        TWO + "Each player may twist 2 cards for double the maximum bet or 1 card for the maximum bet.\n" + BET,
        dealt("Ah 2c", "Kh 3c", "Qh 4c"),
        stacks=(200, 200, 8),
    )
    answer(hand, "1 twist Ah 2c", "2 twist 3c")
    with pytest.raises(Refused, match="1 card, not 2"):
        answer(hand, "3 twist Qh 4c")
    answer(hand, "3 twist 4c")
    assert net(hand) == (189, 194, 2)


def test_twists_at_so_much_each() -> None:
    hand = deal(TWO + "Each player may twist up to 2 cards for the maximum bet each.\n" + BET, stacks=(200, 8), seats=2)
    answer(hand, f"1 twist {cards(hand, 1)}")
    assert net(hand)[0] == 189
    assert hand.asking[2].most == 1  # type: ignore[attr-defined]


def test_another_price_for_a_card_that_comes_down() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player may twist 1 card for double the ante. For the maximum bet instead, the new card comes face down.\n"
        + BET,
        "Ah Kh 2c 3c Qs Js",
        seats=2,
    )
    answer(hand, "1 twist 2c", "1 pay")
    assert (cards(hand, 1, Lie.DOWN), net(hand)[0]) == ("Ah Qs", 194)
    answer(hand, "2 twist Kh")
    assert (cards(hand, 2, Lie.DOWN), net(hand)[1]) == ("Js", 197), "a down card comes down anyhow"


def test_a_down_card_is_flipped_so_that_the_new_card_comes_down() -> None:
    rules = (
        "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player may twist 1 card for the maximum bet."
        " For an up card, they may have the new card down by flipping a down card.\n" + BET
    )
    hand = answer(deal(rules, "Ah Kh 2c 3c Qs Js", seats=2), "1 twist 2c", "1 flip Ah", "2 twist 3c", "2 decline")
    assert (cards(hand, 1, Lie.UP), cards(hand, 1, Lie.DOWN)) == ("Ah", "Qs")
    assert (cards(hand, 2, Lie.UP), cards(hand, 2, Lie.DOWN)) == ("Js", "Kh")


# Exchanges and cards of the table


def test_the_table_card_or_one_from_the_deck() -> None:
    rules = (
        "Deal 1 card face down to each player.\nDeal 1 card face up to the table.\n"
        + "Each player in turn takes the table card or pays the maximum bet to get 1 up card dealt."
        " If they take the table card, it is replaced.\n"
        * 2
        + "If the table card comes to a player who has left it before, discard it and deal a new one.\n"
        + BET
    )
    hand = deal(rules, "Ah Kh Qh 2c 3c 4c 5c 6c 7c", stacks=(200, 200, 3))
    answer(hand, "1 pay")
    assert (cards(hand, 1, Lie.UP), net(hand)[0]) == ("3c", 194)
    answer(hand, "2 take")
    assert (cards(hand, 2, Lie.UP), cards(hand, 3, Lie.UP)) == ("2c", "4c"), "seat 3 cannot pay"
    assert texts(hand.table.state.at(TABLE)) == "5c"
    answer(hand, "1 pay", "2 pay")
    assert cards(hand, 2, Lie.UP) == "2c 7c"


def test_a_table_card_that_was_left_is_replaced_when_it_comes_again() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to the table.\n"
        + "Each player in turn may take the table card or pay the maximum bet to get 1 up card dealt.\n" * 2
        + "If the table card comes to a player who has left it before, discard it and deal a new one.\n"
        + BET,
        "Ah Kh Qh 2c 3c 4c",
    )
    answer(hand, "1 decline", "2 decline", "3 decline")
    assert texts(hand.table.state.at(TABLE)) == "3c"
    answer(hand, "1 take 3c")
    assert cards(hand, 1) == "Ah 3c"


def test_cards_are_taken_from_the_table() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 3 cards face up to the table.\n"
        "Each player takes 1 table card. If they take the table card, it is replaced.\n" + BET,
        "Ah Kh 2c 3c 4c 5c 6c",
        seats=2,
    )
    answer(hand, "1 take 3c")
    assert texts(hand.table.state.at(TABLE)) == "2c 5c 4c", "the new card lies where the old one lay"
    answer(hand, "2 take 5c")
    assert cards(hand, 2, Lie.UP) == "5c"


def test_table_cards_have_prices() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 3 cards face up to the table.\n"
        "Each player may take the first table card for nothing, the second table card for the ante"
        " or the third table card for the maximum bet.\n" + BET,
        "Ah Kh 2c 3c 4c",
        stacks=(200, 3),
        seats=2,
    )
    answer(hand, "1 take 4c")
    assert net(hand)[0] == 194
    answer(hand, "2 take second")
    assert (cards(hand, 2), net(hand)[1]) == ("Kh 3c", 1)


def test_own_cards_are_exchanged_with_the_table_unseen() -> None:
    hand = deal(
        TWO
        + "Deal 2 cards face down to the table.\nEach player in turn exchanges 1 down card for 1 table card.\n"
        + BET,
        dealt("Ah 2c", "Kh 3c", then="Qs Js"),
        seats=2,
    )
    answer(hand, "1 exchange 2c", "1 take 1")
    assert cards(hand, 1, Lie.DOWN) == "Ah Qs"
    assert (knows(hand, 1, "Qs"), knows(hand, 2, "2c")) == (True, False)
    answer(hand, "2 exchange Kh", "2 take 1")
    assert cards(hand, 2) == "3c 2c", "what one lays down a later player may take"
    assert texts(hand.table.state.at(TABLE)) == "Kh Js"


def test_an_exchange_with_open_cards_takes_two_choices() -> None:
    hand = deal(
        TWO + "Deal 2 common cards face up to the table.\nEach player may exchange 1 card for 1 common card.\n" + BET,
        dealt("Ah 2c", "Kh 3c", then="Qs Js"),
        seats=2,
    )
    answer(hand, "1 exchange 2c", "1 take Js", "2 decline")
    assert cards(hand, 1, Lie.DOWN) == "Ah Js"
    assert texts(hand.table.state.at(COMMON)) == "Qs 2c"
    assert knows(hand, 2, "2c")


def test_cards_are_exchanged_with_the_hand_on_the_table() -> None:
    hand = deal(
        TWO
        + "Deal a hand of 2 cards face up to the table.\nEach player may exchange 1 card with the table hand.\n"
        + BET,
        dealt("Ah 2c", "Kh 3c", then="Qs Js"),
        seats=2,
    )
    answer(hand, "1 exchange 2c", "1 take Qs", "2 exchange 3c", "2 take 2c")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah Qs", "Kh 2c")


def test_a_card_for_the_top_card_of_the_deck() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nEach player may exchange 1 card for the top card of the deck.\n" + BET,
        "Ah Kh Qs",
        seats=2,
    )
    answer(hand, "1 exchange", "2 decline")
    assert (cards(hand, 1), cards(hand, 2)) == ("Qs", "Kh")


def test_a_card_that_must_go_is_exchanged_until_another_rank_comes() -> None:
    hand = deal(
        TWO + "Each player flips 1 card.\n" + BET + "\n"
        "If a player flips a four face up, they must exchange it for the top card of the deck.",
        dealt("Ah 4c", "Kh 3c", then="4d 9s"),
        seats=2,
    )
    answer(hand, "1 flip 4c", "2 flip 3c")
    assert cards(hand, 1, Lie.UP) == "9s"


def test_cards_change_places_with_a_neighbours() -> None:
    rules = (
        "Deal 1 card face down to each player.\nEach player may exchange all their cards with the player to the left.\n"
    )
    hand = deal(rules + BET, "2h Kh 3h")
    answer(hand, "1 exchange")
    assert (cards(hand, 1), cards(hand, 2)) == ("Kh", "2h")
    answer(hand, "2 exchange", "3 decline")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Kh", "3h", "2h"]


def test_a_neighbour_refuses_to_exchange_where_a_rule_lets_him() -> None:
    rules = (
        "Deal 1 card face down to each player.\nEach player may exchange all their cards with the player to the left.\n"
        + BET
        + "\nIf a player has a king, they may refuse to exchange."
    )
    hand = deal(rules, "2h Kh 3h")
    answer(hand, "1 exchange")
    assert list(hand.asking) == [2]
    answer(hand, "2 refuse")
    assert cards(hand, 1) == "2h"
    answer(hand, "2 exchange")
    assert list(hand.asking) == [3], "all are asked, so that nobody can tell who has a king"
    with pytest.raises(Refused):
        answer(hand, "3 refuse")
    answer(hand, "3 exchange")
    assert (cards(hand, 2), cards(hand, 3)) == ("3h", "Kh")


def test_both_choose_what_they_exchange() -> None:
    hand = deal(
        TWO + "Each player may exchange 1 card with any other player.\n" + BET,
        dealt("Ah 2c", "Kh 3c", "Qh 4c"),
    )
    answer(hand, "1 choose 3", "1 exchange 2c", "3 exchange Qh")
    assert (cards(hand, 1), cards(hand, 3)) == ("Ah Qh", "4c 2c")
