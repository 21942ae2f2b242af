"""An order of hands: how many cards make a hand, which categories count, and where the ace stands."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property, partial

from pokernight.cards import FACES, RED_JOKER, Card, Rank, rank_of

from .category import GROUPS, OF_A_KIND, SPECIAL, STANDARD, THREE_CARDS, WITH_FOUR_CARDS, Category
from .hand import Hand, Story
from .high import best_high
from .key import packed, unpacked
from .low import best_low
from .name import kind_of, name_of
from .run import Wheel
from .standing import standing_cards
from .tally import Tally

TOP = 0xFFFFFF
"""Above every value: a low hand's strength is what its value lacks of this."""


_COUNTED = tuple(16 ** (face // 4) for face in range(FACES))
"""What each face adds to a number that counts the cards of each rank, as a digit of its own."""


class Aces(Enum):
    """Where the ace stands."""

    BOTH = "high, and low in the lowest straight"
    BEST = "high, and low in the best straight"
    HIGH = "high only"
    LOW = "low only"


@dataclass(frozen=True)
class Order:
    """Which of two hands of cards is better.

    A strength is a whole number, and the larger one wins; equal hands have equal strengths. Strengths of one order may
    be compared even when the hands have different numbers of cards.

    >>> from pokernight.cards import read_cards
    >>> HIGH.hand(read_cards("Kh Kd 4s 4c Jk 9h 2d")).name
    'full house, kings over fours'
    >>> ACE_TO_SIX.hand(read_cards("Kh 8d 6s 4c 3h 2d Ac")).name
    'six-four low'
    """

    size: int = 5
    """How many cards make a hand."""
    categories: tuple[Category, ...] = STANDARD
    """The categories that count, the worst first."""
    aces: Aces = Aces.BOTH
    """Where the ace stands."""
    low: bool = False
    """Whether the lowest hand wins."""
    corner: bool = False
    """Whether straights may go round the corner."""
    ace_as: int = 0
    """The rank that an ace may also be used as in a whole straight, where there is one."""
    tame_jokers: bool = False
    """Whether a joker is no wild card, but one above the ace that makes no straight and no flush."""

    def __post_init__(self) -> None:
        if not 1 <= self.size <= 5:
            raise ValueError("A hand has one to five cards.")
        if self.categories[:1] != (Category.HIGH_CARD,) or len(set(self.categories)) < len(self.categories):
            raise ValueError("An order names each category once, and high card first.")
        of_a_kind = {category for category, groups in GROUPS.items() if sum(groups) <= self.size}
        if self.low and not of_a_kind <= set(self.categories):
            raise ValueError("In a low order every category counts that goes by cards of one rank.")
        four_cards = {Category.FOUR_CARD_FLUSH, Category.FOUR_CARD_STRAIGHT} & set(self.categories)
        if four_cards and (self.low or self.size < 5):
            raise ValueError("Four card flushes and straights count in high hands of five cards only.")
        if set(SPECIAL) & set(self.categories) and (self.low or self.size < 5):
            raise ValueError("Hands that only some tables know count in high hands of five cards only.")
        if four_cards and not {Category.FLUSH, Category.STRAIGHT} <= set(self.categories):
            raise ValueError("Where four cards count, the whole flush and the whole straight count too.")

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        # Orders are keys of many tables; hashing a dozen categories each time would cost more than ranking a hand.
        return hash((self.size, self.categories, self.aces, self.low, self.corner, self.ace_as, self.tame_jokers))

    @cached_property
    def ace(self) -> int:
        """What an ace counts for beside the other ranks."""
        return 1 if self.aces is Aces.LOW else 14

    @cached_property
    def values(self) -> tuple[int, ...]:
        """What each face counts for; a joker counts for nothing by itself, or is above all."""
        joker = 15 if self.tame_jokers else 0
        return tuple(self.ace if rank == Rank.ACE else int(rank or joker) for rank in map(rank_of, range(54)))

    @cached_property
    def loose(self) -> bool:
        """Whether some hands that go by cards of one rank do not count, so that such cards are single cards."""
        needed = {category for category, groups in GROUPS.items() if sum(groups) <= self.size}
        return not needed <= set(self.categories)

    @cached_property
    def regular(self) -> bool:
        """Whether the compiled kernel can rank hands of this order; a few that are rare are ranked one at a time."""
        return not (self.loose or self.tame_jokers or set(SPECIAL) & set(self.categories))

    @cached_property
    def wheel(self) -> Wheel:
        """Whether an ace that is high may also begin a straight, the lowest or the best of all."""
        if self.aces is Aces.BEST:
            return Wheel.BEST
        return Wheel.LOWEST if self.aces is Aces.BOTH else Wheel.NONE

    @cached_property
    def rows(self) -> tuple[int, Wheel, bool, int]:
        """All that tells which ranks stand in a row: the ace, and the places that it can have."""
        return self.ace, self.wheel, self.corner, self.ace_as

    def strength(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> int:
        """How good the best hand among these cards is; the larger number wins.

        Jokers are wild unless they are bugs. A bug stands for an ace, or for any card that a straight or flush needs.
        What is wild is named card by card, so that in two decks both twos of clubs are named.
        """
        if 0 < len(cards) <= self.few and not wild and not bugs:
            return self._of_few(cards)
        return self._of_any(cards, wild, bugs)

    @cached_property
    def few(self) -> int:
        """The most cards of which only the ranks count, and whether all are of one suit: no more than make a hand."""
        odd = {Category.FOUR_CARD_FLUSH, Category.FOUR_CARD_STRAIGHT, *SPECIAL} & set(self.categories)
        return 0 if odd else self.size

    @cached_property
    def _strengths(self) -> dict[int, int]:
        """The strengths of few cards that were asked for before, by how many there are of each rank.

        A hand of one suit has a number below 0.
        """
        return {}

    def _of_few(self, cards: Collection[Card]) -> int:
        alike = 0
        for card in cards:
            alike += _COUNTED[card % FACES]
        if len(cards) == self.size and len({card % FACES % 4 for card in cards}) == 1:
            alike = -alike
        strength = self._strengths.get(alike)
        if strength is None or len(set(cards)) < len(cards) or min(cards) < 0:
            strength = self._of_any(cards)
            if abs(alike) < _COUNTED[RED_JOKER]:  # a joker has no rank
                self._strengths[alike] = strength
        return strength

    def _of_any(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> int:
        tally = Tally(cards, wild, bugs, self)
        return TOP - best_low(self, tally) if self.low else best_high(self, tally)

    def hand(self, cards: Collection[Card], wild: Collection[Card] = (), bugs: Collection[Card] = ()) -> Hand:
        """The best hand among these cards, with its name, its cards and what the wild ones stand for."""
        given = tuple(cards)
        strength = self.strength(given, wild, bugs)
        story = partial(self._story, strength, given, frozenset(wild), frozenset(bugs))
        return Hand(strength, story, partial(self.name, strength))

    def _story(self, strength: int, cards: tuple[Card, ...], wild: frozenset[Card], bugs: frozenset[Card]) -> Story:
        category, values = self.reading(strength)
        used, stands_for = standing_cards(self, cards, wild, bugs, category, values)
        return Story(name_of(category, values, self.low), used, stands_for, kind_of(category, values, self.low))

    def reading(self, strength: int) -> tuple[Category, tuple[int, ...]]:
        """The category that a strength means, and the ranks by which equal categories are told apart."""
        value = TOP - strength if self.low else strength
        return self.categories[value >> 20], unpacked(value)

    def beating(self, better: Category, worse: Category) -> Order:
        """The same order, but that one category is just above another.

        >>> Order().beating(Category.FLUSH, Category.FULL_HOUSE).categories[5:7]
        (<Category.FULL_HOUSE: 8>, <Category.FLUSH: 7>)
        """
        others = [category for category in self.categories if category is not better]
        place = others.index(worse) + 1
        return replace(self, categories=(*others[:place], better, *others[place:]))

    def category(self, strength: int) -> Category:
        """The category that a strength means."""
        return self.reading(strength)[0]

    def name(self, strength: int) -> str:
        """What a player would call a hand of this strength.

        >>> HIGH.name(HIGH.at_least(Category.TWO_PAIR, Rank.KING, Rank.FOUR))
        'two pair, kings and fours'
        """
        category, values = self.reading(strength)
        return name_of(category, values, self.low)

    def kind(self, strength: int) -> str:
        """What a player would call all hands of the category, in a low order with their highest rank."""
        category, values = self.reading(strength)
        return kind_of(category, values, self.low)

    def at_least(self, category: Category, *ranks: Rank) -> int:
        """The strength that a hand needs to be no worse than this, the ranks beyond those named being of no account.

        >>> eight_low = ACE_TO_SIX.at_least(Category.HIGH_CARD, Rank.EIGHT)
        >>> from pokernight.cards import read_cards
        >>> ACE_TO_SIX.strength(read_cards("8h 7d 6s 5c 3h")) >= eight_low
        True
        >>> ACE_TO_SIX.strength(read_cards("9h 4d 3s 2c Ah")) >= eight_low
        False
        """
        if category not in self.categories:
            raise ValueError(f"No {category.words} counts in this order.")
        value = self.categories.index(category) << 20 | packed(self.values[4 * (rank - 2)] for rank in ranks)
        if not self.low:
            return value
        return TOP - (value | (1 << 4 * (5 - len(ranks))) - 1)


HIGH = Order()
"""The best five cards in the usual order; also for the high hand showing, whatever number of cards show."""

ACES_LOW = Order(aces=Aces.LOW)
"""The usual order, with the ace below the two in every hand."""

FOUR_CARDS = Order(categories=WITH_FOUR_CARDS)
"""The usual order, with four card straights and four card flushes between a pair and two pair."""

THREE_CARD = Order(size=3, categories=THREE_CARDS)
"""Hands of three cards."""

ACE_TO_SIX = Order(aces=Aces.LOW, low=True)
"""Low hands, aces low, straights and flushes bad; the best is 6-4-3-2-A."""

ACE_TO_FIVE = Order(categories=OF_A_KIND, aces=Aces.LOW, low=True)
"""Low hands, aces low, straights and flushes of no account; the best is 5-4-3-2-A."""

DEUCE_TO_SEVEN = Order(aces=Aces.HIGH, low=True)
"""Low hands, aces high, straights and flushes bad; the best is 7-5-4-3-2."""
