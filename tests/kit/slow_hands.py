"""A slow ranking of hands that is right at a glance: every choice of cards, every card that a wild one can stand for.

It shares nothing with the fast rankings but the order's own words: its size, its categories and where the ace stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, pairwise, product

from pokernight.cards import Card, face_of, is_joker
from pokernight.ranking import Aces, Category, Order

Pip = tuple[int, int]
"""A rank from 2 to 14 and a suit."""

ACES = tuple((14, suit) for suit in range(4))
ROWS = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
SHORT_ROWS = (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH)


def slow_strength(
    order: Order, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()
) -> int:
    """The strength of the best hand, found by trying everything."""
    best = None
    for chosen in combinations(sorted(cards), min(order.size, len(cards))):
        natural = [pip(card) for card in chosen if not is_joker(card) and card not in wild and card not in bugs]
        bug_count = sum(card in bugs for card in chosen)
        wild_count = len(chosen) - len(natural) - bug_count
        for value in _values(order, natural, wild_count, bug_count):
            if best is None or (value < best if order.low else value > best):
                best = value
    assert best is not None
    number = best[0] << 20 | sum(rank << 16 - 4 * at for at, rank in enumerate(best[1]))
    return 0xFFFFFF - number if order.low else number


def pip(card: Card) -> Pip:
    return face_of(card) // 4 + 2, face_of(card) % 4


def _values(order: Order, natural: list[Pip], wilds: int, bugs: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The value of every hand that the cards can stand for."""
    suits = sorted({suit for _, suit in natural})
    if len(suits) > 1 and Category.FOUR_CARD_FLUSH not in order.categories:
        suits = suits[:1]  # there is no flush, and the suits do not matter
    else:  # a suit that no natural card has is as good as any other such suit
        suits += [suit for suit in range(4) if suit not in suits][: 1 if suits else 2]
    pips = [(rank, suit) for rank in range(2, 15) for suit in suits]
    for meant in combinations_with_replacement(pips, wilds):
        for bugs_meant in product(pips if not order.low else ACES, repeat=bugs):
            hand = [*natural, *meant, *bugs_meant]
            category, key = natural_value(order, hand)
            if bugs and any(rank != 14 for rank, _ in bugs_meant) and category not in (*ROWS, *SHORT_ROWS):
                continue  # a bug is an ace unless it completes a straight or a flush
            flushed = category in (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.FOUR_CARD_FLUSH)
            if flushed and not order.low and _repeats(natural, [*meant, *bugs_meant]):
                continue  # in a flush a wild card takes a rank that the flush does not hold yet
            yield order.categories.index(category), key


def _repeats(natural: list[Pip], meant: list[Pip]) -> bool:
    """Whether a card of the flush stands for a rank that the flush holds already."""
    suits = [suit for _, suit in (*natural, *meant)]
    flushed = max(suits, key=suits.count)
    ranks = [rank for rank, suit in natural if suit == flushed]
    for rank, suit in meant:
        if suit == flushed and rank in ranks:
            return True
        ranks.append(rank)
    return False


def natural_value(order: Order, hand: Collection[Pip]) -> tuple[Category, tuple[int, ...]]:
    """The best category that a hand of natural cards is of, and the ranks to compare it by."""
    ranks = tuple(sorted([rank for rank, _ in hand]))
    suits = [suit for _, suit in hand]
    if suits.count(suits[0]) == len(suits):
        return _named(order, ranks, True, ())
    for suit in suits[:2]:  # four of five cards of one suit have one of the first two
        if suits.count(suit) == 4 and Category.FOUR_CARD_FLUSH in order.categories:
            return _named(order, ranks, False, tuple(rank for rank, of in hand if of == suit))
    return _named(order, ranks, False, ())


@lru_cache(1 << 18)
def _named(
    order: Order, ranks: tuple[int, ...], suited: bool, four: tuple[int, ...]
) -> tuple[Category, tuple[int, ...]]:
    ranks, four = _in_order(order, ranks), _in_order(order, four)
    counts = Counter(ranks)
    by_count = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    pattern = tuple(sorted(counts.values(), reverse=True))
    found = {_of_a_kind(pattern): by_count}
    if len(ranks) == order.size:
        top = _row_top(order, ranks)
        if suited:
            found[Category.FLUSH] = ranks
        if top:
            found[Category.STRAIGHT] = (top,)
        if top and suited:
            found[Category.STRAIGHT_FLUSH] = (top,)
        if four:
            fifth = Counter(ranks)
            fifth.subtract(four)
            found[Category.FOUR_CARD_FLUSH] = (*four, *fifth.elements())
        if Category.FOUR_CARD_STRAIGHT in order.categories:
            rows = [(_row_top(order, ranks[:at] + ranks[at + 1 :]), ranks[at]) for at in range(len(ranks))]
            if max(rows)[0]:
                found[Category.FOUR_CARD_STRAIGHT] = max(rows)
    best = max((category for category in found if category in order.categories), key=order.categories.index)
    return best, found[best]


def _in_order(order: Order, ranks: tuple[int, ...]) -> tuple[int, ...]:
    """The ranks from the highest down, as the order counts them."""
    ace = 1 if order.aces is Aces.LOW else 14
    return tuple(sorted((ace if rank == 14 else rank for rank in ranks), reverse=True))


def _of_a_kind(pattern: tuple[int, ...]) -> Category:
    if pattern[0] == 5:
        return Category.FIVE
    if pattern[0] == 4:
        return Category.FOUR
    if pattern[:2] == (3, 2):
        return Category.FULL_HOUSE
    if pattern[0] == 3:
        return Category.THREE
    if pattern[:2] == (2, 2):
        return Category.TWO_PAIR
    return Category.PAIR if pattern[0] == 2 else Category.HIGH_CARD


def _row_top(order: Order, ranks: tuple[int, ...]) -> int:
    """The top of the straight that the ranks are, highest first; 0 if they are none."""
    if all(higher == lower + 1 for higher, lower in pairwise(ranks)):
        return ranks[0]
    wheel = (14, *range(len(ranks), 1, -1))
    return len(ranks) if order.aces is Aces.BOTH and ranks == wheel else 0
