"""What only one player does who shows the most or the least, and nobody in a tie."""

import pytest

from kit.hands import deal
from kit.lines import is_unread, reads_as

FOLDS = "The player with the low hand showing must fold."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (f"{FOLDS} If there is a tie, no one folds.", "The only player with the low hand showing folds."),
        (
            f"{FOLDS} If there is a tie for the low hand showing, no one folds.",
            "The only player with the low hand showing folds.",
        ),
        (
            f"{FOLDS} If two players tie for the low hand, no one has to fold.",
            "The only player with the low hand showing folds.",
        ),
        (
            "The player with the high card showing must match the pot. In case of a tie, no one matches the pot.",
            "The only player with the high card showing matches the pot.",
        ),
    ],
)
def test_is_read(said: str, ours: str) -> None:
    reads_as(said, ours)


@pytest.mark.parametrize(
    "said",
    [
        "If there is a tie, no one folds.",
        f"{FOLDS} If there is a tie for the high hand showing, no one folds.",
        f"{FOLDS} If there is a tie, no one pays the ante.",
    ],
)
def test_a_tie_for_something_else_is_not_read(said: str) -> None:
    is_unread(said)


@pytest.mark.parametrize(
    ("said", "up", "players"),
    [
        (FOLDS, "4s 4c Kc", (2, 3)),
        (f"{FOLDS} If there is a tie, no one folds.", "4s 4c Kc", (1, 2, 3)),
        (f"{FOLDS} If there is a tie, no one folds.", "Ks 4c Kc", (1, 3)),
    ],
)
def test_who_folds(said: str, up: str, players: tuple[int, ...]) -> None:
    hand = deal(f"Deal 1 card face up to each player.\n{said}\nBetting round.\nShowdown: the high hand wins.", up)
    assert hand.table.state.still_in == players
