"""In batches: the same numbers as one hand at a time, for any number of cards, and refusals in sentences."""

from __future__ import annotations

import os
import subprocess
import sys
from fractions import Fraction
from math import comb

import numpy as np
import pytest
from numpy.typing import ArrayLike

from kit.cards import random_hands
from pokernight.cards import BLACK, FACE_CARDS, CardError, Deck, Rank, faces, read_cards
from pokernight.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    ACES_EITHER_WAY_FACES_HALF,
    ACES_LOW,
    DEUCE_TO_SEVEN,
    FOOTBALL,
    FOUR_CARDS,
    HALF,
    HIGH,
    THIRTY_ONE,
    THREE_CARD,
    Category,
    Extra,
    Order,
    Points,
    Side,
    Tie,
    worth,
)
from pokernight.ranking.batch import by_category, census, strengths
from pokernight.ranking.kernel import SUITED, rules_of, value_of_set
from pokernight.ranking.order import TOP

ORDERS = {
    "high": HIGH,
    "aces low": ACES_LOW,
    "four cards": FOUR_CARDS,
    "three cards": THREE_CARD,
    "ace to six": ACE_TO_SIX,
    "ace to five": ACE_TO_FIVE,
    "deuce to seven": DEUCE_TO_SEVEN,
}
every_order = pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS.keys())


@every_order
@pytest.mark.parametrize("number", range(1, 13))
def test_named_cards_wild(order: Order, number: int) -> None:
    wild = sorted(faces([Rank.TWO, Rank.NINE]))
    for bugs in ([], [52, 53]):
        hands = random_hands(number, [*Deck(jokers=2)], 500, number)
        singly = [order.strength(cards, wild, bugs) for cards in hands.tolist()]
        assert strengths(order, hands, wild, bugs).tolist() == singly


@every_order
@pytest.mark.parametrize("number", [2, 5, 7, 10])
def test_wild_cards_that_differ_from_hand_to_hand(order: Order, number: int) -> None:
    hands = random_hands(number + 20, [*Deck(jokers=2)], 500, number)
    wild = np.random.default_rng(number).random(hands.shape) < 0.2
    bugs = hands == 53
    singly = [
        order.strength(cards, {card for card, is_wild in zip(cards, row, strict=True) if is_wild}, {53})
        for cards, row in zip(hands.tolist(), wild.tolist(), strict=True)
    ]
    assert strengths(order, hands, wild, bugs).tolist() == singly
    assert strengths(order, hands, wild, [53]).tolist() == singly


@every_order
@pytest.mark.parametrize("number", [5, 7, 9])
def test_two_decks(order: Order, number: int) -> None:
    deck = [*Deck(decks=2, jokers=1, without=faces(range(Rank.SEVEN, Rank.KING)))]
    hands = random_hands(number + 40, deck, 500, number)
    wild = [0, 54]
    singly = [order.strength(cards, wild) for cards in hands.tolist()]
    assert strengths(order, hands, wild).tolist() == singly


HALVES = ACES_EITHER_WAY_FACES_HALF
EITHER_FACES = worth((faces([Rank.ACE]), 1, 11), (FACE_CARDS, HALF, 10), doubled=BLACK, nothing=faces([Rank.FOUR]))
POINTS = [
    *(Points(HALVES, Fraction(27), side, tie) for side in Side for tie in Tie),
    *(Points(EITHER_FACES, Fraction(11, 2), side, Tie.INSIDE, low=True) for side in Side),
    FOOTBALL,
    THIRTY_ONE,
    Points(
        worth(
            (FACE_CARDS, 6),
            face_value=False,
            extras=(
                Extra(faces([Rank.ACE]), FACE_CARDS, (Fraction(1), Fraction(5, 2))),
                Extra(faces([Rank.TWO, Rank.THREE]), faces([Rank.TWO, Rank.FOUR]), (Fraction(40),)),
            ),
        )
    ),
]


@pytest.mark.parametrize("points", POINTS)
def test_points(points: Points) -> None:
    for number in (1, 3, 7, 11):
        hands = random_hands(number + 60, [*Deck(jokers=1)], 60, number)
        singly = [points.strength(cards, [0, 1]) for cards in hands.tolist()]
        assert strengths(points, hands, [0, 1]).tolist() == singly


