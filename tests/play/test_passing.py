"""Passing cards, and taking them from others."""

import pytest

from kit.hands import answer, cards, deal, dealt, knows, net
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

BET = "Betting round, starting with the player to the left of the dealer.\nShowdown: the high hand wins."

THREE = "Deal three cards face down to each player.\n"

HANDS = dealt("Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h")


def held(hand: Hand) -> list[str]:
    return [cards(hand, seat) for seat in range(1, hand.table.state.seats + 1)]


def test_all_pass_at_once_and_in_secret() -> None:
    hand = deal(THREE + "Each player passes two cards to the left.\n" + BET, HANDS)
    assert set(hand.asking) == {1, 2, 3}
    answer(hand, "1 pass 2c 5h", "3 pass 4c 7h")
    assert held(hand) == ["Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h"]
    answer(hand, "2 pass Kh 3c")
    assert held(hand) == ["Ah 4c 7h", "6h 2c 5h", "Qh Kh 3c"]
    assert [knows(hand, seat, "2c") for seat in (1, 2, 3)] == [True, True, False]
    assert cards(hand, 2, Lie.DOWN) == "6h 2c 5h"


def test_who_passed_cards_knows_them_until_the_other_picks_some_out_of_his_hand() -> None:
    hand = deal(
        THREE
        + "Each player passes all their cards to the left.\n"
        + "Each player passes one card to the left.\n"
        + BET,
        HANDS,
    )
    assert all(knows(hand, 1, card) for card in ("Ah", "2c", "5h")), "what came at the same time was not given away"
    answer(hand, "1 pass Qh", "2 pass Ah", "3 pass Kh")
    assert held(hand) == ["4c 7h Kh", "2c 5h Qh", "3c 6h Ah"]
    assert not any(knows(hand, 1, card) for card in ("Ah", "2c", "5h"))
    assert texts(sorted(hand.view(1).loose)) == "2c 5h Ah"
    assert knows(hand, 1, "Qh")


def test_cards_for_both_sides_are_named_in_the_order_of_the_rule() -> None:
    hand = deal(THREE + "Each player passes two cards to the left and 1 card to the right.\n" + BET, HANDS)
    answer(hand, "1 pass Ah 2c 5h", "2 pass Kh 3c 6h")
    with pytest.raises(Refused, match="3 cards, not 2"):
        answer(hand, "3 pass Qh 4c")
    with pytest.raises(Refused, match="Ah is not among"):
        answer(hand, "3 pass Qh 4c Ah")
    with pytest.raises(Refused):
        answer(hand, "3 pass Qh Qh 4c")
    answer(hand, "3 pass Qh 4c 7h")
    assert held(hand) == ["6h Qh 4c", "Ah 2c 7h", "5h Kh 3c"]


def test_all_cards_but_some_are_passed() -> None:
    hand = deal(THREE + "Each player passes all but 1 cards to the left.\n" + BET, HANDS)
    with pytest.raises(Refused, match="2 cards"):
        answer(hand, "1 pass Ah 2c 5h")
    answer(hand, "1 pass 2c 5h", "2 pass Kh 3c", "3 pass 4c 7h")
    assert held(hand) == ["Ah 4c 7h", "6h 2c 5h", "Qh Kh 3c"]


def test_who_is_short_of_cards_gives_what_there_is() -> None:
    hand = deal(
        THREE
        + "Any player may discard 1 card.\nEach player passes two cards to the left and 1 card to the right.\n"
        + BET,
        HANDS,
    )
    answer(hand, "1 discard 5h", "2 decline", "3 decline")
    answer(hand, "1 pass Ah 2c", "2 pass Kh 3c 6h", "3 pass Qh 4c 7h")
    assert held(hand) == ["6h Qh 4c", "Ah 2c 7h", "Kh 3c"]


def test_passed_cards_can_come_face_up() -> None:
    hand = deal(THREE + "Each player passes one card to the right, face up.\n" + BET, HANDS)
    answer(hand, "1 pass Ah", "2 pass Kh", "3 pass Qh")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["Kh", "Qh", "Ah"]


