"""One card is one card: a card that was shuffled into a new deck is a new card, and nothing remembered of it holds."""

import os
from random import Random

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.play import record
from pokernight.play.cards import lay_away
from pokernight.play.hand import PlayedHand

HANDS = int(os.environ.get("HANDS", "100")) // 10
"""How many hands of each game are played."""


def renewals(entry: Entry, number: int) -> int:
    """How often a new deck is made in a hand with a short one; nothing is remembered of any card in it."""
    chance = Random(f"renewed/{entry.number}/{number}")
    seats = chance.randint(2, min(5, entry.game.most_seats))
    hand = entry.game.deal(seats, f"renewed/{number}")
    assert isinstance(hand, PlayedHand)
    while not hand.ended:
        s = hand.inner.s
        lay_away(hand.inner, s.size - s.top - seats - 2)
        seat, choice = next(iter(hand.asking.items()))
        hand.answer(seat, choice.any(chance))
        deck = s.at[record.DECK]
        assert not deck & (s.up | s.paid_wild | s.laid)
        assert not any(deck & known for known in s.known)
        assert deck & s.blind == deck
    return hand.inner.s.shuffles - 1


def test_nothing_is_remembered_of_a_card_in_a_new_deck() -> None:
    games = shipped()
    renewed = [entry.name for entry in games if sum(renewals(entry, number) for number in range(HANDS))]
    assert len(renewed) > len(games) // 2  # in the others nothing is dealt after the first question
