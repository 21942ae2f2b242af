"""Going in or staying out: what it costs, what losers pay, and how a pot goes on until it is empty."""

import pytest

from kit.hands import dealt, net
from pokernight.cards import Deck
from pokernight.english.page import read_page
from pokernight.play.game import PlayableGame
from pokernight.play.hand import PlayedHand
from pokernight.table.choices import Answer

CARDS = [Deck().read(dealt("Ah Ad Ac", "Kh Kd Kc", "Qh Qd Qc"))] * 4
DEAL = "Deal three cards down to each player."
DECLARE = "Each player simultaneously declares in or out."
WINS = "The best three card hand among those who declared in wins the pot."
ALL_OUT = "If everybody is out, the player who had the best hand pays an ante for every player."
MATCH = "Everybody who stayed in and was beaten matches the pot, max 10x ante. A tie costs nothing."
SETTLE = "If one player is in, they take the pot. If more are in, the best hand takes it and the others match it."
AGAIN = "If anyone had to match, or if nobody was in, a new hand is dealt."
WHILE = "Play goes on with a fresh deal as long as there is money in the pot."


def played(page: list[str], declared: list[str]) -> PlayedHand:
    """A game for three players with aces, kings and queens, who declare in or out deal by deal."""
    hand = PlayableGame(read_page(page)).deal(3, 1, None, (20, 20, 20), CARDS)
    for words in declared:
        for seat, word in enumerate(words.split(), 1):
            hand.answer(seat, Answer("declare", word=word))
    return hand


@pytest.mark.parametrize(
    ("page", "declared", "chips"),
    [
        ([DEAL, DECLARE, WINS, MATCH, WHILE], ["out out out", "out in out"], (19, 22, 19)),
        ([DEAL, DECLARE, WINS, MATCH, WHILE], ["in in out", "in out out"], (25, 16, 19)),
        ([DEAL, DECLARE, SETTLE, AGAIN], ["in in out", "in out out"], (25, 16, 19)),
        ([DEAL, DECLARE, SETTLE, AGAIN], ["out out out", "out in out"], (19, 22, 19)),
        ([DEAL, DECLARE, WINS, ALL_OUT, MATCH, WHILE], ["out out out", "out in out"], (16, 25, 19)),
        ([DEAL, f"{DECLARE} Going in costs an ante.", WINS, MATCH, WHILE], ["in out out"], (22, 19, 19)),
        ([DEAL, f"{DECLARE} Staying out costs a chip.", WINS, MATCH, WHILE], ["in out out"], (24, 18, 18)),
    ],
)
def test_the_pot_goes_on_until_it_is_empty(page: list[str], declared: list[str], chips: tuple[int, ...]) -> None:
    hand = played(page, declared)
    assert hand.ended
    assert net(hand) == chips


def test_whoever_has_a_worse_hand_than_the_leg_has_lost() -> None:
    page = [
        DEAL,
        DECLARE,
        "The best three card hand among those who are in gets a leg. The pot stays where it is.",
        "Losers who went in pay max bet to the pot.",
        "Shuffle all cards back into the deck and repeat from the beginning until somebody has two legs.",
        "Two legs win the pot.",
    ]
    assert net(played(page, ["in in out", "in out out"])) == (27, 14, 19)
