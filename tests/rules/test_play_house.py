"""What players do at home, played with certain cards."""

import pytest

from kit.hands import answer, deal, dealt, net
from pokernight.cards import texts
from pokernight.rules.plan import plan_for

TWO = "Deal 2 cards face down to each player."
IN_OUT = "Each player declares in or out."
HIGH = "Showdown: the high hand that went in wins."
END = "Betting round.\nShowdown: the high hand wins."
ACES, KINGS, QUEENS = "Ah Ad", "Kh Kd", "Qh Qd"


@pytest.mark.parametrize(("rule", "wild"), [("unless they are face up", "Jh"), ("while they are face up", "Jc")])
def test_each_card_is_wild_for_itself(rule: str, wild: str) -> None:
    rules = f"{TWO}\nDeal 1 card face up to each player.\n{END}\nJacks are wild {rule}."
    hand = deal(rules, dealt("Jh 3d", "4h 5d", then="Jc 9c"), seats=2)
    assert texts(sorted(plan_for(hand.table, 1).wild_among(hand.table.state.of_seat(1)))) == wild


@pytest.mark.parametrize(("again", "dealer"), [("Repeat the deal", 189), ("Repeat the game", 184)])
def test_what_comes_before_the_deal_is_done_once(again: str, dealer: int) -> None:
    rules = f"""The dealer puts in max bet.
        {TWO}
        {IN_OUT}
        {HIGH}
        Who went in and lost must pay the maximum bet.
        {again} until only one player goes in. That player wins the pot."""
    hand = deal(rules, f"{dealt(ACES, KINGS, QUEENS)}|{dealt(QUEENS, ACES, KINGS)}")
    answer(hand, "1 declare in, 2 declare out, 3 declare in")
    answer(hand, "1 declare in, 2 declare out, 3 declare out")
    assert hand.ended
    assert net(hand)[2] == dealer
