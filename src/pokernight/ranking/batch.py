"""Many hands at once: arrays in, arrays out, with the same orders and the same card numbers as one hand at a time.

Importing this module loads numpy and numba; nothing that `pokernight.ranking` imports by itself does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pokernight.cards import FACES, RED_JOKER, Card, CardError, Rank, checked

from .category import WITH_FOUR_CARDS as USUAL
from .category import Category
from .fast import BUG, WILD, Kinds, count_by_search, count_by_table, rank_by_search, rank_by_table
from .kernel import Numbers, rules_of
from .name import rank_named
from .order import Order
from .points import Points
from .table import MOST_BUGS, serves, table_of
from .totals import amounts_of, knows_points, rank_totals

MOST_DECKS = 4
"""As many decks as fit into the numbers of one byte."""

Flags = Collection[Card] | NDArray[np.bool_]
"""Cards for all the hands, or an array of the same shape as the hands."""


def strengths(score: Order | Points, hands: ArrayLike, wild: Flags = (), bugs: Flags = ()) -> Numbers:
    """The strength of each hand, one row of cards for each; the same numbers as `score.strength` gives.

    What is wild is either a collection of cards, for all the hands, or an array of the same shape as the hands.

    >>> from pokernight.cards import faces, read_cards
    >>> from pokernight.ranking import HIGH
    >>> rows = [read_cards("Ah Kh Qh Jh 2c"), read_cards("Ah Kd 9h 8c 7c")]
    >>> [HIGH.name(int(strength)) for strength in strengths(HIGH, rows, wild=faces([Rank.TWO]))]
    ['royal flush', 'ace high']
    """
    cards = _rows(hands)
    number = cards.shape[1]
    kind_of, kinds = _kinds(cards, wild, bugs)
    out = np.empty(len(cards), np.int32)
    if not (knows_points(score) if isinstance(score, Points) else score.regular):
        return _one_by_one(score, cards, kinds if kinds.size else kind_of[cards])
    if isinstance(score, Points):
        twice = rank_totals(amounts_of(score), cards, kind_of, kinds, out)
    else:
        most_bugs = int((kinds == BUG).sum(axis=1).max()) if kinds.size else int((kind_of == BUG).sum())
        if serves(score, number) and most_bugs <= MOST_BUGS and int(cards.max(initial=0)) < FACES:
            twice = rank_by_table(rules_of(score), table_of(score, number, most_bugs), cards, kind_of, kinds, out)
        else:
            twice = rank_by_search(rules_of(score), cards, kind_of, kinds, out)
    if twice >= 0:
        checked(cards[twice].tolist())
    return out


def _one_by_one(score: Order | Points, cards: NDArray[np.uint8], kinds: Kinds) -> Numbers:
    """The strength of each hand where only the slow way knows it; what its jokers are the score says itself."""
    ranked = []
    for row, kinds_there in zip(cards.tolist(), kinds.tolist(), strict=True):
        there = list(zip(row, kinds_there, strict=True))
        wild = {card for card, kind in there if kind == WILD and card % FACES < RED_JOKER}
        ranked.append(score.strength(row, wild, {card for card, kind in there if kind == BUG}))
    return np.array(ranked, np.int32)


def census(
    order: Order, deck: Iterable[Card], number: int, wild: Collection[Card] = (), bugs: Collection[Card] = ()
) -> dict[tuple[Category, Rank], int]:
    """How many of all the hands of so many cards from a deck are of each category and first rank.

    >>> from pokernight.cards import Deck
    >>> from pokernight.ranking import THREE_CARD
    >>> counted = by_category(census(THREE_CARD, Deck(), 3))
    >>> counted[Category.STRAIGHT_FLUSH], counted[Category.THREE]
    (48, 52)
    """
    if not order.regular:
        raise ValueError("Not all hands of such an order can be counted; they are ranked one at a time.")
    cards = _rows([checked(deck)])[0]
    if not 0 < number <= len(cards):
        raise CardError(f"There are no hands of {number} cards in a deck of {len(cards)}.")
    kind_of, _ = _kinds(cards[None], wild, bugs)
    counts = np.zeros(1 << 8, np.int64)
    most_bugs = int((kind_of[cards] == BUG).sum())
    if serves(order, number) and most_bugs <= MOST_BUGS and int(cards.max()) < FACES:
        count_by_table(rules_of(order), table_of(order, number, most_bugs), cards, kind_of, number, counts)
    else:
        count_by_search(rules_of(order), cards, kind_of, number, counts)
    return {
        (order.categories[place >> 4], rank_named(place & 15)): int(count)
        for place, count in enumerate(counts)
        if count
    }


def by_category(counted: dict[tuple[Category, Rank], int]) -> dict[Category, int]:
    """A census with the ranks left out; a category that no hand is of counts 0."""
    return {category: sum(count for (of, _), count in counted.items() if of is category) for category in USUAL}


def _rows(hands: ArrayLike) -> NDArray[np.uint8]:
    """The hands as rows of bytes, refused with a sentence if they cannot be cards."""
    given = np.asarray(hands)
    if given.ndim != 2 or given.dtype.kind not in "iu":
        raise CardError("Give one row of card numbers for each hand, all of the same length.")
    if given.shape[1] == 0:
        raise CardError("There are no cards here.")
    if given.dtype != np.uint8 and given.size and not 0 <= int(given.min()) <= int(given.max()) < MOST_DECKS * FACES:
        raise CardError(f"Cards of up to {MOST_DECKS} decks have numbers from 0 to {MOST_DECKS * FACES - 1}.")
    rows = np.ascontiguousarray(given, np.uint8)
    if rows.size and int(rows.max()) >= MOST_DECKS * FACES:
        raise CardError(f"Cards of up to {MOST_DECKS} decks have numbers from 0 to {MOST_DECKS * FACES - 1}.")
    return rows


def _kinds(cards: NDArray[np.uint8], wild: Flags, bugs: Flags) -> tuple[Kinds, Kinds]:
    """What each card number is for all the hands, and what each card of each hand is if the hands differ in that."""
    kind_of = np.zeros(MOST_DECKS * FACES, np.uint8)
    kind_of[np.arange(len(kind_of)) % FACES >= RED_JOKER] = WILD
    for flags, kind in ((wild, WILD), (bugs, BUG)):
        if not isinstance(flags, np.ndarray):
            kind_of[list(flags)] = kind
    if not isinstance(wild, np.ndarray) and not isinstance(bugs, np.ndarray):
        return kind_of, np.zeros((0, 0), np.uint8)
    kinds = kind_of[cards]
    for flags, kind in ((wild, WILD), (bugs, BUG)):
        if isinstance(flags, np.ndarray):
            if flags.shape != cards.shape:
                raise CardError("Say for each card of each hand whether it is wild, or name the wild cards once.")
            kinds[flags & (kinds != BUG)] = kind
    return kind_of, kinds
