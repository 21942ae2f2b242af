"""More lines in the words of a player and in ours: who goes first, who has lost, what wins and what is paid."""

import pytest

from pokernight.rules import read_line

RAISER = "Each player declares high or low. They go in turn. It starts with the player who bet or raised last."
OPENER = "Betting round, opened by the player who opened the round before."

FIRST = [
    ("Declare high/low in turn, starting with the player who made the last bet or raise.", RAISER),
    ("Declare high/low in turn, starting with whoever made the last raise.", RAISER),
    ("Declare high/low in turn, starting with the player who last raised.", RAISER),
    ("Declare high/low in turn, starting with the last player who bet or raised.", RAISER),
    ("Declare high/low in turn, starting with the last bettor or raiser.", RAISER),
    ("Normal betting round, with the player who opened opening.", OPENER),
    ("Normal betting round, starting with whoever opened.", OPENER),
    ("Normal betting round, starting with the player who opened the pot.", OPENER),
]


@pytest.mark.parametrize(("said", "ours"), FIRST)
def test_many_words_for_the_same(said: str, ours: str | None) -> None:
    line = read_line(said)
    written = line.write()
    assert written == (ours or written)
    assert read_line(written) == line
