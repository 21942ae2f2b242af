"""How lines are read about who starts the betting with a bet."""

import pytest

from kit.lines import reads_as

LEFT = "Betting round, opened by the player to the left of the dealer, who must bet at least 1 chip."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("The player on the dealer's left starts with a bet of at least one chip.", LEFT),
        ("Betting round. The player to the left of the dealer starts with a bet of one chip or more.", LEFT),
        (
            "The high hand showing opens the betting with a bet of max bet.",
            "Betting round, opened by the high hand showing, who must bet the maximum bet.",
        ),
        (
            "Betting round, with the player on the dealer's left opening.",
            "Betting round, opened by the player to the left of the dealer.",
        ),
        ("The dealer must open for one chip.", "The dealer bets 1 chip."),
    ],
)
def test_who_starts_with_a_bet(said: str, written: str) -> None:
    reads_as(said, written)
