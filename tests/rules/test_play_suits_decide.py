"""Forced bets of who shows the most or the least, where the suit decides between equals."""

import pytest

from kit.hands import deal, net
from kit.lines import reads_as
from pokernight.rules import Unread, read_line

RULES = "Deal 1 card face up to each player.\n{}\nBetting round.\nShowdown: the high hand wins."
HIGH = "The player with the highest card showing must bet minimum bet."
LOW = "The player with the lowest card showing must bet minimum bet."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            f"{HIGH} Ties are broken by suit, with spades high, then hearts, diamonds, and clubs.",
            "The high card showing (with spades over hearts over diamonds over clubs) bets the minimum bet.",
        ),
        (
            f"{LOW} If there is a tie, suits rank hearts, spades, diamonds, clubs.",
            "The low card showing (with hearts over spades over diamonds over clubs) bets the minimum bet.",
        ),
        (
            "The player with the high hand showing must bet minimum bet. In case of a tie, the high suit wins.",
            "The high hand showing (with spades over hearts over diamonds over clubs) bets the minimum bet.",
        ),
        (
            "Betting round, opened by the low card showing, who must bet the minimum bet. Ties are broken by suit.",
            "Betting round, opened by the low card showing (with spades over hearts over diamonds over clubs),"
            " who must bet the minimum bet.",
        ),
        (
            "Ties are broken by suit, hearts being highest, followed by spades, diamonds and clubs.",
            "Of equal hands, the one whose highest card is of the better suit wins:"
            " hearts, spades, diamonds and clubs.",
        ),
    ],
)
def test_is_read(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_one_suit_alone_leaves_the_others_open() -> None:
    with pytest.raises(Unread):
        read_line("Ties are broken by suit, with hearts high.")


@pytest.mark.parametrize(
    ("said", "up", "seat"),
    [
        (HIGH, "Kd Ks Kc", 1),
        (f"{HIGH} Ties are broken by suit.", "Kd Kh Ks", 3),
        (f"{HIGH} Ties are broken by suit, with hearts high, then spades, diamonds and clubs.", "Ks Kh Kd", 2),
        (f"{HIGH} Ties are broken by suit.", "Ac Ks Kh", 1),
        (f"{LOW} Ties are broken by suit.", "4s 4c Kc", 2),
        (f"{LOW} Ties are broken by suit.", "4s 3s Kc", 2),
        ("The high hand showing must bet minimum bet. Ties are broken by suit.", "Qd Qh 2s", 2),
        (
            "Betting round, opened by the high card showing, who must bet minimum bet. Ties are broken by suit.",
            "Qd Qc Qs",
            3,
        ),
    ],
)
def test_who_has_to_bet(said: str, up: str, seat: int) -> None:
    hand = deal(RULES.format(said), up)
    assert net(hand) == tuple(198 if player == seat else 199 for player in (1, 2, 3))
