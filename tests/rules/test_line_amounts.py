"""How many cards are drawn and what comes for them, in the words of a player and in ours."""

import pytest

from kit.lines import reads_as
from pokernight.rules import Unread, read_line

MORE_IF_SHOWN = [
    ("Each player may draw up to three cards, four if they show a king.", "3 cards, or 4 if they show a king."),
    ("Each player may draw up to three cards (four with an ace).", "3 cards, or 4 if they show an ace."),
    (
        "Each player may draw up to two cards, or up to three if they have an ace or a joker.",
        "2 cards, or 3 if they show an ace or a joker.",
    ),
    ("Each player may draw three cards, four if they show an ace.", "3 cards, or 4 if they show an ace."),
    (
        "Each player may draw up to three cards. A player who shows an ace may draw four.",
        "3 cards, or 4 if they show an ace.",
    ),
    (
        "Each player may draw up to three cards. A player with a king may draw up to five cards.",
        "3 cards, or 5 if they show a king.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), MORE_IF_SHOWN)
def test_more_for_who_shows_a_card(said: str, meant: str) -> None:
    ours = f"Each player may draw up to {meant}"
    reads_as(said, ours)


REPLACED = [
    ("Each player may discard up to two cards, which are then replaced.", "Each player may draw up to 2 cards."),
    ("Each player may discard up to two cards. They are replaced.", "Each player may draw up to 2 cards."),
    ("Each player may discard up to three cards and is dealt replacements.", "Each player may draw up to 3 cards."),
    ("Each player may discard up to three cards and have them replaced.", "Each player may draw up to 3 cards."),
    ("Each player discards two cards and gets two new ones.", "Each player draws 2 cards."),
    (
        "Each player may discard up to two cards, and gets new ones face down.",
        "Each player may draw up to 2 cards. New cards come face down.",
    ),
    (
        "Each player in turn may discard up to three cards. The new cards are dealt face up.",
        "Each player in turn may draw up to 3 cards. New cards come face up.",
    ),
    (
        "Each player may discard one card and replace it. Up cards are replaced up, and down cards are replaced down.",
        "Each player may exchange 1 card for the top card of the deck. The new card lies as the old one lay.",
    ),
]
CHOSEN = [
    (
        "Each player passes one card to the left, then one card to the right.",
        "Each player passes 1 card to the left. Each player passes 1 card to the right.",
    ),
    (
        "Deal three cards down to each player. Each player keeps two and passes one to the left.",
        "Deal 3 cards face down to each player. Each player passes 1 card from the last deal to the left.",
    ),
    (
        "Deal five cards to each player, the last one face up.",
        "Deal 4 cards face down and 1 card face up to each player.",
    ),
    (
        "Deal seven cards to each player, the last two face down.",
        "Deal 5 cards face up and 2 cards face down to each player.",
    ),
    ("Jokers are wild, but only one may be used in a hand.", "Jokers are wild. A hand may have at most 1 wild card."),
    (
        "If the same player wins both high and low, everyone pays them ante.",
        "If one player wins every part of the pot, all others who are still in pay them the ante.",
    ),
    (
        "The most recently flipped card and all cards of the same rank are wild.",
        "The last card turned up and all cards of the same rank are wild.",
    ),
    (
        "Suits break ties, with spades high.",
        "Of equal hands, the one whose highest card is of the better suit wins: spades, hearts, diamonds and clubs.",
    ),
    ("Each player may discard one of their up cards and get a new up card.", "Each player may draw 1 up card."),
    ("Each player may discard a down card to get a new down card.", "Each player may draw 1 down card."),
    (
        "Each player may discard one up card and get a new down card.",
        "Each player may discard 1 up card to get 1 down card dealt.",
    ),
    (
        "Deal seven cards to each player, four down and three up.",
        "Deal 4 cards face down and 3 cards face up to each player.",
    ),
    ("A pair or better is needed to open.", "To open the betting, a player must have at least a pair."),
    ("Wild cards are only wild if face down.", "Wild cards are wild only if they lie face down."),
    (
        "The high hand showing may discard one card of their choice and get a new one.",
        "The high hand showing may draw 1 card.",
    ),
    ("Each player may pay max bet to replace one more card.", "Each player may pay the maximum bet to draw 1 card."),
    ("Each player may replace any two of their hole cards.", "Each player may draw 2 down cards."),
    (
        "Showdown, the best and worst hands split the pot.",
        "Showdown: the high hand and the low hand split the pot.",
    ),
    (
        "Deal one up to each player. You may pay an ante to pass it to the player on your left instead, but only if it"
        " was not passed to you. If the dealer rejects the card, it is discarded.",
        "Deal 1 card face up to each player. They may pay the ante to pass it on to the left, even if it was passed to"
        " them. What goes past the dealer is discarded. Cards that were passed may not be passed on.",
    ),
]
WHOLE_HANDS = [
    (
        "Each player may discard all five cards and get a new hand for max bet.",
        "Each player may pay the maximum bet to change their whole hand for a new one.",
    ),
    (
        "Each player may discard all of their cards and get new ones.",
        "Each player may change their whole hand for a new one.",
    ),
    ("Each player may discard all of their cards and draw five new cards.", "Each player may draw 5 cards."),
]


@pytest.mark.parametrize(("said", "ours"), REPLACED + CHOSEN + WHOLE_HANDS)
def test_what_comes_for_cards_laid_away(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_new_cards_for_cards_of_a_kind_are_no_draw() -> None:
    with pytest.raises(Unread):
        read_line("Each player discards a king. The new cards are dealt face up.")
