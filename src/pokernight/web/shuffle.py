"""Shuffling for people who trust nobody: every order is drawn from the system's secure source."""

from collections.abc import Iterable, Sequence
from math import factorial
from secrets import randbelow, token_hex

from pokernight.cards import Card

SHUFFLES = 8
"""How many shuffles of a hand are drawn before it; few hands are dealt again so often."""

MOST_CARDS = 108
"""Two decks with all their jokers: 577 bits tell their orders apart, and so many are drawn for fewer cards as well."""

SEED_BYTES = 128
"""What all later shuffles of a hand grow from: more than the orders of two decks can tell apart."""


def shuffled(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in an order that is as likely as any other.

    One number chooses among all orders: each place, from the last on, takes one of the cards that have no place yet.
    The orders of fewer cards divide those of more without a rest, so that no order has more numbers than another.
    """
    order = list(cards)
    chance = randbelow(factorial(max(len(order), MOST_CARDS)))
    for place in range(len(order) - 1, 0, -1):
        chance, other = divmod(chance, place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def shuffles(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """The orders of the shuffles of a hand."""
    return [shuffled(cards) for _ in range(SHUFFLES)]


def seed() -> str:
    """The secret from which later shuffles of a hand grow."""
    return token_hex(SEED_BYTES)
