"""The shuffle: positions, neighbours and runs of very many shuffles are as chance would have them.

Every statistic is a proper chi-square: what shuffles have in common (a card that is here is nowhere else) is reckoned
with, which `test_the_statistics_are_right` proves with all orders of a few cards. The level is that of all statistics
together. A test at 1 % fails once in a hundred times though all is well, and so the usual level is one in a million;
the whole test, with its figures, is

    SHUFFLES=1000000 LEVEL=0.01 pytest -s tests/web/test_shuffle.py
"""

import os
from collections.abc import Callable, Iterable
from itertools import chain, permutations, product
from math import erfc, factorial, log2, sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from pokernight.cards import Deck
from pokernight.table import shuffle
from pokernight.table.shuffle import SEED_BYTES, Shuffle, new_cut, new_seed, order

SHUFFLES = int(os.environ.get("SHUFFLES", "100000"))
LEVEL = float(os.environ.get("LEVEL", "1e-6"))
LEAST = 10
"""How often something must be expected at least to be counted by itself."""

Orders = np.ndarray[Any, np.dtype[np.integer[Any]]]
"""Shuffles one below the other."""


class Squares(NamedTuple):
    """How far counts are from what is expected, and how far chance takes them on the average."""

    value: float
    freedom: int

    @property
    def tail(self) -> float:
        """How likely chance takes them so far or farther, after Wilson and Hilferty."""
        spread = 2 / (9 * self.freedom)
        return erfc(((self.value / self.freedom) ** (1 / 3) - 1 + spread) / sqrt(2 * spread)) / 2


def positions(orders: Orders) -> Squares:
    """How often each card lies at each place."""
    many, cards = orders.shape
    counts = np.bincount((orders * cards + np.arange(cards)).ravel(), minlength=cards**2)
    off = counts - many / cards
    return Squares(float(off @ off) * (cards - 1) / many, (cards - 1) ** 2)


def neighbours(orders: Orders) -> Squares:
    """How often each card follows each other one; before the first card and after the last lies a mark.

    A card that follows another is not followed by it. That makes the difference of the two counts vary a little more
    than their sum, and so each is measured by itself.
    """
    many, cards = orders.shape
    ring = np.pad(orders, ((0, 0), (1, 1)), constant_values=cards)
    size = cards + 1
    counts = np.bincount((ring[:, :-1] * size + ring[:, 1:]).ravel(), minlength=size**2).reshape(size, size)
    off = np.where(np.eye(size, dtype=bool), 0, counts - many / cards)
    both, way = (off + off.T) / 2, (off - off.T) / 2
    value = cards / many * (float((both**2).sum()) + (size - 2) / size * float((way**2).sum()))
    return Squares(value, size**2 - 3 * size + 1)


def ascents(orders: Orders) -> Squares:
    """How many cards are higher than the one before, in each shuffle: an order has so many runs upward."""
    return counted((np.diff(orders) > 0).sum(axis=1), eulerian(orders.shape[1]))


def sequences(orders: Orders) -> Squares:
    """How often the next higher card lies further on, in each shuffle: what riffling keeps together."""
    return ascents(np.argsort(orders, axis=1))


STATISTICS = (positions, neighbours, ascents, sequences)


def counted(found: Orders, shares: list[float]) -> Squares:
    """What was found against the share that each number should have; rare numbers at both ends are taken together."""
    expected = np.array(shares) * len(found)
    common = np.flatnonzero(expected >= LEAST)
    low, high = common[0], common[-1]
    counts = np.bincount(found.clip(low, high), minlength=high + 1)[low:]
    wanted = np.bincount(np.arange(len(shares)).clip(low, high), weights=expected)[low:]
    return Squares(float(((counts - wanted) ** 2 / wanted).sum()), len(wanted) - 1)


def eulerian(cards: int) -> list[float]:
    """The share of the orders that have 0, 1, 2 ... ascents.

    >>> [round(share * 6) for share in eulerian(3)]
    [1, 4, 1]
    """
    row = [1]
    for size in range(2, cards + 1):
        longer = [0, *row, 0]
        row = [(size - at) * longer[at] + (at + 1) * longer[at + 1] for at in range(size)]
    return [many / factorial(cards) for many in row]


