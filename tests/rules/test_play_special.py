"""Hands that only some tables know, and ends of the pot that go by points, at the table."""

import pytest

from kit.hands import answer, deal, dealt, net

FIVE = "Deal 5 cards face down to each player."
HIGH = "Showdown: the high hand wins."


@pytest.mark.parametrize(
    ("hand", "worse", "better"),
    [
        ("Kh Jd 9s 7c 5h", "3h 3d 3s 7d 5d", "9h 8d 7s 6c 5d"),
        ("Kh Kd Qs Qc Jh", "Ah Ad Ks 7d 7c", "3h 3d 3s 7s 5d"),
        ("Ah Kh 9h 7h 2c", "As Ad Ks 7d 6c", "3d 3s 2d 2s 5d"),
        ("Kh Qd Ts 9c 8h", "8d 7d 6s 5c 4h", "Kd 9d 7d 5d 2d"),
    ],
)
def test_a_hand_has_its_usual_place(hand: str, worse: str, better: str) -> None:
    rules = f"{FIVE}\n{HIGH}\nSkip straights, blazes, four flushes and big tigers are played."
    assert net(deal(rules, dealt(worse, hand), seats=2)) == (199, 201)
    assert net(deal(rules, dealt(hand, better), seats=2)) == (199, 201)


def test_a_place_that_is_said_goes_before_the_usual_one() -> None:
    rules = f"{FIVE}\n{HIGH}\nA skip straight beats a flush.\nSkip straights are played."
    assert net(deal(rules, dealt("Kd 9d 7d 5d 2d", "Kh Jd 9s 7c 5h"), seats=2)) == (199, 201)


def test_the_low_hand_by_points_and_the_high_hand_by_cards() -> None:
    rules = """Deal 3 cards face down to each player.
        Declare high/low simultaneously.
        Showdown, highest declared high hand and lowest declared low hand split the pot.
        The low hand is the player with the fewest points.
        Aces are 1, face cards are 10, all other cards are face value."""
    hand = deal(rules, dealt("2h 2d As", "8h 9d Jc", "8d 6d 5c", "Kh Kd 3s"), seats=4)
    answer(hand, "1 declare low, 2 declare low, 3 declare low, 4 declare high")
    assert net(hand) == (201, 199, 199, 201), "five points in spite of the pair, and kings in spite of twenty-three"


def test_both_ends_by_points() -> None:
    rules = """Deal 3 cards face down to each player.
        Showdown, high hand and low hand split the pot.
        The low hand is the player with the fewest points.
        The high hand is the player with the most points."""
    assert net(deal(rules, dealt("2h 2d 3s", "Th 9d Jc", "4d 4s 4c"))) == (200, 201, 199)
