"""Hands that only some tables know, jokers that are not wild, and orders with something left out."""

from dataclasses import replace

import pytest

from kit.cards import random_hands
from pokernight.cards import Deck, Rank, faces, read_cards
from pokernight.ranking import (
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    FOUR_CARDS,
    HIGH,
    STANDARD,
    THREE_CARD,
    Aces,
    Category,
    Order,
    Points,
    worth,
)
from pokernight.ranking.batch import census, strengths

SPECIALS = (
    Category.BLAZE,
    Category.LITTLE_DOG,
    Category.BIG_DOG,
    Category.LITTLE_TIGER,
    Category.BIG_TIGER,
    Category.SKIP_STRAIGHT,
    Category.CORNER_STRAIGHT,
)
ODD = Order(categories=(*STANDARD[:4], *SPECIALS, *STANDARD[4:], Category.ROYAL_FLUSH))
TAME = Order(tame_jokers=True)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("Ah Qd Ts 8c 6h", "skip straight, ace high"),
        ("9h 7d 5s 3c Ah", "skip straight, nine high"),
        ("3h 2d As Kc Qh", "corner straight, three high"),
        ("Kh Kd Qs Qc Jh", "blaze, king high"),
        ("Kh Qd Ts 9c 8h", "big tiger"),
        ("8h 7d 6s 4c 3h", "little tiger"),
        ("Ah Kd Js Tc 9h", "big dog"),
        ("7h 6d 5s 3c 2h", "little dog"),
        ("Kh Jk Ts 9c 8h", "big tiger"),
        ("Ah Kh Qh Jh Th", "royal flush"),
        ("9h 7d Jk 3c Ah", "skip straight, nine high"),
        ("Kh Qd 9s 9c 8h", "pair of nines"),
    ],
)
def test_hands_of_some_tables(cards: str, name: str) -> None:
    hand = ODD.hand(read_cards(cards))
    assert hand.name == name
    assert len(hand.cards) == 5


def test_tigers_and_dogs_in_their_order() -> None:
    big_tiger, little_tiger, big_dog, little_dog = (
        ODD.strength(read_cards(cards))
        for cards in ("Kh Qd Ts 9c 8h", "8h 7d 6s 4c 3h", "Ah Kd Js Tc 9h", "7h 6d 5s 3c 2h")
    )
    assert big_tiger > little_tiger > big_dog > little_dog > ODD.strength(read_cards("Ah As Kd Ks 2c"))
    assert ODD.strength(read_cards("Kh Qd Js 9c 8h")) > big_tiger


def test_a_royal_flush_above_five_of_a_kind() -> None:
    assert ODD.strength(read_cards("Ah Kh Qh Jh Th")) > ODD.strength(read_cards("Ah As Ad Ac Jk"))
    assert ODD.strength(read_cards("9h Kh Qh Jh Th")) < ODD.strength(read_cards("2h 2s 2d 2c Jk"))


def test_round_the_corner_is_a_straight_like_any_other_but_the_lowest() -> None:
    order = replace(HIGH, corner=True)
    wheel, corner = order.strength(read_cards("5h 4d 3s 2c Ah")), order.strength(read_cards("4h 3d 2s Ac Kh"))
    assert wheel > corner > order.strength(read_cards("Ah As Ad 9c 2h"))
    assert order.hand(read_cards("2h As Kd Qc Jk")).name == "straight, three high"
    assert order.hand(read_cards("2h Ah Kh Qh Jh")).name == "straight flush, two high"
    hands = random_hands(1, [*Deck(jokers=1)], 300, 6)
    assert strengths(order, hands).tolist() == [order.strength(cards) for cards in hands.tolist()]


def test_an_ace_may_be_used_as_a_six_in_a_straight() -> None:
    order = replace(HIGH, ace_as=6)
    for cards, name in {
        "Th 9d 8s 7c Ah": "straight, ten high",
        "Th 9h 8h 7h Ah": "straight flush, ten high",
        "Jk 9d 8s 7c Ah": "straight, ten high",
        "9h 8d 7s Ac 5h": "straight, nine high",
        "Ah Kd Qs Jc Th": "straight, ace high",
        "Ah Ad 8s 7c 9h": "pair of aces",
    }.items():
        hand = order.hand(read_cards(cards))
        assert hand.name == name
        assert len(hand.cards) == 5
    assert order.strength(read_cards("Jh Td 9s 8c 7h")) > order.strength(read_cards("Th 9d 8s 7c Ah"))
    assert HIGH.hand(read_cards("Th 9d 8s 7c Ah")).name == "ace high"
    low = replace(ACE_TO_SIX, ace_as=6)
    assert low.strength(read_cards("Th 9d 8s 7c Ah")) < low.strength(read_cards("Kh 9d 8s 7c Ah"))
    for each in (order, low):
        hands = random_hands(1, [*Deck(jokers=1)], 300, 6)
        assert strengths(each, hands).tolist() == [each.strength(cards) for cards in hands.tolist()]


