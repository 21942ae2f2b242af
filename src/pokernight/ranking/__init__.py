"""Which hand beats which: high, low, wild, points and more; one hand at a time here, and in batches in `batch`."""

from .category import Category
from .hand import Hand
from .order import ACE_TO_FIVE, ACE_TO_SIX, ACES_LOW, DEUCE_TO_SEVEN, FOUR_CARDS, HIGH, THREE_CARD, Aces, Order

__all__ = [
    "ACES_LOW",
    "ACE_TO_FIVE",
    "ACE_TO_SIX",
    "DEUCE_TO_SEVEN",
    "FOUR_CARDS",
    "HIGH",
    "THREE_CARD",
    "Aces",
    "Category",
    "Hand",
    "Order",
]
