"""What players may do when they like: at any time, when they pair a hole card, with the cards and deeds of others."""

import pytest

from kit.hands import answer, cards, deal, dealt, knows, net, read_game
from pokernight.rules import Unread, read_line
from pokernight.rules.passing.barter import BARTERED
from pokernight.table.choices import Refused
from pokernight.table.places import Lie

BET = "Betting round, opened by the player to the left of the dealer."
SHOWDOWN = "Showdown, high hand wins."
STUD = f"""Deal one card down to each player.
Deal one card up to each player.
{BET}
Deal one card up to each player.
{BET}
{SHOWDOWN}
"""


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "You may pay max bet at any time to look at one of your no-peek cards.",
            "At any time, each player may pay the maximum bet to look at 1 no-peek card.",
        ),
        (
            "At any point in the hand, a player may buy an extra up card for the ante.",
            "At any time, each player may pay the ante to get 1 up card dealt.",
        ),
        ("Each player may at any time draw one card.", "At any time, each player may draw 1 card."),
        (
            "If you ever pair your hole card, you may flip it to get a free down card.",
            "If a player pairs a down card with an up card, they may flip it to get 1 down card dealt.",
        ),
        (
            "If anyone gets an up card that matches one of their hole cards, they may turn it up and get an up card.",
            "If a player pairs a down card with an up card, they may flip it to get 1 up card dealt.",
        ),
        (
            "If you get a three face up, you may exchange it with any up card of another player.",
            "If a player gets a three face up, they may exchange it for 1 up card of any other player.",
        ),
        (
            "If you flip a jack, you may swap one of your up cards for any up card of the player to your left.",
            "If a player flips a jack face up, they may exchange 1 up card for 1 up card of the player to the left.",
        ),
        (
            "Each player may exchange their hole cards with another player's hole cards.",
            "Each player may exchange all their down cards with any other player.",
        ),
        (
            "If two players flip cards of the same rank in the same round, both must pay minimum bet to the pot.",
            "If two players flip cards of the same rank in the same round, both must pay the minimum bet.",
        ),
        (
            "If two players are dealt the same rank face up, both must fold.",
            "If two players are dealt cards of the same rank face up in the same round, both must fold.",
        ),
        (
            "If you flip a queen, you may make the player to your left discard their highest up card.",
            "If a player flips a queen face up, they may force the player to the left to discard their high up card.",
        ),
        (
            "If you flip a queen, you may make any other player pay ante.",
            "If a player flips a queen face up, they may force another player to pay the ante.",
        ),
    ],
)
def test_in_other_words(said: str, ours: str) -> None:
    assert read_line(said).write() == ours


def test_nobody_is_asked_time_and_again_to_fold() -> None:
    with pytest.raises(Unread):
        read_line("Players may fold at any time.")


def test_a_look_is_offered_before_each_betting_round() -> None:
    rules = f"""Deal two cards down to each player. No player may look at these cards.
        {BET}
        Deal one card up to each player.
        {BET}
        {SHOWDOWN}
        You may pay max bet at any time to look at one of your no-peek cards."""
    hand = deal(rules, dealt("Ah Kd", "9h Qd", then="2h 3h"), seats=2)
    answer(hand, "1 take, 2 decline, 1 check, 2 check")
    assert knows(hand, 1, "Ah")
    assert not knows(hand, 2, "Ah")
    assert not knows(hand, 1, "Kd")
    answer(hand, "1 take, 2 take, 1 check, 2 check")
    assert hand.ended is False, "the last offer comes before the showdown"
    assert list(hand.asking) == [2], "seat 1 has nothing left to look at"
    answer(hand, "2 decline")
    assert net(hand) == (199 - 10 + 2 + 15, 199 - 5)


def test_cards_that_are_bought_at_will_are_not_counted() -> None:
    rules = [*STUD.splitlines(), "At any time, each player may buy a down card for the ante."]
    numbers = read_game(rules).numbers
    assert (numbers.cards, numbers.seen, numbers.players) == (203, 203, 98)


