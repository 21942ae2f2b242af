"""The numbers and the tags of small games, as the catalogue defines them."""

import pytest

from pokernight.english.page import read_page
from pokernight.measure import measured

DEAL = "Deal five cards face down to each player."
UP = "Deal one card face up to each player."
BET = "Betting round, starting with the player to the left of the dealer."
WIN = "Showdown: the high hand wins."
HIGH_LOW = "Showdown: the high hand and the low hand split the pot."


@pytest.mark.parametrize(
    ("rules", "numbers", "tags"),
    [
        ([DEAL, BET, WIN], "5-10-1-5-0", "straight"),
        ([DEAL, BET, UP, BET, WIN], "6-8-2-6-0", "stud"),
        ([DEAL, HIGH_LOW], "5-10-0-5-0", "straight high-low"),
        ([DEAL, "Showdown: the low hand wins."], "5-10-0-5-0", "straight lowball"),
        (
            ["Deal two cards face down to each player.", "Deal three common cards face up to the table.", WIN],
            "5-24-0-5-0",
            "common",
        ),
        # A table card is in nobody's hand, so one card less can be wild.
        (
            [
                DEAL,
                "Deal one card face up to the table.",
                WIN,
                "Cards of the same rank as the first table card are wild.",
            ],
            "5-10-0-5-3",
            "straight table wilds",
        ),
        # What is drawn comes from the deck; who shows an ace draws more, and there are four aces.
        ([DEAL, "Each player may draw up to three cards.", WIN], "5-6-0-8-0", "draw"),
        ([DEAL, "Each player may draw up to three cards, or four if they show an ace.", WIN], "5-6-0-9-0", "draw"),
        # What is passed goes through two hands and comes from no deck.
        ([DEAL, "Each player passes two cards to the left and 1 card to the right.", WIN], "5-10-0-8-0", "pass"),
        # The hand is made of the cards that are held before the last are laid away.
        ([DEAL, "Each player discards two cards.", WIN], "5-10-0-5-0", "straight"),
        ([DEAL, "Each player discards two cards.", UP, UP, UP, WIN], "6-6-0-8-0", "stud"),
        # What goes on: as the deal makes it, and as the players choose.
        (
            [
                DEAL,
                "Each player flips one card.",
                BET,
                "Repeat the last two steps until everyone still in has all cards up.",
                WIN,
            ],
            "5-10-300-5-0",
            "flip",
        ),
        (
            [
                "Deal two cards face down to each player.",
                BET,
                "Deal each player one card face up, if they want it.",
                "Repeat the last two steps until nobody wants another card.",
                WIN,
            ],
            "202-98-201-202-0",
            "stud",
        ),
        ([DEAL, UP, BET, "Repeat the last two steps two times.", WIN], "8-6-3-8-0", "stud"),
        # Going in and losing costs the pot, and it is played for again.
        (
            [DEAL, "Each player declares in or out.", WIN, "Each player who went in and lost must match the pot."],
            "5-10-100-5-0",
            "guts match-pot",
        ),
        # Wild cards: printed ones once, one rank for each player, and no more than the deck has.
        ([DEAL, WIN, "Twos are wild.", "Twos and threes are wild."], "5-10-0-5-8", "straight wilds"),
        (
            [
                "Deal seven cards face down to each player.",
                WIN,
                "Your low hole card and all cards of the same rank are wild for you.",
            ],
            "7-7-0-7-28",
            "straight wilds",
        ),
        (
            [DEAL, WIN, "Your low hole card and all cards of the same rank are wild for you.", "Tens are wild."],
            "5-10-0-5-44",
            "straight wilds",
        ),
        # What a card brings can come as often as there are such cards.
        (
            ["Deal seven cards face up to each player.", WIN, "If a player gets a four face up, they must fold."],
            "7-7-0-7-0",
            "stud must-fold",
        ),
        (
            [DEAL, UP, WIN, "If a player gets a queen face up, they must match the pot or fold."],
            "6-8-0-6-0",
            "stud fee-fold",
        ),
        (
            [DEAL, UP, WIN, "Each player who gets a four face up gets another card face up."],
            "6-8-0-10-0",
            "stud",
        ),
        # What has to be paid, bet or had.
        (
            [DEAL, "The player to the left of the dealer bets the minimum bet.", BET, WIN],
            "5-10-1-5-0",
            "straight forced-bet",
        ),
        ([DEAL, BET, WIN, "Everyone who didn't go in must pay the ante."], "5-10-1-5-0", "straight fee"),
        ([DEAL, BET, WIN, "If no one has at least two pair, redeal."], "5-10-1-5-0", "straight qualifier"),
        ([DEAL, WIN, "If a player has the queen of spades, they cannot win."], "5-10-0-5-0", "straight qualifier"),
        ([DEAL, BET, "If nobody opens, redeal.", WIN], "5-10-1-5-0", "straight"),
        # The pot and the deck.
        ([DEAL, "Showdown: the high hand and the high spade split the pot."], "5-10-0-5-0", "straight split-card"),
        (["Take out all the twos, threes and fours.", DEAL, WIN], "5-8-0-5-0", "straight odd-deck"),
        # A player can end up with the hands of all others.
        (
            [UP, UP, UP, WIN, "If a player folds, their cards are passed to the left."],
            "48-17-0-48-0",
            "pass stud",
        ),
    ],
)
def test_small_games(rules: list[str], numbers: str, tags: str) -> None:
    found = measured(read_page(rules))
    assert (repr(found.numbers), " ".join(found.tags)) == (numbers, tags)


def test_kinds_name_what_occurs_in_a_game() -> None:
    kinds = measured(read_page([DEAL, "Each player flips one card.", WIN])).kinds
    assert {"deal", "flip", "Showdown", "BestHand"} <= kinds
    assert not {"pass", "Wild"} & kinds
