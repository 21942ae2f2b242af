"""A ranking, whole: an order or points, which cards count, which are wild, and the least that can win."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Protocol

from pokernight.cards import FACES, JOKERS, Card, Face, checked

from .hand import NOTHING, Hand, told
from .holding import Holding, Place
from .order import HIGH
from .use import OWN_AND_COMMON, Use
from .wild import Wild


class Score(Protocol):
    """What ranks a set of cards: an `Order` of hands, or `Points`."""

    @property
    def size(self) -> int | None:
        """How many cards make a hand; None if all do."""

    @property
    def few(self) -> int:
        """How many cards are ranked in no time, so that it does not pay to remember them."""

    def strength(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> int:
        """How good the best hand among the cards is."""

    def hand(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> Hand:
        """The best hand among the cards."""


class Ranks(Protocol):
    """What ranks a player's holding: a `Ranking`, or one of the ways to win by single cards."""

    def strength(self, holding: Holding) -> int:
        """How good the holding is; the larger number wins, and 0 cannot win."""

    def hand(self, holding: Holding) -> Hand:
        """The same, with its name and its cards."""


@dataclass(frozen=True)
class Ranking:
    """Who wins: everything that a game says about its hands, or about its high or its low hands.

    >>> from pokernight.cards import Rank, faces, read_cards
    >>> from pokernight.ranking import ONE_DOWN_FOUR_UP, WildFaces
    >>> rules = Ranking(use=ONE_DOWN_FOUR_UP, wild=(WildFaces(faces([Rank.TWO])),))
    >>> print(rules.hand(Holding(down=read_cards("2c Ah"), up=read_cards("Kh Kd 9s 4c"))))
    three kings (K♥ K♦ 2♣ as K♣ 9♠ 4♣)
    """

    score: Score = HIGH
    """What ranks the cards."""
    use: Use = OWN_AND_COMMON
    """Which cards may make the hand."""
    wild: tuple[Wild, ...] = ()
    """What makes cards wild; jokers are wild anyway."""
    bugs: frozenset[Face] = frozenset()
    """The faces that are bugs: aces, or cards that complete a straight or a flush."""
    dead: frozenset[Face] = frozenset()
    """The faces that count for nothing, as if they were not there."""
    least: int = NOTHING
    """The strength that a hand needs to win; `Order.at_least` gives it."""
    least_cards: int = 0
    """How many cards a hand needs to win."""
    most_wild: int | None = None
    """How many cards may be wild in one hand, jokers counted; the others are what is printed on them."""

    @cached_property
    def plain(self) -> bool:
        """Whether any cards make the hand, as they are: none is wild, a bug or dead, and nothing has to be reached."""
        changed = self.wild or self.bugs or self.dead or self.least or self.least_cards
        return not changed and self.most_wild is None and self.use is OWN_AND_COMMON

    def strength(self, holding: Holding) -> int:
        """How good the best hand of a holding is; the larger number wins, and 0 cannot win."""
        pool, wild, bugs = self._best_pool(holding)
        return self._qualified(self.score.strength(pool, wild, bugs), len(pool)) if pool else NOTHING

    def hand(self, holding: Holding) -> Hand:
        """The best hand of a holding, with its name, its cards and what the wild ones stand for."""
        pool, wild, bugs = self._best_pool(holding)
        if not pool:
            return told(NOTHING, "no cards that count")
        hand = self.score.hand(pool, wild, bugs)
        strength = self._qualified(hand.strength, len(pool))
        return hand if strength == hand.strength else hand.rated(strength)

    def wild_cards(self, holding: Holding) -> frozenset[Card]:
        """The cards that are wild for the player, jokers aside."""
        return frozenset(card for rule in self.wild for card in rule.cards(holding))

    def _best_pool(self, holding: Holding) -> tuple[tuple[Card, ...], frozenset[Card], frozenset[Card]]:
        if self.use is OWN_AND_COMMON and self.most_wild is None:  # the usual way, and by far the most asked
            cards = checked(holding.at(Place.ALL))
            bugs = frozenset(card for card in cards if card % FACES in self.bugs) if self.bugs else frozenset()
            return self._alive(cards), self.wild_cards(holding) if self.wild else frozenset(), bugs
        lent = {card for other in holding.others for card in other.up}
        bugs = frozenset(card for card in {*holding.at(Place.ALL), *lent} if card % FACES in self.bugs)
        wild = self.wild_cards(holding)
        found = [checked(pool) for pool in self.use.pools(holding, self.score.size) if pool]
        if not found:
            checked((*holding.at(Place.ALL), *lent))
        pools = [pool for pool in map(self._alive, found) if pool]
        ways = [(pool, wild, bugs) for pool in pools]
        if self.most_wild is not None:
            ways = [(*way, bugs) for pool in pools for way in _with_few_wild(pool, wild, self.most_wild)]
        if len(ways) > 1:
            ways.sort(key=lambda way: self.score.strength(*way), reverse=True)
        return ways[0] if ways else ((), wild, bugs)

    def _alive(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card % FACES not in self.dead) if self.dead else cards

    def _qualified(self, strength: int, cards: int) -> int:
        return strength if strength >= self.least and cards >= self.least_cards else NOTHING


def _with_few_wild(
    pool: tuple[Card, ...], wild: frozenset[Card], most: int
) -> Iterator[tuple[tuple[Card, ...], frozenset[Card]]]:
    """Every way to have no more than so many wild cards in a hand; a joker that is not wild is nothing."""
    jokers = [card for card in pool if card % FACES in JOKERS]
    kept = tuple(card for card in pool if card not in jokers[most:])
    others = [card for card in pool if card in wild and card not in jokers]
    room = max(0, most - len(jokers))
    for chosen in combinations(others, min(room, len(others))):
        yield kept, frozenset(chosen)
