"""Sentences as players say them at home, and how we write them."""

import pytest

from kit.lines import is_unread, reads_as

IF_DOWN, IF_UP = "Jacks are wild if they lie face down.", "Jacks are wild if they lie face up."
BOTH = "A hand declared both ways wins both or nothing."
PAY_THE_BEST = "Who went in and lost must pay the winner"
DEALER_IN = "If all others stay out, the dealer must go in."
REVERSED = "If a player's 4 card hand is better than their 5 card hand, they must fold."
UP_AND_DOWN = "If a player shows a pair, deal 1 card face up and 1 card face down to each player."
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
    (
        "Each player may exchange one down card with one face up table card.",
        "Each player may exchange 1 down card for 1 face up table card.",
    ),
    (
        "Each player may exchange one card for one of the face down common cards.",
        "Each player may exchange 1 card for 1 face down common card.",
    ),
    (
        "Showdown, highest declared high hand and lowest declared low hand split the pot."
        " If you declare both and lose or tie either way, you win nothing.",
        f"Showdown: the best hand declared high and the best hand declared low split the pot. {BOTH}",
    ),
    ("Anyone who declares both and does not win either way loses.", BOTH),
    (
        "If only one player went in, they win a leg. Otherwise, the high hand is paid the size of the pot by each other"
        " player who went in.",
        f"Only who goes in alone wins a leg. {PAY_THE_BEST} the pot.",
    ),
    ("The winner collects max bet from everyone else who went in.", f"{PAY_THE_BEST} the maximum bet."),
    ("Each other player who went in pays the high hand the size of the pot.", f"{PAY_THE_BEST} the pot."),
    (
        "Each player may buy an up card for max bet or a down card for double max bet. If they buy a card they must"
        " discard one card.",
        "Each player may get 1 card dealt up for the maximum bet or down for double the maximum bet."
        " Who does so must discard 1 card.",
    ),
    (
        "Each player may buy a down card for an ante. Anyone who does must discard one card.",
        "Each player may pay the ante to get 1 down card dealt. Who does so must discard 1 card.",
    ),
    (
        "Each player may buy one card for an ante, and then discards one card.",
        "Each player may pay the ante to get 1 card dealt. Who does so must discard 1 card.",
    ),
    (
        "Each player may buy one card for an ante. Then discard one card.",
        "Each player may pay the ante to get 1 card dealt. Each player discards 1 card.",
    ),
    (
        "Each player may pay a chip to get another card, then declare high or low.",
        "Each player may pay 1 chip to get 1 card dealt. Each player declares high or low.",
    ),
    (
        "Each player may buy a card for an ante, but must then discard one card.",
        "Each player may pay the ante to get 1 card dealt. Who does so must discard 1 card.",
    ),
    (
        "Each player splits their cards into a stack of five cards and a stack of four cards. You may not change the"
        " order of either stack once betting starts.",
        "Each player splits their cards into a stack of 5 and a stack of 4. The order is fixed.",
    ),
    ("The order of the stacks may not change.", "The order is fixed."),
    (
        "Anyone who declared high or low and lost must match the pot, up to ten times max bet.",
        "Who went in and lost must match the pot, up to 10 times the maximum bet.",
    ),
    ("If everyone else goes out, the dealer must go in.", DEALER_IN),
    ("The dealer has to stay in if all the other players drop out.", DEALER_IN),
    (
        "Each player may twist one card for double max bet, but only if they twisted a card last round.",
        "Each player who twisted in the step before may twist 1 card for double the maximum bet.",
    ),
    (
        "Only players who drew a card last time may draw one card.",
        "Each player who drew in the step before may draw 1 card.",
    ),
    ("If a player's four card hand is better than their five card hand, they must fold.", REVERSED),
    ("If your four card hand beats your five card hand, you must fold.", REVERSED),
    (
        "If one of your aces is flipped over, you may pay max bet to turn it back face down.",
        "If a player flips an ace face up, they may pay the maximum bet to turn it face down.",
    ),
    (
        "If anyone folds before the first card is flipped, their cards get passed to the player on their left, who must"
        " then discard the same number of cards.",
        "If a player folds before any card is flipped, their cards are passed to the player to the left,"
        " who must discard as many.",
    ),
    (
        "If a player folds, their hand goes to the player on their right, who has to discard as many cards.",
        "If a player folds, their cards are passed to the player to the right, who must discard as many.",
    ),
    (
        "If a player is passed a card of the same rank as one of their up cards, they may pass it again.",
        "If a player is passed a card that pairs one of their face up cards, they may pass it to the next player"
        " the same way.",
    ),
    (
        "If you are passed a seven, you may pass it again.",
        "If a player is passed a seven, they may pass it to the next player the same way.",
    ),
    ("If a player shows a pair, deal one card up and one card down to each player.", UP_AND_DOWN),
    ("If a player shows a pair, deal one card up to each player and deal one card down to each player.", UP_AND_DOWN),
]

UNREAD = [
    "Jacks and queens are wild unless one is face up.",
    "Each player may draw one card. If they buy a card they must discard one card.",
]


@pytest.mark.parametrize(("said", "written"), READ)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize("said", UNREAD)
def test_what_cannot_be_said(said: str) -> None:
    is_unread(said)
