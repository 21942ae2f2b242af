"""Drawing, twisting, keeping and laying away."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt, discards, knows, net
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.places import COMMON, TABLE, Lie

BET = "Betting round, starting with the player to the left of the dealer.\nShowdown: the high hand wins."

FIVE = "Deal five cards face down to each player.\n"

HANDS = dealt("Ah 2c 3c 4c 9d", "Kh Kd 7c 8c Td")

TWO = "Deal two cards face down to each player.\n"


def test_four_cards_take_an_ace_that_is_shown() -> None:
    rules = FIVE + "Each player may draw up to three cards, or four if they show an ace.\n" + BET
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


@pytest.mark.parametrize(
    ("rule", "verb"),
    [
        ("Each player may discard up to three cards (4 if they show an ace).", "discard"),
        ("Each player may twist up to three cards, or four if they show an ace, for the ante each.", "twist"),
    ],
)
def test_more_cards_go_for_an_ace_in_other_ways_too(rule: str, verb: str) -> None:
    hand = deal(FIVE + rule + "\n" + BET, HANDS, seats=2)
    with pytest.raises(Refused, match="unless you keep an ace"):
        answer(hand, f"1 {verb} Ah 2c 3c 4c")
    answer(hand, f"1 {verb} 2c 3c 4c 9d")
    answer(hand, "2 decline")
    assert knows(hand, 2, "Ah"), "who lays four away shows the ace"
    assert len(cards(hand, 1).split()) == (1 if verb == "discard" else 5)


def test_who_has_to_draw_may_discard_none_and_gets_one_more() -> None:
    hand = deal(
        FIVE + "Each player discards up to 3 cards, or four if they show an ace, and draws 1 more than that.\n" + BET,
        HANDS + " Qs Js Ts",
        seats=2,
    )
    answer(hand, "1 draw 2c", "2 draw")
    assert cards(hand, 1) == "Ah 3c 4c 9d Qs Js"
    assert cards(hand, 2) == "Kh Kd 7c 8c Td Ts"


def test_some_draw_another_number_and_are_not_asked_again() -> None:
    rules = FIVE + "Each player may draw one card, but a player with a pair may draw up to 3.\n" + BET
    hand = deal(rules, HANDS + " Qs Js Ts 9s", seats=2)
    with pytest.raises(Refused):
        answer(hand, "1 draw 2c")
    answer(hand, "2 draw Kd 7c 8c")
    assert cards(hand, 2) == "Kh Td Qs Js Ts", "who has no pair any more"
    with pytest.raises(Refused):
        answer(hand, "1 draw 2c 3c")
    answer(hand, "1 draw 2c")
    assert cards(hand, 1) == "Ah 3c 4c 9d 9s"
    with pytest.raises(Refused):
        answer(hand, "2 draw Td")


def test_those_without_a_pair_pay_where_the_others_draw() -> None:
    hand = deal(
        FIVE + "If you have a pair, you may draw a card; otherwise you pay a chip.\n" + BET, HANDS + " Qs", seats=2
    )
    first, second = net(hand)
    assert second - first == 1
    answer(hand, "2 draw 7c")
    assert cards(hand, 2) == "Kh Kd 8c Td Qs"
    assert net(hand) == (first, second)


def test_only_cards_of_the_kind_are_drawn() -> None:
    rules = "Deal one card face down to each player.\nDeal 1 card face up to each player.\n"
    hand = deal(rules + "Each player may draw one down card.\n" + BET, "Ah Kh 2c 3c Qs", seats=2)
    with pytest.raises(Refused, match="2c is not among"):
        answer(hand, "1 draw 2c")
    answer(hand, "1 draw Ah")
    assert cards(hand, 1) == "2c Qs"


@pytest.mark.parametrize(
    ("remark", "lies"),
    [
        ("They may not look at the new cards.", (Lie.BLIND, Lie.BLIND)),
        ("New cards come face up.", (Lie.UP, Lie.UP)),
        ("", (Lie.DOWN, Lie.UP)),
    ],
)
def test_how_new_cards_lie(remark: str, lies: tuple[Lie, ...]) -> None:
    hand = deal(
        "Deal one card face down to each player.\nDeal 1 card face up to each player.\n"
        f"Each player may draw up to two cards. {remark}\n" + BET,
        "Ah Kh 2c 3c Qs Js",
        seats=2,
    )
    answer(hand, "1 draw Ah 2c", "2 decline")
    new = {texts([card]): lie for card, lie in hand.table.state.lies.items() if hand.table.state.where[card].seat == 1}
    assert (new["Qs"], new["Js"]) == lies
    assert knows(hand, 1, "Qs") is (lies[0] is not Lie.BLIND)


def test_everyone_discards_before_the_first_new_card() -> None:
    hand = deal(
        TWO + "Each player may draw one card. Everyone discards before anyone gets a new card.\n" + BET,
        dealt("Ah 2c", "Kh 3c", then="Qs Js"),
        seats=2,
    )
    assert set(hand.asking) == {1, 2}
    answer(hand, "2 draw 3c", "1 draw 2c")
    moves = [texts(event.cards) for event in hand.table.log if isinstance(event, ev.Moved)][-4:]
    assert moves == ["2c", "3c", "Qs", "Js"]


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


def test_the_top_of_a_stack_is_changed_for_a_new_one() -> None:
    hand = deal(
        "Deal three cards face down to each player.\nEach player puts their cards in a stack, face down.\n"
        "Each player may change the top card of their stack for a new one.\n"
        "Each player flips the top card of their stack.\n" + BET,
        dealt("Ah 2c 5h", "Kh 3c 6h", then="Ts"),
        seats=2,
    )
    answer(hand, "1 stack 2c Ah 5h", "2 stack 3c Kh 6h", "1 change", "2 decline")
    assert discards(hand) == "2c"
    assert (cards(hand, 1, Lie.UP), cards(hand, 2, Lie.UP)) == ("Ts", "3c")


def test_hands_end_by_default_answers() -> None:
    for rules in (
        FIVE + "Each player may draw up to three cards, or four if they show an ace.\n" + BET,
        FIVE + "Each player discards two cards.\n" + BET,
        TWO + "Each player twists 1 card for the ante.\n" + BET,
    ):
        assert all_default(deal(rules)).ended


def test_all_choose_their_discards_in_secret() -> None:
    hand = deal(FIVE + "Each player discards two cards.\n" + BET, HANDS, seats=2)
    assert set(hand.asking) == {1, 2}
    answer(hand, "2 discard 7c 8c")
    assert discards(hand) == ""
    answer(hand, "1 discard 2c 3c")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 4c 9d", "Kh Kd Td")
    assert not knows(hand, 1, "7c")


def test_unseen_cards_are_discarded_unseen() -> None:
    hand = deal(
        TWO
        + "Deal two cards face down to each player. Nobody may look at these cards.\nEach player discards one card.\n"
        + BET,
        dealt("Ah 2c 3c 4c", "Kh Kd 7c 8c"),
        seats=2,
    )
    answer(hand, "1 discard ?", "2 discard Kd")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 2c 4c", "Kh 7c 8c")


def test_everybody_goes_down_to_a_number() -> None:
    hand = deal(FIVE + "Each player discards down to three cards.\n" + BET, HANDS, seats=2)
    with pytest.raises(Refused, match="2 cards, not 1"):
        answer(hand, "1 discard 2c")
    answer(hand, "1 discard 2c 3c", "2 discard 7c 8c")
    assert cards(hand, 1) == "Ah 4c 9d"


def test_a_discard_can_force_another_player() -> None:
    rules = (
        "Deal three cards face up to each player.\n"
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
        "Deal three cards face down to each player. Nobody may look at these cards.\n"
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


ONE_UP = "Deal one card face up to each player."

DEARER = f"{ONE_UP} They may reject the first card for free and the second card for the maximum bet."

END = "Betting round, starting with the player to the left of the dealer.\nShowdown: the high hand wins."


def test_a_twist_is_paid_for_and_the_new_card_lies_as_the_old_one_lay() -> None:
    hand = deal(
        "Deal one card face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player may twist one card for the maximum bet.\n"
        "If anyone twisted, betting round, starting with the player to the left of the dealer.\n"
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
        TWO + "Each player may twist one card for the maximum bet.\n"
        "If anyone twisted, betting round, starting with the player to the left of the dealer.\n"
        "Showdown: the high hand wins."
    )
    assert answer(deal(rules, seats=2), "1 decline", "2 decline").ended
    assert deal(rules, seats=2, stacks=(4, 4)).ended, "who cannot pay is not asked"


def test_two_offers_for_twists() -> None:
    hand = deal(
        TWO + "Each player may twist two cards for double the maximum bet or 1 card for the maximum bet.\n" + BET,
        dealt("Ah 2c", "Kh 3c", "Qh 4c"),
        stacks=(200, 200, 8),
    )
    answer(hand, "1 twist Ah 2c", "2 twist 3c")
    with pytest.raises(Refused, match="1 card, not 2"):
        answer(hand, "3 twist Qh 4c")
    answer(hand, "3 twist 4c")
    assert net(hand) == (189, 194, 2)


def test_twists_at_so_much_each() -> None:
    hand = deal(
        TWO + "Each player may twist up to two cards for the maximum bet each.\n" + BET, stacks=(200, 8), seats=2
    )
    answer(hand, f"1 twist {cards(hand, 1)}")
    assert net(hand)[0] == 189
    assert hand.asking[2].most == 1  # type: ignore[attr-defined]


def test_another_price_for_a_card_that_comes_down() -> None:
    hand = deal(
        "Deal one card face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player may twist one card for double the ante. For the maximum bet instead, the new card comes "
        "face down.\n" + BET,
        "Ah Kh 2c 3c Qs Js",
        seats=2,
    )
    answer(hand, "1 twist 2c", "1 pay")
    assert (cards(hand, 1, Lie.DOWN), net(hand)[0]) == ("Ah Qs", 194)
    answer(hand, "2 twist Kh")
    assert (cards(hand, 2, Lie.DOWN), net(hand)[1]) == ("Js", 197), "a down card comes down anyhow"


def test_a_down_card_is_flipped_so_that_the_new_card_comes_down() -> None:
    rules = (
        "Deal one card face down to each player.\nDeal 1 card face up to each player.\n"
        "Each player may twist one card for the maximum bet."
        " For an up card, they may have the new card down by flipping a down card.\n" + BET
    )
    hand = answer(deal(rules, "Ah Kh 2c 3c Qs Js", seats=2), "1 twist 2c", "1 flip Ah", "2 twist 3c", "2 decline")
    assert (cards(hand, 1, Lie.UP), cards(hand, 1, Lie.DOWN)) == ("Ah", "Qs")
    assert (cards(hand, 2, Lie.UP), cards(hand, 2, Lie.DOWN)) == ("Js", "Kh")


def test_own_cards_are_exchanged_with_the_table_unseen() -> None:
    hand = deal(
        TWO
        + "Deal two cards face down to the table.\nEach player in turn exchanges 1 down card for 1 table card.\n"
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
        TWO + "Deal two common cards face up to the table.\nEach player may exchange 1 card for 1 common card.\n" + BET,
        dealt("Ah 2c", "Kh 3c", then="Qs Js"),
        seats=2,
    )
    answer(hand, "1 exchange 2c", "1 take Js", "2 decline")
    assert cards(hand, 1, Lie.DOWN) == "Ah Js"
    assert texts(hand.table.state.at(COMMON)) == "Qs 2c"
    assert knows(hand, 2, "2c")
