"""Close relatives of the sentences on the pages, in the words of a player and in ours."""

import pytest

from kit.lines import reads_as
from pokernight.rules import Unread, read_line

WILD = [
    (
        "Twos are wild, but you must pay max bet for each two you use as a wild card.",
        "Twos are wild for anyone who pays the maximum bet.",
    ),
    (
        "The jack of hearts is wild if you pay max bet",
        "The jack of hearts is wild for anyone who pays the maximum bet.",
    ),
    (
        "If a common card pairs with another common card, that rank is wild.",
        "Cards of a rank that two common cards have are wild.",
    ),
    (
        "If a player is ever dealt a face up pair, the next card dealt face up is wild, as are all cards of the same"
        " rank. If another face up pair is dealt, the wild card changes.",
        "The card dealt face up right after a pair and all cards of the same rank are wild."
        " A new one takes the place of the old.",
    ),
    (
        "Your low hole card is wild for you, as are all cards of the same suit.",
        "Cards of the same suit as your low hole card are wild for you.",
    ),
]
LOOKS = [
    (
        "If you don't have at least a pair showing, you must pay max bet or fold.",
        "If a player does not show a pair, they must pay the maximum bet or fold.",
    ),
    (
        "If the last card you flip is an ace, you must fold.",
        "If the last card a player flips is an ace, they must fold.",
    ),
    (
        "If your first up card is a king, you must pay max bet.",
        "If the first face up card they were dealt is a king, they must pay the maximum bet.",
    ),
    (
        "If the ace of spades is in your hand, you must pay the ante to the pot.",
        "If a player has the ace of spades, they must pay the ante.",
    ),
]
BUYING = [
    (
        "Each player in turn may buy one table card. The first card costs ante, the second costs max bet."
        " Replace the card bought.",
        "Each player in turn may take the first table card for the ante or the second table card for the maximum bet."
        " If they take the table card, it is replaced.",
    ),
    (
        "Each player may buy one of the table cards for max bet. Bought cards are replaced from the deck.",
        "Each player may pay the maximum bet to take 1 table card. If they take the table card, it is replaced.",
    ),
]
DRAWS = [
    ("Deal one table card face up to the table.", "Deal 1 card face up to the table."),
    ("Each may player may discard one of their up cards to get a new up card.", "Each player may draw 1 up card."),
    ("Each player may discard one of their up cards to get a new one.", "Each player may draw 1 up card."),
]
ENDS = [
    ("The winning hand must have at least one spade in it.", "To win, a player must hold a spade."),
    (
        "Repeat the last two actions until each player has passed cards three times.",
        "Repeat the last 2 steps 2 more times.",
    ),
    (
        "You can't win the low hand if you have a pair or better.",
        "To win the low hand, a player must have a king high or lower.",
    ),
    (
        "Anyone who went in and lost must match the pot. If no one beat the table cards, redeal for all.",
        "Who went in and lost must match the pot. If the table hand wins, the cards are redealt to all,"
        " folded players too.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), WILD + LOOKS + BUYING + DRAWS + ENDS)
def test_kin_of_known_sentences(said: str, meant: str) -> None:
    reads_as(said, meant)


def test_a_split_card_is_a_single_one() -> None:
    with pytest.raises(Unread):
        read_line("The split-card is a pair of sevens.")
