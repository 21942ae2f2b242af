"""Lines about turns, passes, knocks, going in and what is paid for it, in the words of a player and in ours."""

import pytest

from kit.lines import is_unread
from pokernight.rules import read_line

KNOCKS = [
    (
        "Once a player knocks, each other player gets one more pass.",
        "If a player knocks, everyone else gets one more turn.",
    ),
    ("As soon as someone has knocked, every other player gets one last exchange.", None),
    ("After anyone folds, redeal.", "If a player folds, the cards are redealt."),
    (
        "A player who knocks and does not have the high hand must pay max bet to the winner.",
        "If the player who knocked does not win, they must pay the winner the maximum bet.",
    ),
    (
        "If someone knocks but loses, they must match the pot.",
        "If the player who knocked does not win, they must match the pot.",
    ),
    (
        "The knocker must match the pot if they do not win.",
        "If the player who knocked does not win, they must match the pot.",
    ),
    ("Once a player has knocked, they may not exchange any more cards.", "Who has knocked gets no more turns."),
    (
        "A player who knocks and wins gets an ante from each player.",
        "If the player who knocked wins, all others who are still in pay them the ante.",
    ),
    ("If the knocker has the best hand, everyone else must pay them max bet.", None),
    ("A player may knock instead of passing.", "Instead of taking a turn, a player may knock."),
    ("Repeat the last two actions until a player has knocked.", "Repeat the last 2 steps until someone knocks."),
]

GUTS = [
    (
        "A player who goes out three times in a row must pay max bet.",
        "If a player stays out 3 times in a row, they must pay the maximum bet.",
    ),
    (
        "If you go in two consecutive deals, you may draw one card.",
        "If a player goes in 2 times in a row, they may draw 1 card.",
    ),
    ("A player who goes out must pay max bet.", "Each player who stayed out pays the maximum bet."),
    (
        "If the hand on the table wins, everyone who went in must match the pot and the cards are redealt.",
        "If the table hand wins, each player who went in matches the pot and the cards are redealt.",
    ),
    (
        "The loser with the worst hand must pay double the pot.",
        "Of those who went in and lost, the one with the worst hand must pay double the pot.",
    ),
    ("The lowest hand among the losers must match the pot.", None),
    ("Losers match the pot to a limit of 20 chips.", "Who went in and lost must match the pot, up to 20 chips."),
    (
        "The most anyone can be made to match is ten times max bet.",
        "Nobody has to match more than 10 times the maximum bet.",
    ),
]

ANTES = [
    ("Players ante double.", "Each player pays double the ante."),
    ("The ante is five times the normal ante.", "The ante is 5 times the ante."),
    ("If no one goes in, each player must add an ante to the pot.", "If nobody went in, each player pays the ante."),
    ("The ante is doubled.", "The ante is double the ante."),
    (
        "If no one can open, reante and redeal.",
        "If nobody opens, each player pays the ante and the cards are redealt.",
    ),
    ("If everyone goes out, ante again.", "If nobody went in, each player pays the ante."),
]

OUT_OF_CARDS = [
    (
        "Repeat the last three actions until a player runs out of cards.",
        "Repeat the last 3 steps until someone has no cards left.",
    ),
    (
        "The player with no cards wins the pot. If more than one player runs out of cards, they split the pot.",
        "Showdown: the player with no cards left wins. Equal hands share.",
    ),
    ("Whoever runs out of cards first wins the pot.", "Showdown: the player with no cards left wins."),
    ("Any player who has no cards left must fold.", "If a player has no cards left, they must fold."),
    ("As soon as a player has no cards left, they must fold.", "If a player has no cards left, they must fold."),
    ("If a player is out of cards, they must fold.", "If a player has no cards left, they must fold."),
]

RANKS = [
    ("The low hand is the player with the fewest points.", "The low hand is the one with the fewest points."),
    ("High is the highest point total.", "The high hand is the one with the most points."),
    ("Skip straights are played.", "Also played: a skip straight."),
    ("Blazes and big tigers count.", "Also played: a blaze and a big tiger."),
]

