"""Cards that are wild only for who has others, or while others lie face up."""

import pytest

from kit.hands import deal
from kit.holdings import wild
from kit.lines import is_unread, reads_as
from pokernight.rules import read_line

RULES = """Deal 1 card face down to each player.
Deal 2 cards face up to each player.
Betting round.
Showdown: the high hand wins."""


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("Sevens are wild if you have two of them.", "7c 7h", ""),
        ("Sevens are wild if you have a pair of them.", "7c 7h", ""),
        ("Kings are wild for any player with an eight.", "", "Kd"),
        ("Kings are wild, but if you have an eight they are not.", "Kh", ""),
        ("Kings are wild unless an eight is showing.", "", ""),
        ("Kings are wild unless a queen is showing.", "Kh", "Kd"),
        ("Sevens are wild while a king is showing.", "7c 7h", "7d"),
    ],
)
def test_who_has_what(rule: str, first: str, second: str) -> None:
    hand = deal(f"{RULES}\n{rule}", "7h 7d 7c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)
    assert read_line(read_line(rule).write()) == read_line(rule)


def test_what_lies_down_gives_nothing_away() -> None:
    hand = deal(f"{RULES}\nKings are wild for any player with a seven.", "7h 3d 4c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 1, showing=True)) == ("Kh", "")


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("The lowest up card on the table is wild, as are all cards of the same rank.", "7c 7h", "7d"),
        ("Any card of the same rank as the dealer's first up card is wild.", "", "8d"),
        ("If you have a pair in the hole, they are both wild.", "", ""),
    ],
)
def test_what_lies_before_the_others(rule: str, first: str, second: str) -> None:
    hand = deal(f"{RULES}\n{rule}", "7h 7d 7c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)


def test_a_pair_in_the_hole_is_wild() -> None:
    rules = "Deal 2 cards face down to each player.\nDeal 1 card face up to each player.\nBetting round.\nShowdown."
    hand = deal(f"{rules}\nIf you have a pair in the hole, they are both wild.", "7h 6d 7c 8d 7d 6c", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == ("7c 7h", "")


def test_a_price_for_some_of_the_wild_cards() -> None:
    said = read_line("Threes and nines are wild, but nines cost max bet.")
    assert said.write() == "Threes are wild. Nines are wild for anyone who pays the maximum bet."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Fives and tens are wild, but you must have both for either to be wild.",
            "Fives and tens are wild for whoever has a five and a ten.",
        ),
        ("Fives and tens are wild if you have both.", "Fives and tens are wild for whoever has a five and a ten."),
        ("Fives and tens are wild only together.", "Fives and tens are wild for whoever has a five and a ten."),
        (
            "Fives and tens are wild, but only in hands with both.",
            "Fives and tens are wild for whoever has a five and a ten.",
        ),
        (
            "You must have both a five and a ten for either to be wild.",
            "Fives and tens are wild for whoever has a five and a ten.",
        ),
        ("Jacks are wild if you have a king and a queen.", "Jacks are wild for whoever has a king and a queen."),
    ],
)
def test_cards_of_several_kinds(said: str, ours: str) -> None:
    reads_as(said, ours)


@pytest.mark.parametrize("said", ["Fives are wild if you have both.", "Fives and tens are wild unless you have both."])
def test_both_are_two_of_which_each_is_wild(said: str) -> None:
    is_unread(said)


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("Sevens and kings are wild, but you must have both for either to be wild.", "7c Kh", ""),
        ("Kings are wild if you have a seven and an eight.", "", ""),
        ("Kings are wild if you have an eight and a three.", "", "Kd"),
    ],
)
def test_who_has_both(rule: str, first: str, second: str) -> None:
    hand = deal(f"{RULES}\n{rule}", "2h 3d 7c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)
