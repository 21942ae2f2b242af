"""A pair that shows and is laid away: how it is read, and hands that show it."""

import pytest

from kit.hands import answer, deal, discards, paid, up
from kit.lines import reads_as
from pokernight.rules import read_line
from pokernight.rules.line import Unread

BOTH = "If a player shows a pair, they must discard 2 cards of the pair."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Any pair showing must be discarded.", BOTH),
        ("If you show a pair, you must discard it.", BOTH),
        ("If a player has a pair showing, they must discard the pair.", BOTH),
        ("If a player gets a pair face up, they must discard both cards.", BOTH),
        (
            "If a player is dealt a pair face up, they discard both of them.",
            "If a player is dealt a pair face up, they must discard 2 cards of the pair.",
        ),
        (
            "If a player shows a pair, they may discard one of them.",
            "If a player shows a pair, they may discard 1 card of the pair.",
        ),
        ("Any four dealt face up must be discarded.", "If a player is dealt a four face up, they must discard it."),
        ("Any four showing is discarded.", "If a player gets a four face up, they must discard it."),
    ],
)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


def test_a_pair_that_nobody_spoke_of_is_none() -> None:
    with pytest.raises(Unread):
        read_line("Each player discards the pair.")


RULES = """Deal one card face up to each player.
    Deal two cards face up to each player.
    Betting round.
    Showdown, high hand wins.
    {}"""
DECK = "Kh Qh Kd Jd 5c Qd"


def test_both_cards_of_a_pair_go() -> None:
    hand = deal(RULES.format("Any pair showing must be discarded."), DECK, seats=2)
    assert (up(hand, 1), up(hand, 2)) == ("5c", "Jd")
    assert sorted(discards(hand).split()) == ["Kd", "Kh", "Qd", "Qh"]


def test_a_pair_may_be_kept_at_a_price() -> None:
    hand = deal(RULES.format("If you show a pair, you must discard it or pay an ante."), DECK, seats=2)
    answer(hand, "1 pay, 2 decline")
    assert (up(hand, 1), up(hand, 2)) == ("Kh Kd 5c", "Jd")
    assert paid(hand) == [(1, 1)]
