"""Who takes the card on the table may not draw: how it is read, and hands that show it."""

import pytest

from kit.hands import answer, cards, deal, dealt
from kit.lines import reads_as
from pokernight.rules import read_line
from pokernight.rules.line import Unread

TAKES = "If a player takes a table card, they may not draw."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("If you take the up card, you may not draw.", TAKES),
        ("If a player takes the table card, they lose their draw.", TAKES),
        ("Anyone who takes a card from the table may not draw.", TAKES),
        (
            "If you take a queen from the table, you may not draw.",
            "If a player takes a queen from the table, they may not draw.",
        ),
        ("If you get a four face up, you may not draw.", "If a player gets a four face up, they may not draw."),
        ("If a player takes the table card, it is replaced.", "If they take the table card, it is replaced."),
    ],
)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)


def test_an_up_card_may_come_from_anywhere() -> None:
    with pytest.raises(Unread):
        read_line("If you take an up card, you may not draw.")


RULES = """Deal two cards face down to each player.
    Deal one card face up to the table.
    Each player may take a table card.
    Each player may {draw}.
    Showdown, high hand wins.
    If you take the up card, you may not draw."""


@pytest.mark.parametrize(
    ("draw", "said", "left"), [("draw a card", "draw 3d", "Qh 5c"), ("get a new hand", "change", "5c 6c")]
)
def test_who_takes_the_table_card_does_not_draw(draw: str, said: str, left: str) -> None:
    hand = deal(RULES.format(draw=draw), dealt("Kh 2d", "Qh 3d", then="9c 5c 6c"), seats=2)
    answer(hand, "1 take 9c")
    assert list(hand.asking) == [2]
    answer(hand, f"2 {said}")
    assert hand.ended
    assert (cards(hand, 1), cards(hand, 2)) == ("Kh 2d 9c", left)
