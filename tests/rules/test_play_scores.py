"""Hands that are told by what they come to, at the table."""

import pytest

from kit.hands import answer, cards, deal, dealt, net

VALUES = "Aces are 1 or 11, face cards are 1/2, all other cards are face value{}."
BOTH = VALUES.format("{}") + " The low hand is closest to 7, the high hand is closest to 27."
TWO = "Deal 2 cards face down to each player.\n"
SPLIT = "Showdown, the high hand and the low hand split the pot.\n"


def won(*hands: str, values: str = "", rule: str = "") -> tuple[int, ...]:
    count = len(hands[0].split())
    rules = f"Deal {count} cards face down to each player.\n{SPLIT}{BOTH.format(values)}\n{rule}"
    return net(deal(rules, dealt(*hands), seats=len(hands)))


def test_a_suit_counts_half_or_triple() -> None:
    assert won("4c 7s", "2h 7h", values=", spades count half") == (200, 200), "7.5 is low, and 9 is high"
    assert won("4c 7s", "2h 3d", values=", spades count half") == (201, 199)
    assert won("4c 6s", "2h 9h") == (200, 200)
    assert won("4c 6s", "2h 9h", values=", spades count triple") == (200, 200), "22 is high, and 11 is low"


@pytest.mark.parametrize(
    ("rule", "chips"),
    [
        ("A 7 point hand with three or more cards takes high and low.", (201, 199)),
        ("A 7 point hand with four or more cards takes high and low.", (200, 200)),
        ("A hand of exactly 7 in two cards takes the whole pot.", (200, 200)),
        ("If you have exactly 7 in three cards, you take the pot.", (201, 199)),
        ("Any player with exactly 7 points takes the pot.", (201, 199)),
        ("If you have exactly 7, each other player must pay you an ante.", (201, 199)),
    ],
)
def test_just_so_many_points(rule: str, chips: tuple[int, ...]) -> None:
    assert won("2c 4s Ad", "9h 8h Td", rule=rule) == chips


def test_too_many_points_lie_face_up() -> None:
    rules = "Deal 1 card face down to each player.\n" + "Deal 1 card face up to each player.\nBetting round.\n" * 2
    hand = deal(
        rules + SPLIT + BOTH.format("") + "\nIf you ever have more than 17 points showing, you must fold.",
        "9h 9d 9c 9s 8h Th Td 8s 7d",
    )
    answer(hand, "3 check, 1 check, 2 check")
    assert hand.table.state.folded == {1}


@pytest.mark.parametrize(
    ("rule", "winner"),
    [("first face card wins", 2), ("first ace wins", 1), ("highest card wins", 2)],
)
def test_a_tie_is_dealt_for(rule: str, winner: int) -> None:
    points = "Cards count for points: all cards are face value. Highest total wins."
    rules = f"{TWO}{points} In case of a tie, deal cards to the tied players, {rule}."
    hand = deal(rules, dealt("8c 9d", "8d 9c", "2h 3h", then="5h 5d 6h Jd Ah Qc"))
    assert net(hand)[winner - 1] == 202, cards(hand, winner)
