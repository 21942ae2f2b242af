"""Legs: earned by going in alone, kept from deal to deal, and worth the pot when there are enough of them."""

import pytest

from kit.hands import dealt, net
from pokernight.cards import Deck
from pokernight.english.page import read_page
from pokernight.play.game import PlayableGame
from pokernight.play.hand import PlayedHand
from pokernight.table.choices import Answer

ACES, KINGS, QUEENS = "Ah Ad Ac", "Kh Kd Kc", "Qh Qd Qc"
CARDS = [Deck().read(dealt(ACES, KINGS, QUEENS))] * 4


def played(settling: str, declared: list[str]) -> PlayedHand:
    """A game of legs for three players with aces, kings and queens, who declare in or out deal by deal."""
    page = [
        "Deal three cards face down to each player.",
        "Everyone decides in or out.",
        "If only one player goes in, that player gets a leg.",
        settling,
        "If nobody goes in, nothing happens.",
        "The first player with two legs wins the pot.",
    ]
    hand = PlayableGame(read_page(page)).deal(3, 1, None, (20, 20, 20), CARDS)
    for words in declared:
        for seat, word in enumerate(words.split(), 1):
            hand.answer(seat, Answer("declare", word=word))
    return hand


MATCH = "If two or more go in, they compare hands, and each loser matches the pot."
TO_WINNER = "If two or more go in, they compare hands, and each loser pays the winner the amount in the pot."


@pytest.mark.parametrize(
    ("settling", "declared", "chips"),
    [
        (MATCH, ["in out out", "in out out"], (22, 19, 19)),
        (MATCH, ["out in out", "in out out", "out in out"], (19, 22, 19)),
        (MATCH, ["out out out", "in out out", "in out out"], (22, 19, 19)),
        (MATCH, ["out in in", "out out in", "out out in"], (19, 19, 22)),
        (MATCH, ["in in out", "in out out", "in out out"], (25, 16, 19)),
        (TO_WINNER, ["in in out", "out out in", "out out in"], (22, 16, 22)),
        (TO_WINNER, ["in in in", "in out out", "in out out"], (28, 16, 16)),
    ],
)
def test_legs_win_the_pot(settling: str, declared: list[str], chips: tuple[int, ...]) -> None:
    hand = played(settling, declared)
    assert hand.ended
    assert net(hand) == chips


def test_nobody_has_won_before_there_are_enough() -> None:
    hand = played(MATCH, ["in out out", "out in out"])
    assert not hand.ended
    assert hand.inner.s.legs[1:4] == [1, 1, 0]


def test_each_round_is_declared_for_and_settled() -> None:
    page = [
        "Deal three cards face down to each player, and threes are wild.",
        "Everyone decides in or out.",
        "If only one player goes in, that player gets a leg.",
        "Deal two more cards. Now only fives are wild, and everybody declares again.",
        "Deal two more cards. Sevens are wild.",
        "The first player to win three legs takes the pot.",
    ]
    hand = PlayableGame(read_page(page)).deal(2, 1)
    for _ in range(3):
        hand.answer(1, Answer("declare", word="in"))
        hand.answer(2, Answer("declare", word="out"))
    assert hand.ended
    assert hand.gains == [1, -1]
