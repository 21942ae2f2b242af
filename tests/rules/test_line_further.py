"""More turns of phrase, in the words of a player and in ours."""

import pytest

from kit.lines import reads_as
from pokernight.rules import read_line
from pokernight.rules.line import Unread

MATCHED = "a card face up that matches another player's up card"

TWO_PLAYERS = [
    (
        "If your up card matches another player's up card, they must pay you an ante.",
        f"If a player gets {MATCHED}, the other player must pay the ante to the other of the two.",
    ),
    (
        "If you pass the queen of spades to another player, you must pay them max bet.",
        "If a player passes the queen of spades, they must pay the maximum bet to the other of the two.",
    ),
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

SOLD = "Each table card goes to the highest bidder, who pays the pot."

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
        "Each table card goes face down to the highest bidder, who pays the pot.",
    ),
]

COUNT = "Cards count for points: aces are 1 or 11, face cards are 10 and all other cards are face value"

POINTS = [
    (
        "21 hands: aces are 1 or 11, face cards are 10, all other cards are face value. Closest to 21 is best, but over"
        " 21 can't beat under 21.",
        f"{COUNT}. The high hand is closest to 21 and over it never beats under it.",
    ),
    (
        "Basketball hands. Face cards are worth two, everything else is zero. Highest total wins.",
        "Cards count for points: face cards are 2 and all other cards are 0. The highest total wins.",
    ),
    (
        "Face cards count half, spades count half.",
        "Cards count for points: face cards are 1/2 and spades count half their value.",
    ),
    ("Red cards count 1/2 point each.", "Cards count for points: red cards are 1/2."),
    ("A 27 point hand with 10 or less cards takes high and low.", "27 points in 10 cards or fewer wins high and low."),
    ("If you have exactly 31, you win the pot.", "If a player has exactly 31 points, they take the whole pot."),
    (
        "Repeat the last two actions until someone gets two pair or better.",
        "Repeat the last 2 steps until someone has two pair or better.",
    ),
    (
        "If you have at least a flush, you must pay the ante.",
        "If a player has a flush or better, they must pay the ante.",
    ),
]

TABLE = [
    ("If the last common card is a spade, spades are wild.", "Spades are wild if the last common card is a spade."),
    (
        "Twos are wild as long as three common cards are the same suit.",
        "Twos are wild if 3 common cards have the same suit.",
    ),
    (
        "If the last common card is black, high hand wins. If it is red, low hand wins.",
        "If the last common card is a black card, showdown: the high hand wins. If the last common card is a red card,"
        " showdown: the low hand wins.",
    ),
    (
        "If the last two table cards are the same suit, redeal.",
        "If the last 2 table cards have the same suit, the cards are redealt.",
    ),
    (
        "If there is a pair on the table, everyone must reante.",
        "If 2 cards on the table have the same rank, each player pays the ante.",
    ),
    (
        "If a player ever takes a king from the table, replace all of the table cards.",
        "If a player takes a king from the table, discard the table cards and deal new ones.",
    ),
    (
        "If a common card is the same rank as any of your down cards, you must discard that down card.",
        "If a player has a card of the same rank as one of the common cards that lies face down, they must discard it.",
    ),
]

HANDS = [
    (
        "Your final hand must contain at least one of your down cards, and no more than two.",
        "A hand is made of at least 1 down card and at most 2.",
    ),
    ("Your hand must contain one or two of your down cards.", "A hand is made of at least 1 down card and at most 2."),
    (
        "Your final hand may consist of your down cards, or two of the commons and three of your down cards.",
        "A hand is made of all down cards, or of 2 common cards and 3 down cards.",
    ),
    (
        "The player with five cards of the same suit takes the pot.",
        "Showdown: the player with 5 cards of the same suit wins.",
    ),
    (
        "If you have four cards of the same suit at the showdown, you must pay max bet.",
        "If a player has 4 cards of the same suit at the showdown, they must pay the maximum bet.",
    ),
]

PASSES = [
    (
        "Each player passes two cards to their left, then one card to their right.",
        "Each player passes 2 cards to the left. Each player passes 1 card to the right.",
    ),
    ("Each player may twist only once per game.", "Nobody may twist more than 1 time."),
    (
        "Each player passes three cards to their left. You may pay double max bet to pass only two.",
        "Each player passes 3 cards to the left. They may pay double the maximum bet to pass only 2 cards.",
    ),
    (
        "Each player passes two cards to their left, and flips them face up.",
        "Each player passes 2 cards to the left, face up.",
    ),
]

