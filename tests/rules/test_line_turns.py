"""Lines about turns, passes, knocks, going in and what is paid for it, in the words of a player and in ours."""

import pytest

from pokernight.rules import read_line

KNOCKS = [
    (
        "Once a player knocks, each other player gets one more pass.",
        "If a player knocks, everyone else gets one more turn.",
    ),
    ("As soon as someone has knocked, every other player gets one last exchange.", None),
    ("After anyone folds, redeal.", "If a player folds, the cards are redealt."),
    (
        "A player who knocks and does not have the high hand must pay max bet to the winner.",
        "If the player who knocked does not win, they must pay the winner the maximum bet.",
    ),
    (
        "If someone knocks but loses, they must match the pot.",
        "If the player who knocked does not win, they must match the pot.",
    ),
    (
        "The knocker must match the pot if they do not win.",
        "If the player who knocked does not win, they must match the pot.",
    ),
    ("Repeat the last two actions until a player has knocked.", "Repeat the last 2 steps until someone knocks."),
]


@pytest.mark.parametrize(("said", "ours"), [*KNOCKS])
def test_many_words_for_the_same(said: str, ours: str | None) -> None:
    line = read_line(said)
    written = line.write()
    assert written == (ours or written)
    assert read_line(written) == line