def test_the_straight_from_the_ace_may_be_the_best() -> None:
    for order, hands in (
        (replace(HIGH, aces=Aces.BEST), ("Ah 2d 3s 4c 5h", "Ah Kd Qs Jc Th", "Kh Qd Js Tc 9h", "6h 5d 4s 3c 2h")),
        (replace(THREE_CARD, aces=Aces.BEST), ("Ah 2d 3s", "Ah Kd Qs", "Kh Qd Js", "4h 3d 2s")),
    ):
        found = [order.strength(read_cards(cards)) for cards in hands]
        assert found == sorted(found, reverse=True)
        best = order.hand(read_cards(hands[0]))
        assert (best.name, len(best.cards)) == ("straight, ace low", order.size)
        many = random_hands(2, [*Deck(jokers=1)], 2_000, order.size)
        assert strengths(order, many).tolist() == [order.strength(cards) for cards in many.tolist()]
    assert replace(THREE_CARD, aces=Aces.BEST).hand(read_cards("Ah 2h Jk")).name == "straight flush, ace low"


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("Jr 9h 7d 4s 2c", "joker high"),
        ("Jr Jb 7d 4s 2c", "pair of jokers"),
        ("Jr 9h 9d 4s 2c", "pair of nines"),
        ("Jr Ah Kh Qh Jh", "joker high"),
        ("Jr Jb", "pair of jokers"),
    ],
)
def test_a_joker_that_is_not_wild(cards: str, name: str) -> None:
    hand = TAME.hand(read_cards(cards))
    assert hand.name == name
    assert not hand.stands_for


def test_no_card_stands_for_a_joker() -> None:
    wild = faces([Rank.TWO])
    assert TAME.hand(read_cards("Jr 2c 9d 7s 4h"), wild).name == "pair of nines"
    assert TAME.hand(read_cards("Jr Jb 2d 2s 4h"), wild).name == "full house, fours over jokers"
    assert TAME.hand(read_cards("Jr 2c"), wild).name == "joker high"


def test_a_joker_that_is_not_wild_is_bad_for_low() -> None:
    for order in (ACE_TO_SIX, DEUCE_TO_SEVEN):
        tame = replace(order, tame_jokers=True)
        with_joker = tame.strength(read_cards("Jr 2h 3h 4h 6h"))
        assert tame.strength(read_cards("Kd 2h 3h 4h 6h")) > with_joker
        assert with_joker > tame.strength(read_cards("2d 2h 3h 4h 6h"))
        assert tame.strength(read_cards("Jr 2h 3h 4h 6h 7h")) == with_joker, "no flush, though five are hearts"


def test_a_joker_beside_four_of_a_suit() -> None:
    order = replace(FOUR_CARDS, tame_jokers=True)
    assert order.hand(read_cards("Jr 2h 3h 7h 9h")).name == "four card flush, nine high"


@pytest.mark.parametrize(
    ("left_out", "cards", "name"),
    [
        (Category.THREE, "Kh Kd Ks 7c 2h", "pair of kings"),
        (Category.PAIR, "Kh Kd 9s 7c 2h", "king high"),
        (Category.FULL_HOUSE, "Kh Kd Ks 7c 7h", "three kings"),
        (Category.TWO_PAIR, "Kh Kd 7s 7c 2h", "pair of kings"),
        (Category.FOUR, "Kh Kd Ks Kc 2h", "three kings"),
        (Category.FIVE, "Kh Kd Ks Kc Jk", "four kings"),
        (Category.FULL_HOUSE, "Kh Kd 9s", "pair of kings"),
        (Category.FULL_HOUSE, "Kh Kd", "pair of kings"),
    ],
)
def test_hands_that_do_not_count(left_out: Category, cards: str, name: str) -> None:
    order = Order(categories=tuple(category for category in STANDARD if category is not left_out))
    hand = order.hand(read_cards(cards))
    assert hand.name == name
    assert sorted(hand.cards) == sorted(read_cards(cards))


def test_in_batches_as_one_at_a_time() -> None:
    hands = random_hands(2, [*Deck(jokers=2)], 200, 7)
    no_threes = Order(categories=tuple(category for category in STANDARD if category is not Category.THREE))
    for order in (ODD, TAME, no_threes):
        assert strengths(order, hands, [0], [53]).tolist() == [order.strength(row, [0], [53]) for row in hands.tolist()]
        with pytest.raises(ValueError, match="one at a time"):
            census(order, Deck(), 5)


def test_points_below_nothing_and_jokers_with_points() -> None:
    hearts = frozenset(faces(suits=[2]))
    points = Points(worth((frozenset({52, 53}), 20), negative=hearts))
    assert points.hand(read_cards("Jr 9h 2s")).name == "13 points"
    assert points.strength(read_cards("9h")) < points.strength(read_cards("2h")) < points.strength(read_cards("2s"))
    assert points.strength(read_cards("9h")) > 0
    hands = random_hands(3, [*Deck(jokers=2)], 50, 4)
    assert strengths(points, hands).tolist() == [points.strength(row) for row in hands.tolist()]
