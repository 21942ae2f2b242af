"""Which cards may make a hand: so many from each place, all of a place or none, or another player's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import Protocol

from pokernight.cards import Card, Suit, rank_of, suit_of

from .holding import Holding

NO_LIMIT = 1_000


class Use(Protocol):
    """Which cards may make a hand."""

    def pools(self, holding: Holding, size: int | None) -> Iterator[tuple[Card, ...]]:
        """The sets of cards of which the hand may be made; it is the best hand of any of them."""


@dataclass(frozen=True)
class Take:
    """How many cards of a place belong to the hand."""

    least: int = 0
    most: int = NO_LIMIT

    def limits(self, there: int) -> tuple[int, int]:
        """The same, where only so many cards are there: nobody can take more."""
        return min(self.least, there), min(self.most, there)

    def __add__(self, other: Take) -> Take:
        """What two rules take of one place."""
        return Take(self.least + other.least, self.most + other.most)


ANY = Take()
NONE = Take(most=0)
EVERY = Take(least=NO_LIMIT)


def exactly(number: int) -> Take:
    """Just so many cards."""
    return Take(number, number)


def at_least(number: int) -> Take:
    """So many cards or more."""
    return Take(number)


def at_most(number: int) -> Take:
    """So many cards or fewer."""
    return Take(0, number)


@dataclass(frozen=True)
class Pick:
    """So many cards from each place; any number where nothing is said.

    >>> holding = Holding(down=(0, 1), up=(2, 3, 4, 5))
    >>> list(Pick(down=exactly(1), up=exactly(4)).pools(holding, size=5))
    [(0, 2, 3, 4, 5), (1, 2, 3, 4, 5)]
    """

    down: Take = ANY
    up: Take = ANY
    common: Take = ANY
    borrowed: Take = NONE
    """From the up cards of one other player, whichever is best."""
    own: Take = ANY
    """Of the down cards and the up cards together."""

    def pools(self, holding: Holding, size: int | None) -> Iterator[tuple[Card, ...]]:
        """The sets of cards that may make the hand; where there are limits, each is a whole hand."""
        lenders = [other.up for other in holding.others] if self.borrowed != NONE else []
        for lent in lenders or [()]:
            places = ((self.down, holding.down), (self.up, holding.up), (self.common, holding.common))
            yield from _pools((*places, (self.borrowed, lent)), size, self.own)


@dataclass(frozen=True)
class Either:
    """One way of picking cards or another, as it suits the player."""

    ways: tuple[Pick, ...]

    def pools(self, holding: Holding, size: int | None) -> Iterator[tuple[Card, ...]]:
        """The sets of cards of every way, as far as no other makes a larger hand."""
        yield from _largest([pool for way in self.ways for pool in way.pools(holding, size)], size)


@dataclass(frozen=True)
class InLines:
    """Only the common cards of one line, whichever is best, and whatever else is allowed of them.

    >>> holding = Holding(down=(0,), common=(1, 2, 3))
    >>> list(InLines((frozenset({1, 2}), frozenset({2, 3})), OWN_AND_COMMON).pools(holding, size=5))
    [(0, 1, 2), (0, 2, 3)]

    A line that makes a smaller hand than others is none to choose: few cards would be a good low hand.

    >>> list(InLines((frozenset({1, 2}), frozenset({3})), OWN_AND_COMMON).pools(holding, size=5))
    [(0, 1, 2)]
    """

    lines: tuple[frozenset[Card], ...]
    use: Use

    def pools(self, holding: Holding, size: int | None) -> Iterator[tuple[Card, ...]]:
        """The sets of cards with each line, as far as no other makes a larger hand."""
        commons = (tuple(card for card in holding.common if card in line) for line in self.lines)
        pools = [pool for common in commons for pool in self.use.pools(replace(holding, common=common), size)]
        yield from _largest(pools, size)


@dataclass(frozen=True)
class OneSuit:
    """Only cards of one suit count, whichever is best; a joker goes with any.

    >>> list(OneSuit(OWN_AND_COMMON).pools(Holding(down=(0, 1, 4)), size=None))
    [(0, 4), (1,), (), ()]
    """

    use: Use

    def pools(self, holding: Holding, size: int | None) -> Iterator[tuple[Card, ...]]:
        """The sets of cards of each suit."""
        for pool in self.use.pools(holding, size):
            for suit in Suit:
                yield tuple(card for card in pool if suit_of(card) in (suit, None))


@dataclass(frozen=True)
class Unpaired:
    """No two cards of one rank, whichever of them is best; a joker goes with any.

    >>> list(Unpaired(OWN_AND_COMMON).pools(Holding(down=(0, 1, 4)), size=None))
    [(0, 4), (1, 4)]
    """

    use: Use

    def pools(self, holding: Holding, size: int | None) -> Iterator[tuple[Card, ...]]:
        """The sets of cards with one card of each rank."""
        for pool in self.use.pools(holding, size):
            alike: dict[object, list[Card]] = {}
            for card in pool:
                alike.setdefault(rank_of(card) or (card,), []).append(card)
            yield from product(*alike.values())


def _largest(pools: Sequence[tuple[Card, ...]], size: int | None) -> Iterator[tuple[Card, ...]]:
    """The sets of cards that make a whole hand, or as much of one as any of them does."""
    least = 0 if size is None else max((min(len(pool), size) for pool in pools), default=0)
    return (pool for pool in pools if len(pool) >= least)


def _pools(
    places: tuple[tuple[Take, tuple[Card, ...]], ...], size: int | None, own: Take
) -> Iterator[tuple[Card, ...]]:
    limits = [take.limits(len(cards)) for take, cards in places]
    if own == ANY and all(take in (ANY, NONE) for take, _ in places):
        yield tuple(card for (_, cards), (_, most) in zip(places, limits, strict=True) for card in cards[:most])
        return
    fewest, top = own.limits(limits[0][1] + limits[1][1])
    together = top + sum(most for _, most in limits[2:])
    wanted = together if size is None else min(size, together)
    for numbers in product(*(range(least, most + 1) for least, most in limits)):
        if sum(numbers) == wanted and fewest <= numbers[0] + numbers[1] <= top:
            choices = (combinations(cards, number) for (_, cards), number in zip(places, numbers, strict=True))
            for chosen in product(*choices):
                yield tuple(card for cards in chosen for card in cards)


OWN_AND_COMMON = Pick()
"""Any cards, a player's own and the common ones: the usual way."""

DOWN_CARDS = Pick(up=NONE, common=NONE)
"""Only down cards."""

UP_CARDS = Pick(down=NONE, common=NONE)
"""Only up cards."""

ONE_DOWN_FOUR_UP = Pick(down=exactly(1), up=exactly(4))
"""One down card and four up cards."""

TWO_DOWN_AND_ANOTHERS_UP = Pick(down=exactly(2), up=NONE, common=NONE, borrowed=EVERY)
"""Two down cards, and all the up cards of any one other player."""

COMMONS_ALL_OR_NONE = Either((Pick(common=NONE), Pick(common=EVERY)))
"""Own cards, with all of the common cards or with none of them."""
