"""A cross of common cards that the dealer turns up bit by bit, and of which a hand uses one line."""

from kit.hands import answer, deal, dealt, net
from pokernight.cards import texts
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, Lie

CROSS = """Deal 2 cards face down to each player.
    Deal five common cards face down to the table in a cross.
    The dealer flips two of the common cards on the ends of the cross.
    Normal betting round, with the player to the left of the dealer opening.
    The dealer flips the other two common cards on the ends of the cross.
    Normal betting round, with the player to the left of the dealer opening.
    The dealer flips the common card in the center of the cross.
    Showdown, high hand wins.
    Your hand may use the common cards in the row of the cross or those in the column of the cross, but not both.
"""


def turned_up(hand: Hand) -> str:
    state = hand.table.state
    return texts(card for card in state.at(COMMON) if state.lies[card] is Lie.UP)


def test_the_ends_of_a_cross_before_its_middle() -> None:
    hand = deal(CROSS, dealt("Ac Kd", "Qc Jd", then="2h 3h 4h 5h 6h"), seats=2)
    assert turned_up(hand) == "2h 3h"
    answer(hand, "1 check, 2 check")
    assert turned_up(hand) == "2h 3h 4h 5h", "the other two, and not the middle"


def test_the_row_and_the_column_do_not_go_together() -> None:
    hand = deal(CROSS, dealt("Kc 9d", "Qc 3d", then="Kh Ks Qh 4c Qs"), seats=2)
    answer(hand, "1 check, 2 check, 1 check, 2 check")
    assert net(hand)[1] > net(hand)[0], "three kings would take both lines, three queens lie in one"
