"""Dealt cards that may be rejected, once or several times, each time for free or at a price."""

import pytest

from kit.hands import answer, deal, paid, up
from kit.lines import is_unread
from pokernight.game import Game
from pokernight.rules import read_line

ONE_UP = "Deal 1 card face up to each player."
THE_FIRST = f"{ONE_UP} They may reject the first card for free."
ONCE = f"{ONE_UP} They may change it for the next card of the deck."
FREE_TWICE = f"{ONE_UP} They may reject the first card for free and the second card for free."
DEARER = f"{ONE_UP} They may reject the first card for free and the second card for the maximum bet."
PAID = f"{ONE_UP} They may reject the first card for the minimum bet and the second card for the maximum bet."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "They may reject the first card for free, and pay max bet to reject the second card, but they must keep the"
            " third card. Rejected cards are discarded.",
            f"{DEARER} Rejected cards are discarded.",
        ),
        ("You may reject the first card for free, but you must pay max bet to reject the second.", DEARER),
        (
            "They may refuse the first card, but must pay max bet to refuse the second, and must keep the third.",
            DEARER,
        ),
        ("You may pay min bet to reject the first card and max bet to reject the second.", PAID),
        ("You may reject the first card for min bet and the second for max bet, but you must take the third.", PAID),
        ("Each player may reject the first card offered to them, but not the second.", THE_FIRST),
        ("They may reject it for free, but they must keep the second card.", ONCE),
        ("They may turn down the first card they are dealt.", THE_FIRST),
        ("They may reject up to two cards, but they must keep the third.", FREE_TWICE),
        ("They may reject the card and get another, but they must keep the third card.", FREE_TWICE),
        ("They may reject the card up to twice.", FREE_TWICE),
        ("They may reject it once.", ONCE),
        ("You may reject the first card free, and pay max bet to reject the second. You must keep the third.", DEARER),
        ("You may reject the first card free and the second for max bet, and the third card must be kept.", DEARER),
        (
            "They may reject up to two cards for ante each.",
            f"{ONE_UP} They may reject the first card for the ante and the second card for the ante.",
        ),
        (
            "They may reject the first card free, the second for min bet and the third for max bet.",
            f"{ONE_UP} They may reject the first card for free, the second card for the minimum bet and the third card"
            " for the maximum bet.",
        ),
    ],
)
def test_cards_that_are_rejected(said: str, ours: str) -> None:
    assert read_line(f"Deal one card up to each player. {said}").write() == ours
    assert read_line(ours).write() == ours


@pytest.mark.parametrize(
    "said",
    [
        "Deal one card up to each player. They may reject up to two cards, but they must keep the second.",
        "Deal one card up to each player. They may reject the second card for max bet.",
        "Deal one card up to each player. They may reject the card, but they must keep the first.",
        "Deal one card up to each player. They may reject it for free, but they must keep the last card.",
        "Deal two cards up to each player. They may reject the first card for free and the second for max bet.",
    ],
)
def test_counts_that_do_not_agree(said: str) -> None:
    is_unread(said)


def test_cards_may_be_discarded_for_none() -> None:
    assert read_line("Each player may discard up to two cards.").write() == "Each player may discard up to 2 cards."


END = "Betting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."


def test_the_third_card_is_kept() -> None:
    hand = deal(f"{DEARER}\n{END}", "2h 3h 4h 5h 6h 7h")
    assert hand.asking[1].prompt == "Change this card for the next one?"
    answer(hand, "1 change")
    assert hand.asking[1].prompt == "Change this card for the next one, for 5?"
    answer(hand, "1 change")
    assert (up(hand, 1), paid(hand)) == ("4h", [(1, 5)])
    assert tuple(hand.asking) == (2,), "nobody rejects a third"
    answer(hand, "2 change, 2 decline, 3 decline")
    assert (up(hand, 2), up(hand, 3)) == ("6h", "7h")
    assert paid(hand) == [(1, 5)]


def test_who_cannot_pay_keeps_the_second() -> None:
    hand = deal(f"{DEARER}\n{END}", "2h 3h 4h 5h 6h 7h", stacks=(4, 200, 200))
    answer(hand, "1 change")
    assert (up(hand, 1), tuple(hand.asking)) == ("3h", (2,))


def test_a_card_is_seen_for_each_rejection() -> None:
    numbers = Game.read([*f"{DEARER}\n{END}".splitlines()]).numbers
    assert (numbers.cards, numbers.seen, numbers.players) == (1, 3, 17)
