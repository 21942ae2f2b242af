"""Wild cards that lie face up before a player, and what comes of several of them."""

import pytest

from kit.hands import answer, cards, deal, dealt, folded, paid
from kit.lines import reads_as
from pokernight.rules import Unread, read_line
from pokernight.table.places import Lie

FLIP = "Each player flips over one down card of their choice."
MEXICAN = f"""Deal 2 cards face down to each player.
    {FLIP}
    Deal 1 card face down to each player.
    {FLIP}
    Deal 1 card face down to each player.
    {FLIP}
    Deal 1 card face down to each player.
    {FLIP}
    Showdown, high hand wins.
    Your hole card is wild for you, as are all cards of the same rank.
    If you have a pair of wild cards showing, you must match the pot or fold."""


def test_who_shows_two_cards_of_the_rank_of_his_hole_card_pays_once() -> None:
    hand = deal(MEXICAN, dealt("7h 7d", "Kh Qd", then="7s 4h 3c 2h 9c 8h"), seats=2)
    answer(hand, "1 flip 7h", "2 flip Kh")
    assert set(hand.asking) == {1, 2}, "one wild card is no pair"
    answer(hand, "1 flip 7s", "2 flip 4h")
    assert (list(hand.asking), cards(hand, 1, Lie.UP)) == ([1], "7h 7s")
    answer(hand, "1 pay")
    assert paid(hand)[-1] == (1, 2)
    answer(hand, "1 flip 3c", "2 flip 2h")
    assert set(hand.asking) == {1, 2}, "he has paid for that pair"


def test_another_hole_card_makes_other_cards_wild() -> None:
    hand = deal(MEXICAN, dealt("7h 7d", "Kh Qd", then="2s Kd 3c Ks 9c 8h"), seats=2)
    answer(hand, "1 flip 7h", "2 flip Kh", "1 flip 2s", "2 flip Kd")
    assert set(hand.asking) == {1, 2}, "two kings, and a queen in the hole"
    answer(hand, "1 flip 3c", "2 flip Qd")
    assert (list(hand.asking), cards(hand, 2, Lie.UP)) == ([2], "Kh Kd Qd")
    answer(hand, "2 fold")
    assert folded(hand) == {2}


def test_cards_that_are_wild_for_everybody() -> None:
    rules = """Deal 1 card face up to each player.
        Deal 1 card face up to each player.
        Betting round, opened by the high hand showing.
        Showdown, high hand wins.
        Twos and threes are wild.
        If any player has two wild cards showing, they must fold."""
    hand = deal(rules, "2h Kh 2c 3h Qd 9c")
    assert folded(hand) == {1}


def test_one_wild_card_is_another_thing() -> None:
    with pytest.raises(Unread):
        read_line("If you have one wild card showing, you must match the pot or fold.")


@pytest.mark.parametrize(
    "said",
    [
        "If you have a pair of wild cards showing, you must match the pot or fold.",
        "If any player shows two wild cards, they must match the pot or fold.",
        "If you get a face up pair of wild cards, you must match the pot or fold.",
    ],
)
def test_lines(said: str) -> None:
    ours = "If a player shows 2 wild cards, they must match the pot or fold."
    reads_as(said, ours)
