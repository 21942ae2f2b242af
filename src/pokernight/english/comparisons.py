"""Which of two hands is better that a page names as examples, and which rows of ranks are straights."""

from collections import Counter
from collections.abc import Iterable, Sequence

from pokernight.cards import Rank
from pokernight.english.grammar.marks import Sample
from pokernight.meaning.hands import LowOrder, Shape

SHAPES = {
    (2,): Shape.PAIR,
    (2, 2): Shape.TWO_PAIR,
    (3,): Shape.TRIPS,
    (3, 2): Shape.FULL_HOUSE,
    (4,): Shape.QUADS,
    (5,): Shape.FIVE_OF_A_KIND,
}
"""What a hand is by how often its ranks are there."""
LOW_ACE = 1


def better_high(better: Sample, worse: Sample, shapes: Sequence[Shape], *, low_ace: bool) -> bool:
    """Whether one hand is certainly higher than another, by the kinds of hands from the worst to the best.

    >>> kings, queens = Sample(Shape.PAIR, Rank.KING), Sample(Shape.PAIR, Rank.QUEEN)
    >>> better_high(kings, queens, list(Shape), low_ace=False), better_high(queens, kings, list(Shape), low_ace=False)
    (True, False)
    """
    first, second = (_key(hand, shapes, low_ace=low_ace, runs=True, wheel=True) for hand in (better, worse))
    return _decided(second, first)


def better_low(better: Sample, worse: Sample, order: LowOrder | None) -> bool:
    """Whether one hand is certainly lower than another, by a ranking of low hands or by the custom.

    >>> eight, nine = Sample(None, row=(Rank.EIGHT, Rank.FIVE)), Sample(None, row=(Rank.NINE, Rank.FOUR))
    >>> better_low(eight, nine, None), better_low(nine, eight, None)
    (True, False)
    """
    if order is LowOrder.BADUGI and len(better.row) != len(worse.row):
        return len(better.row) > len(worse.row) > 0
    low_ace = order is not LowOrder.DEUCE_TO_SEVEN
    runs = order not in (LowOrder.ACE_TO_FIVE, LowOrder.BADUGI)
    first, second = (_key(hand, list(Shape), low_ace=low_ace, runs=runs, wheel=low_ace) for hand in (better, worse))
    return _decided(first, second)


def _decided(lower: Sequence[int], higher: Sequence[int]) -> bool:
    """Whether one hand is lower than another by what is told of both."""
    return next((a < b for a, b in zip(lower, higher, strict=False) if a != b), False)


def _key(hand: Sample, shapes: Sequence[Shape], *, low_ace: bool, runs: bool, wheel: bool) -> list[int]:
    """What decides between hands, as far as it is told: the kind of hand first, then its ranks."""

    def value(rank: Rank) -> int:
        return LOW_ACE if low_ace and rank is Rank.ACE else int(rank)

    if not hand.row:
        if hand.shape not in shapes:
            return []
        return [shapes.index(hand.shape), *(value(rank) for rank in (hand.rank, hand.other) if rank)]
    often = Counter(hand.row)
    ranks = sorted(often, key=lambda rank: (often[rank], value(rank)), reverse=True)
    counts = tuple(often[rank] for rank in ranks if often[rank] > 1)
    shape = SHAPES.get(counts, Shape.HIGH_CARD)
    if runs and (top := straight(hand.row, wheel=wheel)):
        return [shapes.index(Shape.STRAIGHT), top]
    return [shapes.index(shape), *map(value, ranks)] if shape in shapes else []


def straight(row: Iterable[Rank], *, wheel: bool = True, ace_as: Rank | None = None) -> int:
    """The highest rank of five that follow one another, or 0; the ace may stand below the two, or for another rank.

    >>> straight([Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE]), straight([Rank.TWO, Rank.NINE])
    (5, 0)
    """
    ranks = set(row)
    aces = [int(Rank.ACE), *([LOW_ACE] if wheel else []), *([int(ace_as)] if ace_as else [])]
    for ace in aces:
        values = sorted(ace if rank is Rank.ACE else int(rank) for rank in ranks)
        if len(values) == 5 and values == [*range(values[0], values[0] + 5)]:
            return values[-1]
    return 0
