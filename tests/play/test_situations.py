"""Conditions about the pot, ties, the board and who has what: each is seen to hold and not to hold."""

import pytest

from kit.hands import dealt, net
from pokernight.cards import Deck
from pokernight.english.page import read_page
from pokernight.meaning.deeds import Verb
from pokernight.play.game import PlayableGame
from pokernight.play.lowering.draft import CannotPlay

ACES_KINGS = ("Ah Ad", "Kh Kd")
SPREAD = "2c 7s 9d"
PAID, NOT_PAID = (22, 18), (21, 19)
"""What the two have at the end, where the second has paid a chip and the first wins."""
ROWS = [
    ("the board pairs", "2c 2s 9d", PAID),
    ("the board pairs", SPREAD, NOT_PAID),
    ("the flop is all one suit", "2c 7c 9c", PAID),
    ("the flop is all one suit", SPREAD, NOT_PAID),
    ("the pot is over one chip", SPREAD, PAID),
    ("the pot is over two chips", SPREAD, NOT_PAID),
    ("there is at least 2 chips in the pot", SPREAD, PAID),
    ("the pot is less than 2 chips", SPREAD, NOT_PAID),
    ("the pot is empty", SPREAD, NOT_PAID),
    ("there is money in the pot", SPREAD, PAID),
    ("two players tie", SPREAD, NOT_PAID),
    ("there have been two or more raises", SPREAD, NOT_PAID),
    ("there is a misdeal", SPREAD, NOT_PAID),
    ("nobody has a low", SPREAD, NOT_PAID),
    ("two or more players are still in", SPREAD, PAID),
    ("only one player is still in", SPREAD, NOT_PAID),
]


@pytest.mark.parametrize(("condition", "board", "chips"), ROWS)
def test_what_is_so_is_seen(condition: str, board: str, chips: tuple[int, int]) -> None:
    page = [
        "Deal two cards face down to each player.",
        "Deal three community cards.",
        f"If {condition}, the dealer pays a chip.",
        "Showdown: the high hand wins.",
    ]
    hand = PlayableGame(read_page(page)).deal(2, 1, None, (20, 20), [Deck().read(dealt(*ACES_KINGS, then=board))])
    assert net(hand) == chips


@pytest.mark.parametrize(
    ("payer", "chips"),
    [
        ("the player with the high hand", (11, 19)),
        ("the player with the low hand", (12, 18)),
        ("whoever has the most chips", (12, 18)),
        ("the player with the fewest chips", (11, 19)),
        ("everyone but the dealer", (11, 19)),
    ],
)
def test_players_are_told_by_what_they_have(payer: str, chips: tuple[int, int]) -> None:
    page = [
        "Deal two cards face down to each player.",
        "Deal three community cards.",
        f"{payer[0].upper()}{payer[1:]} pays a chip.",
        "Showdown: the high hand wins.",
    ]
    deck = [Deck().read(dealt(*ACES_KINGS, then=SPREAD))]
    assert net(PlayableGame(read_page(page)).deal(2, 1, None, (10, 20), deck)) == chips


def test_everyone_else_is_all_who_lost() -> None:
    page = [
        "Deal two cards face down to each player.",
        "Everyone declares in or out.",
        "The best hand takes the pot. Everyone else who stayed in has to match the pot.",
    ]
    matching = next(part for line in read_page(page) for part in line.walk() if getattr(part, "verb", None) is Verb.PAY)
    assert any(getattr(part, "verb", None) is Verb.LOSE for part in matching.walk())


def test_a_tie_is_seen() -> None:
    page = ["Deal two cards face down to each player.", "If two players tie, end the hand.", "The dealer pays 5 chips."]
    deal = PlayableGame(read_page([*page, "Showdown: the high hand wins."])).deal
    tied = net(deal(2, 1, None, (20, 20), [Deck().read(dealt("Ah Kd", "Ad Kh", then=SPREAD))]))
    assert tied[1] > 15
    assert net(deal(2, 1, None, (20, 20), [Deck().read(dealt(*ACES_KINGS, then=SPREAD))])) == (26, 14)


def test_those_who_folded_do_nothing_more() -> None:
    page = ["Deal two cards face down to each player.", "Each player who folded pays a chip.", "Showdown."]
    with pytest.raises(CannotPlay, match="no longer in"):
        PlayableGame(read_page(page))