ORDER = [
    (
        "Anyone who loses to the ghost hand must match the pot.",
        "Who went in and did not beat the table hand must match the pot.",
    ),
    ("Only the worst hand that went in must match the pot.", "The player with the low hand matches the pot."),
    (
        "Declare high/low in turn, with the player who drew the fewest cards declaring last.",
        "Each player declares high or low. They go in turn. The player who drew the fewest cards goes last.",
    ),
    (
        "Each player in turn declares high or low. The low hand showing declares first.",
        "Each player in turn declares high or low. It starts with the low hand showing.",
    ),
    ("Declare in/out in turn, with the dealer last.", "Each player declares in or out. They go in turn."),
    ("Players who tie must match the pot.", "Equal hands lose."),
    ("If two players tie for the high hand, the pot stays in.", "Equal hands lose."),
]

TAKING = [
    (
        "Each player may pay min bet to take a table card or max bet to get one dealt down from the deck.",
        "Each player may take the table card for the minimum bet or pay the maximum bet to get 1 down card dealt.",
    ),
    (
        "Deal one card up to each player. Each player either keeps it or passes it to the left.",
        "Deal 1 card face up to each player. Each player may pass it to the left.",
    ),
    (
        "Deal one common card face up to the table. If it is a spade, deal another.",
        "Deal 1 common card face up to the table. If the last common card is a spade, deal 1 common card face up to the"
        " table.",
    ),
    (
        "Each player passes one card to the dealer, who shuffles them and deals them back.",
        "The dealer calls for a twister: each player gives 1 cards to the dealer, who shuffles and redeals them.",
    ),
    (
        "Each player may auction off one of their up cards. The money goes to the pot.",
        "Each player may auction off 1 up card to the highest bidder, who pays the pot.",
    ),
    (
        "If a player ever has a natural pair showing, they may pay max bet to declare that rank wild.",
        "If a player shows a pair without wild cards, they may pay the maximum bet to make that rank wild.",
    ),
    (
        "If a player ever gets a queen face up, the next card dealt face up is wild.",
        "The card dealt face up after the last face-up queen is wild.",
    ),
    ("You may use the common card or not.", "A hand uses all common cards or none."),
    (
        "Your hand may use the cards of one row, but not cards from both rows.",
        "A hand uses the common cards of one row only.",
    ),
    (
        "Any player with the queen of spades at the showdown loses to any player without it.",
        "Who has the queen of spades loses to everyone who has none.",
    ),
    (
        "Players who were out must ante again to play the next hand.",
        "Who stayed out pays the ante for the next deal.",
    ),
]

NAMED = [
    (
        "Deal each player one card face up, if they want it and if they haven't declined a card four times in a row.",
        "Deal 1 card face up to each player. It is only dealt if they want it and have not declined 4 times in a row.",
    ),
    (
        "Each player in turn may ask another player if they have a down card of a particular suit. If the other player"
        " does, the asker gets the card, otherwise they get the top card off the deck.",
        "Each player in turn may ask another player for a down card of a suit, and get it or else the top card of the"
        " deck.",
    ),
    ("The highest unmatched up card wins the pot.", "Showdown: the high unmatched up card wins."),
    (
        "The first player to flip over a face down ace chooses what suit is wild (when they flip it over).",
        "If the first of aces is flipped face up, they must name the suit that is wild, in place of any named before.",
    ),
    (
        "Starting with the player to the dealer's right, each player may flip one card.",
        "Each player in turn, starting with the player to the right of the dealer, may flip 1 card.",
    ),
    (
        "The queen of hearts is wild if you match half the pot.",
        "The queen of hearts is wild for anyone who pays half the pot.",
    ),
]

MATES = [
    (
        "Deal one common card face up to the table. It is not wild, but the other three cards of the same rank are.",
        "Deal 1 common card face up to the table. The other three cards of the same rank as the last common card are"
        " wild.",
    ),
    (
        "Cards of the same rank as the common card are wild, but the common card is not.",
        "The other three cards of the same rank as the common card are wild.",
    ),
    (
        "If you have a queen, you must pay ante for each one.",
        "If a player has a queen, they must pay the ante for each of them.",
    ),
    (
        "The player who went in and had the lowest hand must match the pot.",
        "The player with the low hand matches the pot.",
    ),
    (
        "If two common cards make a pair, each player must discard one card.",
        "If 2 common cards have the same rank, each player discards 1 card.",
    ),
    (
        "Each player may pay double ante to have one common card replaced.",
        "Each player may pay double the ante to change one of the common cards for a new one.",
    ),
]


def test_nobody_else_has_part_in_it() -> None:
    with pytest.raises(Unread):
        read_line("If a player gets a king face up, the other player must fold.")


@pytest.mark.parametrize(
    ("said", "ours"), [*TWO_PLAYERS, *FOR_SALE, *POINTS, *TABLE, *HANDS, *PASSES, *ORDER, *TAKING, *NAMED, *MATES]
)
def test_in_other_words(said: str, ours: str) -> None:
    reads_as(said, ours)
