"""Hands that count points."""

import pytest

from kit.holdings import held, low, name
from pokernight.rules.conditions.showing import showings
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand
from pokernight.table.options import Options, PointTie

POINTS = "Cards count for points: "


@pytest.mark.parametrize(
    ("values", "cards", "high", "low_"),
    [
        (
            "aces are 1 or 11, face cards are 1/2 and all other cards are face value",
            "Ah Kd 9s 4c 2h",
            "26½ points",
            "16½ points",
        ),
        ("aces are 1 or 11 and face cards are 10", "Ah Kd 9s 4c 2h", "36 points", "26 points"),
        ("fives are 20 and all other cards are 1", "5h Kd 9s 4c 2h", "24 points", "24 points"),
        ("twos and threes are face value", "2h 3d 9s 4c 5h", "5 points", "5 points"),
        (
            "face cards are 10, all other cards are face value and clubs count double",
            "2h 3d Kc 4c 5h",
            "38 points",
            "38 points",
        ),
        (
            "face cards are 10, all other cards are face value and hearts count negative",
            "2h 3d Kc 4c 5h",
            "10 points",
            "10 points",
        ),
        (
            "face cards are 6, aces after face cards are 1 and all other cards are 0",
            "Kh Ad Qc 4c Ah",
            "13 points",
            "13 points",
        ),
        ("face cards are 10, hearts are 0 and the king of hearts is 50", "Kh Qh Qc 4c 5d", "60 points", "60 points"),
    ],
)
def test_what_cards_are_worth(values: str, cards: str, high: str, low_: str) -> None:
    hand = held(f"{POINTS}{values}.", cards)
    assert name(hand) == high
    assert low(hand) == low_


def test_face_cards_after_others_count_in_the_order_in_which_they_came() -> None:
    values = "face cards are 6, aces after face cards are 1 and all other cards are 0"
    assert name(held(f"{POINTS}{values}.", "Ad Kh Qc 4c Ah")) == "12 points"


TARGETS = f"{POINTS}aces are 1 or 11, face cards are 1/2 and all other cards are face value."


@pytest.mark.parametrize(
    ("aim", "totals", "winner"),
    [
        ("The high hand is closest to 27.", (26, 29), 1),
        ("The high hand is closest to 27.", (24, 29), 2),
        ("The high hand is closest to 27 without being over.", (20, 28), 1),
        ("The high hand is closest to 27 without being under.", (26, 36), 2),
        ("The high hand is closest to 27 and over it never beats under it.", (20, 28), 1),
        ("The high hand is closest to 27. Hands below the target beat hands above it.", (20, 28), 1),
        ("The high hand is closest to 27. Ties are broken by inside.", (26, 28), 1),
        ("The high hand is closest to 27. Ties are broken by outside.", (26, 28), 2),
        ("The high hand is closest to 27. Ties are broken by high.", (26, 28), 2),
        ("The high hand is closest to 27. Ties are broken by low.", (26, 28), 1),
        ("The highest total wins.", (26, 28), 2),
        ("The lowest total wins.", (26, 28), 1),
    ],
)
def test_which_number_of_points_wins(aim: str, totals: tuple[int, int], winner: int) -> None:
    hands = {20: "2h 3d 4s 5c 6h", 24: "2d 3s 4d 6c 9h", 26: "2s 3c 5d 7c 9s", 28: "2c 3h 6d 8c 9d"}
    hands |= {29: "2c 4h 6d 8c 9d", 36: "Td 9c 8d 7d 2c"}
    hand = held(f"{TARGETS} {aim}", *(hands[total] for total in totals))
    assert [name(hand, seat).split(" points")[0] for seat in (1, 2)] == [str(total) for total in totals]
    strengths = [best_hand(hand.table, seat, End.HIGH).strength for seat in (1, 2)]
    assert strengths.index(max(strengths)) + 1 == winner


def test_the_house_decides_ties_that_the_dealer_calls() -> None:
    called = "Ties are broken by inside, outside, high or low, as the dealer or the house rules say."
    rules = f"{TARGETS} The low hand is closest to 7 and the high hand is closest to 27. {called}"
    six, eight = "2h 3h Kd Ks", "4c 3s Kh Kc"
    four = "Deal 4 cards face down to each player."
    for tie, winner in ((PointTie.INSIDE, 2), (PointTie.OUTSIDE, 1), (PointTie.HIGH, 2), (PointTie.LOW, 1)):
        hand = held(rules, six, eight, deal_rule=four, options=Options(point_tie=tie))
        assert [low(hand, seat) for seat in (1, 2)] == ["6 points", "8 points"]
        strengths = [best_hand(hand.table, seat, End.LOW).strength for seat in (1, 2)]
        assert strengths.index(max(strengths)) + 1 == winner


def test_only_cards_of_one_suit_count() -> None:
    rules = f"{POINTS}face cards are 10 and all other cards are face value. The highest total wins."
    rules += " Only cards of one suit count."
    assert name(held(rules, "Kh Qh 9s 8s 2c")) == "20 points"


def test_points_without_values_are_the_numbers_on_the_cards() -> None:
    assert name(held("The high hand is closest to 27.", "2h 3d 4s 5c 6h")) == "20 points"


def test_the_hand_showing_goes_by_points_only_where_there_is_no_target() -> None:
    up = "Deal 2 cards face up to each player."
    hand = held(f"{TARGETS} The highest total wins.", "9h 8h", "Kd Kc", deal_rule=up)
    shown = showings(hand.table, (1, 2))
    assert shown[1] > shown[2]
    hand = held(f"{TARGETS} The high hand is closest to 27.", "9h 8h", "Kd Kc", deal_rule=up)
    shown = showings(hand.table, (1, 2))
    assert shown[1] < shown[2]


def test_red_cards_count_for_a_player_and_black_ones_against_him() -> None:
    values = (
        "Aces are 1, face cards are 10, all other cards are face value. Red cards are added to your total and black"
        " cards are subtracted from it. The high hand is the highest total, the low hand is the lowest total."
    )
    assert name(held(values, "Ah Kd 9s 4c 2h")) == "0 points"
    assert low(held(values, "Kc 9s 4c 2h Ad")) == "-20 points"
