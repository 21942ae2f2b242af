"""Cards that are turned up by somebody else."""

import pytest

from kit.hands import answer, cards, deal, dealt
from pokernight.rules import read_line
from pokernight.table.choices import Refused
from pokernight.table.places import Lie

RULES = """Deal 2 cards face down to each player.
{}
Betting round.
Showdown: the high hand wins."""
DECK = dealt("Ah 2h", "Kd 4d", "Qc 6c")


def test_each_flips_a_card_of_a_neighbour_by_its_place() -> None:
    hand = deal(RULES.format("Each player flips over one down card of the player to their left."), DECK)
    assert list(hand.asking) == [1]
    with pytest.raises(Refused):
        answer(hand, "1 flip 3")
    answer(hand, "1 flip 2", "2 flip 1", "3 flip 1")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["Ah", "4d", "Qc"]


def test_each_flips_a_card_of_any_player() -> None:
    hand = deal(RULES.format("Each player flips over a down card of any other player."), DECK)
    answer(hand, "1 choose 3", "1 flip 1", "2 choose 3")
    assert cards(hand, 3, Lie.DOWN) == "", "of a single card there is nothing to choose"
    assert list(hand.asking) == [3]


def test_the_neighbour_chooses() -> None:
    said = read_line("The player to your left chooses which of your down cards to flip.")
    assert said == read_line("Each player flips a down card of the player to the right.")
