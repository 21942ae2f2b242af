"""Hands of cards that differ in rank and in suit: more of them are better, and then low ones."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import combinations

from pokernight.cards import JOKERS, Card, Rank, checked, face_of, rank_of, suit_of

from .hand import Hand, told
from .lone import NUMBERS, card_height

SIZE = 4
"""As many cards as there are suits make the largest hand."""
_BITS = 4
_ROOM = 1 << SIZE * _BITS


@dataclass(frozen=True)
class Badugi:
    """The most cards of different ranks and suits; of as many, those whose highest is lowest. Aces are low, or high.

    >>> from pokernight.cards import read_cards
    >>> Badugi().hand(read_cards("Ah 4d 7c 7s")).name
    'three cards, seven high'
    """

    aces_low: bool = True

    @property
    def size(self) -> None:
        """Any number of cards may be looked through."""
        return None

    @property
    def few(self) -> int:
        """Four cards have but fifteen ways to make a hand."""
        return SIZE

    def strength(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> int:
        """How good the best hand among the cards is."""
        return self._best(cards, wild, bugs)[0]

    def hand(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> Hand:
        """The best hand among the cards."""
        strength, used = self._best(cards, wild, bugs)
        return told(strength, self.name(strength), used)

    def name(self, strength: int) -> str:
        """What a player would call a hand of this strength."""
        many, highest = strength // _ROOM, (_ROOM - 1 - strength % _ROOM) >> _BITS * (SIZE - 1)
        high = Rank.ACE if highest == 1 else Rank(highest)
        return f"{NUMBERS[many]} card{'s' if many > 1 else ''}, {high.word} high"

    kind = name

    def _best(
        self, cards: Collection[Card], wild: Collection[Card], bugs: Collection[Card]
    ) -> tuple[int, tuple[Card, ...]]:
        """The strength of the best hand, and its cards."""
        return max(self._hands(checked(cards), {*wild, *bugs}), key=lambda found: found[0])

    def _hands(self, cards: tuple[Card, ...], wild: Collection[Card]) -> Iterator[tuple[int, tuple[Card, ...]]]:
        """Every hand that the cards can make; a wild card is the lowest that is missing."""
        free = [card for card in cards if card in wild or face_of(card) in JOKERS]
        plain = [card for card in cards if card not in free]
        for count in range(min(SIZE, len(plain)) + 1):
            for chosen in combinations(plain, count):
                if len({rank_of(card) for card in chosen}) == len({suit_of(card) for card in chosen}) == count:
                    filled = free[: SIZE - count]
                    heights = [card_height(card, aces_low=self.aces_low) for card in chosen]
                    missing = (height for height in range(2 - self.aces_low, 15) if height not in heights)
                    whole = tuple(sorted((*heights, *(next(missing) for _ in filled)), reverse=True))
                    if whole:
                        yield _strength(whole), (*chosen, *filled)


def _strength(heights: tuple[int, ...]) -> int:
    """A number that is larger for a better hand: by how many cards it has, then by each card from the highest down."""
    height = sum(one << _BITS * (SIZE - 1 - at) for at, one in enumerate(heights))
    return len(heights) * _ROOM + _ROOM - 1 - height
