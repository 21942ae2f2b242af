"""A rule that changes nothing in its game is reported, and one that does is not."""

import pytest

from pokernight.english.reading import read_line
from pokernight.measure import idle

DEAL = "Deal five cards face down to each player."
BET = "Betting round."
WIN = "Showdown: the high hand wins."
LOW = "Showdown: the low hand wins."
BOTH = "Showdown: the high hand and the low hand split the pot."
DECLARE = "Each player declares high or low."
TABLE = "Deal three cards face up to the table."


def remarks(rules: list[str]) -> list[str]:
    """What is said of the rules that change nothing."""
    return list(idle([read_line(rule) for rule in rules]))


@pytest.mark.parametrize(
    ("rules", "remark"),
    [
        ([DEAL, TABLE, WIN], "Rule 2 changes nothing: nobody can use these 3 cards."),
        ([DEAL, "Deal one card face up to the table.", WIN], "Rule 2 changes nothing: nobody can use this card."),
        ([DEAL, DECLARE, WIN], "Rule 2 changes nothing: the pot does not go by what players declare."),
        ([DEAL, WIN, "Jokers are wild."], "Rule 3 changes nothing: no such cards are in the deck."),
        ([DEAL, WIN, "Kings are wild in low hands."], "Rule 3 changes nothing: no low hand wins anything."),
        ([DEAL, LOW, "Threes are wild in high hands."], "Rule 3 changes nothing: no high hand wins anything."),
        (
            [DEAL, WIN, "If a player flips a seven face up, they must fold."],
            "Rule 3 changes nothing: what it waits for never happens.",
        ),
    ],
)
def test_it_changes_nothing(rules: list[str], remark: str) -> None:
    assert remarks(rules) == [remark]


@pytest.mark.parametrize(
    "rules",
    [
        [DEAL, BET, WIN],
        [DEAL, "Deal three common cards face up to the table.", WIN],
        [DEAL, TABLE, WIN, "Cards of the same rank as the first table card are wild."],
        [DEAL, DECLARE, BOTH],
        [DEAL, "Each player declares in or out.", WIN],
        [DEAL, WIN, "Aces are low in all hands."],
        [DEAL, BOTH, "Kings are wild in low hands."],
        [DEAL, "Each player flips one card.", WIN, "If a player flips a seven face up, they must fold."],
    ],
)
def test_it_changes_something(rules: list[str]) -> None:
    assert remarks(rules) == []
