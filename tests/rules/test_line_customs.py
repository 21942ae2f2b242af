"""How lines are read about what a table has agreed on: prices in money, short decks, the order of the suits."""

import pytest

from kit.lines import is_unread, reads_as

BY_SUIT = "Of equal hands, the one whose highest card is of the better suit wins: spades, hearts, diamonds and clubs."

PRICES = [
    (
        "Everyone who stays in and loses must match the pot, up to ten dollars.",
        "Who went in and lost must match the pot, up to 10 chips.",
    ),
    ("Losers match the pot, up to $10.", "Who went in and lost must match the pot, up to 10 chips."),
    ("Losers match the pot, with a limit of ten dollars.", "Who went in and lost must match the pot, up to 10 chips."),
    ("Losers match the pot (maximum 20 units).", "Who went in and lost must match the pot, up to 20 chips."),
    ("Losers must match the pot, capped at $5.", "Who went in and lost must match the pot, up to 5 chips."),
    (
        "Losers must match the pot, but never pay more than five antes.",
        "Who went in and lost must match the pot, up to 5 times the ante.",
    ),
    ("Losers match the pot with a ten dollar limit.", "Who went in and lost must match the pot, up to 10 chips."),
    ("There is a ten dollar limit on matching the pot.", "Nobody has to match more than 10 chips."),
    ("Each player may buy a card for $2.", "Each player may pay 2 chips to get 1 card dealt."),
    ("The ante is one dollar.", "The ante is 1 chip."),
]
DECKS = [
    ("The game is played with a stripped deck of 32 cards, sevens through aces.", "Use only sevens through aces."),
    ("This game is played with a 32 card deck.", "Use only sevens through aces."),
    ("Use a 36-card deck.", "Use only sixes through aces."),
    ("Play with a euchre deck.", "Use only nines through aces."),
    ("This game uses a 52 card deck plus two jokers.", "Use a 52 card deck with 2 jokers."),
    ("Take out all the twos, threes and fours.", "Take twos, threes and fours out of the deck."),
    ("The deck is stripped of all cards below the seven.", "Take cards lower than sevens out of the deck."),
    ("Play with only the sevens and up.", "Use only sevens through aces."),
    ("Strip the deck down to the nines and higher.", "Use only nines through aces."),
]
SUITS = [
    ("Suits rank spades, hearts, diamonds, clubs for breaking ties.", BY_SUIT),
    ("Ties are broken by suit, spades being high.", BY_SUIT),
    ("Suits rank from high to low: spades, hearts, diamonds, clubs.", BY_SUIT),
    ("To break ties, suits rank spades, hearts, diamonds, clubs.", BY_SUIT),
    ("Suits rank from low to high: clubs, diamonds, hearts, spades.", BY_SUIT),
    ("Suits are ranked, from lowest to highest, clubs, diamonds, hearts and spades, for breaking ties.", BY_SUIT),
]

UNREAD = [
    "Losers match the pot, more than 10 chips.",
    "Play with a stripped deck.",
]


@pytest.mark.parametrize(("said", "written"), PRICES + DECKS + SUITS)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize("said", UNREAD)
def test_what_cannot_be_said(said: str) -> None:
    is_unread(said)
