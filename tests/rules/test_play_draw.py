"""Discards, draws and twists at the table."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt, knows, net
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, DISCARDS, TABLE, Lie

BET = "Betting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."
FIVE = "Deal 5 cards face down to each player.\n"
HANDS = dealt("Ah 2c 3c 4c 9d", "Kh Kd 7c 8c Td")
TWO = "Deal 2 cards face down to each player.\n"


def drew(hand: Hand) -> dict[int, int]:
    return dict(hand.table.state.notes["drawn"])


def discards(hand: Hand) -> str:
    return texts(hand.table.state.at(DISCARDS))


# Discards


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


# Draws


def test_a_draw_goes_in_turn_and_the_new_cards_come_down() -> None:
    hand = deal(FIVE + "Each player may draw up to 3 cards.\n" + BET, HANDS + " Qs Js Ts", seats=2)
    assert list(hand.asking) == [1]
    answer(hand, "1 draw 2c 3c")
    assert cards(hand, 1) == "Ah 4c 9d Qs Js"
    assert (knows(hand, 1, "Qs"), knows(hand, 2, "Qs"), knows(hand, 2, "2c")) == (True, False, False)
    answer(hand, "2 draw")
    assert cards(hand, 2) == "Kh Kd 7c 8c Td"
    assert drew(hand) == {1: 2, 2: 0}


def test_four_cards_take_an_ace_that_is_shown() -> None:
    rules = FIVE + "Each player may draw up to 3 cards, or 4 if they show an ace.\n" + BET
    hand = deal(rules, HANDS, seats=2)
    with pytest.raises(Refused, match="unless you keep an ace"):
        answer(hand, "1 draw Ah 2c 3c 4c")
    answer(hand, "1 draw 2c 3c 4c 9d")
    (shown,) = [event for event in hand.table.log if isinstance(event, ev.Shown)]
    assert texts(shown.cards) == "Ah"
    assert knows(hand, 2, "Ah")
    with pytest.raises(Refused):
        answer(hand, "2 draw Kd 7c 8c Td")
    answer(hand, "2 decline")
    three = answer(deal(rules, HANDS, seats=2), "1 draw 2c 3c 4c")
    assert not knows(three, 2, "Ah"), "who draws three shows nothing"


def test_who_has_to_draw_may_discard_none_and_gets_one_more() -> None:
    hand = deal(
        FIVE + "Each player discards up to 3 cards, or 4 if they show an ace, and draws 1 more than that.\n" + BET,
        HANDS + " Qs Js Ts",
        seats=2,
    )
    answer(hand, "1 draw 2c", "2 draw")
    assert cards(hand, 1) == "Ah 3c 4c 9d Qs Js"
    assert cards(hand, 2) == "Kh Kd 7c 8c Td Ts"


def test_only_cards_of_the_kind_are_drawn() -> None:
    rules = "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n"
    hand = deal(rules + "Each player may draw 1 down card.\n" + BET, "Ah Kh 2c 3c Qs", seats=2)
    with pytest.raises(Refused, match="2c is not among"):
        answer(hand, "1 draw 2c")
    answer(hand, "1 draw Ah")
    assert cards(hand, 1) == "2c Qs"


@pytest.mark.parametrize(
    ("remark", "lies"),
    [
        ("They may not look at the new cards.", (Lie.BLIND, Lie.BLIND)),
        ("New cards come face up.", (Lie.UP, Lie.UP)),
        ("The first new card comes face up.", (Lie.UP, Lie.UP)),
        ("The new card lies as the old one lay.", (Lie.DOWN, Lie.UP)),
        ("", (Lie.DOWN, Lie.UP)),
    ],
)
def test_how_new_cards_lie(remark: str, lies: tuple[Lie, ...]) -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n"
        f"Each player may draw up to 2 cards. {remark}\n" + BET,
        "Ah Kh 2c 3c Qs Js",
        seats=2,
    )
    answer(hand, "1 draw Ah 2c", "2 decline")
    new = {texts([card]): lie for card, lie in hand.table.state.lies.items() if hand.table.state.where[card].seat == 1}
    assert (new["Qs"], new["Js"]) == lies
    assert knows(hand, 1, "Qs") is (lies[0] is not Lie.BLIND)


def test_everyone_discards_before_the_first_new_card() -> None:
    hand = deal(
        TWO + "Each player may draw 1 card. Everyone discards before anyone gets a new card.\n" + BET,
        dealt("Ah 2c", "Kh 3c", then="Qs Js"),
        seats=2,
    )
    assert set(hand.asking) == {1, 2}
    answer(hand, "2 draw 3c", "1 draw 2c")
    moves = [texts(event.cards) for event in hand.table.log if isinstance(event, ev.Moved)][-4:]
    assert moves == ["2c", "3c", "Qs", "Js"]


def test_a_draw_right_after_the_last_up_card_comes_before_the_next_player_gets_one() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player may draw 1 card. They may do so only right after getting their last up card.\n" + BET,
        "Ah Kh 2c Qs 3c Js",
        seats=2,
    )
    assert list(hand.asking) == [1]
    assert cards(hand, 2) == "Kh", "the others still wait for their card"
    answer(hand, "1 draw 2c")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah Qs", "Kh 3c")
    answer(hand, "2 decline")
    assert drew(hand) == {1: 1, 2: 0}
    assert hand.asking[1].prompt == "Check or bet."


def test_new_cards_cost_so_much_each() -> None:
    hand = deal(
        TWO + "Each player may draw up to 2 cards. Each new card costs 2 chips.\n" + BET,
        dealt("Ah 2c", "Kh 3c"),
        stacks=(200, 4),
        seats=2,
    )
    answer(hand, "1 draw Ah 2c")
    assert net(hand)[0] == 195
    with pytest.raises(Refused, match="up to 1 card"):
        answer(hand, "2 draw Kh 3c")
    answer(hand, "2 draw 3c")
    assert net(hand)[1] == 1


def test_more_cards_cost_a_price() -> None:
    hand = deal(
        TWO + "Each player may draw 1 card. They may draw 1 more for the maximum bet.\n" + BET,
        dealt("Ah 2c", "Kh 3c"),
        stacks=(200, 3),
        seats=2,
    )
    answer(hand, "1 draw Ah 2c")
    assert net(hand)[0] == 194
    with pytest.raises(Refused, match="1 card, not 2"):
        answer(hand, "2 draw Kh 3c")
    answer(hand, "2 draw Kh")
    assert net(hand)[1] == 2


def test_a_card_from_the_deck_or_any_open_discard() -> None:
    hand = deal(
        TWO + "Each player in turn pays 5 times the ante to draw a card from the deck or any face-up discard."
        " Discards lie face up on the table.\n" + BET,
        dealt("Ah 2c", "Kh 3c", "Qh 4c", then="Ts 9s"),
    )
    assert net(hand) == (194, 199, 199)
    answer(hand, "1 discard Ah")
    assert cards(hand, 1) == "2c Ts"
    answer(hand, "2 draw", "2 discard 3c", "3 take Ah", "3 discard 4c")
    assert (cards(hand, 2), cards(hand, 3)) == ("Kh 9s", "Qh Ah")
    assert discards(hand) == "3c 4c"
    assert net(hand) == (194, 194, 194)


def test_the_top_card_of_the_deck_or_the_top_discard() -> None:
    hand = deal(
        TWO + "Each player in turn may draw the top card of the deck or the top discard.\n" + BET,
        dealt("Ah 2c", "Kh 3c", "Qh 4c", then="Ts 9s"),
    )
    answer(hand, "1 draw", "1 discard 2c", "2 take", "2 discard 3c", "3 decline")
    assert (cards(hand, 1), cards(hand, 2), cards(hand, 3)) == ("Ah Ts", "Kh 2c", "Qh 4c")
    assert drew(hand) == {1: 1, 2: 1, 3: 0}


def test_the_top_of_a_stack_is_changed_for_a_new_one() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\nEach player puts their cards in a stack, face down.\n"
        "Each player may change the top card of their stack for a new one.\n"
        "Each player flips the top card of their stack.\n" + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h", then="Ts"),
        seats=2,
    )
    answer(hand, "1 stack 2c Ah 5h", "2 stack 3c Kh 6h", "1 change", "2 decline")
    assert discards(hand) == "2c"
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("Ts", "3c")


def test_who_drew_few_puts_own_cards_on_top_of_the_new_ones() -> None:
    hand = deal(
        FIVE + "Each player may draw up to 3 cards. They may not look at the new cards.\n"
        "Any player who drew fewer than 3 cards puts cards of their own on top of the drawn ones until there are 3.\n"
        + "Each player flips the top card of their stack.\n" * 3
        + BET,
        HANDS + " Qs Js Ts 9s",
        seats=2,
    )
    answer(hand, "1 draw 2c", "2 draw 7c 8c Td")
    assert list(hand.asking) == [1]
    answer(hand, "1 stack 9d Ah")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("9d Ah Qs", "Js Ts 9s")
    assert (cards(hand, 1, Lie.DOWN), cards(hand, 2, Lie.DOWN)) == ("3c 4c", "Kh Kd")


def test_a_bought_card_is_rejected_or_costs_the_bottom_of_the_stack() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\nEach player puts their cards in a stack, face down.\n"
        "Each player may pay the maximum bet to get 1 up card dealt. They may reject it."
        " Who keeps it discards the bottom card of their stack.\n" + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h", then="Ts 9s"),
    )
    answer(hand, "1 stack 2c Ah 5h", "2 stack 3c Kh 6h", "3 stack Qh 4c 7h")
    answer(hand, "1 take")
    assert knows(hand, 3, "Ts"), "everybody sees the card before it is kept"
    answer(hand, "1 keep", "2 take", "2 reject", "3 decline")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["2c Ah Ts", "3c Kh 6h", "Qh 4c 7h"]
    assert net(hand) == (194, 194, 199)


def test_drawing_from_a_neighbours_discards() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\nEach player discards up to 2 cards.\n"
        "Each player draws from the discards of the player to the left.\n" + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h", then="Ts 9s"),
    )
    answer(hand, "1 discard 2c", "2 discard 3c 6h", "3 discard 4c")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Ah 5h 3c", "Kh 4c Ts", "Qh 7h 2c"]
    assert knows(hand, 1, "3c")
    assert not knows(hand, 3, "3c")


def test_drawing_as_many_as_a_neighbour() -> None:
    hand = deal(
        "Deal 3 cards face down to each player.\n"
        "The player to the left of the dealer draws up to 3 cards.\n"
        "Each player draws as many cards as the player to the right drew.\n" + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h"),
    )
    answer(hand, "1 draw 2c 5h")
    assert list(hand.asking) == [2], "the dealer has not drawn, so seat 1 draws none now"
    with pytest.raises(Refused, match="2 cards, not 1"):
        answer(hand, "2 draw 3c")
    answer(hand, "2 draw 3c 6h", "3 draw Qh 4c")
    assert drew(hand) == {1: 2, 2: 2, 3: 2}


def test_a_whole_new_hand() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player may change their whole hand for a new one.\n" + BET,
        "Ah Kh 2c 3c Qs Js",
        seats=2,
    )
    answer(hand, "1 change", "2 keep")
    assert (cards(hand, 1, Lie.DOWN), cards(hand, 1, Lie.UP), cards(hand, 2)) == ("Qs", "Js", "Kh 3c")


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


def test_hands_end_by_default_answers() -> None:
    for rules in (
        FIVE + "Each player may draw up to 3 cards, or 4 if they show an ace.\n" + BET,
        FIVE + "Each player discards 2 cards.\n" + BET,
        TWO + "Each player twists 1 card for the ante.\n" + BET,
    ):
        assert all_default(deal(rules)).ended


def test_something_else_without_a_question_of_its_own_is_offered_for_its_price() -> None:
    rules = FIVE + "Each player discards 1 card. They may pay 3 chips to get 1 up card dealt instead.\n" + BET
    hand = deal(rules, HANDS, seats=2)
    assert hand.asking[1].prompt == "Pay 3 to get 1 up card dealt instead?"
    answer(hand, "1 pay")
    assert (len(cards(hand, 1).split()), net(hand)[0]) == (6, 196)
    answer(hand, "2 decline")
    assert list(hand.asking) == [2], "who declines does the usual"


def test_a_card_is_bought_up_or_down() -> None:
    buy = "Each player may get 1 card dealt up for the minimum bet or down for the maximum bet."
    hand = deal(f"Deal 1 card face down to each player.\n{buy}\n{BET}", "Ah Kh Qh 2c 3c", stacks=(50, 50, 4))
    answer(hand, "1 take up, 2 take down")
    with pytest.raises(Refused, match="up"):
        hand.answer(3, "take down")
    answer(hand, "3 decline")
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.DOWN), cards(hand, 3)) == ("2c", "Kh 3c", "Qh")
    assert hand.table.log.count(ev.Paid(1, 1, "fee")) == 1
    assert hand.table.log.count(ev.Paid(2, 5, "fee")) == 1


def test_hands_are_filled_up() -> None:
    rules = f"""Deal 3 cards face down to each player.
        Each player discards any number of cards.
        Each player draws cards until they have 3.
        {BET}"""
    hand = deal(rules, dealt("Ah Ad 2c", "Kh Kd 3c", then="4h 5h 6h"), seats=2)
    answer(hand, "1 discard 2c", "2 discard Kd 3c")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah Ad 4h", "Kh 5h 6h")


def test_who_discards_gets_a_card_and_who_declines_gets_none() -> None:
    rules = TWO + "Each player may both discard 1 down card and get 1 up card dealt.\n" + BET
    hand = deal(rules, dealt("Ah 2c", "Kh 3c", then="4h 5h"), seats=2)
    answer(hand, "1 take", "1 discard 2c", "2 decline")
    assert (cards(hand, 1, Lie.UP), cards(hand, 1, Lie.DOWN), cards(hand, 2)) == ("4h", "Ah", "Kh 3c")
