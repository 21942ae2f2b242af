"""Common and table cards in conditions, as wild cards, and in hands: what a player says, and what we write."""

import pytest

from kit.lines import reads_as
from pokernight.rules import read_line
from pokernight.rules.line import Unread

COMING_UP = [
    (
        "Each time a common four is dealt, deal one card down to each player.",
        "If a four comes up as a common card, deal 1 card face down to each player.",
    ),
    ("If a common queen is flipped, redeal the game.", "If a queen comes up as a common card, the cards are redealt."),
    (
        "If any common red ace is turned over, all players must pay ante.",
        "If a red ace comes up as a common card, each player pays the ante.",
    ),
    (
        "If a three is ever dealt face up to the table, each player must pay max bet or fold.",
        "If a three comes up as a card on the table, each player pays the maximum bet or folds.",
    ),
    ("If a seven comes up as a table card, redeal.", "If a seven comes up as a table card, the cards are redealt."),
]
LOOKS = [
    (
        "If the common cards contain a pair, redeal the game.",
        "If 2 common cards have the same rank, the cards are redealt.",
    ),
    ("If two common cards match in rank, redeal.", "If 2 common cards have the same rank, the cards are redealt."),
    ("If the table cards match in rank, redeal.", "If 2 table cards have the same rank, the cards are redealt."),
    (
        "If the last common card pairs with another common card, redeal the game.",
        "If the last common card pairs another common card, the cards are redealt.",
    ),
    (
        "If all of the common cards are red, the low hand wins.",
        "If all common cards are red cards, showdown: the low hand wins.",
    ),
    ("If every table card is a heart, redeal.", "If all table cards are hearts, the cards are redealt."),
    (
        "If you have a card one rank higher than the table card, you must fold.",
        "If a player has a card one rank higher than the table card, they must fold.",
    ),
]
STANDS = [
    (
        "If all common cards are the same suit, redeal.",
        "If all common cards have the same suit, the cards are redealt.",
    ),
    (
        "If there are three common cards of the same color, redeal.",
        "If 3 common cards have the same colour, the cards are redealt.",
    ),
    (
        "If the first and last common cards match, redeal.",
        "If the first common card and the last common card have the same rank, the cards are redealt.",
    ),
    (
        "If the common cards include an ace, the low hand wins.",
        "If one of the common cards is an ace, showdown: the low hand wins.",
    ),
    (
        "If there are no face cards among the common cards, redeal.",
        "If no common cards are face cards, the cards are redealt.",
    ),
    ("If none of the table cards is red, redeal.", "If no table cards are red cards, the cards are redealt."),
    (
        "If the last table card is higher than the first table card, the low hand wins.",
        "If the last table card is higher than the first table card, showdown: the low hand wins.",
    ),
]
WILD = [
    ("The highest red common card is wild.", "The high common card that is a red card is wild."),
    (
        "The lowest common spade is wild, as are all cards of the same rank.",
        "The low common card that is a spade and all cards of the same rank are wild.",
    ),
    (
        "All common cards with a rank one lower than the last common card are wild.",
        "Cards one rank lower than the last common card are wild if they are common cards.",
    ),
    ("The common cards are wild if they are red.", "Red cards are wild if they are common cards."),
    ("Red common cards are wild.", "Red cards are wild if they are common cards."),
    ("All common sevens are wild.", "Sevens are wild if they are common cards."),
    (
        "Common cards of the same rank are wild.",
        "Cards of a rank that two common cards have are wild if they are common cards.",
    ),
    (
        "If two common cards match in rank, that rank is wild.",
        "Cards of a rank that two common cards have are wild.",
    ),
    (
        "Common cards of the same rank as your hole card are wild.",
        "Common cards that pair one of your down cards are wild.",
    ),
    (
        "All cards with a rank two higher than the table card are wild.",
        "Cards 2 ranks higher than the table card are wild.",
    ),
    (
        "The common card is wild, as are all cards of the same suit that are lower than it.",
        "The common card and cards of the same suit as the common card that are lower than it are wild.",
    ),
    (
        "The table card is wild, as are all higher cards of the same suit.",
        "The table card and cards of the same suit as the table card that are higher than it are wild.",
    ),
    (
        "The common card is wild, as are all other cards of the same suit.",
        "Cards of the same suit as the common card are wild.",
    ),
    (
        "Your low hole card is wild, as are all cards of the same color.",
        "Cards of the same colour as your low hole card are wild.",
    ),
    ("The last common card is wild if it is red.", "The last common card, if it is a red card, is wild."),
    ("If the last common card is a two, it is wild.", "The last common card, if it is a two, is wild."),
    ("Your low card is wild for you, but only if it is red.", "Your low card, if it is a red card, is wild."),
    (
        "The common card dealt after a common queen is wild, as are all cards of the same rank.",
        "The common card after the last common card that is a queen and all cards of the same rank are wild.",
    ),
    (
        "If a common queen is flipped, the next common card flipped is wild.",
        "The common card after the last common card that is a queen is wild.",
    ),
    (
        "If you have a card of the same rank as the last table card, that rank is wild for you.",
        "Cards of the same rank as the last table card are wild.",
    ),
]


EXCHANGES = [
    (
        "Each player in turn may exchange one card with one table card, exchange all of their cards with all of the"
        " table cards, or knock.",
        "Each player in turn may do one of three things: exchange 1 card for 1 table card, exchange all their cards"
        " with the table cards or knock.",
    ),
    (
        "Each player may swap their entire hand for all five common cards.",
        "Each player may exchange all their cards with the common cards.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), COMING_UP + LOOKS + STANDS + WILD + EXCHANGES)
def test_what_is_said_of_cards_on_the_table(said: str, meant: str) -> None:
    reads_as(said, meant)


HANDS = [
    ("Your hand must use the common card.", "A hand is made of all common cards."),
    ("You must use the common cards.", "A hand is made of all common cards."),
    ("Your hand may use the common cards.", "A hand is made of any of the common cards."),
    ("Your hand must use the last common card.", "A hand must use the last common card."),
    ("You must use the first common card in your high hand.", "A high hand must use the first common card."),
    ("You may not use the last common card in your low hand.", "A low hand must not use the last common card."),
    ("You may not use common cards in your low hand.", "A low hand must not use common cards."),
    ("A hand may not use the last common card.", "A hand must not use the last common card."),
    ("Your high hand must contain two down cards.", "A high hand is made of 2 down cards."),
    (
        "Your low hand must use exactly two down cards and three common cards.",
        "A low hand is made of 2 down cards and 3 common cards.",
    ),
    ("Your high hand may not contain more than two common cards.", "A high hand is made of at most 2 common cards."),
]


@pytest.mark.parametrize(("said", "meant"), HANDS)
def test_what_hands_are_made_of(said: str, meant: str) -> None:
    reads_as(said, meant)


def test_to_have_to_use_any_common_cards_says_nothing() -> None:
    with pytest.raises(Unread):
        read_line("Your hand must use any of the common cards.")


def test_a_common_card_is_not_wild_for_who_has_no_other_of_its_rank() -> None:
    with pytest.raises(Unread):
        read_line("If you have a card of the same rank as the common card, that rank is wild for you.")


def test_some_cards_are_not_exchanged_for_all_on_the_table() -> None:
    with pytest.raises(Unread):
        read_line("Each player may exchange two cards for all of the table cards.")
