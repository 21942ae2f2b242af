"""No-peek cards: where nobody may look at the cards that are dealt, nobody looks at one that is bought."""

import os
from random import Random

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Choice, Words
from pokernight.table.hand import Hand
from pokernight.table.places import DECK, Lie

HANDS = int(os.environ.get("HANDS", "100")) // 5
"""How many hands of each game are played."""

LEAST_GAMES = 3
"""In so many games at least a down card can be bought where all cards are no-peek cards."""


def buys(choice: Choice) -> bool:
    """Whether a card is offered."""
    return isinstance(choice, Words) and "take" in choice.words


def played(entry: Entry, number: int, *, buying: bool) -> tuple[set[Lie], int]:
    """How the hidden cards lay that came from the deck to players in a hand, and how many were bought."""
    chance = Random(f"no peek/{entry.number}/{number}")
    hand: Hand = entry.game.deal(chance.randint(2, entry.game.most_seats), f"no peek/{number}")
    bought = 0
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        takes = buying and buys(choice)
        bought += takes
        hand.answer(seat, Answer("take") if takes else choice.default)
    moved = [
        event for event in hand.table.log if isinstance(event, ev.Moved) and event.source == DECK and event.to.seat
    ]
    return {event.lie for event in moved} - {Lie.UP}, bought


def test_a_bought_down_card_is_a_no_peek_card_unless_the_page_deals_down_cards_too() -> None:
    sold = 0
    for entry in shipped():
        if "no-peek" not in entry.tags or played(entry, 0, buying=False)[0] != {Lie.BLIND}:
            continue
        hands = [played(entry, number, buying=True) for number in range(HANDS)]
        assert set().union(*(lies for lies, _ in hands)) == {Lie.BLIND}, entry.name
        sold += any(bought for _, bought in hands)
    assert sold >= LEAST_GAMES
