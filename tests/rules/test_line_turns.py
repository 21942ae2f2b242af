"""Lines about turns, passes, knocks, going in and what is paid for it, in the words of a player and in ours."""

import pytest

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
    (
        "The most anyone can be made to match is ten times max bet.",
        "Nobody has to match more than 10 times the maximum bet.",
    ),
]

ANTES = [
    ("Players ante double.", "Each player pays double the ante."),
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
    ("If a player is out of cards, they must fold.", "If a player has no cards left, they must fold."),
]

RANKS = [
    ("The low hand is the player with the fewest points.", "The low hand is the one with the fewest points."),
    ("High is the highest point total.", "The high hand is the one with the most points."),
    ("Skip straights are played.", "Also played: a skip straight."),
    ("Blazes and big tigers count.", "Also played: a blaze and a big tiger."),
]


@pytest.mark.parametrize(("said", "ours"), [*KNOCKS, *GUTS, *ANTES, *OUT_OF_CARDS, *RANKS])
def test_many_words_for_the_same(said: str, ours: str | None) -> None:
    line = read_line(said)
    written = line.write()
    assert written == (ours or written)
    assert read_line(written) == line
