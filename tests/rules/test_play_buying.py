"""Cards that are for sale: what they cost, how many one may buy, and auctions of table cards."""

import pytest

from kit.hands import answer, cards, deal, dealt, net
from pokernight.table.choices import Betting, Words
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

THREE = "Deal 3 cards face down to each player.\n"
END = "\nBetting round.\nShowdown: the high hand wins."
DECK = dealt("Ah 2c 5h", "Kh 3c 6h", "Qs 4c 7h", then="8h 9h Th Jh 8c 9c")


def offered(hand: Hand) -> tuple[str, ...]:
    """The words between which seat 1 has to choose."""
    choice = hand.asking[1]
    return choice.words if isinstance(choice, Words) else ()


@pytest.mark.parametrize("many", ["two", "up to two"])
def test_every_card_has_its_price(many: str) -> None:
    hand = deal(THREE + f"Each player may buy {many} cards for max bet each." + END, DECK)
    answer(hand, "1 take 2" if "up" in many else "1 take")
    assert (net(hand)[0], cards(hand, 1)) == (189, "Ah 2c 5h 8h 9h")


def test_nobody_is_offered_more_than_he_can_pay() -> None:
    rules = THREE + "Each player may buy {} cards for max bet each." + END
    assert offered(deal(rules.format("up to two"), DECK, stacks=(9, 99, 99))) == ("1",)
    assert list(deal(rules.format("two"), DECK, stacks=(9, 99, 99)).asking) == [2]


def test_no_more_than_so_many_are_bought() -> None:
    buy = "Each player may buy a card for max bet.\n"
    hand = deal(THREE + buy + buy + "No player may buy more than one card." + END, DECK)
    answer(hand, "1 take, 2 decline, 3 decline")
    assert list(hand.asking) == [2], "seat 1 has bought a card"
    rules = THREE + "Each player may buy up to three cards for max bet each.\nYou may buy only two cards." + END
    assert offered(deal(rules, DECK)) == ("1", "2")


def test_no_more_than_so_many_lie_face_up() -> None:
    rules = "Deal 2 cards face up to each player.\nEach player may buy a card {} for max bet.{}\n{}"
    limit = "No player may have more than two up cards."
    assert offered(deal(rules.format("up", END, limit), DECK)) == (), "the betting comes at once"
    assert offered(deal(rules.format("down", END, limit), DECK)) == ("take", "decline")


SALE = THREE + "Deal 2 cards face up to the table.\n{}" + END


def test_each_table_card_is_sold() -> None:
    rules = SALE.format(
        "Auction off the table cards one at a time to the highest bidder. No player may buy more than one card."
    )
    hand = answer(deal(rules, DECK), "1 bid 2, 2 decline, 3 decline")
    assert list(hand.asking) == [2], "seat 1 has bought the first card"
    answer(hand, "2 bid 1, 3 decline")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["8h", "9h", ""]
    assert net(hand) == (197, 198, 199)


def test_who_bids_first_and_how_the_card_lies() -> None:
    rules = SALE.format("The table card is auctioned off. The highest bidder pays the pot and gets the card face down.")
    hand = answer(deal(rules, DECK), "1 bid 2, 2 decline, 3 decline", "1 decline, 2 decline, 3 decline")
    assert cards(hand, 1, Lie.DOWN) == "Ah 2c 5h 8h"
    assert isinstance(hand.asking[1], Betting), "both cards are gone"
    rules = SALE.format("Auction off each table card to the highest bidder, starting with the dealer.")
    assert list(deal(rules, DECK).asking) == [3]


def test_nobody_twists_more_often() -> None:
    twist = "Each player may twist one card for max bet.\n"
    hand = deal(THREE + twist + twist + "No player may twist more than once." + END, DECK)
    answer(hand, "1 twist 2c, 2 decline, 3 decline")
    assert list(hand.asking) == [2], "seat 1 has twisted"
