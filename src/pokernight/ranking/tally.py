"""A count of cards: how many of each rank and suit, and how many that may stand for others."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from pokernight.cards import FACES, RED_JOKER, Card, checked

if TYPE_CHECKING:
    from .order import Order


class Tally:
    """What a hand's strength depends on, and nothing else: cards that look the same to the order count the same.

    Ranks are kept as bits, bit 14 for a high ace, bit 15 for a joker that is not wild: `held[n]` holds the ranks of
    which there are at least n.
    """

    __slots__ = ("bugs", "held", "number", "suited", "tame", "wilds")

    def __init__(self, cards: Collection[Card], wild: Collection[Card], bugs: Collection[Card], order: Order) -> None:
        given = checked(cards)
        values = order.values
        one = two = three = four = five = wilds = bug_count = tame = 0
        suited: tuple[list[int], list[int], list[int], list[int]] = ([], [], [], [])
        for card in given:
            face = card % FACES
            if card in bugs:
                bug_count += 1
            elif card in wild or (face >= RED_JOKER and not order.tame_jokers):
                wilds += 1
            else:
                value = values[face]
                if face >= RED_JOKER:
                    tame += 1
                else:
                    suited[face & 3].append(value)
                bit = 1 << value
                if one & bit:
                    five |= four & bit
                    four |= three & bit
                    three |= two & bit
                    two |= bit
                else:
                    one |= bit
        self.number = len(given)
        self.suited = suited
        self.wilds = wilds
        self.bugs = bug_count
        self.tame = tame
        every = 0x3FFE if order.ace == 1 else 0x7FFC
        self.held = (every, one, two, three, four, five)

    def with_bugs_as_aces(self, ace: int) -> tuple[int, ...]:
        """The ranks held when each bug is an ace."""
        held = list(self.held)
        for _ in range(self.bugs):
            for count in range(5, 1, -1):
                held[count] |= held[count - 1] & 1 << ace
            held[1] |= 1 << ace
        return tuple(held)
