"""A pot that nobody has won, and hands that are changed and compared once more."""

import pytest

from kit.hands import all_default, answer, deal, dealt, net

QUALIFIER = """Deal two down to each player.
Each player may draw up to two cards.
Normal betting round.
Showdown, high hand wins. You must have a pair to win.
"""


def _second_draw(rule: str) -> str:
    return f"{QUALIFIER}{rule}"


@pytest.mark.parametrize(
    ("rule", "paid"),
    [
        ("If no one beats the qualifier, everyone must reante and each player may draw up to two cards again.", 2),
        ("If no one qualifies to win, each player may draw up to two cards.", 1),
    ],
)
def test_hands_that_are_improved_after_nobody_qualified_are_compared_once_more(rule: str, paid: int) -> None:
    hand = deal(_second_draw(rule), dealt("Ah Kd", "3h 4d", then="Qc Ac"), seats=2)
    answer(hand, "1 decline", "2 draw 3h", "1 check", "2 check", "1 draw Kd", "2 decline")
    assert hand.ended
    assert net(hand) == (200 + paid, 200 - paid)


def test_hands_that_stay_as_they_are_are_thrown_in() -> None:
    hand = deal(_second_draw("If no one qualifies to win, each player may draw one card."), dealt("Ah Kd", "3h 4d"), 2)
    answer(hand, "1 decline", "2 decline", "1 check", "2 check", "1 decline", "2 decline")
    assert hand.table.state.notes["deals"] == 2


def test_steps_are_repeated_each_time_that_nobody_qualifies() -> None:
    rules = _second_draw("If no one qualifies to win, everyone must reante and repeat the last three actions.")
    hand = deal(rules, dealt("Ah Kd", "3h 4d", then="Qc Jc 4c"), seats=2)
    for draw in ("2 decline", "2 draw 3h", "2 draw Qc"):
        answer(hand, "1 decline", draw, "1 check", "2 check")
    answer(hand, "1 decline", "2 draw Jc", "1 check", "2 check")
    assert hand.ended
    assert net(hand) == (196, 204)


def test_betting_alone_is_no_reason_to_compare_the_same_hands_once_more() -> None:
    rules = _second_draw("If no one qualifies to win, everyone must reante and repeat the last two actions.")
    hand = deal(rules, dealt("Ah Kd", "3h 4d"), seats=2)
    answer(hand, "1 decline", "2 decline", "1 check", "2 check")
    assert hand.table.state.notes["deals"] == 2
    assert net(hand) == (198, 198)


def test_a_qualifier_out_of_reach_comes_to_an_end() -> None:
    least = QUALIFIER.replace("a pair", "five of a kind")
    rules = f"{least}If no one qualifies to win, each player must draw one card."
    assert all_default(deal(rules, seats=2), 20_000).ended


def test_a_new_deal_is_for_those_who_did_not_fold() -> None:
    rules = """Deal two down to each player.
        Normal betting round.
        Showdown, high hand wins. You must have a pair to win.
        If no one qualifies to win, everyone who didn't fold must reante, and the game is redealt for those players."""
    hand = answer(deal(rules, dealt("Ah Kd", "3h 4d", "9c 8d")), "1 check, 2 check, 3 fold")
    assert (net(hand), set(hand.asking)) == ((198, 198, 199), {1})
    assert not hand.table.state.of_seat(3)
