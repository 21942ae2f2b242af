"""Cards that are wild only for who has others, or while others lie face up."""

import pytest

from kit.hands import deal
from pokernight.cards import texts
from pokernight.rules import read_line
from pokernight.rules.plan import plan_for
from pokernight.table.hand import Hand

RULES = """Deal 1 card face down to each player.
Deal 2 cards face up to each player.
Betting round.
Showdown: the high hand wins."""


def wild(hand: Hand, seat: int, *, showing: bool = False) -> str:
    """The cards of a seat that are wild for it, or that others would take for wild."""
    return texts(sorted(plan_for(hand.table, seat, showing=showing).wild_among(hand.table.state.of_seat(seat))))


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
