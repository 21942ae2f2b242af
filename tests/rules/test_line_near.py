"""Sentences that are one word away from one that is known, in the words of a player and in ours."""

import pytest

from pokernight.rules import read_line

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
]


@pytest.mark.parametrize(("said", "ours"), [*HANDS, *DRAWS])
def test_one_word_away_from_a_known_sentence(said: str, ours: str) -> None:
    assert read_line(said).write() == ours
    assert read_line(ours) == read_line(said)
