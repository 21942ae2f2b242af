"""Cards that are wild because of the card before them: after a kind of card, after each, after a pair."""

import pytest

from kit.hands import answer, deal
from kit.holdings import wild
from pokernight.table.hand import Hand

RULES = "Deal 3 cards face up to each player.\nBetting round.\nShowdown: the high hand wins."


def wild_cards(rule: str, deck: str) -> list[str]:
    """The cards of two players that are wild for them."""
    hand = deal(f"{RULES}\n{rule}", deck, seats=2)
    return [wild(hand, seat) for seat in (1, 2)]


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        ("The card dealt face up after the last face-up queen is wild.", ["", "9d"]),
        ("The card dealt face up after each queen is wild.", ["", "7d 9d"]),
        ("The card dealt face up after each queen is wild. A new one takes the place of the old.", ["", "9d"]),
        ("The card dealt face up after the last red queen is wild.", ["", "7d"]),
        ("The card dealt after the queen of spades is wild.", ["", "9d"]),
    ],
)
def test_what_comes_after_a_card(rule: str, found: list[str]) -> None:
    assert wild_cards(rule, "Qh 7d 3h 4d Qs 9d") == found


def test_what_comes_after_a_pair() -> None:
    rule = (
        "If a player is dealt a face up pair, the next card dealt face up is wild, as are all cards of the same rank."
    )
    assert wild_cards(rule, "3h 8d 3d 8c 9h 4s") == ["9h", ""], "the eights were paired last"
    assert wild_cards(rule, "3h 8d 3d 9c 9h 4s") == ["9h", "9c"]
    assert wild_cards(rule, "3h 8d 4d 9c 5h 4s") == ["", ""]


def test_nothing_is_wild_where_no_pair_came_up() -> None:
    rules = "Sevens are wild.\nIf no one gets a pair face up, nothing is wild."
    hand = deal(f"{RULES}\n{rules}", "7h 8d 4d 8c 9h Ks", seats=2)
    assert won(answer(hand, "1 check", "2 check")) == 1, "a pair of nines, with the seven"
    hand = deal(f"{RULES}\n{rules}", "7h 8d 4d Tc 9h Ks", seats=2)
    assert won(answer(hand, "1 check", "2 check")) == 2, "king high"


def won(hand: Hand) -> int:
    """Who has the pot."""
    return 1 + hand.gains.index(max(hand.gains))
