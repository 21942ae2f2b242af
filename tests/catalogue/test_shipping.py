"""Pages are put on the shelf in our own English, and rulings stay where they are."""

from pathlib import Path

import pytest

from pokernight.catalogue.page import read_page, read_text
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shipping import ship


def test_a_file_for_each_game(tmp_path: Path, crossing_ii: str) -> None:
    page = crossing_ii.replace("Deal 5", "Deal five").replace(
        "Bet, the player to the dealer's left opening.",
        "Normal betting round, with the player to the left of the dealer opening.",
    )
    assert ship([read_text(page)], tmp_path) == 1
    path = tmp_path / "0902-river-crossing-ii.md"
    shipped = path.read_text()
    (entry,) = read_page(path).entries
    assert entry.rules[0] == "Deal five cards face down to each player."
    assert entry.rulings
    bare = page[: page.index("\n### Rulings")] + "\n"
    assert ship([read_text(bare)], tmp_path) == 1
    assert path.read_text() == shipped, "A ruling that is on the shelf is not lost."


def test_a_game_that_is_not_understood_stays_off_the_shelf(tmp_path: Path, crossing_ii: str) -> None:
    with pytest.raises(Mistake, match=r"River Crossing II \(#902\) cannot be put on the shelf"):
        ship([read_text(crossing_ii.replace("Twos are wild", "Ducks fly"))], tmp_path)
    assert not [*tmp_path.iterdir()]
