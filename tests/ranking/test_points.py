"""Hands that go by points: what cards are worth, targets, sides and ties."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pokernight.cards import FACE_CARDS, RED, CardError, Rank, Suit, faces, read_cards
from pokernight.ranking import (
    ACES_EITHER_WAY_FACES_HALF,
    ACES_EITHER_WAY_FACES_TEN,
    FOOTBALL,
    HALF,
    THIRTY_ONE,
    Holding,
    Points,
    Ranking,
    Side,
    Tie,
    worth,
)

ACES = faces([Rank.ACE])
CLUBS = faces(suits=[Suit.CLUBS])


def near(target: int | Fraction, side: Side = Side.EITHER, tie: Tie = Tie.INSIDE, low: bool = False) -> Points:
    return Points(ACES_EITHER_WAY_FACES_HALF, Fraction(target), side, tie, low)


@pytest.mark.parametrize(
    ("points", "cards", "name"),
    [
        (near(27), "Ah As 5d", "27 points"),
        (near(7, low=True), "Ah As 5d", "7 points"),
        (near(27), "Kh Qd 9c", "10 points"),
        (near(27), "Kh Qd 9c Js", "10½ points"),
        (near(7), "Kh", "½ point"),
        (near(7), "Ah", "11 points"),
        (near(5, low=True), "Ah", "1 point"),
        (Points(ACES_EITHER_WAY_FACES_TEN, Fraction(33), Side.NOT_OVER), "Ah Kd Qs 2c", "33 points"),
        (Points(ACES_EITHER_WAY_FACES_TEN, Fraction(33), Side.NOT_OVER), "9h Kd Qs 5c", "34 points, over"),
        (Points(ACES_EITHER_WAY_FACES_TEN, Fraction(3), Side.NOT_UNDER, low=True), "Ah As", "12 points"),
        (Points(ACES_EITHER_WAY_FACES_TEN, Fraction(3), Side.NOT_UNDER, low=True), "2h", "2 points, under"),
        (Points(worth((ACES, 1, 11), (FACE_CARDS, HALF, 10)), Fraction(21)), "Kh As", "21 points"),
        (Points(worth((ACES, 1, 11), (FACE_CARDS, HALF, 10)), Fraction(11, 2)), "Kh 5s", "5½ points"),
        (Points(worth((ACES, 1, 11), (FACE_CARDS, HALF), doubled=CLUBS), Fraction(28)), "Ac 6h", "28 points"),
        (Points(worth((ACES, 1, 11), (FACE_CARDS, HALF), doubled=CLUBS), Fraction(28)), "Kc 9c 9h", "28 points"),
        (Points(worth((ACES, 1, 11), (FACE_CARDS, HALF), nothing=RED), Fraction(7)), "Ah 9d 6s", "6 points"),
        (Points(worth((ACES, 1, 11), (FACE_CARDS | faces([Rank.TEN]), HALF)), Fraction(22)), "Th 9d 2c", "11½ points"),
        (THIRTY_ONE, "Ah Kd Qs", "31 points"),
        (THIRTY_ONE, "9h Kd Qs 4c", "33 points"),
        (FOOTBALL, "Kh Ah 2c 3d 9s", "12 points"),
        (FOOTBALL, "Ah Kh 2c 3d 9s", "11 points"),
        (FOOTBALL, "Kh Ah Ad", "7 points"),
        (FOOTBALL, "9h Ah Ad", "0 points"),
    ],
)
def test_totals(points: Points, cards: str, name: str) -> None:
    hand = points.hand(read_cards(cards))
    assert hand.name == name
    assert hand.strength == points.strength(read_cards(cards))
    assert hand.cards == read_cards(cards)


TEN_OVER, TEN_UNDER = "9h 9d 9c 9s Ah", "9h 8d"
"""37 and 17 points, as far from 27."""


@pytest.mark.parametrize(
    ("points", "better", "worse"),
    [
        (near(27), "9h 9d 9c", "9h 9d 8c"),
        (near(27), TEN_UNDER, TEN_OVER),
        (near(27, tie=Tie.OUTSIDE), TEN_OVER, TEN_UNDER),
        (near(27, tie=Tie.HIGH), TEN_OVER, TEN_UNDER),
        (near(27, tie=Tie.LOW), TEN_UNDER, TEN_OVER),
        (near(7, low=True), "8h", "6h"),
        (near(7, low=True, tie=Tie.OUTSIDE), "6h", "8h"),
        (near(7, low=True, tie=Tie.HIGH), "8h", "6h"),
        (near(7, low=True, tie=Tie.LOW), "6h", "8h"),
        (near(27), "9h 9d Tc", "9h 8d 9c Ks 8s"),
        (near(27, Side.UNDER_FIRST), "2h", "9h 9d Tc"),
        (near(27, Side.UNDER_FIRST), "9h 9d Tc", "9h 9d Tc 2s"),
        (near(27, Side.OVER_FIRST), "9h 9d Tc Ts Td", "9h 9d 8c"),
        (near(27, Side.NOT_OVER), "2h", "9h 9d Tc"),
        (near(3, Side.NOT_UNDER, low=True), "9h", "2h"),
        (THIRTY_ONE, "2h", "9h Kd Qs 4c"),
        (THIRTY_ONE, "9h Kd Qs 3c", "9h Kd Qs 4c"),
        (FOOTBALL, "Kh Ad", "Kh 9d"),
    ],
)
def test_what_beats_what(points: Points, better: str, worse: str) -> None:
    assert points.strength(read_cards(better)) > points.strength(read_cards(worse))


def test_ties_are_equal_however_they_are_made() -> None:
    assert near(27).strength(read_cards("Ah As 5d")) == near(27).strength(read_cards("9h 9d 9c"))


def test_losers_do_not_qualify() -> None:
    over = near(27, Side.NOT_OVER).hand(read_cards("9h 9d Tc"))
    assert (over.strength, over.qualifies) == (0, False)
    assert FOOTBALL.hand(read_cards("9h")).qualifies


def test_a_total_in_so_many_cards() -> None:
    sevens_and_faces = read_cards("9h 9d 8c Kh Kd")
    assert near(27).comes_to(sevens_and_faces, 27, most_cards=10)
    assert near(27).comes_to(sevens_and_faces, 27, most_cards=5)
    assert not near(27).comes_to(sevens_and_faces, 27, most_cards=4)
    assert not near(27).comes_to(sevens_and_faces[:4], 27)


def test_a_joker_may_be_worth_anything() -> None:
    assert near(27).hand(read_cards("9h 9d Jk")).name == "27 points"
    assert near(7, low=True).hand(read_cards("6h Kd Jk")).name == "7 points"


def test_points_of_a_holding() -> None:
    held = Holding(down=read_cards("Ah"), up=read_cards("As 5d"))
    assert Ranking(near(27)).hand(held).name == "27 points"
    assert Ranking(near(27), dead=ACES).hand(held).name == "5 points"


def test_no_cards_are_refused() -> None:
    with pytest.raises(CardError, match="There are no cards here"):
        near(27).strength([])
