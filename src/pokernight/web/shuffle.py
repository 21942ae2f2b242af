"""Shuffling for people who trust nobody: every order is drawn from the system's secure source."""

from collections.abc import Iterable, Sequence
from secrets import SystemRandom, token_hex

from pokernight.cards import Card

SHUFFLES = 8
"""How many shuffles of a hand are drawn before it; few hands are dealt again so often."""

SEED_BYTES = 128
"""What all later shuffles of a hand grow from: more than the orders of two decks can tell apart."""

_SOURCE = SystemRandom()


def shuffled(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in an order that is as likely as any other."""
    order = list(cards)
    _SOURCE.shuffle(order)
    return tuple(order)


def shuffles(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """The orders of the shuffles of a hand."""
    return [shuffled(cards) for _ in range(SHUFFLES)]


def seed() -> str:
    """The secret from which later shuffles of a hand grow."""
    return token_hex(SEED_BYTES)
