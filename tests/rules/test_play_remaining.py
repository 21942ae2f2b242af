"""What depends on how many players are left, at the table."""

import pytest

from kit.hands import answer, deal, net
from pokernight.rules import Unread, read_line

HIGH = """Deal one card down to each player.
Betting round, opened by the player to the left of the dealer.
Showdown, high hand wins.
{rule}"""


@pytest.mark.parametrize(
    "rule",
    [
        "If only two players are left at the showdown, the low hand wins.",
        "If fewer than three players remain, the low hand wins.",
        "If there are two or fewer players still in, the low hand wins.",
    ],
)
def test_another_hand_wins_where_few_are_left(rule: str) -> None:
    hand = answer(deal(HIGH.format(rule=rule), "Qh Kh 2h"), "1 bet 1, 2 call, 3 call")
    assert net(hand) == (198, 198 + 6, 198), "all are in, and the king is high"
    hand = answer(deal(HIGH.format(rule=rule), "2h Kh Qh"), "1 bet 1, 2 call, 3 fold")
    assert net(hand) == (198 + 5, 198, 199), "the two is low"


def test_what_holds_while_many_are_left() -> None:
    rule = "If more than two players are left, the low hand wins."
    hand = answer(deal(HIGH.format(rule=rule), "Qh Kh 2h"), "1 bet 1, 2 call, 3 call")
    assert net(hand) == (198, 198, 198 + 6)
    hand = answer(deal(HIGH.format(rule=rule), "Qh Kh 2h"), "1 bet 1, 2 call, 3 fold")
    assert net(hand) == (198, 198 + 5, 199), "the king is high"


def test_a_step_for_few() -> None:
    rules = """Deal one card down to each player.
        Betting round, opened by the player to the left of the dealer.
        If only two players are left, deal one card up to each player.
        Showdown, high hand wins."""
    hand = answer(deal(rules, "Kh Ah Qh"), "1 bet 1, 2 call, 3 call")
    assert len(hand.table.state.of_seat(1)) == 1
    hand = answer(deal(rules, "Kh Ah Qh"), "1 bet 1, 2 call, 3 fold")
    assert len(hand.table.state.of_seat(1)) == 2


def test_where_one_is_left_the_hand_is_over() -> None:
    with pytest.raises(Unread):
        read_line("If only one player is left, the low hand wins.")