def looked_at(orders: Iterable[Iterable[int]], cards: int = 52) -> Orders:
    return np.fromiter(chain.from_iterable(orders), dtype=np.int16).reshape(-1, cards)


def likelihood(shuffle: Callable[[], Iterable[int]], many: int = SHUFFLES) -> float:
    """How likely the strangest statistic of many shuffles is, where every order is as likely as any other.

    As many statistics are looked at, so often is one of them strange by chance.
    """
    orders = looked_at(shuffle() for _ in range(many))
    tails = [(statistic.__name__, statistic(orders)) for statistic in STATISTICS]
    print(f"\n{many:,} shuffles")
    for name, squares in tails:
        print(f"  {name:<11}{squares.value:14,.1f} of {squares.freedom:>5}   p = {squares.tail:.3g}")
    return min(1.0, len(tails) * min(squares.tail for _, squares in tails))


SEED, CUT = "5eed" * 48, "c0" * 32

WHO = {
    "all": lambda: (new_seed(), new_cut()),
    "the house alone": lambda: (new_seed(), CUT),
    "one player alone": lambda: (SEED, new_cut()),
}
"""Who leaves the deck to chance; whoever does, no other can undo it."""


@pytest.mark.parametrize("who", WHO)
def test_the_shuffle_has_no_bias(who: str) -> None:
    deck = Deck().cards

    def shuffled() -> Iterable[int]:
        seed, cut = WHO[who]()
        return Shuffle(deck, seed, cuts=("", cut))[0]

    assert likelihood(shuffled, SHUFFLES if who == "all" else SHUFFLES // 4) > LEVEL


def test_later_shuffles_of_a_hand_have_no_bias() -> None:
    seeds = iter(range(SHUFFLES))

    def shuffled() -> Iterable[int]:
        hand, number = divmod(next(seeds), 4)
        return Shuffle(Deck().cards, f"{SEED}{hand}", cuts=(CUT,))[number]

    assert likelihood(shuffled, SHUFFLES // 4) > LEVEL


CHANCE = Random(2024)


def with_any_place() -> list[int]:
    """The classic that swaps each card with any other, and not only with those that have no place yet."""
    order = list(range(52))
    for place in range(52):
        other = CHANCE.randrange(52)
        order[place], order[other] = order[other], order[place]
    return order


def by_keys() -> list[int]:
    """The classic that sorts by random keys and has too few: cards with the same keep their order.

    With 128 keys this would be seven riffles, seen from behind.
    """
    keys = CHANCE.randbytes(52)
    return sorted(range(52), key=keys.__getitem__)


def without_itself() -> list[int]:
    """The classic that is off by one: no card is left where it is."""
    order = list(range(52))
    for place in range(51, 0, -1):
        other = CHANCE.randrange(place)
        order[place], order[other] = order[other], order[place]
    return order


@pytest.mark.parametrize("wrong", [with_any_place, by_keys, without_itself])
def test_wrong_shuffles_are_found_out(wrong: Callable[[], list[int]]) -> None:
    assert likelihood(wrong) < min(LEVEL, 1e-6)


@pytest.mark.parametrize("cards", [4, 5, 6])
def test_the_statistics_are_right(cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.LEAST", 0)
    every = looked_at(permutations(range(cards)), cards)
    for statistic in STATISTICS:
        each = [statistic(order[np.newaxis]) for order in every]
        assert np.mean([squares.value for squares in each]) == pytest.approx(each[0].freedom), statistic
        assert statistic(every).value == pytest.approx(0), statistic


def test_every_order_of_few_cards_has_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    words = product(*(range(many) for many in range(5, 1, -1)))
    monkeypatch.setattr(shuffle, "_words", lambda _: iter(next(words)))
    assert {tuple(order("", 5)) for _ in range(factorial(5))} == set(permutations(range(5)))


def test_words_that_would_favor_some_cards_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle, "_words", lambda _: iter([2**32 - 1, 2, 1]))  # 2**32 is no multiple of three
    assert order("", 3) == [0, 1, 2]


def test_the_seed_is_enough_for_two_decks() -> None:
    assert len(new_seed()) == 2 * SEED_BYTES
    assert SEED_BYTES * 8 > log2(factorial(len(Deck(decks=2, jokers=2)))) > 256
