"""Deals that lean on the lines before them: the same again, the fourth card, and how many cards everybody has."""

import pytest

from pokernight.english.page import PageUnread, read_page
from pokernight.english.reading import write_line

DOWN_AND_UP = "Deal two cards down and one card up to each player. Bet."
THE_END = "The high hand wins."
UP_AND_BET = "Deal one card face up to each player. Betting round, starting with the high hand showing."


@pytest.mark.parametrize(
    ("before", "said", "ours"),
    [
        (DOWN_AND_UP, "A fourth and fifth card the same way.", f"{UP_AND_BET} {UP_AND_BET}"),
        (DOWN_AND_UP, "Do the same with a fourth and a fifth up card.", f"{UP_AND_BET} {UP_AND_BET}"),
        (DOWN_AND_UP, "Do the same with a fourth card, with a bet after each.", UP_AND_BET),
        (DOWN_AND_UP, "Then a fourth card face down.", "Deal one card face down to each player."),
        ("Deal two cards to each player. Deal the flop.", "Then a fourth card.", "Deal one card face up on the board."),
        ("Deal two cards to each player. Deal the flop.", "Deal a fourth card.", "Deal one card face up on the board."),
        (
            "Deal two cards to each player. Deal the flop.",
            "A fourth card is turned up.",
            "Deal one card face up on the board.",
        ),
        ("Deal two cards to each player.", "A card is turned up.", "Each player flips one card."),
        ("Deal two cards to each player.", "Deal a third card.", "Deal one card to each player."),
        (DOWN_AND_UP, "You now have two cards down and one up.", ""),
        ("Ante.", "Each player has four hole cards.", "Deal four cards face down to each player."),
        ("Deal seven cards to each player.", "Discard two, keeping five.", "Each player discards two cards."),
    ],
)
def test_a_deal_in_the_light_of_the_lines_before(before: str, said: str, ours: str) -> None:
    lines = read_page([before, said, THE_END])
    assert write_line(lines[1]) == ours


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (DOWN_AND_UP, "You now have three cards down and one up."),
        (DOWN_AND_UP, "Everyone has four cards in all."),
        ("Deal seven cards to each player.", "Discard three, keeping five."),
        (DOWN_AND_UP, "Do the same with a fourth down card."),
        ("Ante.", "A fourth card the same way."),
    ],
)
def test_what_the_page_contradicts_is_refused(before: str, said: str) -> None:
    with pytest.raises(PageUnread):
        read_page([before, said, THE_END])
