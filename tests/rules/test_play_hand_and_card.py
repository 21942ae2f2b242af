"""Pots that only go to who has the best hand and a certain card."""

import pytest

from kit.hands import all_default, deal, dealt, net, read_game
from kit.lines import reads_as
from pokernight.rules import Unread, read_line

SPADE = "To win the pot, a player must have the high hand and the high face-down spade."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("You must have the high hand and the high face-down spade to win the pot.", SPADE),
        ("To win the pot, you must have both the high hand and the high spade in the hole.", SPADE),
        ("The high hand must have the high spade in the hole to win the pot.", SPADE),
        ("You need the high spade in the hole and the best hand to win.", SPADE),
        ("The high hand only wins if it also has the high spade in the hole.", SPADE),
        ("The winner must have both the high hand and the high spade in the hole.", SPADE),
        ("Only a player with the high hand and the high spade in the hole can win the pot.", SPADE),
        ("The pot is only won by a player with both the high hand and the high spade in the hole.", SPADE),
        (
            "You must have the split-card and the high hand to win.",
            "To win the pot, a player must have the high hand and the split-card.",
        ),
        (
            "The low hand does not win unless they hold the queen of hearts.",
            "To win the pot, a player must have the low hand and the queen of hearts.",
        ),
        (
            "You must have the high hand and the low card in the hole to win.",
            "To win the pot, a player must have the high hand and the low down card.",
        ),
        (
            "You must have both the high hand and the low hand to win.",
            "To win the pot, a player must win high and low.",
        ),
        (
            "If no one has both, everyone must reante, and redeal for all.",
            "If nobody wins, each player pays the ante and the cards are redealt to all, folded players too.",
        ),
    ],
)
def test_a_hand_and_a_card(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_cards_of_which_there_are_many_do_not_win_a_part() -> None:
    with pytest.raises(Unread):
        read_line("To win the pot, you must have the high hand and a pair of sevens.")


GAME = f"""
Deal 2 cards face down to each player.
Deal 1 card face up to each player.
Showdown: the high hand wins.
{SPADE}
If no one has both, everyone must reante, and redeal for all.
"""


def test_who_has_both_wins() -> None:
    hand = all_default(deal(GAME, dealt("Ah 9s Ad", "Kh 8s 2c", "Qh 7s As")))
    assert net(hand) == (202, 199, 199), "the ace of spades lies face up"


def test_who_shares_the_high_hand_has_it() -> None:
    hand = all_default(deal(GAME, dealt("Ah 9s 2c", "Ad 9c 2d", "Qh 7s 3c")))
    assert net(hand) == (202, 199, 199)


def test_nobody_has_both() -> None:
    first, second = dealt("Ah 9c Ad", "Kh 8s 2c", "Qh 7c 4d"), dealt("Qh 7c 4d", "Ah 9s Ad", "Kh 8c 2c")
    hand = all_default(deal(GAME, f"{first} | {second}"))
    assert net(hand) == (198, 204, 198), "everybody has paid twice"


def test_it_takes_something_to_qualify() -> None:
    assert "qualifier" in read_game(GAME.strip().splitlines()).tags
