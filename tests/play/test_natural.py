"""A natural hand beats an equal one with wild cards, where the page says so."""

import pytest

from kit.hands import dealt, net
from pokernight.cards import Deck
from pokernight.english.page import read_page
from pokernight.play.game import PlayableGame

PAGE = ["Deal two cards face down to each player.", "Deuces are wild.", "The high hand wins."]
NATURAL, WILD, LOWER = "Ah Ad", "As 2c", "Kh Kd"


@pytest.mark.parametrize(
    ("first", "second", "fewer", "chips"),
    [
        (NATURAL, WILD, True, (11, 9)),
        (WILD, NATURAL, True, (9, 11)),
        (NATURAL, WILD, False, (10, 10)),
        (WILD, LOWER, True, (11, 9)),
    ],
)
def test_fewer_wild_cards_break_ties(first: str, second: str, fewer: bool, chips: tuple[int, int]) -> None:
    page = [*PAGE, "A natural hand beats a wild one."] if fewer else PAGE
    deck = Deck().read(dealt(first, second, then="3c"))
    assert net(PlayableGame(read_page(page)).deal(2, 1, None, (10, 10), [deck])) == chips