def test_a_whole_hand_moves_on_once() -> None:
    hand = deal(THREE + "Each player passes all their cards to the left.\n" + BET, HANDS)
    assert held(hand) == ["Qh 4c 7h", "Ah 2c 5h", "Kh 3c 6h"]


def test_blind_cards_stay_blind() -> None:
    hand = deal(
        "Deal one card face down to each player.\n"
        "Deal one card face down to each player. Nobody may look at these cards.\n"
        "Each player passes one card to the left.\n" + BET,
        dealt("Ah 2c", "Kh 3c"),
        seats=2,
    )
    answer(hand, "1 pass ?", "2 pass Kh")
    assert (cards(hand, 2, Lie.BLIND), cards(hand, 1, Lie.DOWN)) == ("3c 2c", "Ah Kh")
    assert not any(knows(hand, seat, "2c") for seat in (1, 2))


def test_less_is_passed_at_a_price() -> None:
    hand = deal(
        THREE + "Each player passes two cards to the left and 1 card to the right."
        " They may pay 5 times the maximum bet to pass 1 card to the left and 1 card to the right instead.\n" + BET,
        HANDS,
        stacks=(200, 200, 20),
    )
    with pytest.raises(Refused):
        answer(hand, "3 pass Qh 4c")
    answer(hand, "1 pass Ah 2c", "2 pass Kh 3c 6h", "3 pass Qh 4c 7h")
    assert held(hand) == ["5h 6h Qh 4c", "Ah 7h", "2c Kh 3c"]
    assert net(hand) == (174, 199, 19)


def test_a_seat_that_comes_round_to_oneself_keeps_the_cards() -> None:
    hand = deal(THREE + "Each player passes one card to the player 3 seats to the left.\n" + BET, HANDS)
    answer(hand, "1 pass Ah", "2 pass Kh", "3 pass Qh")
    assert held(hand) == ["Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h"]


def test_the_hand_of_who_folds_goes_to_the_next_player_still_in() -> None:
    hand = deal(
        "Deal one card face down to each player.\nDeal 1 card face up to each player.\n"
        + BET
        + "\nIf a player folds, their cards are passed to the left.",
        dealt("Ah 2c", "Kh 3c", "Qh 4c"),
    )
    answer(hand, "1 check", "2 fold")
    assert (cards(hand, 3, Lie.UP), cards(hand, 3, Lie.DOWN)) == ("4c 3c", "Qh Kh")
    assert knows(hand, 3, "Kh")
    assert not knows(hand, 1, "Kh")


def test_an_auction_goes_on_until_all_others_decline() -> None:
    hand = deal(
        THREE + "Each player in turn may auction off 1 card and keep what it brings.\n" + BET,
        HANDS,
        stacks=(200, 200, 5),
    )
    answer(hand, "1 auction 2c")
    assert list(hand.asking) == [2]
    assert not knows(hand, 2, "2c")
    answer(hand, "2 bid 2", "3 bid 3")
    with pytest.raises(Refused, match="from 4"):
        answer(hand, "2 bid 3")
    answer(hand, "2 bid 4")
    assert list(hand.asking) == [2], "seat 3 cannot bid more, so the card is sold, and seat 2 may auction one off"
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 5h", "Kh 3c 6h 2c")
    assert net(hand) == (203, 195, 4)
    assert knows(hand, 2, "2c")
    answer(hand, "2 auction 2c", "3 decline", "1 decline")
    assert cards(hand, 2) == "Kh 3c 6h 2c", "nobody wants it"
    answer(hand, "3 decline")
    assert hand.asking[1].prompt == "Check or bet."


