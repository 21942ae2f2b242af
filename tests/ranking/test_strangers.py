"""Two evaluators written by others agree on natural hands of five and seven cards."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import numpy as np
import phevaluator
import pytest

from kit.cards import Rows, every_hand, random_hands, suit_classes
from pokernight.cards import text
from pokernight.ranking import HIGH
from pokernight.ranking.batch import strengths

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its own imports are behind the times
    import eval7

DECK = tuple(range(52))
EVAL7_CARDS = [eval7.Card(text(card)) for card in range(52)]


def by_eval7(cards: list[int]) -> int:
    return int(eval7.evaluate([EVAL7_CARDS[card] for card in cards]))


def by_phevaluator(cards: list[int]) -> int:
    return -int(phevaluator.evaluate_cards(*cards))  # the same card numbers; there a smaller number is better


def same_order(hands: Rows, stranger: Callable[[list[int]], int]) -> None:
    """Equal where the stranger says equal, and in the same order."""
    ours = strengths(HIGH, hands)
    theirs = np.array([stranger(cards) for cards in hands.tolist()])
    pairs = np.unique(np.stack([ours, theirs], axis=1), axis=0)
    assert len(pairs) == len(np.unique(ours)) == len(np.unique(theirs))
    assert (np.diff(pairs[:, 1]) > 0).all()


@pytest.mark.parametrize("stranger", [by_eval7, by_phevaluator])
def test_every_five_card_hand(stranger: Callable[[list[int]], int]) -> None:
    hands = every_hand(DECK, 5)
    first, _ = suit_classes(DECK, 5)
    same_order(hands[first], stranger)
    assert len(np.unique(strengths(HIGH, hands[first]))) == 7462


@pytest.mark.parametrize(("stranger", "number"), [(by_eval7, 400_000), (by_phevaluator, 60_000)])
def test_seven_card_hands(stranger: Callable[[list[int]], int], number: int) -> None:
    same_order(random_hands(7, list(DECK), number, 7), stranger)
