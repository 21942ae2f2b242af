"""Passes that go the other way than the one before."""

import pytest

from kit.hands import answer, cards, deal, dealt
from kit.lines import reads_as

DEAL = "Deal 3 cards face down to each player.\n"
WIN = "Showdown: the high hand wins."
HANDS = dealt("Ah 2c 5h", "Kh 3c 6h", "Qh 4c 7h")


@pytest.mark.parametrize(
    "said",
    [
        "Each player passes two cards in the other direction.",
        "Each player passes two cards in the opposite direction.",
        "Each player passes two cards the other way.",
        "Each player passes two cards to the other side.",
    ],
)
def test_the_words(said: str) -> None:
    reads_as(said, "Each player passes 2 cards to the neighbour on the other side.")


@pytest.mark.parametrize(
    ("first", "then"),
    [("left", ["2c 4c 6h", "Kh Ah 7h", "Qh 3c 5h"]), ("right", ["2c 3c 7h", "Kh 4c 5h", "Qh Ah 6h"])],
)
def test_cards_go_to_the_other_side(first: str, then: list[str]) -> None:
    rules = f"Each player passes 1 card to the {first}.\nEach player passes 1 card in the other direction.\n"
    hand = deal(DEAL + rules + WIN, HANDS)
    answer(hand, "1 pass Ah", "2 pass 3c", "3 pass 4c", "1 pass 5h", "2 pass 6h", "3 pass 7h")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == then


def test_and_back_again() -> None:
    other = "Each player passes 1 card in the other direction.\n"
    hand = deal(DEAL + "Each player passes 1 card to the left.\n" + other + other + WIN, HANDS)
    answer(hand, "1 pass Ah", "2 pass 3c", "3 pass 4c", "1 pass 5h", "2 pass 6h", "3 pass 7h")
    answer(hand, "1 pass 2c", "2 pass Kh", "3 pass Qh")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["4c 6h Qh", "Ah 7h 2c", "3c 5h Kh"]