def test_asking_for_a_rank() -> None:
    hand = deal(
        "Deal two cards face down to each player.\n"
        "Each player in turn may ask another player for a down card of a rank, and get it or else the top card of the"
        " deck.\n" + BET,
        dealt("Ah 2c", "Kh Kc", "Qh 4c", then="9s"),
    )
    answer(hand, "1 choose 2", "1 choose king")
    assert held(hand) == ["Ah 2c Kh", "Kc", "Qh 4c"]
    assert cards(hand, 1, Lie.DOWN) == "Ah 2c Kh"
    assert ev.Answered(1, "choose king") in hand.table.log, "everybody hears it"
    answer(hand, "2 choose 3", "2 choose king")
    assert cards(hand, 2) == "Kc 9s"
    answer(hand, "3 decline")
    assert cards(hand, 3) == "Qh 4c"


def test_another_player_is_forced() -> None:
    hand = deal(
        "Deal one card face up to each player.\n" + BET + "\nIf a player gets a king face up, they may force another"
        " player to fold.",
        "Ah Kh Qh",
    )
    answer(hand, "2 choose 3")
    assert hand.table.state.folded == {3}


TWISTER = (
    "\nIf a player is dealt an eight face up, they may call for a twister: each player gives 1 card to the dealer, who"
    " shuffles and redeals them."
)


def test_a_twister_shuffles_what_all_have_given() -> None:
    hand = deal(
        "Deal one card face down to each player.\nDeal 1 card face up to each player.\n" + BET + TWISTER,
        dealt("Ah 2c", "Kh 8c", "Qh 4c") + "|Qh Ah 8c",
    )
    assert list(hand.asking) == [2]
    answer(hand, "2 call")
    assert set(hand.asking) == {1, 2, 3}
    answer(hand, "1 give Ah", "2 give 8c", "3 give Qh")
    assert held(hand) == ["2c Qh", "Kh Ah", "4c 8c"]
    assert (cards(hand, 2, Lie.UP), cards(hand, 3, Lie.DOWN)) == ("Ah", "8c")
    assert knows(hand, 1, "Qh"), "the new owner knows it"
    assert not knows(hand, 3, "Qh"), "nobody knows what was shuffled away"
    assert hand.asking[1].prompt == "Check or bet."


def test_an_eight_that_a_twister_deals_calls_no_other() -> None:
    hand = deal(
        "Deal one card face up to each player.\n" + BET + TWISTER,
        "2c 8c|8c 2c",
        seats=2,
    )
    answer(hand, "2 call")
    assert held(hand) == ["8c", "2c"]
    assert hand.asking[1].prompt == "Check or bet."


def test_a_card_goes_to_whoever_shows_the_worst() -> None:
    rules = """Deal one card face down and 1 card face up to each player.
        The high hand showing passes one down card to the low hand showing.
        """
    hand = deal(rules + BET, dealt("Ah 9h", "Kh 2c", "Qh 4c"))
    assert held(hand) == ["9h", "Kh 2c Ah", "Qh 4c"]


PASSED_BET = "\nBetting round, starting with the player to the left of the dealer.\nShowdown: the high hand wins."


def test_flipping_goes_on_until_one_card_is_left() -> None:
    rules = (
        f"{THREE}Each player puts their cards in a stack, face down.\nEach player flips the top card of their stack.\n"
        f"Repeat the last step until everyone still in has 1 card face down.{PASSED_BET}"
    )
    hand = deal(rules, HANDS, seats=3)
    answer(hand, "1 order Ah 2c 5h, 2 order Kh 3c 6h, 3 order Qh 4c 7h")
    assert [len(cards(hand, seat, Lie.UP).split()) for seat in (1, 2, 3)] == [2, 2, 2]


DECK = dealt("Ah 2c 5h", "Kh 3c 6h", "Qs 4c 7h")


def test_the_fewest_cards_win_a_share() -> None:
    rules = THREE + "Each player may discard 1 card.\nShowdown, the high hand splits the pot with the player with the"
    hand = deal(rules + " fewest cards.", DECK)
    answer(hand, "1 decline, 2 discard 3c, 3 decline")
    assert net(hand) == (201, 200, 199)
