"""Sentences as players say them at home, and how we write them."""

import pytest

from pokernight.rules import Unread, read_line

IF_DOWN, IF_UP = "Jacks are wild if they lie face down.", "Jacks are wild if they lie face up."
FROM_THE_DEAL = "Repeat all steps from the deal on until only one player goes in."

READ = [
    ("Jacks are wild unless they are face up.", IF_DOWN),
    ("Jacks are wild, but not if they are face up.", IF_DOWN),
    ("Jacks are wild except when face up.", IF_DOWN),
    ("Jacks are wild unless dealt face up.", IF_DOWN),
    ("Jacks are wild as long as they are face down.", IF_DOWN),
    ("Jacks are wild unless they are face down.", IF_UP),
    ("Jacks are wild while they are face up.", IF_UP),
    ("Jacks are wild if they are face up.", IF_UP),
    ("Jacks are wild unless one of them is face up.", "Jacks are wild unless a jack lies face up."),
    ("Jacks are wild while one is showing.", "Jacks are wild while a jack lies face up."),
    ("Fours are wild in four card hands.", "Fours are wild for whoever has 4 cards in all."),
    ("In a six card hand, sixes are wild.", "Sixes are wild for whoever has 6 cards in all."),
    ("Fives are wild when hands have five cards.", "Fives are wild for whoever has 5 cards in all."),
    (
        "The dealer auctions off each table card to the highest bidder, with the money going to the pot.",
        "Each table card goes to the highest bidder, who pays the pot.",
    ),
    ("Repeat the deal until only one player goes in. That player wins the pot.", FROM_THE_DEAL),
    ("Repeat everything from the deal on until someone goes in alone.", FROM_THE_DEAL),
    ("Repeat the game until someone goes in alone.", "Repeat all steps until only one player goes in."),
]

UNREAD = ["Jacks and queens are wild unless one is face up."]


@pytest.mark.parametrize(("said", "written"), READ)
def test_what_is_read(said: str, written: str) -> None:
    line = read_line(said)
    assert line.write() == written
    assert read_line(written) == line


@pytest.mark.parametrize("said", UNREAD)
def test_what_cannot_be_said(said: str) -> None:
    with pytest.raises(Unread):
        read_line(said)
