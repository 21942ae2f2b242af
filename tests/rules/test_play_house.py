"""What players do at home, played with certain cards."""

import pytest

from kit.hands import answer, deal, dealt, discards, down, net, read_game, up
from kit.holdings import wild
from kit.ruled import ruled
from pokernight.cards import texts
from pokernight.table.choices import Betting
from pokernight.table.places import TABLE

TWO = "Deal 2 cards face down to each player."
IN_OUT = "Each player declares in or out."
HIGH = "Showdown: the high hand that went in wins."
END = "Betting round.\nShowdown: the high hand wins."
ACES, KINGS, QUEENS = "Ah Ad", "Kh Kd", "Qh Qd"


@pytest.mark.parametrize(("rule", "jack"), [("unless they are face up", "Jh"), ("while they are face up", "Jc")])
def test_each_card_is_wild_for_itself(rule: str, jack: str) -> None:
    rules = f"{TWO}\nDeal 1 card face up to each player.\n{END}\nJacks are wild {rule}."
    hand = deal(rules, dealt("Jh 3d", "4h 5d", then="Jc 9c"), seats=2)
    assert wild(hand, 1) == jack


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


def test_only_cards_that_lie_so_are_exchanged() -> None:
    rules = f"""{TWO}
        Deal 2 cards face down to the table.
        Flip 1 table card.
        Each player may exchange one down card with one face up table card.
        {END}"""
    hand = answer(deal(rules, dealt("Ah 2c", "Kh 3c", then="9d 8d"), seats=2), "1 exchange 2c, 2 exchange 3c")
    assert isinstance(hand.asking[1], Betting), "there is nothing to choose from"
    assert (down(hand, 1), down(hand, 2)) == ("Ah 9d", "Kh 2c")
    assert texts(hand.table.state.at(TABLE)) == "3c 8d"


def test_who_is_ahead_is_paid_the_size_of_the_pot_that_stays() -> None:
    legs = "If only one player went in, they win a leg. Otherwise, {} each other player who went in."
    paid = legs.format("the high hand is paid the size of the pot by")
    rules = f"{TWO}\n{IN_OUT}\n{paid}\nDeal 1 card face down to each player.\n{IN_OUT}\n{HIGH}"
    hand = deal(rules, dealt(ACES, KINGS, QUEENS, then="2c 3c 4c"))
    answer(hand, "1 declare in, 2 declare in, 3 declare in")
    assert net(hand) == (205, 196, 196), "each pays 3"
    assert hand.table.pot_size() == 3


BUYS = TWO + "\nEach player may buy {}. If they buy a card they must discard one card.\n" + END


def test_only_who_buys_a_card_discards_one() -> None:
    rules = BUYS.format("an up card for max bet or a down card for double max bet")
    hand = answer(deal(rules, dealt("Ah 2c", "Kh 3c", then="9d 8d"), seats=2), "1 take up, 1 discard 2c, 2 decline")
    assert (up(hand, 1), down(hand, 1), down(hand, 2), discards(hand)) == ("9d", "Ah", "Kh 3c", "2c")
    assert net(hand) == (194, 199)
    hand = answer(deal(BUYS.format("a down card for an ante"), dealt("Ah 2c", "Kh 3c", then="9d"), 2), "1 take")
    answer(hand, "1 discard Ah, 2 decline")
    assert (down(hand, 1), down(hand, 2), net(hand)) == ("2c 9d", "Kh 3c", (198, 199))


def test_who_plays_for_either_end_and_loses_matches_the_pot() -> None:
    rules = f"""{TWO}
        Declare high/low/out simultaneously.
        Showdown, highest declared high hand and lowest declared low hand split the pot.
        Anyone who declared high or low and lost must match the pot, up to ten times max bet.
        Betting round."""
    hand = deal(rules, dealt(ACES, KINGS, "2h 3d", "4h 5d"), seats=4)
    answer(hand, "1 declare high, 2 declare high, 3 declare low, 4 declare out")
    assert net(hand) == (201, 195, 201, 199)


def test_to_pay_the_pot_for_a_table_hand_that_wins_is_to_match_it() -> None:
    rules = ["Deal 2 cards down to each player.", "Deal 2 cards face down to the table.", IN_OUT]
    rules += ["Showdown, high hand wins, counting the table cards as a hand."]
    rules += ["If the table hand wins, everyone who went in must match the pot."]
    assert ruled(read_game(rules)).totals.tags >= {"match-pot"}
    assert "fee" not in ruled(read_game(rules)).totals.tags


LAST_IN = TWO + "\n{}\nShowdown: the high hand that went in wins.\nIf everyone else goes out, the dealer must go in."


