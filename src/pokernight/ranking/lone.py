"""Ways to win that go by single cards: the best of some cards, the most of them, the best that nobody matches.

No card stands for another here: a wild heart that lies face down is the card that it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from pokernight.cards import Card, Face, Rank, face_of, rank_of, spoken

from .hand import NOTHING, Hand, told
from .holding import Holding, Place

_MANY = 1_000
"""More cards than anybody can hold."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def card_height(card: Card, aces_low: bool = False) -> int:
    """How high a single card is: an ace 14, or 1 where aces are low; a joker is above all.

    >>> card_height(0), card_height(51), card_height(51, aces_low=True), card_height(52)
    (2, 14, 1, 15)
    """
    rank = rank_of(card)
    if rank is None:
        return 15
    return 1 if aces_low and rank is Rank.ACE else int(rank)


def unmatched(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards whose rank no other of the cards has; two jokers match each other.

    >>> from pokernight.cards import read_cards, texts
    >>> texts(unmatched(read_cards("9h 9d Kc 4s")))
    'Kc 4s'
    """
    given = tuple(cards)
    often = Counter(map(card_height, given))
    return tuple(card for card in given if often[card_height(card)] == 1)


def _best(cards: Iterable[Card], lowest: bool, aces_low: bool, nothing: str) -> Hand:
    """The highest of the cards, or the lowest; suits make no difference."""
    heights = {card: card_height(card, aces_low) for card in cards}
    heights = {card: 16 - height for card, height in heights.items()} if lowest else heights
    if not heights:
        return told(NOTHING, nothing)
    best = max(heights, key=lambda card: heights[card])
    return told(heights[best], spoken(best), (best,))


@dataclass(frozen=True)
class BestCard:
    """Who holds the highest of certain cards in a place, or the lowest.

    >>> from pokernight.cards import Suit, faces, read_cards
    >>> high_heart = BestCard(faces(suits=[Suit.HEARTS]))
    >>> high_heart.hand(Holding(down=read_cards("9h Kh As"), up=read_cards("Ah"))).name
    'the king of hearts'
    """

    faces: frozenset[Face]
    place: Place = Place.DOWN
    lowest: bool = False
    aces_low: bool = False
    """Whether an ace is the lowest card; by custom it is the highest."""

    def strength(self, holding: Holding) -> int:
        """How good the best of the cards is; 0 if there is none."""
        return self.hand(holding).strength

    def hand(self, holding: Holding) -> Hand:
        """The best of the cards."""
        named = (card for card in holding.at(self.place) if face_of(card) in self.faces)
        return _best(named, self.lowest, self.aces_low, "no such card")


@dataclass(frozen=True)
class MostCards:
    """Who holds the most of certain cards in a place, or the fewest.

    >>> from pokernight.cards import faces, read_cards
    >>> MostCards(faces([Rank.SIX])).hand(Holding(down=read_cards("6h 6d As"))).name
    'two sixes'
    """

    faces: frozenset[Face]
    place: Place = Place.DOWN
    fewest: bool = False

    def strength(self, holding: Holding) -> int:
        """How many of the cards there are, or how many are not there."""
        return self.hand(holding).strength

    def hand(self, holding: Holding) -> Hand:
        """The cards, which are the better the more they are, or the fewer."""
        named = tuple(card for card in holding.at(self.place) if face_of(card) in self.faces)
        strength = _MANY - len(named) if self.fewest else len(named)
        return told(strength, self.named(len(named)), named)

    def named(self, number: int) -> str:
        """Such as "two sixes" where the cards are of one rank, else "two of them"."""
        spelled = NUMBERS[number] if number < len(NUMBERS) else str(number)
        ranks = set(map(rank_of, self.faces))
        rank = ranks.pop() if len(ranks) == 1 else None
        if rank is None:
            return f"{spelled if number else 'none'} of them"
        return f"{spelled} {rank.word if number == 1 else rank.plural}"


@dataclass(frozen=True)
class UnmatchedCard:
    """Who holds the highest card in a place, or the lowest, that has the rank of no other card there, his or another's.

    >>> from pokernight.cards import read_cards
    >>> others = (Holding(down=read_cards("Ah")), Holding(down=read_cards("9c")))
    >>> UnmatchedCard().hand(Holding(down=read_cards("Ad Kd"), others=others)).name
    'the king of diamonds'
    """

    place: Place = Place.DOWN
    lowest: bool = False
    aces_low: bool = False

    def strength(self, holding: Holding) -> int:
        """How good the best unmatched card is; 0 if all are matched."""
        return self.hand(holding).strength

    def hand(self, holding: Holding) -> Hand:
        """The best unmatched card."""
        all_cards = [*holding.at(self.place), *(card for other in holding.others for card in other.at(self.place))]
        alone = set(unmatched(all_cards))
        own = (card for card in holding.at(self.place) if card in alone)
        return _best(own, self.lowest, self.aces_low, "no unmatched card")
