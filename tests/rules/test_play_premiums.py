"""What the winner is paid for the hand that has won: how it is read, and hands that show it."""

import pytest

from kit.hands import answer, deal, dealt, net, paid
from kit.lines import reads_as

NATURAL = "If a player wins without wild cards, all others who are still in pay them the ante."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("If you win with a hand with no wild cards, each other player pays you an ante.", NATURAL),
        ("If the winning hand has no wild cards, all other players pay an ante to the winner.", NATURAL),
        ("Anyone who wins with a natural hand gets an ante from everyone else.", NATURAL),
        (
            "If a player wins with four of a kind, everyone else pays them max bet.",
            "If a player wins with four of a kind, all others who are still in pay them the maximum bet.",
        ),
        (
            "If the winner has a full house or better, they collect two antes from each other player.",
            "If a player wins with a full house or better, all others who are still in pay them double the ante.",
        ),
    ],
)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


RULES = """Deal two cards face down to each player.
    Betting round.
    Showdown, high hand wins.
    Threes are wild.
    {}"""
CHECKS = "1 check, 2 check, 3 check"


def test_a_hand_without_wild_cards_is_worth_more() -> None:
    rules = RULES.format("If you win with a hand with no wild cards, each other player pays you an ante.")
    hand = answer(deal(rules, dealt("Ah Ad", "Kh 3d", "Qh 9d")), CHECKS)
    assert net(hand) == (204, 198, 198)
    hand = answer(deal(rules, dealt("Ah 3d", "Kh Kd", "Qh 9d")), CHECKS)
    assert (net(hand), paid(hand)) == ((202, 199, 199), [])


def test_only_those_pay_who_saw_the_hand() -> None:
    rules = RULES.format("If a player wins with a pair or better, all other players pay them max bet.")
    hand = answer(deal(rules, dealt("Ah Ad", "Kh Qd", "Qh 9d")), "1 bet 2, 2 call, 3 fold")
    assert net(hand) == (209, 192, 199)


def test_a_hand_that_nobody_has_seen_is_paid_for_by_nobody() -> None:
    rules = RULES.format("If a player wins with a pair or better, all other players pay them max bet.")
    hand = answer(deal(rules, dealt("Ah Ad", "Kh Qd", "Qh 9d")), "1 bet 2, 2 fold, 3 fold")
    assert net(hand) == (202, 199, 199)
