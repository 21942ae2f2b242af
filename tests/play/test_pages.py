"""Every page that the new English reads is played alike by both engines, or is refused by name."""

import pytest

from kit.lock_step import lock_step
from kit.pages_read import PAGES
from pokernight.play.game import PlayableGame
from pokernight.play.lowering import CannotPlay

HANDS = 2
"""So few of every page here; a thousand before a page moves over."""

DIFFERENT = {
    "Sixty Four": "the line that says what happens where nobody wins is begun like any other, all else being alike",
}
"""Pages that differ, and in what."""
HANDS_TO_DIFFER = 30
"""Enough for a difference to be seen that few hands show."""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_is_read_is_played_alike(name: str, request: pytest.FixtureRequest) -> None:
    if name in DIFFERENT:
        request.applymarker(pytest.mark.xfail(strict=True, reason=DIFFERENT[name]))
    entry, lines = PAGES[name]
    try:
        game = PlayableGame(lines)
    except CannotPlay as refused:
        assert "cannot be played" in str(refused)
        return
    hands = HANDS_TO_DIFFER if name in DIFFERENT else HANDS
    assert lock_step(entry.game, game, hands, entry.game.most_seats)


def test_most_pages_that_are_read_can_be_played() -> None:
    refused = []
    for name, (_, lines) in PAGES.items():
        try:
            PlayableGame(lines)
        except CannotPlay:
            refused.append(name)
    assert len(refused) <= len(PAGES) // 20, refused


def test_a_card_that_was_dealt_is_not_a_card_that_was_flipped() -> None:
    """A queen lay on the table from the deal, and the first card flipped after it was taken for wild."""
    entry, lines = PAGES["Gymnastics"]
    assert lock_step(entry.game, PlayableGame(lines), 1, entry.game.most_seats, first=16)
