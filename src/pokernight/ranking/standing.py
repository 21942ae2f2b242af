"""Which cards make a hand, and what the wild ones among them stand for."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import product
from typing import TYPE_CHECKING

from pokernight.cards import FACES, RED_JOKER, Card, CardError, Face

from .category import GROUPS, Category
from .run import run_values, skip_values

if TYPE_CHECKING:
    from .order import Order

IN_SUIT = {Category.FLUSH: 5, Category.STRAIGHT_FLUSH: 5, Category.ROYAL_FLUSH: 5, Category.FOUR_CARD_FLUSH: 4}
"""How many cards of a hand, at the most, must be of one suit."""

_WHOLE_ROWS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)

FILLED_BY_BUGS = {
    *IN_SUIT, Category.STRAIGHT, Category.FOUR_CARD_STRAIGHT, Category.SKIP_STRAIGHT, Category.CORNER_STRAIGHT
}  # fmt: skip


def standing_cards(
    order: Order,
    cards: Collection[Card],
    wild: Collection[Card],
    bugs: Collection[Card],
    category: Category,
    key: tuple[int, ...],
) -> tuple[tuple[Card, ...], Mapping[Card, Face]]:
    """The cards that make the hand of a category and its ranks, natural cards first wherever they do."""
    in_suit = IN_SUIT.get(category, 0)
    usual = hand_values(category, key, min(order.size, len(cards)), order)
    ways = (usual, _with_ace_as(order, usual)) if category in _WHOLE_ROWS and order.ace_as in usual else (usual,)
    for wanted, suit in product(ways, range(4) if in_suit else (-1,)):
        places = _Places(order, cards, wild, bugs)
        if places.fill(wanted, suit, in_suit, category in FILLED_BY_BUGS):
            if category not in IN_SUIT and Category.FLUSH in order.categories and len(wanted) == order.size:
                places.mix_suits(wanted)
            return tuple(places.used), places.faces_meant(wanted, suit, in_suit)
    raise CardError("These cards do not make that hand.")


def _with_ace_as(order: Order, values: tuple[int, ...]) -> tuple[int, ...]:
    """The ranks of a straight, with an ace in the place of the one that it may be used as."""
    return tuple(order.ace if value == order.ace_as else value for value in values)


def hand_values(category: Category, key: tuple[int, ...], size: int, order: Order) -> tuple[int, ...]:
    """Every rank of a hand, card by card, from the ranks by which it is compared."""
    if category in GROUPS:
        groups = GROUPS[category]
        return (
            tuple(value for value, count in zip(key, groups, strict=False) for _ in range(count)) + key[len(groups) :]
        )
    if category is Category.FOUR_CARD_STRAIGHT:
        return (*run_values(key[0], 4, order.ace), key[1])
    if category is Category.SKIP_STRAIGHT:
        return skip_values(key[0], order.ace)
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.CORNER_STRAIGHT, Category.ROYAL_FLUSH):
        return run_values(key[0], size, order.ace)
    return key


class _Places:
    """The places of a hand, and the cards not yet in one: the natural ones by rank, the bugs and the wild ones."""

    def __init__(self, order: Order, cards: Collection[Card], wild: Collection[Card], bugs: Collection[Card]) -> None:
        self.ace = order.ace
        self.whole = order.size
        self.used: list[Card] = []
        self.changed: set[Card] = set()
        self.natural: dict[int, list[Card]] = {}
        self.bugs: list[Card] = []
        self.wild: list[Card] = []
        for card in cards:
            face = card % FACES
            if card in bugs:
                self.bugs.append(card)
            elif card in wild or (face >= RED_JOKER and not order.tame_jokers):
                self.wild.append(card)
            else:
                self.natural.setdefault(order.values[face], []).append(card)

    def fill(self, wanted: tuple[int, ...], suit: int, in_suit: int, bugs_fill: bool) -> bool:
        """Put a card in every place: a natural one, else a bug if it may, else a wild one; false if none is left."""
        for at, value in enumerate(wanted):
            for natural in self.natural.get(value, ()):
                if at >= in_suit or natural % FACES & 3 == suit:
                    self.natural[value].remove(natural)
                    self.used.append(natural)
                    break
            else:
                changed = self._changed(bugs_fill or value == self.ace)
                if changed is None:
                    return False
                self.used.append(changed)
        return True

    def _changed(self, bug_serves: bool) -> Card | None:
        """The next card that can stand for another."""
        cards = self.bugs if bug_serves and self.bugs else self.wild
        if not cards:
            return None
        self.changed.add(cards[0])
        return cards.pop(0)

    def mix_suits(self, wanted: tuple[int, ...]) -> None:
        """Keep a hand that is no flush from looking like one, where a card of another suit serves as well."""
        suits = {used % FACES & 3 for used in self.used}
        if self.changed or len(suits) > 1:
            return
        for at, value in enumerate(wanted):
            others = (other for other in self.natural.get(value, ()) if other % FACES & 3 not in suits)
            other = next(others, None)
            if other is None:
                other = self._changed(value == self.ace)
            if other is not None:
                self.used[at] = other
                return

    def faces_meant(self, wanted: tuple[int, ...], suit: int, in_suit: int) -> Mapping[Card, Face]:
        """What each changed card stands for: no card that is there already, if it can, and no flush by chance."""
        meant: dict[Card, Face] = {}
        if not self.changed:
            return meant
        there = [used % FACES for used in self.used if used not in self.changed]
        for at, changed in enumerate(self.used):
            if changed not in self.changed:
                continue
            first = 4 * ((14 if wanted[at] == self.ace else wanted[at]) - 2)
            if at < in_suit:
                face = first + suit
            else:
                choices = [first, first + 1, first + 2, first + 3]
                if changed % FACES in choices:  # a wild card may stand for itself
                    choices.insert(0, changed % FACES)
                free = [choice for choice in choices if choice not in there] or choices
                face = free[0]
                if len(there) == self.whole - 1 and all(other & 3 == face & 3 for other in there):
                    face = next((choice for choice in free if choice != face), choices[-1])
            meant[changed] = face
            there.append(face)
        return meant
