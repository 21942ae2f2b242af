"""More lines in the words of a player and in ours: who goes first, who has lost, what wins and what is paid."""

import pytest

from kit.lines import is_unread
from pokernight.rules import read_line

RAISER = "Each player declares high or low. They go in turn. It starts with the player who bet or raised last."
OPENER = "Betting round, opened by the player who opened the round before."

FIRST = [
    ("Declare high/low in turn, starting with the player who made the last bet or raise.", RAISER),
    ("Declare high/low in turn, starting with whoever made the last raise.", RAISER),
    ("Declare high/low in turn, starting with the player who last raised.", RAISER),
    ("Declare high/low in turn, starting with the last player who bet or raised.", RAISER),
    ("Declare high/low in turn, starting with the last bettor or raiser.", RAISER),
    ("Normal betting round, with the player who opened opening.", OPENER),
    ("Normal betting round, starting with whoever opened.", OPENER),
    ("Normal betting round, with the opener starting.", OPENER),
    ("Normal betting round, starting with the player who opened the pot.", OPENER),
]


AGAIN = "If nobody qualifies, each player pays the ante and the cards are redealt."

NEW_DEALS = [
    (
        "If no one qualifies to win, everyone who didn't fold must reante, and the game is redealt for those players.",
        AGAIN,
    ),
    ("If no one qualifies to win, everyone must reante and redeal for the players who didn't fold.", AGAIN),
    (
        "If no one qualifies, the players still in ante again, and the cards are redealt for the remaining players.",
        AGAIN,
    ),
    ("If no one qualifies, those who didn't fold must reante, and the game is redealt to them.", AGAIN),
    ("If no one qualifies to win, redeal for those still in.", "If nobody qualifies, the cards are redealt."),
    ("Everyone who is still in pays the ante.", "Each player pays the ante."),
]

LOST = "Who went in and lost must match the pot."
RIVAL = "Showdown: the high hand wins. Each player beats the table hand to win."
TABLE = "If the table hand wins, each player who went in matches the pot."

LOSERS = [
    ("Anyone who went in and lost both hands must match the pot.", LOST),
    ("Those who went in and lost both halves of the pot must match the pot.", LOST),
    ("Anyone who went in and lost all three hands must match the pot.", LOST),
    ("Anyone who went in and did not win either hand must match the pot.", LOST),
    ("Anyone who declared both and lost must match the pot.", "Who declared both and lost must match the pot."),
    (
        "If you go both ways and do not win both, you must match the pot.",
        "Who declared both and lost must match the pot.",
    ),
    ("If you declare high and lose, you must pay max bet.", "Who declared high and lost must pay the maximum bet."),
    ("Showdown, high hand wins (counting the table cards as a hand).", RIVAL),
    ("Showdown, high hand wins, with the table hand counting as a hand.", RIVAL),
    ("If the table cards have the high hand, everyone who went in must match the pot.", TABLE),
    ("If the kitty has the best hand, everyone who went in must match the pot.", TABLE),
    (
        "If only one player went in, they get a leg; otherwise the losers match the pot.",
        f"Only who goes in alone wins a leg. {LOST}",
    ),
    (
        "If everyone declares the same way, the pot is split among the players who didn't fold.",
        "If all declare the same way, split the pot among the players still in.",
    ),
    (
        "Players who declared both and lost must match the pot, and the game is redealt.",
        "Who declared both and lost must match the pot, and then the cards are redealt to all.",
    ),
    (
        "If everyone goes low, the pot is shared among those still in.",
        "If nobody declares high, split the pot among the players still in.",
    ),
    ("If everyone goes the same way, redeal.", "If all declare the same way, the cards are redealt."),
    (
        "If everyone declares the same way, the best hand takes the pot.",
        "If all declare the same, the best hand takes the whole pot.",
    ),
]

SEVENS = "Whoever has 2 sevens takes the whole pot."

SHARED = "If more than one player has 2 sevens, they split the pot."

WINNERS = [
    ("If a player has a natural pair of sevens, they take the pot.", SEVENS),
    ("If you have two natural sevens at the showdown, you win the whole pot.", SEVENS),
    ("Anyone with a pair of natural sevens wins the pot.", SEVENS),
    ("If more than one player has a natural pair of sevens, they split the pot.", SHARED),
    ("If two players have two natural sevens, they share it.", SHARED),
    ("If several players have a pair of sevens, they split the whole pot evenly.", SHARED),
    ("Whoever has three natural kings takes the pot.", "Whoever has 3 kings takes the whole pot."),
    (
        "The split-hand is the highest total of face-down spades.",
        "The split-hand goes to the high total of down spades.",
    ),
    ("The split-hand is the lowest total of up hearts.", "The split-hand goes to the low total of up hearts."),
    (
        "The split-hand is won by whoever has the most points in spades.",
        "The split-hand goes to the high total of spades.",
    ),
    ("The split-hand is the hand closest to 21.", "The split-hand goes to the hand closest to 21."),
    (
        "The high hand splits the pot with the highest total of hearts in the hole.",
        "Showdown: the high hand and the high total of down hearts split the pot.",
    ),
    (
        "A hand of five cards with 21 or less beats any other hand.",
        "A hand of 5 cards with 21 points or less beats all others.",
    ),
    (
        "A five card hand that is not over 21 beats all other hands.",
        "A hand of 5 cards with 21 points or less beats all others.",
    ),
    ("Five cards under 22 beat everything.", "A hand of 5 cards that is not bust beats all others."),
    (
        "Any hand of five cards that does not bust beats all others.",
        "A hand of 5 cards that is not bust beats all others.",
    ),
]

VAIN = "If a player has flipped all cards and cannot beat the best hand showing, they must"

DUES = [
    (
        "If your up cards total more than 25, you must match the pot or fold.",
        "If a player shows more than 25 points, they must match the pot or fold.",
    ),
    (
        "If the total of your up cards is over 25, you must fold.",
        "If a player shows more than 25 points, they must fold.",
    ),
    ("If your cards add up to more than 25, you must fold.", "If a player has more than 25 points, they must fold."),
    (
        "If you flip all of your cards and cannot beat the best hand showing, you must buy another up card for max bet"
        " or fold.",
        f"{VAIN} pay the maximum bet or fold. Who pays gets 1 up card dealt.",
    ),
    (
        "If you flip all of your cards and cannot beat the best hand showing, you may buy another down card for max"
        " bet. Otherwise you must fold.",
        f"{VAIN} pay the maximum bet or fold. Who pays gets 1 down card dealt.",
    ),
    ("If you flip a king, you must fold or pay max bet for another up card.", None),
]


@pytest.mark.parametrize(("said", "ours"), [*FIRST, *NEW_DEALS, *LOSERS, *WINNERS, *DUES])
def test_many_words_for_the_same(said: str, ours: str | None) -> None:
    line = read_line(said)
    written = line.write()
    assert written == (ours or written)
    assert read_line(written) == line


@pytest.mark.parametrize("text", ["Anyone who went in and lost either hand must match the pot."])
def test_another_meaning_is_not_read(text: str) -> None:
    is_unread(text)
