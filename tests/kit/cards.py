"""Cards for tests: hands drawn at random, and every hand of a deck up to a change of suits."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations
from math import comb

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

from pokernight.cards import FACES, Card

Rows = NDArray[np.uint8]


@cache
def every_hand(deck: tuple[Card, ...], number: int) -> Rows:
    """All the hands of so many cards from a deck, one in each row."""
    flat = np.fromiter(chain.from_iterable(combinations(deck, number)), np.uint8, comb(len(deck), number) * number)
    return flat.reshape(-1, number)


@cache
def suit_classes(deck: tuple[Card, ...], number: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Every hand up to a change of suits: the first hand of each class, and for each hand the number of its class.

    A hand is four sets of ranks, one for each suit; two hands are of one class if they are the same four sets.
    """
    hands = every_hand(deck, number)
    bits = np.int64(1) << (hands // 4).astype(np.int64)
    sets = np.stack([np.where(hands % 4 == suit, bits, 0).sum(axis=1) for suit in range(4)], axis=1)
    sets.sort(axis=1)
    key = ((sets[:, 3] << 13 | sets[:, 2]) << 13 | sets[:, 1]) << 13 | sets[:, 0]
    _, first, of_class = np.unique(key, return_index=True, return_inverse=True)
    return first, of_class


def random_hands(seed: int, deck: list[Card], hands: int, number: int) -> Rows:
    """Hands dealt at random, each from a whole deck."""
    shuffled = np.random.default_rng(seed).random((hands, len(deck))).argsort(axis=1)[:, :number]
    return np.array(deck, np.uint8)[shuffled]


def holdings(most: int = 12, decks: int = 1, jokers: int = 2) -> st.SearchStrategy[list[Card]]:
    """One card up to so many, all different."""
    deck = [face + FACES * deck for deck in range(decks) for face in range(52 + jokers)]
    return st.lists(st.sampled_from(deck), min_size=1, max_size=most, unique=True)
