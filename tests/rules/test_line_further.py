"""More turns of phrase, in the words of a player and in ours."""

import pytest

from pokernight.rules import read_line
from pokernight.rules.line import Unread

MATCHED = "a card face up that matches another player's up card"

TWO_PLAYERS = [
    # in a sentence about "you", "they" are somebody else
    (
        "If your up card matches another player's up card, they must fold.",
        f"If a player gets {MATCHED}, the other player must fold.",
    ),
    ("If your card matches another player's, you must fold.", f"If a player gets {MATCHED}, they must fold."),
    (
        "If you are dealt an up card of the same rank as another player's up card, that player must pay max bet.",
        f"If a player is dealt {MATCHED}, the other player must pay the maximum bet.",
    ),
    (
        "If a player flips a card that matches another player's up card, they must discard it.",
        f"If a player flips {MATCHED}, they must discard it.",
    ),
    (
        "If your up card matches the up card of the player on your left, they must pay the ante.",
        "If a player gets a card face up that matches an up card of the player to the left,"
        " the other player must pay the ante.",
    ),
]

SOLD = "The table card goes to the highest bidder, who pays the pot."

FOR_SALE = [
    ("No player may buy more than two cards.", "Nobody may buy more than 2 cards."),
    ("Each player may buy only one card.", "Nobody may buy more than 1 card."),
    ("You may not have more than five up cards.", "Nobody may have more than 5 up cards."),
    ("You may not have more than two up cards in your hand.", "A hand is made of at most 2 up cards."),
    ("Auction off each table card to the highest bidder. The money goes to the pot.", SOLD),
    ("Auction off the table card. The highest bidder gets it.", SOLD),
    ("The table cards are auctioned off one at a time, with the money going to the pot.", SOLD),
    (
        "Each player may bid on the table card. The highest bidder pays the pot and gets the card face down.",
        "The table card goes face down to the highest bidder, who pays the pot.",
    ),
]


def test_nobody_else_has_part_in_it() -> None:
    with pytest.raises(Unread):
        read_line("If a player gets a king face up, the other player must fold.")


@pytest.mark.parametrize(("said", "ours"), [*TWO_PLAYERS, *FOR_SALE])
def test_in_other_words(said: str, ours: str) -> None:
    assert read_line(said).write() == ours
    assert read_line(ours) == read_line(said)