def test_the_dealer_goes_in_when_nobody_else_does() -> None:
    in_turn = "Starting with the player to the left of the dealer, each player declares in or out."
    hand = deal(LAST_IN.format(in_turn), dealt(ACES, KINGS, QUEENS))
    answer(hand, "1 declare out, 2 declare out")
    assert hand.ended, "there is nothing to ask the dealer"
    assert net(hand) == (199, 199, 202)
    hand = answer(deal(LAST_IN.format(in_turn), dealt(ACES, KINGS, QUEENS)), "1 declare out, 2 declare in")
    assert list(hand.asking) == [3], "the dealer is free to stay out"


def test_the_dealer_is_in_after_all_where_all_declare_together() -> None:
    hand = deal(LAST_IN.format(IN_OUT), dealt(ACES, KINGS, QUEENS))
    answer(hand, "3 declare out, 1 declare out, 2 declare out")
    assert hand.ended
    assert net(hand) == (199, 199, 202)


def test_only_who_twisted_may_twist_again() -> None:
    rules = f"""{TWO}
        Each player may twist one card for an ante.
        Betting round.
        Each player may twist one card for double max bet, but only if they twisted a card last round.
        {END}"""
    hand = deal(rules, dealt(ACES, KINGS, QUEENS, then="2c 3c 4c"))
    answer(hand, "1 decline, 2 twist Kd, 3 decline, 1 check, 2 check, 3 check")
    assert list(hand.asking) == [2]
    answer(hand, "2 twist 2c")
    assert isinstance(hand.asking[1], Betting)
    assert (down(hand, 2), net(hand)) == ("Kh 3c", (199, 188, 199))


STACKS = """Deal 5 cards face down to each player.
    Each player splits their cards into a stack of three cards and a stack of two cards.
    Showdown, the highest three card hand and the lowest two card hand split the pot.
    If a player's two card hand is better than their three card hand, they must fold."""


def test_stacks_that_are_compared_by_their_sizes_are_hands_of_their_own() -> None:
    hand = deal(STACKS, dealt("Ah Ad 9c 3c 2c", "Kh Kd 8c 5d 4d"), seats=2)
    answer(hand, "1 split Ah 9c Ad 2c 3c, 2 split Kh 8c Kd 4d 5d")
    assert hand.ended
    assert net(hand) == (201, 199), "the aces, and three two"


def test_who_lays_the_better_hand_in_the_smaller_stack_folds() -> None:
    hand = deal(STACKS, dealt("Ah Ad 9c 3c 2c", "Kh Kd 8c 5d 4d"), seats=2)
    answer(hand, "1 split 9c 2c 3c Ah Ad, 2 split Kh 8c Kd 4d 5d")
    assert net(hand) == (199, 201)


def test_an_ace_that_a_neighbour_flips_is_turned_back_at_a_price() -> None:
    rules = f"""{TWO}
        Each player flips over one down card of the player to their left.
        {END}
        If one of your aces is flipped over, you may pay max bet to turn it back face down."""
    hand = answer(deal(rules, dealt("Ah Ad", "Ac As"), seats=2), "1 flip 1")
    assert list(hand.asking) == [2], "it is seat 2 whose ace it is"
    answer(hand, "2 turn Ac")
    assert (up(hand, 2), net(hand)) == ("", (199, 194))


def test_who_inherits_a_hand_discards_as_many_cards() -> None:
    rules = f"""{TWO}
        Betting round.
        Each player flips 1 card.
        {END}
        If anyone folds before the first card is flipped, their cards get passed to the player on their left,"""
    deck = dealt("Ah 2c", "Kh 3c", "Qh 4c")
    hand = deal(f"{rules} who must then discard the same number of cards.", deck)
    answer(hand, "1 check, 2 fold, 3 discard 3c 4c")
    assert down(hand, 3) == "Qh Kh"
    answer(hand, "3 check, 1 flip Ah, 3 flip Qh, 1 fold")
    assert hand.ended, "nobody inherits the cards of who folds later"
    assert discards(hand) == "4c 3c"


@pytest.mark.parametrize(("way", "next_seat"), [("right", 3), ("left", 2)])
def test_a_card_that_pairs_may_go_on_the_way_it_came(way: str, next_seat: int) -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 1 card face up to each player.
        Each player passes 1 down card to their {way}.
        {END}
        If a player is passed a card of the same rank as one of their up cards, they may pass it again."""
    giver = 5 - next_seat
    hands = {1: "2c 7h", giver: "7d Kh", next_seat: "9s Qh"}
    hand = deal(rules, dealt(*(hands[seat] for seat in (1, 2, 3))))
    assert list(hand.asking) == [1], "all have passed the only card that they can pass"
    answer(hand, "1 pass 7d")
    assert (down(hand, 1), down(hand, next_seat)) == ("", "2c 7d")
