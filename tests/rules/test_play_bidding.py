"""How many cards of a sale a player may buy, and who gets the last one."""

import pytest

from kit.hands import answer, cards, deal, dealt, net
from kit.lines import reads_as
from pokernight.table.choices import Betting
from pokernight.table.places import Lie

SOLD = "Each table card goes to the highest bidder, who pays the pot."
ONE_OF_THESE = "Nobody may buy more than 1 card of these."
LAST = "The last player without one gets the last of these for free."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Each table card is auctioned off in turn to the highest bidder, with the money going to the pot. No player"
            " may buy more than one card each round. The last player without a card gets the last table card for free.",
            f"{SOLD} {ONE_OF_THESE} {LAST}",
        ),
        (
            "Each table card is auctioned off to the highest bidder. Each player may only buy one card.",
            f"{SOLD} {ONE_OF_THESE}",
        ),
        (
            "Auction off the table cards one at a time. No player may buy more than one card in the game.",
            f"{SOLD} Nobody may buy more than 1 card in all.",
        ),
        ("You may buy at most two cards in total.", "Nobody may buy more than 2 cards in all."),
        ("The last table card goes to the last player without a card for free.", LAST),
        ("The player who has not bought a card gets the last one.", LAST),
    ],
)
def test_limits_of_a_sale(said: str, ours: str) -> None:
    reads_as(said, ours)


GAME = """
Deal 1 card face down to each player.
Deal one card face up to the table for each player.
{sale}
Deal one card face up to the table for each player.
{sale}
Betting round, opened by the player to the left of the dealer.
Showdown: the high hand wins.
"""
DECK = f"{dealt('2c', '3c', '4c')} 5h 6h 7h 8h 9h Th"
LIMIT = "Each table card is auctioned off to the highest bidder. Each player may only buy one card."


def test_a_limit_beside_a_sale_is_for_that_sale() -> None:
    hand = answer(deal(GAME.format(sale=LIMIT), DECK), "1 bid 2, 2 decline, 3 decline")
    answer(hand, "2 decline, 3 bid 1", "2 bid 1")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["5h", "7h", "6h"]
    assert list(hand.asking) == [1], "the next cards are sold to all"


def test_the_last_without_a_card_pays_nothing() -> None:
    sale = f"{LIMIT} The last player without a card gets the last table card for free."
    hand = answer(deal(GAME.format(sale=sale), DECK), "1 bid 2, 2 decline, 3 decline", "2 decline, 3 bid 1")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["5h", "7h", "6h"]
    assert net(hand) == (197, 199, 198)
    answer(hand, "1 decline, 2 decline, 3 decline", "1 bid 1, 2 decline, 3 decline", "2 bid 1, 3 decline")
    assert isinstance(hand.asking[1], Betting), "two had none, and one of them bought the last"
    assert cards(hand, 3, Lie.UP) == "6h"
