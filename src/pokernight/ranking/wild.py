"""Which cards are wild for a player: named ones, like his own low card, or cards that make a pattern in his hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Protocol

from pokernight.cards import Card, Face, Rank, face_of, faces, rank_of, suit_of

from .holding import Holding, Place


class Wild(Protocol):
    """A rule that makes cards wild for the player who holds them."""

    def cards(self, holding: Holding) -> frozenset[Card]:
        """The cards that are wild, of those that the player may use."""


def _usable(holding: Holding) -> tuple[Card, ...]:
    """Every card that may come into a player's hand, with the up cards that others lend him."""
    return holding.at(Place.ALL) + tuple(card for other in holding.others for card in other.up)


def _of_ranks(holding: Holding, ranks: set[Rank]) -> frozenset[Card]:
    return frozenset(card for card in _usable(holding) if rank_of(card) in ranks)


@dataclass(frozen=True)
class WildFaces:
    """Named cards are wild, for everybody who plays by this ranking.

    >>> WildFaces(faces([Rank.TWO])).cards(Holding(down=(0, 1), up=(51,))) == {0, 1}
    True
    """

    faces: frozenset[Face]

    def cards(self, holding: Holding) -> frozenset[Card]:
        """The named cards, from every deck."""
        return frozenset(card for card in _usable(holding) if face_of(card) in self.faces)


@lru_cache(1000)  # asked again and again while the same card makes others wild
def like(*cards: Card) -> WildFaces:
    """All cards of the ranks of these are wild.

    >>> like(0).faces == faces([Rank.TWO])
    True
    """
    return WildFaces(faces({rank for rank in map(rank_of, cards) if rank is not None}))


def ranks_away(by: int, *cards: Card) -> WildFaces:
    """All cards so many ranks above these are wild, or below them where it is less than nothing.

    After the ace comes the two.

    >>> ranks_away(1, 51).faces == faces([Rank.TWO])
    True
    >>> ranks_away(-1, 0).faces == faces([Rank.ACE])
    True
    """
    return WildFaces(faces({Rank((rank - 2 + by) % 13 + 2) for rank in map(rank_of, cards) if rank is not None}))


@dataclass(frozen=True)
class WildCards:
    """Single cards are wild, such as one that a player has paid for."""

    named: frozenset[Card]

    def cards(self, holding: Holding) -> frozenset[Card]:
        """Those of the cards that the player may use."""
        return self.named.intersection(_usable(holding))


@dataclass(frozen=True)
class WildPlace:
    """All the cards in a place are wild.

    >>> WildPlace(Place.DOWN).cards(Holding(down=(0,), up=(51,))) == {0}
    True
    """

    place: Place

    def cards(self, holding: Holding) -> frozenset[Card]:
        """The cards in the place."""
        return frozenset(holding.at(self.place))


@dataclass(frozen=True)
class LikeOwn:
    """A player's lowest card, or his highest, is wild for him, and as a rule all of its rank.

    >>> from pokernight.cards import read_cards, texts
    >>> holding = Holding(down=read_cards("9h 4d"), up=read_cards("4s 2c"))
    >>> texts(sorted(LikeOwn().cards(holding)))
    '4d 4s'
    """

    place: Place = Place.DOWN
    highest: bool = False
    aces_low: bool = False
    """Whether an ace is the lowest card; by custom it is the highest."""
    mates: bool = True
    """Whether all other cards of the rank are wild too; if not, only those of the place are."""

    def cards(self, holding: Holding) -> frozenset[Card]:
        """The card and all of its rank; jokers are wild anyway and do not count."""
        there = holding.at(self.place)
        ranks = [rank for rank in map(rank_of, there) if rank is not None]
        if not ranks:
            return frozenset()
        choose = max if self.highest else min
        chosen = choose(ranks, key=lambda rank: 1 if self.aces_low and rank is Rank.ACE else int(rank))
        return _of_ranks(holding, {chosen}) & (frozenset(_usable(holding)) if self.mates else frozenset(there))


