"""Cards that are wild for a player because of the cards that this player has."""

import pytest

from kit.hands import answer, deal, dealt, net, read_game
from kit.holdings import wild
from kit.lines import is_unread, reads_as
from pokernight.rules import read_line

WIN = "Showdown: the high hand wins."
RULES = """Deal 1 card face down to each player.
Deal 2 cards face up to each player.
Betting round.
Showdown: the high hand wins."""


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("If you have a seven, twos are wild for you.", "Twos are wild for whoever has a seven."),
        ("If a player has a seven, twos are wild for them.", "Twos are wild for whoever has a seven."),
        ("If you have a seven, twos are wild.", "Twos are wild for whoever has a seven."),
        ("If you have two kings, jacks are wild for you.", "Jacks are wild for whoever has 2 kings."),
        ("Jacks are wild for you if you have two kings.", "Jacks are wild for whoever has 2 kings."),
        ("If you have a pair of kings, jacks are wild.", "Jacks are wild for whoever has 2 kings."),
        ("If you have the queen of spades, jacks are wild.", "Jacks are wild for whoever has the queen of spades."),
        ("If you have no king, twos are wild for you.", "Twos are wild for whoever does not have a king."),
        (
            "Your low hole card is wild for you if you have a king.",
            "Your low hole card is wild for whoever has a king.",
        ),
        ("Your low card is wild for you unless you have a king.", None),
        (
            "If you have a king, your low hole card is wild for you, as are all cards of the same rank.",
            "Cards of the same rank as your low hole card are wild for whoever has a king.",
        ),
        ("Your low card and all others of that rank are wild for you, but only if you have a king.", None),
        (
            "Your low card is wild for you, as are all cards of the same rank, but if you have a king only the kings"
            " are wild.",
            "Your low card and all cards of the same rank are wild for you."
            " If a player has a king, only kings are wild for them.",
        ),
        ("If you have a king, nothing is wild for you.", "If a player has a king, nothing is wild for them."),
        ("If you don't have a king, only aces are wild.", "If a player has no kings, only aces are wild for them."),
        ("If you get a king face up, only kings are wild for you.", None),
        ("If you have a pair of kings, only kings are wild.", "If a player has 2 kings, only kings are wild for them."),
        ("If you have a king, kings are wild instead.", "If a player has a king, only kings are wild for them."),
        ("If your low card is a king, only kings are wild.", None),
    ],
)
def test_many_words_for_the_same(said: str, ours: str | None) -> None:
    line = read_line(said)
    written = line.write()
    assert written == (ours or written)
    assert read_line(written) == line


@pytest.mark.parametrize(
    "text",
    [
        "If a player has a king, twos are wild.",  # for all, or for this player?
        "If anyone has a king, only kings are wild.",
        "If you have a flush, only kings are wild.",  # which hand it is goes by what is wild
        "If you have a wild card, only kings are wild.",
    ],
)
def test_what_cannot_be_told_is_not_read(text: str) -> None:
    is_unread(text)


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("If you have an eight, kings are wild for you.", "", "Kd"),
        ("If you have two sevens, kings are wild.", "Kh", ""),
        ("If you have no eight, kings are wild for you.", "Kh", ""),
        ("If you have an eight, your low card is wild for you, as are all cards of the same rank.", "", "7d"),
        ("Sevens are wild, but if you have an eight only kings are wild.", "7c 7h", "Kd"),
        ("Sevens are wild.\nIf you have an eight, nothing is wild for you.", "7c 7h", ""),
    ],
)
def test_whose_cards_are_wild(rule: str, first: str, second: str) -> None:
    hand = deal(f"{RULES}\n{rule}", "7h 7d 7c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)


def test_what_lies_down_gives_nothing_away() -> None:
    rules = f"{RULES}\nSevens are wild, but if you have an eight only kings are wild."
    hand = deal(rules, "8h 7d 7c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 1, showing=True)) == ("Kh", "7c")
    assert wild(hand, 2, showing=True) == "Kd", "everybody sees this eight"


def test_a_king_is_nobody_elses_business() -> None:
    rules = """Deal five cards face down to each player.
        Showdown, high hand wins.
        Your low card is wild for you, as are all cards of the same rank, but if you have a king only kings are wild."""
    hand = deal(rules, dealt("Kh 9d 9c 5s 3d", "Qs Qc 7c 8h 2s", "Th Jd 8c 4s 6d"))
    assert net(hand) == (199, 202, 199), "three nines with the king, three queens with the two"
    hand = deal(rules, dealt("Kh 9d 9c 9s 3d", "Qs Qc 7c 8h 2s", "Th Jd 8c 4s 6d"))
    assert net(hand) == (202, 199, 199)


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Threes are wild when you have three cards.", "Threes are wild for whoever has 3 cards in all."),
        ("While each player has three cards, threes are wild.", "Threes are wild for whoever has 3 cards in all."),
        (
            "With three cards, threes are wild; with five cards, fives are wild.",
            "Threes are wild for whoever has 3 cards in all. Fives are wild for whoever has 5 cards in all.",
        ),
    ],
)
def test_many_words_for_how_many(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_what_is_wild_goes_by_how_many_cards_there_are() -> None:
    rules = """Deal three cards face down to each player.
        Betting round.
        Deal two cards down to each player.
        Betting round.
        Showdown, high hand wins.
        Threes are wild when you have three cards, fives are wild when you have five cards, and sevens are wild when you
        have seven cards.""".replace("you\n        have", "you have")
    hand = deal(rules, dealt("3h 5d 7c", "Kh Kd 2c", then="Ah Ks 9h 9s"), seats=2)
    assert wild(hand, 1) == "3h"
    answer(hand, "1 check, 2 check")
    assert wild(hand, 1) == "5d"
    assert read_game([line.strip() for line in rules.splitlines()]).numbers.wilds == 4, "one rank at a time"


def test_all_hole_cards_are_wild_where_they_are_of_one_rank_and_else_the_lowest() -> None:
    rule = (
        "All of your hole cards are wild for you if they are the same rank."
        " If they are not, only the lowest one is wild."
    )
    rules = (
        f"Deal 2 cards face down to each player.\nDeal 2 cards face up to each player.\nBetting round.\n{WIN}\n{rule}"
    )
    hand = deal(rules, "9h 5d 9d Kc 9s 5c 9c 2c", seats=2)
    assert wild(hand, 1) == "9d 9h", "those that lie face up are not"
    assert wild(hand, 2) == "5d"
