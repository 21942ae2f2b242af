"""Draws at the table: who discards what, what comes for it, and at what price."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt, discards, knows, net
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

BET = "Betting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."
FIVE = "Deal 5 cards face down to each player.\n"
HANDS = dealt("Ah 2c 3c 4c 9d", "Kh Kd 7c 8c Td")
TWO = "Deal 2 cards face down to each player.\n"


def drew(hand: Hand) -> dict[int, int]:
    return dict(hand.table.state.notes["drawn"])


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