PASSES = [
    (
        "Each player in turn passes one card to their left. You must look at the card passed to you before passing.",
        "Each player in turn passes 1 card to the left. Each looks at the new cards before passing.",
    ),
    (
        "The passing is done before anyone looks at the cards they receive.",
        "Nobody looks at the new cards before all have passed.",
    ),
    ("Any card passed to you twice is wild for you.", "Cards that were passed to you 2 times are wild for you."),
    ("Cards you have been passed are wild.", "Cards that were passed to you are wild."),
    (
        "You may pay max bet to keep the cards you were going to pass."
        " The player you would have passed to gets cards off the deck instead.",
        "They may pay the maximum bet to keep the cards that they would pass,"
        " and as many come from the deck for the other player.",
    ),
    (
        "You may pay the ante to keep the cards you would have passed.",
        "They may pay the ante to keep the cards that they would pass.",
    ),
    ("A player who has had a card passed to them must keep it.", "Cards that were passed may not be passed on."),
    ("A card that has been passed must be kept.", "Cards that were passed may not be passed on."),
    (
        "Cards may not be passed to a player who already has five cards.",
        "No card may be passed on to a player who has 5 cards.",
    ),
    ("Each player passes two cards to the left from the deck.", None),
]

COMMONS = [
    (
        "If any common card is the queen of spades, all of the common cards are discarded"
        " and three new common cards are dealt.",
        "If one of the common cards is the queen of spades, the common cards are discarded and 3 new ones are dealt.",
    ),
    ("Discard all of the common cards and deal three new ones.", "Discard the common cards and deal 3 new ones."),
    ("If a six comes up as a common card, all common cards are removed.", None),
    (
        "If a common card is a joker, it is discarded and replaced.",
        "If one of the common cards is a joker, it is taken off the table for a new one.",
    ),
    (
        "If a six comes up as a common card, it is discarded.",
        "If a six comes up as a common card, it is taken off the table.",
    ),
    (
        "If a common card is flipped that pairs one already showing, both are discarded.",
        "If a common card comes up that pairs another, both cards are discarded.",
    ),
    (
        "If a common card is dealt that matches another, redeal.",
        "If a common card comes up that pairs another, the cards are redealt.",
    ),
    (
        "If the same player wins both rows, everyone who stayed in to the end must pay them an ante.",
        "If one player wins every part of the pot, all others who are still in pay them the ante.",
    ),
    ("If one player wins both halves of the pot, everyone else must pay them max bet.", None),
    (
        "Flip one common card face up. Any player with a card of the same rank may discard it and draw a new card.",
        "Turn up 1 common card."
        " Each player may exchange a card of the same rank as the last card turned up for the top card of the deck.",
    ),
]

CARDS = [
    (
        "The last card dealt face up in each round is wild for that player only.",
        "The last card dealt face up in each round is wild for you.",
    ),
    (
        "If a player is dealt a heart face up, they may take one up card from any other player."
        " The other player is not dealt a replacement.",
        "If a player is dealt a heart face up, they may steal 1 up card from another player."
        " Who loses a card gets none for it.",
    ),
    (
        "Each player may discard a heart and draw a new card.",
        "Each player may exchange a heart for the top card of the deck.",
    ),
    (
        "Each player may discard a face card to draw two cards.",
        "Each player may discard a face card to get 2 cards dealt.",
    ),
]


@pytest.mark.parametrize(("said", "ours"), [*KNOCKS, *GUTS, *ANTES, *OUT_OF_CARDS, *RANKS, *PASSES, *COMMONS, *CARDS])
def test_many_words_for_the_same(said: str, ours: str | None) -> None:
    line = read_line(said)
    written = line.write()
    assert written == (ours or written)
    assert read_line(written) == line


@pytest.mark.parametrize(
    "text",
    [
        "Flip one common card. All cards of that rank are wild.",  # now, or with every card that is flipped?
        "If you get a king face up, ante again.",  # all, or only this player?
        "Straights are played.",
        "Players who declared out may buy back in for half the pot.",  # when?
    ],
)
def test_what_is_not_sure_is_not_read(text: str) -> None:
    is_unread(text)