def test_points_of_two_decks_and_wild_cards_that_differ() -> None:
    hands = random_hands(80, [*Deck(decks=2)], 200, 6)
    wild = np.random.default_rng(6).random(hands.shape) < 0.1
    singly = [
        POINTS[0].strength(cards, {card for card, is_wild in zip(cards, row, strict=True) if is_wild})
        for cards, row in zip(hands.tolist(), wild.tolist(), strict=True)
    ]
    assert strengths(POINTS[0], hands, wild).tolist() == singly
    with pytest.raises(CardError, match="twice"):
        strengths(POINTS[0], [[1, 2, 1]])


def test_more_bugs_than_a_table_has() -> None:
    hands = random_hands(3, [*Deck()], 300, 7)
    bugs = sorted(faces([Rank.TWO, Rank.THREE]))
    singly = [HIGH.strength(cards, (), bugs) for cards in hands.tolist()]
    assert strengths(HIGH, hands, (), bugs).tolist() == singly


def test_no_hands_at_all() -> None:
    assert strengths(HIGH, np.zeros((0, 5), np.uint8)).tolist() == []


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        ([[1, 2, 3, 1, 5]], "The two of diamonds is there twice, and there is only one in the deck."),
        ([[1, 2], [60, 60]], "The three of hearts is there twice, and there is only one in the deck."),
        (np.zeros((2, 0), np.uint8), "There are no cards here."),
        ([[1, 2, 300]], "Cards of up to 4 decks have numbers from 0 to 215."),
        ([[-1, 2, 30]], "Cards of up to 4 decks have numbers from 0 to 215."),
        (np.array([[250]], np.uint8), "Cards of up to 4 decks have numbers from 0 to 215."),
        ([1, 2, 3], "Give one row of card numbers for each hand, all of the same length."),
        ([[1.5, 2.5]], "Give one row of card numbers for each hand, all of the same length."),
    ],
)
def test_refusals(hands: ArrayLike, sentence: str) -> None:
    with pytest.raises(CardError) as refusal:
        strengths(HIGH, hands)
    assert str(refusal.value) == sentence


def test_more_refusals() -> None:
    with pytest.raises(CardError, match="Say for each card"):
        strengths(HIGH, [[1, 2]], wild=np.zeros((2, 2), np.bool_))
    with pytest.raises(CardError, match="no hands of 53 cards in a deck of 52"):
        census(HIGH, Deck(), 53)
    with pytest.raises(CardError, match="twice"):
        census(HIGH, [1, 1, 2], 2)


def test_the_table_and_the_search_count_alike() -> None:
    """The census of a small deck, by table in one deck and by search beside a card of a second one."""
    deck = [*Deck(jokers=1, without=faces(range(Rank.TWO, Rank.NINE)))]
    wild = read_cards("9c 9d")
    by_table = census(ACE_TO_SIX, deck, 6, wild)
    by_search = census(ACE_TO_SIX, [card if card > 40 else card + 54 for card in deck], 6, [card + 54 for card in wild])
    assert by_table == by_search
    assert sum(by_table.values()) == comb(25, 6)
    assert by_category(by_table)[Category.PAIR] > 0


def test_playing_does_not_wait_for_the_compiler() -> None:
    """What the rankings import for one hand at a time leaves numpy and numba alone."""
    code = "import sys, pokernight.ranking; sys.exit(any(name in sys.modules for name in ('numpy', 'numba')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_machine_that_keeps_nothing_compiles_all_the_same() -> None:
    """Where no compiled code can be kept, as in a package that nobody may write to, it is compiled each time."""
    code = "from pokernight.ranking.kernel import bits_in; print(bits_in(0b1011))"
    nowhere = {**os.environ, "NUMBA_CACHE_LOCATOR_CLASSES": "IPythonCacheLocator"}
    run = subprocess.run([sys.executable, "-c", code], env=nowhere, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "3"


@every_order
@pytest.mark.parametrize("number", range(3, 9))
def test_hands_as_sets_are_ranked_as_hands_in_lists(order: Order, number: int) -> None:
    wild, bugs = sorted(faces([Rank.TWO])), [52]
    rules, paper = rules_of(order), np.full((6, 16), 7, np.int32)  # what is written there from before does not count
    for cards in random_hands(number, [*Deck(jokers=2)], 300, number).tolist():
        every = sum(1 << card for card in cards)
        value = value_of_set(rules, every, sum(1 << face for face in wild), 1 << bugs[0], paper)
        natural = value_of_set(rules, every & SUITED, 0, 0, paper)
        strengths_of = (
            order.strength(cards, wild, bugs),
            order.strength([card for card in cards if card < 52], [], []),
        )
        assert tuple(TOP - each if order.low else each for each in (value, natural)) == strengths_of, cards
