"""Cards that are wild by what else is in the hand, or for a price, are played alike by both engines."""

import pytest

from kit.lock_step import lock_step
from pokernight.english.page import read_page
from pokernight.game import Game
from pokernight.play.game import PlayableGame

HANDS = 20
BETS = "Betting round, starting with the high hand showing."
WINS = "Showdown: the high hand wins."
PAGES = {
    "paid when they show or at the showdown": (
        "Deal five cards face down to each player.",
        "Deal two cards face up to each player.",
        BETS,
        WINS,
        "Twos are wild for anyone who pays the ante.",
        "Sixes are wild for anyone who pays the maximum bet.",
    ),
    "paid for unseen": (
        "Deal five cards face down to each player. Nobody may look at these cards.",
        "Deal two cards face up to each player.",
        BETS,
        "Showdown: the high hand and the low hand split the pot.",
        "Threes are wild for anyone who pays the pot.",
    ),
    "pairs": (
        "Deal five cards face down to each player.",
        "Deal two cards face up to each player.",
        BETS,
        WINS,
        "Pairs of any kind are wild.",
    ),
    "pairs of down cards": (
        "Deal three cards face down to each player.",
        "Deal four cards face up to each player.",
        BETS,
        WINS,
        "Pairs of down cards are wild.",
    ),
    "pairs with common cards": (
        "Deal three cards face down to each player.",
        "Deal four cards face up to each player.",
        BETS,
        "Deal two common cards face up to the table.",
        WINS,
        "Pairs of the same colour are wild.",
    ),
    "cards in sequence": (
        "Deal three cards face down to each player.",
        "Deal four cards face up to each player.",
        BETS,
        WINS,
        "Consecutive cards of the same suit are wild.",
    ),
    "cards that add up": (
        "Deal three cards face down to each player.",
        "Deal four cards face up to each player.",
        BETS,
        WINS,
        "Any two cards of your hand that add up to ten are both wild. Aces count one.",
    ),
    "two ranks together": (
        "Deal three cards face down to each player.",
        "Deal four cards face up to each player.",
        BETS,
        WINS,
        "Threes and nines are wild, but only for a player who holds at least one of each.",
    ),
    "dead in the hole": (
        "Deal three cards face down to each player.",
        "Deal four cards face up to each player.",
        BETS,
        WINS,
        "Kings in the hole are dead. Threes are wild.",
    ),
    "dead by a table card": (
        "Deal three cards face down to each player.",
        "Deal four cards face up to each player.",
        "Deal one card face up to the table.",
        BETS,
        WINS,
        "All cards of the same rank as the table card are dead.",
    ),
    "all of a rank but one": (
        "Deal three cards face down to each player.",
        BETS,
        "Deal four common cards face up to the table.",
        WINS,
        "The rank of the last common card is wild, but the last common card itself is not.",
    ),
}


@pytest.mark.parametrize("page", PAGES)
def test_such_wild_cards_are_played_alike(page: str) -> None:
    rules = PAGES[page]
    assert lock_step(Game.read(rules), PlayableGame(read_page(rules)), HANDS, 6)
