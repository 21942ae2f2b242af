"""The fast rankings, one hand at a time and in batches, against the slow one that is right at a glance."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from kit.cards import Rows, every_hand, random_hands, suit_classes
from kit.slow_hands import slow_strength
from pokernight.cards import Card, Rank, faces
from pokernight.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    ACES_LOW,
    DEUCE_TO_SEVEN,
    FOUR_CARDS,
    HIGH,
    THREE_CARD,
    Aces,
    Order,
)
from pokernight.ranking.batch import strengths

JOKER = 52
TWOS = sorted(faces([Rank.TWO]))
DECK = tuple(range(52))
NOT_TWOS = tuple(sorted(set(DECK) - set(TWOS)))
ORDERS = {
    "high": HIGH,
    "aces low": ACES_LOW,
    "four cards": FOUR_CARDS,
    "three cards": THREE_CARD,
    "ace to six": ACE_TO_SIX,
    "ace to five": ACE_TO_FIVE,
    "deuce to seven": DEUCE_TO_SEVEN,
    "three cards low": replace(THREE_CARD, low=True, aces=Aces.LOW),
}

every_order = pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS.keys())


def agree(order: Order, hands: Rows, wild: list[Card], bugs: list[Card] | None = None) -> None:
    """One hand at a time and in batches, the strengths are those of the slow ranking."""
    in_batch = strengths(order, hands, wild, bugs or []).tolist()
    for cards, strength in zip(hands.tolist(), in_batch, strict=True):
        assert order.strength(cards, wild, bugs or []) == strength
        assert slow_strength(order, cards, wild, bugs or []) == strength


@every_order
def test_every_natural_hand(order: Order) -> None:
    """Each class of hands up to a change of suits is checked, and then that all hands of a class are alike."""
    hands = every_hand(DECK, order.size)
    first, of_class = suit_classes(DECK, order.size)
    agree(order, hands[first], [])
    in_batch = strengths(order, hands)
    assert np.array_equal(in_batch, in_batch[first][of_class])


@pytest.mark.parametrize("bug", [False, True], ids=["wild", "bug"])
@every_order
def test_every_hand_with_a_joker(order: Order, bug: bool) -> None:
    hands = every_hand(DECK, order.size - 1)
    hands = np.hstack([hands, np.full((len(hands), 1), JOKER, np.uint8)])
    first, of_class = suit_classes(DECK, order.size - 1)
    bugs = [JOKER] if bug else []
    agree(order, hands[first], [], bugs)
    in_batch = strengths(order, hands, [], bugs)
    assert np.array_equal(in_batch, in_batch[first][of_class])


@pytest.mark.parametrize(
    ("order", "twos"),
    [
        pytest.param(order, twos, id=f"{name}-{twos}")
        for name, order in ORDERS.items()
        for twos in range(1, min(5, order.size))
    ],
)
def test_every_hand_with_deuces_wild(order: Order, twos: int) -> None:
    """All twos are alike, so the first ones stand for any."""
    hands = every_hand(NOT_TWOS, order.size - twos)[suit_classes(NOT_TWOS, order.size - twos)[0]]
    wild = np.broadcast_to(np.array(TWOS[:twos], np.uint8), (len(hands), twos))
    agree(order, np.hstack([hands, wild]), TWOS)


@every_order
def test_all_wild(order: Order) -> None:
    for number in range(1, order.size + 1):
        agree(order, np.arange(number, dtype=np.uint8)[None], list(range(number)))


@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7, 8])
@every_order
def test_samples_of_other_sizes(order: Order, number: int) -> None:
    """Hands with up to two wild cards, dealt from a deck in which cards of any kind may be wild."""
    wild = [0, 5, 17, 51, 53]
    hands = random_hands(number, list(range(54)), 400, number)
    few = np.isin(hands, [*wild, JOKER]).sum(axis=1) <= (2 if number < 7 else 1)
    agree(order, hands[few][:60], wild, [])
    agree(order, hands[few][:40], wild, [JOKER])


@every_order
def test_samples_of_two_decks(order: Order) -> None:
    """Few ranks and two decks: pairs of the very same card, flushes with a pair, five of a kind without a wild card."""
    deck = [card + 54 * deck for deck in range(2) for card in (*range(24), 48, 50, 52)]
    for number in (5, 6, 7):
        hands = random_hands(number, deck, 120, number)
        few = np.isin(hands % 54, [52, 0]).sum(axis=1) <= 1
        agree(order, hands[few], [0, 54])


@every_order
def test_samples_of_one_suit(order: Order) -> None:
    """Hands that are nearly all of one suit, where a low hand must take care not to be a flush."""
    deck = [*range(2, 52, 4), 1, 13, 20]
    for number in (5, 6, 7):
        agree(order, random_hands(number, deck, 150, number), [])
        agree(order, random_hands(number + 9, [*deck, JOKER], 100, number), [], [JOKER])
