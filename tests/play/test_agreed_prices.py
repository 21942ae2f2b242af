"""Prices that a page leaves to be agreed on, or that point back to another."""

import pytest

from kit.hands import REFUSED, answer, deal, net, read_game

PAGE = """Deal one card face up to each player.
{price}
The best hand wins the pot."""
DECK = "2h 3d 4s 5c 6h 7d"


@pytest.mark.parametrize(
    ("price", "paid"),
    [
        ("Each player may buy one card for an agreed price.", 5),  # the maximum bet
        ("Each player may buy one card for an agreed price. We usually set the price at two chips.", 2),
        ("Each player may buy one card for a set fee. The fee is twice the ante.", 2),
    ],
)
def test_what_is_agreed_on(price: str, paid: int) -> None:
    hand = deal(PAGE.format(price=price), DECK)
    before = net(hand)[0]
    assert before - net(answer(hand, "1 take"))[0] == paid


def test_another_line_says_how_much_it_is() -> None:
    lines = PAGE.format(price="Each player may buy one card for an agreed price.")
    hand = deal(lines + "\nThe price is usually three chips.", DECK)
    before = net(hand)[0]
    assert before - net(answer(hand, "1 take"))[0] == 3


def test_double_that_is_told_in_the_line_before() -> None:
    hand = deal(
        PAGE.format(price="Each player pays two chips to the pot.\nEach player may buy one card for double that."), DECK
    )
    before = net(hand)[0]
    assert before - net(answer(hand, "1 take"))[0] == 4


def test_double_that_needs_an_amount() -> None:
    with pytest.raises(REFUSED):
        read_game(PAGE.format(price="Each player may buy one card for double that.").splitlines())
