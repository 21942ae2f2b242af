"""Cards on the table that the dealer sells, one after the other, to the highest bidder."""

import pytest

from kit.hands import REFUSED, answer, cards, deal, net, read_game, up
from pokernight.table.choices import Refused
from pokernight.table.places import DISCARDS

DEALT = "Deal 1 card face down to each player.\nDeal {many} face up to the table.\n"
SHOWDOWN = "\nShowdown: the high hand wins."
TWO = DEALT.format(many="2 cards") + "The dealer sells all table cards to the highest bidder." + SHOWDOWN
ONE_EACH = "The dealer sells all table cards to the highest bidder, one to each player."
EACH = DEALT.format(many="3 cards") + ONE_EACH + SHOWDOWN
DECK = "2c 2d 2h Ks Qs Js"


def test_the_highest_bidder_pays_the_pot() -> None:
    hand = deal(TWO, DECK)
    assert set(hand.asking) == {1}  # the bidding begins to the left of the dealer
    answer(hand, "1 bid 2")
    with pytest.raises(Refused, match="3"):
        answer(hand, "2 bid 2")
    answer(hand, "2 bid 3, 3 decline, 1 decline")
    assert (up(hand, 2), net(hand)) == ("Ks", (199, 196, 199))
    answer(hand, "1 decline, 2 bid 1, 3 decline")
    assert up(hand, 2) == "Ks Qs"  # nobody is kept from buying another one
    assert net(hand) == (199, 195 + 7, 199)


def test_a_card_that_nobody_wants_is_laid_away() -> None:
    hand = deal(TWO, DECK)
    answer(hand, "1 decline, 2 decline, 3 decline")
    assert len(hand.table.state.at(DISCARDS)) == 1
    answer(hand, "1 decline, 2 decline, 3 bid 5")
    assert (hand.ended, cards(hand, 3)) == (True, "2h Qs")


def test_each_player_buys_one_and_the_last_card_is_free() -> None:
    hand = deal(EACH, DECK)
    answer(hand, "1 decline, 2 bid 4, 3 decline")
    assert up(hand, 2) == "Ks"
    assert set(hand.asking) == {1}
    answer(hand, "1 decline, 3 bid 1")  # seat 2 has a card already
    assert hand.ended
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["Js", "Ks", "Qs"]
    assert net(hand) == (199, 195 + 8, 198)


def test_whoever_must_take_a_card_that_nobody_bids_on_is_nearest_to_the_dealers_left() -> None:
    hand = deal(EACH, DECK)
    answer(hand, "1 decline, 2 decline, 3 decline")
    assert up(hand, 1) == "Ks"


def test_whoever_has_folded_does_not_bid() -> None:
    bet = "Betting round, starting with the player to the left of the dealer.\n"
    hand = deal(DEALT.format(many="1 card") + bet + TWO.splitlines()[2] + SHOWDOWN, DECK)
    answer(hand, "1 bet 1, 2 fold, 3 call, 1 decline")
    assert set(hand.asking) == {3}


def test_only_cards_on_the_table_are_sold_by_the_dealer() -> None:
    with pytest.raises(REFUSED):
        read_game((TWO.replace("all table cards", "1 card")).splitlines())


def test_one_to_each_belongs_to_an_auction() -> None:
    with pytest.raises(REFUSED):
        read_game(["Deal 5 cards face down to each player.", "You may only buy one card a round.", SHOWDOWN.strip()])
