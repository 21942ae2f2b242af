"""Hands of fewer than five cards: which straights and flushes there are."""

import pytest

from kit.hands import deal, dealt, net
from pokernight.rules import read_line

THREE = "Deal 3 cards face down to each player."
FIVE = "Deal 5 cards face down to each player."
HIGH = "Showdown: the high hand wins."
SMALL = "A hand has 3 cards."
FOURS = "A four card flush beats a four card straight, which beats a pair; two pair beats both."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Three card straights and flushes do not count.", "Straights and flushes of 3 cards do not count."),
        ("Three card flushes and three card straights don't count.", "Straights and flushes of 3 cards do not count."),
        ("A three card straight does not count.", "Straights of 3 cards do not count."),
        ("There are no four card flushes.", "Flushes of 4 cards do not count."),
        ("Four card straights and flushes do not count.", "Straights and flushes of 4 cards do not count."),
        ("Five card straights do not count.", None),
        ("Use two card poker hands (pair beats high card).", "Hands of 2 cards rank, from the best: a pair."),
        ("Two card poker hands (pair beats high card).", "Hands of 2 cards rank, from the best: a pair."),
        ("Use two card hands: pairs beat a high card.", "Hands of 2 cards rank, from the best: a pair."),
        ("Use two card poker hands (pairs and high cards only).", "A hand has 2 cards. Only a pair counts."),
        (
            "Use three card poker hands (three of a kind beats pair beats high card).",
            "Hands of 3 cards rank, from the best: three of a kind and a pair.",
        ),
        (
            "Use three card poker hands. A flush beats a straight.",
            "A hand has 3 cards. A flush beats a straight.",
        ),
        ("Use five card poker hands (pair beats high card).", None),
        (
            "Three card straights and flushes count.",
            "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card.",
        ),
    ],
)
def test_short_straights_and_flushes(said: str, ours: str | None) -> None:
    if ours is None:
        with pytest.raises(ValueError, match="understood"):
            read_line(said)
    else:
        assert read_line(said).write() == ours
        assert read_line(ours).write() == ours


@pytest.mark.parametrize(
    ("rules", "winner"),
    [
        (f"{THREE}\n{SMALL}\n{HIGH}", 1),
        (f"{THREE}\n{HIGH}\nStraights of 3 cards do not count.\n{SMALL}", 2),
        (f"{THREE}\n{SMALL}\n{HIGH}\nFlushes of 3 cards do not count.", 1),
        (f"{THREE}\n{SMALL}\n{HIGH}\nStraights and flushes of 3 cards do not count.", 2),
        (f"{THREE}\n{HIGH}", 2),
    ],
)
def test_a_hand_of_three_cards(rules: str, winner: int) -> None:
    hand = deal(rules, dealt("4h 5d 6c", "9h 9d 2c", "Ah Kd 7c"))
    assert net(hand)[winner - 1] == 202


def test_a_straight_of_five_cards_counts_where_a_shorter_one_does_not() -> None:
    deck = dealt("4h 5d 6c 7s 8h", "9h 9d 9c 2c 2d", "Ah Kd 7c 7d 7h")
    rules = f"{FIVE}\n{HIGH}\nA straight beats a full house."
    assert net(deal(f"{rules}\nStraights and flushes of 3 cards do not count.", deck)) == (202, 199, 199)
    assert net(deal(f"{rules}\nStraights and flushes do not count.", deck)) == (199, 202, 199)


def test_a_straight_of_four_cards_beside_others() -> None:
    deck = dealt("4h 5d 6c 7s Kh", "9h 9d Qc 2c 3d", "Ah Kd 8c 7d 2h")
    rules = f"{FIVE}\n{HIGH}\n{FOURS}"
    assert net(deal(rules, deck)) == (202, 199, 199)
    assert net(deal(f"{rules}\nStraights of 4 cards do not count.", deck)) == (199, 202, 199)
    assert net(deal(f"{rules}\nFlushes of 4 cards do not count.", deck)) == (202, 199, 199)


TWO = "Deal 2 cards face down to each player."
PAIRS = "Hands of 2 cards rank, from the best: a pair."


@pytest.mark.parametrize(
    ("rules", "winner"),
    [
        (f"{TWO}\n{HIGH}\n{PAIRS}", 2),
        (f"{TWO}\n{HIGH}\nA hand has 2 cards.", 2),
        (f"{TWO}\nShowdown: the high 2 card hand wins.\n{PAIRS}", 2),
        (f"{TWO}\n{HIGH}\nA flush beats a pair.\nA hand has 2 cards.", 1),
        (f"{TWO}\n{HIGH}\nHands of 2 cards rank, from the best: a straight, a flush and a pair.", 3),
    ],
)
def test_two_cards_are_a_pair_or_none_unless_a_rule_says_more(rules: str, winner: int) -> None:
    hand = deal(rules, dealt("9h 7h", "2s 2d", "Ah Kd"))
    assert net(hand)[winner - 1] == 202


def test_an_order_without_straights_has_none_in_low_hands() -> None:
    deck = dealt("Ah 2d 3c", "2h 3d 5c", "9h 8d 2c")
    low = f"{THREE}\nShowdown: the low hand wins."
    assert net(deal(f"{low}\n{SMALL}", deck)) == (199, 202, 199)
    assert net(deal(f"{low}\nHands of 3 cards rank, from the best: three of a kind and a pair.", deck))[0] == 202