@dataclass(frozen=True)
class PairedAcross:
    """A rank that a player has in both of two places is wild for him.

    >>> from pokernight.cards import read_cards, texts
    >>> holding = Holding(down=read_cards("9h 4d"), up=read_cards("4s 2c"))
    >>> texts(sorted(PairedAcross().cards(holding)))
    '4d 4s'
    """

    one: Place = Place.DOWN
    other: Place = Place.UP
    within: Place | None = None
    """Where only the cards of one place are wild: that place."""

    def cards(self, holding: Holding) -> frozenset[Card]:
        """All the cards of such ranks."""
        both = set(map(rank_of, holding.at(self.one))) & set(map(rank_of, holding.at(self.other)))
        wild = _of_ranks(holding, {rank for rank in both if rank is not None})
        return wild if self.within is None else wild.intersection(holding.at(self.within))


class Alike(Enum):
    """What else two cards must have in common."""

    NOTHING = "nothing"
    COLOUR = "colour"
    SUIT = "suit"

    def of(self, card: Card) -> object:
        """That of a card."""
        suit = suit_of(card)
        if self is Alike.NOTHING or suit is None:
            return None
        return suit if self is Alike.SUIT else suit.colour


@dataclass(frozen=True)
class Pairs:
    """Two cards of the same rank in one hand are wild, where need be only those of one colour.

    >>> from pokernight.cards import read_cards, texts
    >>> texts(sorted(Pairs(Alike.COLOUR).cards(Holding(read_cards("Kh Kd Ks 9c 9d")))))
    'Kd Kh'
    """

    alike: Alike = Alike.NOTHING
    place: Place = Place.ALL
    ranks: bool = False
    """Whether all other cards of such a rank are wild as well."""

    def cards(self, holding: Holding) -> frozenset[Card]:
        """The cards of such pairs; jokers are wild anyway and do not count."""
        kinds = {
            card: (rank, self.alike.of(card)) for card in holding.at(self.place) if (rank := rank_of(card)) is not None
        }
        often = Counter(kinds.values())
        paired = frozenset(card for card, kind in kinds.items() if often[kind] > 1)
        return _of_ranks(holding, {kinds[card][0] for card in paired}) if self.ranks else paired


@dataclass(frozen=True)
class Neighbours:
    """Cards of one suit, or of one colour, that follow each other in rank are wild; an ace follows a king.

    >>> from pokernight.cards import read_cards, texts
    >>> texts(sorted(Neighbours(Alike.SUIT).cards(Holding(read_cards("Kh Ah 9c 8c 7d 4s")))))
    '8c 9c Kh Ah'
    """

    alike: Alike = Alike.SUIT
    place: Place = Place.ALL

    def cards(self, holding: Holding) -> frozenset[Card]:
        """The cards that have a neighbour in the hand."""
        there = {
            card: (rank % 13, self.alike.of(card))
            for card in holding.at(self.place)
            if (rank := rank_of(card)) is not None
        }
        kinds = set(there.values())
        return frozenset(
            card for card, (rank, kind) in there.items() if {((rank + 1) % 13, kind), ((rank - 1) % 13, kind)} & kinds
        )


@dataclass(frozen=True)
class Within:
    """What a rule makes wild, but only in one place.

    >>> Within(WildFaces(faces([Rank.TWO])), Place.DOWN).cards(Holding(down=(0,), up=(1,))) == {0}
    True
    """

    rule: Wild
    place: Place

    def cards(self, holding: Holding) -> frozenset[Card]:
        """Those of the cards that lie there."""
        return self.rule.cards(holding).intersection(holding.at(self.place))


@dataclass(frozen=True)
class Except:
    """What a rule makes wild, save some cards that are not.

    >>> from pokernight.cards import read_cards
    >>> Except(WildPlace(Place.DOWN), faces([Rank.TWO])).cards(Holding(down=(0, 51))) == {51}
    True
    """

    rule: Wild
    tame: frozenset[Face]

    def cards(self, holding: Holding) -> frozenset[Card]:
        """The cards that are still wild."""
        return frozenset(card for card in self.rule.cards(holding) if face_of(card) not in self.tame)
