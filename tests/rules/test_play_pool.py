"""Cards put together in the middle of the table, shuffled, and dealt out again."""

from kit.hands import answer, cards, deal, dealt, knows
from pokernight.rules import read_line

RULES = """Deal 3 cards face down to each player.
Each player puts 2 cards face down in the center of the table.
Betting round.
Shuffle the cards in the center and deal 2 cards down to each player.
Betting round.
Showdown: the high hand wins."""


def test_what_was_put_in_the_middle_is_dealt_out_again() -> None:
    hand = deal(RULES, dealt("Ah 2h 3h", "Kd 4d 5d", then="9c 9s") + "|5d 2h 4d 3h", seats=2)
    answer(hand, "1 lay 2h 3h")
    assert cards(hand, 1) == "Ah 2h 3h", "nothing moves before all have chosen"
    answer(hand, "2 lay 4d 5d")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah", "Kd")
    assert knows(hand, 1, "2h")
    assert not knows(hand, 2, "2h")
    answer(hand, "1 check", "2 check")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah 5d 4d", "Kd 2h 3h")
    assert not knows(hand, 1, "2h"), "a shuffle forgets"


def test_what_a_folded_player_gave_is_left_over() -> None:
    hand = deal(RULES, dealt("Ah 2h 3h", "Kd 4d 5d", "Qc 6c 7c", then="9c 9s"), seats=3)
    answer(hand, "1 lay 2h 3h", "2 lay 4d 5d", "3 lay 6c 7c", "1 fold")
    answer(hand, "2 check", "3 check")
    there = {*cards(hand, 2).split()[1:], *cards(hand, 3).split()[1:]}
    assert len(there) == 4
    assert there < set("2h 3h 4d 5d 6c 7c".split())


def test_said_in_one_line() -> None:
    said = "Each player puts two cards in the middle. Shuffle these cards and deal them back, two to each player."
    assert read_line(said).write() == (
        "Each player puts 2 cards face down in the middle. "
        "Shuffle the table cards and deal 2 of them face down to each player."
    )
