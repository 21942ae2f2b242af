"""Two columns of common cards and one between them, which belongs to no row."""

import pytest

from kit.hands import deal, read_game
from kit.lines import reads_as
from pokernight.cards import texts
from pokernight.game import CannotWork
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, Lie

ELEVATOR = "Deal 7 common cards face down to the table in two columns with one between them."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Deal six common cards face down to the table in two columns of three cards, and deal one common card face"
            " down between the columns. That card is the elevator.",
            ELEVATOR,
        ),
        ("Deal seven common cards face down in an elevator.", ELEVATOR),
        ("Deal two columns of three common cards face down, and then put one card between them.", ELEVATOR),
        (
            "Deal one common card face down to the table between the columns.",
            "Deal 1 common card face down between the columns.",
        ),
        (
            "Deal one common card face up between the two columns. It is the elevator.",
            "Deal 1 common card face up between the columns.",
        ),
    ],
)
def test_a_card_between_columns(said: str, ours: str) -> None:
    reads_as(said, ours)


def turned(hand: Hand) -> str:
    """The common cards that lie face up."""
    return texts(card for card in hand.table.state.at(COMMON) if hand.table.state.lies[card] is Lie.UP)


LAID = "Deal six common cards face down to the table in two columns of three cards"
GAME = """Deal 2 cards face down to each player.
{laid}
{turn}
Betting round, opened by the player to the left of the dealer.
Showdown: the high hand wins."""
IN_ONE = f"{LAID}, with one card between the columns."
IN_TWO = f"{LAID}.\nDeal one common card face down to the table between the columns."
OWN = "2c 2d 3c 3d"


@pytest.mark.parametrize(("laid", "second"), [(IN_ONE, "5h 8h"), (IN_TWO, "6h 7h")])
def test_the_card_between_lies_in_no_row(laid: str, second: str) -> None:
    """Columns are dealt one after the other, or row by row where they are told as rows."""
    deck = f"{OWN} 4h 5h 6h 7h 8h 9h Th"
    rows = "\n".join(["Flip over one row of common cards."] * 3)
    assert turned(deal(GAME.format(laid=laid, turn="Flip over the second row."), deck, seats=2)) == second
    assert turned(deal(GAME.format(laid=laid, turn=rows), deck, seats=2)) == "4h 5h 6h 7h 8h 9h"
    assert turned(deal(GAME.format(laid=laid, turn="Flip over the elevator."), deck, seats=2)) == "Th"


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        (f"{LAID}.", "none lies there"),
        ("Deal four common cards face down in a square.", "none lies there"),
        ("Deal 2 rows of 3 common cards face down to the table.", "none lies there"),
        (IN_TWO.replace("two columns of three", "three columns of two"), "no two columns are dealt"),
    ],
)
def test_a_middle_that_is_nowhere(laid: str, why: str) -> None:
    with pytest.raises(CannotWork, match=why):
        read_game(GAME.format(laid=laid, turn="Flip over the elevator.").splitlines())


@pytest.mark.parametrize(
    "laid",
    ["Deal five common cards face down in a cross.", "Deal 3 rows of 3 common cards face down to the table."],
)
def test_a_middle_that_is_there(laid: str) -> None:
    assert read_game(GAME.format(laid=laid, turn="Flip over the middle card.").splitlines())
