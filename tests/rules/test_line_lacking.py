"""Cards that players lack or pass, counts that share the pot, ties and guts: what is said, and what we write."""

import pytest

from kit.lines import reads_as
from pokernight.rules import read_line
from pokernight.rules.line import Unread

LACKING = [
    ("If you have no spades, you must fold.", "If a player has no spades, they must fold."),
    ("Players with no pair must fold.", "If a player does not have a pair, they must fold."),
    ("Any player without a spade must fold.", "If a player has no spades, they must fold."),
    (
        "If you have no card of the same suit as the table card, you must fold.",
        "If a player has no cards of the same suit as the table card, they must fold.",
    ),
    (
        "If you have no face cards, you may pay max bet to draw two cards.",
        "If a player has no face cards, they may pay the maximum bet to draw 2 cards.",
    ),
    ("If you have fewer than two hearts, you can't win.", "If a player has fewer than 2 hearts, they cannot win."),
    (
        "The winning high hand must have at least one spade in it.",
        "If a player has no spades, they cannot win the high hand.",
    ),
    (
        "The winning hand must have at least two hearts in it.",
        "If a player has fewer than 2 hearts, they cannot win.",
    ),
    ("If you have no wild cards, you must fold.", "If a player has no wild cards, they must fold."),
    ("Eights are wild if you have only one.", "Eights are wild for whoever has no more than 1 of them."),
    (
        "Eights are wild, but only if you have no more than two.",
        "Eights are wild for whoever has no more than 2 of them.",
    ),
    ("Eights are wild if you have at least two.", "Eights are wild for whoever has 2 eights."),
]
KEPT = [
    (
        "If you have more than one wild card, you must discard all but one.",
        "If a player has 2 wild cards, they must discard all but 1 of their wild cards.",
    ),
    (
        "Kings are wild, but if you have more than one you must discard all but one.",
        "Kings are wild. If a player has 2 kings, they must discard all but 1 of their kings.",
    ),
    ("Each player discards all but one of their kings.", "Each player discards all but 1 of their kings."),
    ("You may only use one of the common cards.", "A hand is made of at most 1 common card."),
    (
        "You may use two of your down cards and three common cards.",
        "A hand is made of 2 down cards and 3 common cards.",
    ),
]
PASSED = [
    ("Each player passes one red card to the left.", "Each player passes a red card to the left."),
    ("Each player discards two of their hearts.", "Each player discards 2 hearts."),
    ("You may not pass a wild card.", "Wild cards may not be passed."),
    ("Any player passed a queen must pay ante.", "If a player is passed a queen, they must pay the ante."),
    ("If you passed a queen, you must pay ante.", "If a player passes a queen, they must pay the ante."),
    (
        "If you pass a wild card, you must pay max bet.",
        "If a player passes a wild card, they must pay the maximum bet.",
    ),
    ("If you pass a queen, you must pay ante to the pot.", "If a player passes a queen, they must pay the ante."),
    (
        "Any player who passes a king must match the pot or fold.",
        "If a player passes a king, they must match the pot or fold.",
    ),
    (
        "If anyone folds, their cards get passed to the dealer.",
        "If a player folds, their cards are passed to the dealer.",
    ),
    (
        "If anyone folds, their hand is given to the player on their left.",
        "If a player folds, their cards are passed to the left.",
    ),
    (
        "If anyone folds, their cards are shuffled back into the deck.",
        "If a player folds, their cards are shuffled into the deck.",
    ),
]
SHARES = [
    ("The split-card is the high red card.", "The split-card is the high red card."),
    ("The split-card is the low black card in the hole.", "The split-card is the low face-down black card."),
    (
        "The split-hand is won by whoever has the fewest face cards.",
        "The split-hand goes to whoever has the fewest face cards.",
    ),
    (
        "The high hand splits the pot with the player with the fewest spades.",
        "Showdown: the high hand and whoever has the fewest spades split the pot.",
    ),
    ("If two hands tie, they split the pot.", "Equal hands share."),
    ("If there is a tie, they split the pot.", "Equal hands share."),
]
GUTS = [
    ("If you go in and lose, you must match the pot.", "Who went in and lost must match the pot."),
    ("Anyone who went in and tied does not match the pot.", "Who went in and tied pays nothing."),
    (
        "The pot can't be matched for more than 10x max bet.",
        "Nobody has to match more than 10 times the maximum bet.",
    ),
    (
        "The most you can pay to match the pot is 10x max bet.",
        "Nobody has to match more than 10 times the maximum bet.",
    ),
    (
        "Anyone who went in and lost must match the pot, but no more than 10x max bet.",
        "Who went in and lost must match the pot, up to 10 times the maximum bet.",
    ),
    (
        "The high hand wins the pot, but only if it beats the table cards.",
        "The player with the high hand beats the table hand to win.",
    ),
    ("To win the pot, you must beat the table cards.", "Each player beats the table hand to win."),
    ("The table cards count as a hand.", "Each player beats the table hand to win."),
]


@pytest.mark.parametrize(("said", "meant"), LACKING + KEPT + PASSED + SHARES + GUTS)
def test_what_players_lack_and_what_follows(said: str, meant: str) -> None:
    reads_as(said, meant)


def test_two_may_be_a_rank_or_a_number() -> None:
    with pytest.raises(Unread):
        read_line("Eights are wild if you have two.")


EXCEPT = [
    (
        "Each player in turn may trade one card with the player to their left."
        " The dealer may trade one card with the top card off the deck.",
        "Each player except the dealer may exchange 1 card with the player to the left."
        " The dealer may exchange 1 card for the top card of the deck.",
    ),
    ("Everyone but the dealer must pay ante.", "Each player except the dealer pays the ante."),
    (
        "Each player other than the dealer passes one card to the left.",
        "Each player except the dealer passes 1 card to the left.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), EXCEPT)
def test_all_but_one_do_something(said: str, meant: str) -> None:
    reads_as(said, meant)
