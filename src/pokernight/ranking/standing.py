"""Which cards make a hand, and what the wild ones among them stand for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from pokernight.cards import FACES, RED_JOKER, Card, CardError, Face, Suit, card, suit_of

from .category import GROUPS, Category
from .run import run_values

if TYPE_CHECKING:
    from .order import Order

SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH)
FILLED_BY_BUGS = (*SUITED, Category.STRAIGHT, Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH)


def standing_cards(
    order: Order,
    cards: Collection[Card],
    wild: Collection[Card],
    bugs: Collection[Card],
    category: Category,
    key: tuple[int, ...],
) -> tuple[tuple[Card, ...], Mapping[Card, Face]]:
    """The cards that make the hand of a category and its ranks, natural cards first wherever they do."""
    values = hand_values(category, key, min(order.size, len(cards)), order)
    for suits in _suits_wanted(category, len(values)):
        table = _Table(order, cards, wild, bugs, category in FILLED_BY_BUGS)
        placed = [table.place(value, suit) for value, suit in zip(values, suits, strict=True)]
        if None not in placed:
            used = [found for found in placed if found is not None]
            if category not in SUITED and Category.FLUSH in order.categories and len(values) == order.size:
                _mix_suits(used, values, table)
            return tuple(used), _faces_meant(order, used, values, suits, table)
    raise CardError("These cards do not make that hand.")


def hand_values(category: Category, key: tuple[int, ...], size: int, order: Order) -> tuple[int, ...]:
    """Every rank of a hand, card by card, from the ranks by which it is compared."""
    if category in GROUPS:
        counts = (*GROUPS[category], *[1] * size)
        return tuple(value for value, count in zip(key, counts, strict=False) for _ in range(count))
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        return run_values(key[0], size, order.ace)
    if category is Category.FOUR_CARD_STRAIGHT:
        return (*run_values(key[0], 4, order.ace), key[1])
    return key


def _suits_wanted(category: Category, size: int) -> Iterator[tuple[int | None, ...]]:
    """For each card of the hand the suit that it must have, in every way that there is."""
    if category in SUITED:
        yield from ((suit,) * size for suit in Suit)
    elif category is Category.FOUR_CARD_FLUSH:
        yield from ((suit,) * 4 + (None,) for suit in Suit)
    else:
        yield (None,) * size


class _Table:
    """The cards not yet placed, and where the placed ones came from."""

    def __init__(
        self, order: Order, cards: Collection[Card], wild: Collection[Card], bugs: Collection[Card], bugs_fill: bool
    ) -> None:
        self.values = order.values
        self.ace = order.ace
        self.bugs_fill = bugs_fill
        self.bugs = [card for card in cards if card in bugs]
        self.wild = [card for card in cards if card not in bugs and (card % FACES >= RED_JOKER or card in wild)]
        changeable = {*self.bugs, *self.wild}
        self.natural = [card for card in cards if card not in changeable]
        self.changed: set[Card] = set()

    def place(self, value: int, suit: int | None) -> Card | None:
        """Take a card for a rank and a suit: a natural one, else a bug if it may, else a wild one."""
        for natural in self.natural:
            if self.values[natural % FACES] == value and suit in (None, natural % FACES & 3):
                self.natural.remove(natural)
                return natural
        if self.bugs and (self.bugs_fill or value == self.ace):
            return self._change(self.bugs)
        return self._change(self.wild) if self.wild else None

    def _change(self, cards: list[Card]) -> Card:
        taken = cards.pop(0)
        self.changed.add(taken)
        return taken

    def swap(self, placed: Card, value: int) -> Card | None:
        """A card of another suit that can take a natural card's place; a wild one is of any suit."""
        for natural in self.natural:
            if self.values[natural % FACES] == value and suit_of(natural) != suit_of(placed):
                return natural
        if self.bugs and value == self.ace:
            return self._change(self.bugs)
        return self._change(self.wild) if self.wild else None


def _mix_suits(used: list[Card], values: tuple[int, ...], table: _Table) -> None:
    """Keep a hand that is no flush from looking like one, where another card serves as well."""
    if table.changed or len(set(map(suit_of, used))) > 1:
        return
    for at, value in enumerate(values):
        if (other := table.swap(used[at], value)) is not None:
            used[at] = other
            return


def _faces_meant(
    order: Order, used: list[Card], values: tuple[int, ...], suits: tuple[int | None, ...], table: _Table
) -> Mapping[Card, Face]:
    """What each changed card stands for: itself if it can, in no flush, and no card that is there already."""
    meant: dict[Card, Face] = {}
    there = [used_card % FACES for used_card in used if used_card not in table.changed]
    for at, (changed, value) in enumerate(zip(used, values, strict=True)):
        if changed not in table.changed:
            continue
        wanted = suits[at]
        own = changed % FACES
        rank = 14 if value == order.ace else value
        choices = [card(rank, suit) for suit in Suit] if wanted is None else [card(rank, wanted)]
        last = len(there) == order.size - 1
        choices.sort(key=lambda face: (_all_of_a_suit([*there, face]) if last else False, face in there, face != own))
        meant[changed] = choices[0]
        there.append(choices[0])
    return meant


def _all_of_a_suit(faces: list[Face]) -> bool:
    return len({face & 3 for face in faces}) == 1
