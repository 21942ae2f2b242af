"""In between: a bet that a card falls between two others, won from the pot or paid into it."""

import pytest

from kit.hands import all_default, net
from pokernight.cards import Deck
from pokernight.english.page import PageUnread, read_page
from pokernight.play.game import PlayableGame
from pokernight.play.hand import PlayedHand

PAGE = (
    "Each player antes two chips.",
    "On each turn, the dealer turns two cards face up.",
    "The player may bet any amount up to the size of the pot, or pass.",
    "Then the dealer turns a third card.",
    "If it falls between the first two, the player wins the bet from the pot.",
    "If it does not, the player pays the bet into the pot.",
    "If it matches one of the two cards, the player pays double the bet.",
)
ACE = "If the first card is an ace, the player says whether it is high or low."


def played(deck: str, answers: list[str], *more: str) -> PlayedHand:
    """A game for two players with ten chips each and four in the pot, and what they say one after the other."""
    hand = PlayableGame(read_page((*PAGE, *more))).deal(2, 1, None, (10, 10), [Deck().read(deck)])
    for answer in answers:
        hand.answer(next(iter(hand.asking)), answer)
    return hand


@pytest.mark.parametrize(
    ("deck", "answers", "chips"),
    [
        ("2h Qd 9s", ["bet 4"], (12, 8)),  # all of the pot
        ("2h Qd 9s 3h Jd 9c", ["bet 1", "bet 3"], (9, 11)),
        ("2h Qd Ks", ["bet 3"], (5, 8)),
        ("2h Qd Qs", ["bet 3"], (2, 8)),
        ("Qd 2h Qs", ["bet 3"], (2, 8)),
        ("2h Qd 9s", ["check"], (8, 8)),
        ("2h Ad Ks", ["bet 2"], (10, 8)),  # aces are high
    ],
)
def test_a_bet_is_won_or_paid(deck: str, answers: list[str], chips: tuple[int, int]) -> None:
    assert net(played(deck, answers)) == chips


@pytest.mark.parametrize(("called", "chips"), [("declare low", (11, 8)), ("declare high", (5, 8))], ids=["low", "high"])
def test_the_first_ace_is_called(called: str, chips: tuple[int, int]) -> None:
    assert net(played("Ah 9d 3s", [called, "bet 3"], ACE)) == chips


def test_the_hand_is_over_when_the_pot_is_empty() -> None:
    assert played("2h Qd 9s", ["bet 4"]).ended
    assert not played("2h Qd 9s", ["bet 3"]).ended


def test_a_pot_that_nobody_bets_on_is_shared() -> None:
    hand = all_default(PlayableGame(read_page(PAGE)).deal(3, 1))
    assert hand.ended
    assert net(hand) == (200, 200, 200)


@pytest.mark.parametrize("missing", [1, 2, 4, 5])
def test_every_part_has_to_be_told(missing: int) -> None:
    with pytest.raises(PageUnread):
        read_page([line for at, line in enumerate(PAGE) if at != missing])
