"""The picture for the README shows what it should."""

import asyncio
from pathlib import Path

from pokernight.terminal.picture import GAME, drawn, moment

KEPT = Path(__file__).parents[2] / "docs" / "terminal.svg"


def test_the_picture_can_be_drawn_anew() -> None:
    for picture in (asyncio.run(drawn(moment())), KEPT.read_text(encoding="utf-8")):
        text = picture.replace("&#160;", " ")
        for part in (GAME, "Your hand", "is wild", "Common cards", "Each player may draw one card.", "Draw 1 card"):
            assert part in text, part
