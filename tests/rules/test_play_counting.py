"""Hands in which only some cards count."""

import pytest

from kit.hands import answer, deal, dealt, folded, net

RULES = """Deal {count} cards face down to each player.
    {said}
    Showdown, {end} wins."""


@pytest.mark.parametrize(
    ("said", "end", "winner"),
    [
        ("Fours are wild.", "high hand", 1),
        ("Only black cards count.", "high hand", 2),
        ("Only red cards count.", "high hand", 1),
        ("Only clubs and hearts count.", "high hand", 3),
        ("Only black cards count in low hands.", "high hand", 1),
    ],
)
def test_only_some_cards_count(said: str, end: str, winner: int) -> None:
    deck = dealt("Ah Ad", "Kh Ks", "Qc Qh")
    hand = deal(RULES.format(count=2, said=said, end=end), deck)
    assert net(hand) == tuple(202 if seat == winner else 199 for seat in (1, 2, 3))


def test_who_has_too_many_points_is_out() -> None:
    rules = """Face cards are worth ten, aces are one or eleven, over twenty-one and you are out.
        Deal two cards face down to each player.
        Each player may buy a card for an ante.
        Showdown, the hand closest to 21 wins."""
    hand = answer(deal(rules, dealt("Kh Qd", "Kd 9s", "Ac 8h", then="5c")), "1 take, 2 decline, 3 decline")
    assert folded(hand) == {1}
    assert net(hand)[0] == 198
