"""Rows of common cards: how they are dealt, and which of them a hand may use."""

import pytest

from kit.lines import is_unread, reads_as
from pokernight.rules import Unread, read_line

TWO_ROWS = "Deal 2 rows of 3 common cards face up to the table."
THREE_IN_LINE = "A hand is made of at most 3 common cards in one row or column."
ONE_LINE = "A hand uses the common cards of one row or column only."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Deal three common cards face up to the table in each of two rows.", TWO_ROWS),
        ("Deal three common cards face up to each of two rows.", TWO_ROWS),
        ("Deal six common cards face up to the table in two rows.", TWO_ROWS),
        ("Deal six common cards face up to the table in two rows of three cards.", TWO_ROWS),
        ("Deal six common cards face up in three columns.", TWO_ROWS),
        ("Deal two rows of common cards face up to the table, three cards in each row.", TWO_ROWS),
        ("Lay out two common cards face up in each of three columns.", TWO_ROWS),
        ("Deal six common cards face up in a 2 by 3 grid.", TWO_ROWS),
    ],
)
def test_rows_are_dealt(said: str, ours: str) -> None:
    assert read_line(said).write() == ours


@pytest.mark.parametrize(
    "said",
    [
        "Deal three common cards face up to the table in two rows.",
        "Deal six common cards face up to the table in two rows of four cards.",
        "Deal six common cards face up in a 2 by 4 grid.",
    ],
)
def test_rows_that_do_not_add_up(said: str) -> None:
    is_unread(said)


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Your hand may use the three common cards in the row or the three common cards in the column,"
            " but not both.",
            THREE_IN_LINE,
        ),
        ("You may use either the three cards of the row or the three of the column, but not both.", THREE_IN_LINE),
        ("Your hand may use the cards of the row or the cards of the column, not both.", ONE_LINE),
        (
            "Your hand must use two cards from the row or two cards from the column.",
            "A hand is made of 2 common cards in one row or column.",
        ),
        (
            "Your hand uses two down cards and three common cards in the row or three common cards in the column.",
            "A hand is made of 2 down cards and at most 3 common cards in one row or column.",
        ),
    ],
)
def test_one_line_or_another(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_more_of_one_line_than_of_another() -> None:
    with pytest.raises(Unread):
        read_line("Your hand may use three common cards in the row or two common cards in the column.")
