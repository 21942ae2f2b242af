"""What is laid away, and who sees it."""

from kit.hands import answer, deal, dealt, knows

RULES = """Deal 3 cards face down to each player.
Each player discards 1 card.
Each player discards 1 card.
Showdown: the high hand wins.
"""


def test_what_is_said_of_discards_by_itself_holds_for_all_of_them() -> None:
    hand = deal(RULES + "Discards go face up to the table.", dealt("Ah 2c 5h", "Kh 3c 6h"), seats=2)
    answer(hand, "1 discard 2c", "2 discard 3c")
    assert knows(hand, 2, "2c")


def test_on_the_line_of_one_it_holds_for_that_one() -> None:
    rules = RULES.replace("1 card.\nShow", "1 card. Discards go face up to the table.\nShow")
    hand = deal(rules, dealt("Ah 2c 5h", "Kh 3c 6h"), seats=2)
    answer(hand, "1 discard 2c", "2 discard 3c")
    assert not knows(hand, 2, "2c")
    answer(hand, "1 discard 5h", "2 discard 6h")
    assert knows(hand, 2, "5h")
