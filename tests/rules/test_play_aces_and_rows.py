"""Where the ace stands among cards that are compared alone, and rows of common cards that agree on a wild rank."""

import pytest

from kit.hands import deal, dealt, net
from kit.lines import reads_as
from pokernight.rules import Unread, read_line
from pokernight.table.telling import told

TWO = "Deal 2 cards face down to each player."
HIGH = "Showdown: the high hand wins."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("The ace of spades is the lowest spade.", "The ace is low for the split-card."),
        ("The two of spades is the lowest spade.", "The ace is high for the split-card."),
        ("For the split-card, aces are high.", "The ace is high for the split-card."),
        ("Aces are considered high in the common cards.", "Aces are high among the common cards."),
        ("The ace counts as low among the table cards.", "Aces are low among the table cards."),
        (
            "If the last common cards of both rows are the same rank, all cards of that rank are wild.",
            "Cards of the rank that the last common cards of all rows share are wild.",
        ),
        (
            "If the last cards in the two rows match, that rank is wild.",
            "Cards of the rank that the last common cards of all rows share are wild.",
        ),
        (
            "If the first cards of all columns match, that rank is wild.",
            "Cards of the rank that the first common cards of all columns share are wild.",
        ),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_an_ace_of_another_suit_is_not_meant() -> None:
    with pytest.raises(Unread):
        read_line("The ace of hearts is the lowest spade.")


@pytest.mark.parametrize(
    ("ace", "owner"),
    [("", 2), ("The ace of spades is the lowest spade.", 1), ("The two of spades is the lowest spade.", 2)],
)
def test_the_ace_of_the_low_spade(ace: str, owner: int) -> None:
    rules = f"{TWO}\nShowdown, high hand splits the pot with the split-card.\nThe split-card is the low down spade."
    hand = deal(f"{rules} {ace}", dealt("As 9h", "2s 8h", "Kd Kh"))
    assert net(hand)[owner - 1] == 200
    assert net(hand)[2] == 201, "the odd chip goes to the high hand"


@pytest.mark.parametrize(("ace", "winner"), [("", 1), ("are high", 1), ("are considered low", 2)])
def test_an_ace_among_the_common_cards(ace: str, winner: int) -> None:
    rules = (
        f"{TWO}\nDeal 3 common cards face up to the table.\n{HIGH}\nThe lowest common card is wild, and all like it."
    )
    more = f"\nAces {ace} in the common cards." if ace else ""
    hand = deal(rules + more, dealt("Kh 3d", "Qh Ad", "9h 7h", then="As 3c 5d"))
    assert net(hand)[winner - 1] == 202, "two wild cards: kings with threes, or queens with aces"


@pytest.mark.parametrize(("last", "winner"), [("7c 7d", 1), ("7c 8d", 2)])
def test_rows_that_end_with_the_same_rank(last: str, winner: int) -> None:
    rules = f"""{TWO}
        Deal two rows of three common cards face up to the table.
        Deal one common card face up to each row.
        Showdown, the high hand using the first row splits the pot with the high hand using the second row.
        If the last common cards of both rows are the same rank, all cards of that rank are wild."""
    hand = deal(rules, dealt("7h 2d", "Qh Qd", "9h Tc", then=f"Kc 3c 5s Ks 4c 6s {last}"))
    assert net(hand)[winner - 1] == 202


def test_a_line_that_leaves_a_card_out_makes_no_better_low_hand() -> None:
    rules = f"""{TWO}
    Deal six common cards face up to the table in two columns of three cards, with one card between the columns.
    A hand is made of one row of common cards, possibly the middle common card and any of one's down cards.
    Showdown: the low hand wins."""
    hand = deal(rules, dealt("6h 5h", "4c 3d", then="As 2c 7d 8d Kc Ks 4d"), seats=2)
    assert net(hand) == (201, 199), "with the middle card, the second player has a pair"


def test_what_beats_every_hand_is_told() -> None:
    rules = f"{TWO}\nTwo natural sevens beat any other hand.\n{HIGH}"
    hand = deal(rules, dealt("7h 7d", "Ah Ad"), seats=2)
    assert net(hand) == (201, 199)
    assert "  Seat 1 wins 2: high hand, 2 sevens beat any other hand, pair of sevens." in told(hand.table.log)