PAIR = STUD + "If you ever pair your hole card, you may flip it to get a free down card."


def test_a_paired_hole_card_is_flipped_for_another() -> None:
    hand = deal(PAIR, "9h Kh 2c Kd 8d", 2)
    assert list(hand.asking) == [1], "nobody else can tell that there is nothing to flip"
    with pytest.raises(Refused):
        answer(hand, "1 flip 9h")
    answer(hand, "1 decline, 2 flip Kh")
    assert {*cards(hand, 2, Lie.UP).split()} == {"Kh", "Kd"}
    assert cards(hand, 2, Lie.DOWN) == "8d"
    answer(hand, "2 decline, 1 check")
    assert list(hand.asking) == [2]


def test_how_many_cards_are_flipped_for_others_is_made_by_the_deal() -> None:
    numbers = read_game(PAIR.splitlines()).numbers
    assert (numbers.cards, numbers.seen) == (3, 303)


def test_a_card_is_exchanged_for_one_of_another_player() -> None:
    rules = STUD + "If you get a three face up, you may exchange it with any up card of another player."
    hand = deal(rules, "9h Kh 8h 3c Kd 9d 5d 4d 2d", 3)
    answer(hand, "1 choose 2")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2)] == ["Kd", "3c"], "there is only one card to take"
    answer(hand, "1 check, 2 check, 3 check")
    assert len(hand.table.state.of_seat(2)) == 3, "the three brings about no other exchange"


def test_which_card_of_another_player() -> None:
    rules = """Deal two cards up to each player.
        Each player may exchange one up card for an up card of another player.
        Betting round.
        Showdown, high hand wins."""
    hand = deal(rules, dealt("9h 2h", "Kh Qh", "8c 7c"), 3)
    answer(hand, "1 choose 2", "1 exchange 2h", "1 take Kh")
    assert cards(hand, 1) == "9h Kh"
    assert cards(hand, 2) == "Qh 2h"
    answer(hand, "2 decline, 3 decline")
    assert not hand.table.pending


def test_nobody_else_learns_which_down_cards_have_changed_hands() -> None:
    rules = """Deal one card down to each player.
        Each player may exchange one down card for a down card of another player.
        Betting round.
        Showdown, high hand wins."""
    hand = answer(deal(rules, "9h Kh 8c"), "1 choose 2")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Kh", "9h", "8c"]
    assert hand.table.state.notes[BARTERED] == ()
    assert [knows(hand, 3, card) for card in ("9h", "Kh")] == [False, False]


def test_two_who_flip_the_same_rank() -> None:
    rules = f"""Deal two cards down to each player.
        Each player flips over one down card.
        {BET}
        {SHOWDOWN}
        If two players flip cards of the same rank in the same round, both must pay minimum bet to the pot."""
    hand = deal(rules, dealt("9h 2h", "Kh Qh", "9c 7c", "9d 6d"), 4)
    answer(hand, "1 flip 9h", "2 flip Kh", "3 flip 9c", "4 flip 9d")
    assert net(hand) == (198, 199, 198, 198), "each of the three pays once"
    hand = deal(rules, dealt("9h 2h", "Kh Qh", "8c 7c"), 3)
    answer(hand, "1 flip 9h", "2 flip Kh", "3 flip 8c")
    assert net(hand) == (199, 199, 199)


def test_a_neighbour_is_forced() -> None:
    rules = STUD + "If you get a queen face up, you may make the player to your left discard their highest up card."
    hand = deal(rules, "9h Kh 8h Kd 2d Qs", 3)
    answer(hand, "3 choose 1")
    assert cards(hand, 1, Lie.UP) == ""
    hand = answer(deal(rules, "9h Kh 8h Kd 2d Qs", 3), "3 decline")
    assert cards(hand, 1, Lie.UP) == "Kd"
