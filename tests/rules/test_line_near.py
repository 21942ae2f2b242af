"""Sentences that are one word away from one that is known, in the words of a player and in ours."""

import pytest

from kit.lines import reads_as
from pokernight.rules import read_line
from pokernight.rules.line import Unread

HANDS = [
    (
        "You may switch two cards between your two hands, or move two cards for max bet.",
        "Each player may switch two cards between their hands, or pay the maximum bet to move 2.",
    ),
    (
        "You may switch two cards between your two hands, or move one card for max bet.",
        "Each player may switch two cards between their hands, or pay the maximum bet to move one.",
    ),
    ("You may switch two cards between your hands.", "Each player may switch two cards between their hands."),
    (
        "The two card hand must contain an up card and be worse than the five card hand.",
        "The 2 card hand must hold an up card and be worse than the 5 card hand.",
    ),
    (
        "The three card hand must have at least one hole card and be lower than the four card hand.",
        "The 3 card hand must hold a down card and be worse than the 4 card hand.",
    ),
    (
        "Each player may switch the top cards of their two stacks.",
        "Each player may switch the top cards of their two stacks.",
    ),
    (
        "Each player may pay max bet to switch the top card of one stack with the top card of the other.",
        "Each player may pay the maximum bet to switch the top cards of their two stacks.",
    ),
]
DRAWS = [
    (
        "If you twist a down card, you can get the new card up by paying minimum bet instead.",
        "For the minimum bet instead, the new card comes face up.",
    ),
    (
        "If you twist an up card, you can get the new card down by paying double max bet instead.",
        "For double the maximum bet instead, the new card comes face down.",
    ),
    (
        "If any player twisted, there is an additional betting round, with the player with the high hand showing"
        " opening.",
        "If anyone twisted, betting round, opened by the high hand showing.",
    ),
    (
        "If any player drew, there is another betting round, with the player to the dealer's left opening.",
        "If anyone drew, betting round, opened by the player to the left of the dealer.",
    ),
    (
        "Each player may draw one card, but only if they do it immediately after getting their first up card.",
        "Each player may draw 1 card. They may do so only right after getting the first of their up cards.",
    ),
    (
        "Any player who drew no cards in the first draw may not draw later.",
        "Who draws no cards in the first draw may not draw later.",
    ),
    ("Anyone who stands pat may not draw again.", "Who draws no cards may not draw later."),
]
CARDS = [
    (
        "If a player ever flips a two face up, they get another no peek card for free.",
        "If a player flips a two face up, they must get 1 blind card dealt.",
    ),
    (
        "If a player ever flips a four face up, they get dealt another card. No player may look at this card.",
        "If a player flips a four face up, they must get 1 blind card dealt.",
    ),
    (
        "The first card each player was dealt face up is wild for that player, as are all cards of the same rank.",
        "The first face up card you were dealt and all cards of the same rank are wild for you.",
    ),
    (
        "If you have a down card that pairs with another down card, that rank is wild for you.",
        "Cards of a rank that you hold twice face down are wild for you.",
    ),
    (
        "If you have an up card that pairs with another up card, that rank is wild for you.",
        "Cards of a rank that you hold twice face up are wild for you.",
    ),
    (
        "If a player folds, their up cards go to the table as common cards.",
        "If a player folds, their up cards become common cards.",
    ),
    (
        "If a player folds, their up cards are left on the table as table cards.",
        "If a player folds, their up cards become table cards.",
    ),
    (
        "The first card each player flipped is wild for that player, as are all cards of the same suit.",
        "Cards of the same suit as the first card you turned up are wild for you.",
    ),
    ("The table card and all cards of that suit are wild.", "Cards of the same suit as the table card are wild."),
    (
        "The face up card dealt after the first face up queen is wild, as are all cards of the same rank.",
        "The card dealt face up after the first face-up queen and all cards of the same rank are wild.",
    ),
    (
        "Deal each player one card face up, if they want it and if they haven't declined a card twice in a row.",
        "Deal 1 card face up to each player. It is only dealt if they want it and have not declined 2 times in a row.",
    ),
    ("Twos are wild if you pay max bet for each.", "Twos are wild for anyone who pays the maximum bet."),
    (
        "Twos are wild. Each time a king comes up, the wild changes back and forth between twos and threes.",
        "Twos are wild. If a player gets a king face up, twos stop being wild and threes are wild instead,"
        " and back again"
        " the next time.",
    ),
    (
        "Threes are wild. Each time a king comes up, the wild changes back and forth between twos and threes.",
        "Threes are wild. If a player gets a king face up, threes stop being wild and twos are wild instead, and back"
        " again the next time.",
    ),
    (
        "Deal one up to each player. Twice per game each player may switch the card dealt to them with the"
        " next card off"
        " the deck.",
        "Deal 1 card face up to each player. 2 times a game, each player may change it for the next card of the deck,"
        " before the next player gets one.",
    ),
    (
        "Deal one up to each player. You may pay minimum bet to discard it and get the top card off the deck instead.",
        "Deal 1 card face up to each player. They may pay the minimum bet to change it for the next card of the deck.",
    ),
    (
        "Each player in turn may ask the player to their left if they have a down card of a particular rank."
        " If the other"
        " player does, the asker gets the card, otherwise they get the top card off the deck.",
        "Each player in turn may ask the player to the left for a down card of a rank, and get it or else"
        " the top card of"
        " the deck.",
    ),
]
LOOKS = [
    (
        "If the last table card is the same suit as the last common card, redeal the game.",
        "If the last table card and the last common card have the same suit, the cards are redealt.",
    ),
    (
        "If the first table card is the same color as the last common card, redeal the game.",
        "If the first table card and the last common card have the same colour, the cards are redealt.",
    ),
    (
        "Each player flips a down card of their choice. If they only have one down card, they get dealt an up card"
        " instead.",
        "Each player flips 1 down card. If they have only 1 down card, they get 1 up card dealt instead.",
    ),
    (
        "Straights and flushes do not count in the three card hand.",
        "Straights and flushes do not count in a hand of 3 cards.",
    ),
    (
        "Your hand may use one up card of the player to your left. If the player to your left has folded, use the next"
        " player still in.",
        "A hand is made of at most 1 up card of the player to the left."
        " The neighbour of a player is the next who is still in.",
    ),
    ("The common card counts in both hands.", "Common cards count in every hand of a player."),
]


def test_straights_count_in_a_whole_hand() -> None:
    with pytest.raises(Unread):
        read_line("Straights and flushes do not count in the five card hand.")


@pytest.mark.parametrize(("said", "ours"), [*HANDS, *DRAWS, *CARDS, *LOOKS])
def test_one_word_away_from_a_known_sentence(said: str, ours: str) -> None:
    reads_as(said, ours)
