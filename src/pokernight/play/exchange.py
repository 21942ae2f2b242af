"""Cards that take each other's place, for whoever imagines how they could lie."""

from collections.abc import Mapping

from pokernight.cards import Card
from pokernight.play.chance import listed
from pokernight.play.record import Record

SETS = ("up", "blind", "came", "fresh", "laid", "flipped", "newest")
SETS_OF_EACH = ("at", "known", "offered", "picked")
BY_CARD = ("stamp", "rises", "place")
NUMBERS_OF_CARDS = ("order", "that", "due_that")
"""The slots that hold cards, in each of the four ways to hold them."""


def exchange_cards(s: Record, cards: Mapping[Card, Card]) -> None:
    """Let cards lie where others lay, with all that is so of those."""
    s.changes += 1
    moved = sum(1 << card for card, other in cards.items() if card != other)
    for name in SETS:
        setattr(s, name, _instead(getattr(s, name), moved, cards))
    for name in SETS_OF_EACH:
        setattr(s, name, [_instead(held, moved, cards) if held & moved else held for held in getattr(s, name)])
    for name in BY_CARD:
        before = getattr(s, name)
        after = before.copy()
        for card, other in cards.items():
            after[other] = before[card]
        setattr(s, name, after)
    for name in NUMBERS_OF_CARDS:
        setattr(s, name, [cards.get(card, card) for card in getattr(s, name)])


def _instead(held: int, moved: int, cards: Mapping[Card, Card]) -> int:
    """A set after the exchange; one that holds all the cards that move stays what it is."""
    there = held & moved
    if there == moved:
        return held
    return held ^ there | sum(1 << cards[card] for card in listed(there))
