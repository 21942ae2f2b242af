"""A rank that the dealer calls before each card: how it is read, and a hand that shows it."""

import pytest

from kit.hands import answer, deal, net, up
from kit.lines import reads_as

FORETOLD = "Before each up card, the dealer names a rank, which becomes wild if it comes."


@pytest.mark.parametrize(
    "said",
    [
        "The dealer calls a rank before each card, and if it comes up, it's wild.",
        "Before each up card, the dealer names a rank. If that rank comes up, it becomes wild.",
        "The dealer names a rank before dealing each up card. If it is dealt, it is wild.",
    ],
)
def test_what_is_read(said: str) -> None:
    reads_as(said, FORETOLD)


RULES = """Deal one card face down and one card face up to each player.
    Deal one card face up to each player.
    Betting round.
    Showdown, high hand wins.
    The dealer calls a rank before each card, and if it comes up, it's wild."""


def test_what_the_dealer_has_foretold_is_wild() -> None:
    hand = deal(RULES, "Ah Kd 5c 9h 8s 5d", seats=2)
    assert list(hand.asking) == [2], "the dealer calls no rank for the cards that come face down"
    answer(hand, "2 choose five, 2 choose two")
    assert (up(hand, 1), up(hand, 2)) == ("5c", "9h")
    answer(hand, "2 choose nine, 2 choose king")
    assert (up(hand, 1), up(hand, 2)) == ("5c 8s", "9h 5d")
    assert net(answer(hand, "2 check, 1 check")) == (201, 199), "two aces beat two kings, for only fives are wild"
