"""Cards drawn with letters."""

import pytest

from pokernight.cards import read_cards
from pokernight.table.places import Lie
from pokernight.table.spread import LAYOUT
from pokernight.table.view import Seen
from pokernight.terminal.drawing import laid_out

CROSS = {LAYOUT: (("CROSS", ((0, 2, 0), (1, 0, 1), (2, 2, 1), (3, 4, 1), (4, 2, 2))),)}


@pytest.mark.parametrize(("tall", "height"), [(False, 3), (True, 9)])
def test_a_cross(tall: bool, height: int) -> None:
    cards = [Seen(card, Lie.UP) for card in read_cards("Ac 2d 3h 4s 5c")]
    lines = laid_out(cards, CROSS, tall=tall).plain.split("\n")
    assert len(lines) == height
    top, middle = lines[0], lines[height // 3]
    assert [text.strip() for text in (top, lines[-1])] != ["", ""]
    assert middle.index("3") == top.index("A"), "what lies below another card is drawn below it"
    assert middle.index("2") < middle.index("3") < middle.index("4")
