"""How lines are read about prices that go by how often somebody has paid, and about when a step comes."""

import pytest

from kit.lines import is_unread, reads_as

PRICES = [
    (
        "Each player may buy a replacement card for max bet the first time, double max bet the second time, and triple"
        " max bet the third time.",
        "Each player may draw 1 card for the maximum bet the first time, double the maximum bet the second time and 3"
        " times the maximum bet the third time.",
    ),
    (
        "Each player may twist a card for min bet the first time, max bet the second time and double max bet after"
        " that.",
        "Each player may draw 1 card for the minimum bet the first time, the maximum bet the second time and double the"
        " maximum bet each time after that.",
    ),
    (
        "Each player may pay one chip the first time and two chips every time after to get an up card.",
        "Each player may get 1 up card dealt for 1 chip the first time and 2 chips each time after that.",
    ),
    ("Each player may pay an ante for another card.", "Each player may pay the ante to get 1 card dealt."),
]
WHEN = [
    (
        "After the last betting round, each player may replace one card: max bet for an up card, double max bet for a"
        " down card.",
        "Each player may twist 1 up card for the maximum bet or 1 down card for double the maximum bet.",
    ),
    ("After this betting round, each player passes a card to the left.", "Each player passes 1 card to the left."),
    ("After the last card has been dealt, each player may draw a card.", "Each player may draw 1 card."),
    ("When all cards are dealt, each player may draw a card.", "Each player may draw 1 card."),
    ("After the last betting round there is a showdown.", "Showdown."),
    ("After that, a betting round opened by the dealer.", "Betting round, opened by the dealer."),
]
UNREAD = [
    "Each player may buy a replacement card for max bet the second time.",
    "Each player may draw a card for max bet the first time and an ante the third time.",
    "After the first betting round, fours are wild.",
]


@pytest.mark.parametrize(("said", "written"), PRICES + WHEN)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize("said", UNREAD)
def test_what_cannot_be_said(said: str) -> None:
    is_unread(said)
