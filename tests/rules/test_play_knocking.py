"""Widows, knocks, one thing or another, auctions, blinds and drawn cards at the table."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt, knows, net, read_game
from pokernight.table import events as ev
from pokernight.table.places import TABLE, Lie

WIDOW = """Deal three cards face down to each player.
Deal three cards face down to the table. These cards are the widow.
Each player in turn may exchange their hand for the widow, or pass. They leave their old hand on the table face up.
Showdown, high hand wins."""


def test_what_is_left_for_the_widow_lies_face_up() -> None:
    hand = deal(WIDOW, dealt("2h 4d 6c", "8h 9d Jc", "3h 5d 7c", then="Ah Ad As"))
    answer(hand, "1 decline, 2 exchange 8h 9d Jc")
    assert cards(hand, 2) == "Ah Ad As"
    assert all(hand.table.state.lies[card] is Lie.UP for card in hand.table.state.at(TABLE))
    assert knows(hand, 1, "8h")
    assert not knows(hand, 1, "Ah")


CHOICE = """Deal three cards face down to each player.
Deal three cards face down to the table.
Each player in turn may exchange one card with the widow, exchange their whole hand for the widow, or knock.
Repeat the last action until someone knocks. Each other player then gets one more turn.
Showdown, high hand wins."""


def test_one_of_three_things() -> None:
    hand = deal(CHOICE, dealt("2h 4d 6c", "8h 9d Jc", "3h 5d 7c", then="Ah Ad As"))
    assert hand.asking[1].prompt == (
        "Choose: exchange 1 card with the table hand or exchange all your cards with the table hand or knock,"
        " or decline."
    )
    answer(hand, "1 choose exchange all")
    assert cards(hand, 1) == "Ah Ad As"
    answer(hand, "2 choose exchange 1, 2 exchange 9d, 2 take 2")
    assert cards(hand, 2) == "8h Jc 4d"
    answer(hand, "3 choose knock")
    assert "knock" not in hand.asking[1].prompt, "once is enough"
    answer(hand, "1 decline, 2 decline")
    assert hand.ended
    assert net(hand) == (202, 199, 199)


def test_all_cards_for_all_on_the_table() -> None:
    rules = CHOICE.replace(
        "exchange one card with the widow, exchange their whole hand for the widow, or knock",
        "exchange one card with one table card, exchange all of their cards with all of the table cards, or knock",
    )
    hand = deal(rules, dealt("2h 4d 6c", "8h 9d Jc", "3h 5d 7c", then="Ah Ad As"))
    answer(hand, "1 choose exchange all, 2 choose exchange 1, 2 exchange 9d, 2 take 2, 3 choose knock")
    assert (cards(hand, 1), cards(hand, 2)) == ("Ah Ad As", "8h Jc 4d")


def test_knocking_in_the_place_of_a_turn() -> None:
    rules = """Deal three cards face down to each player.
        Each player in turn draws one card. Instead of drawing, a player may knock.
        Repeat the last action until someone knocks. Each other player then gets one more turn.
        Showdown, high hand wins.
        If the player who knocked does not have the high hand, they must pay double ante to the winner."""
    hand = deal(rules, dealt("2h 4d 6c", "Kh Kd Jc", "3h 5d 7c", then="Ah Ad 9s 8d"))
    answer(hand, "1 decline, 1 draw 2h, 2 decline, 2 draw Jc, 3 knock")
    answer(hand, "1 draw 4d, 2 draw Ad")
    assert hand.ended
    assert net(hand) == (199, 204, 197), "seat 3 has paid two antes to seat 2"
    hand = answer(deal(rules, dealt("2h 4d 6c", "Kh Kd Jc", "3h 5d 7c")), "1 decline, 1 draw 2h, 2 knock")
    all_default(hand)
    assert net(hand) == (199, 202, 199), "who knocks and wins pays nothing"


def test_every_buyer_of_an_auction_discards() -> None:
    rules = """Deal two cards face down to each player.
        Deal two cards face up to the table.
        Each table card is auctioned off to the highest bidder. The winning bidder must discard a card.
        Showdown, high hand wins."""
    hand = deal(rules, dealt("2h 4d", "8h 9d", "3h 5d", then="Ah As"))
    answer(hand, "1 bid 2, 2 decline, 3 decline, 1 discard 2h")
    answer(hand, "1 decline, 2 bid 3, 3 decline, 2 discard 8h")
    assert hand.ended
    assert (cards(hand, 1), cards(hand, 2)) == ("4d Ah", "9d As")


def test_the_next_player_bets_after_the_one_before() -> None:
    rules = """The player to the left of the dealer must bet minimum bet before the deal.
        The next player must bet double minimum bet.
        Deal two cards face down to each player.
        Betting round, starting with the player after the last forced bet.
        Showdown, high hand wins."""
    hand = deal(rules, seats=4)
    paid = [(event.seat, event.chips) for event in hand.table.log if isinstance(event, ev.Paid)][4:]
    assert paid == [(1, 1), (2, 2)]
    assert list(hand.asking) == [3]
    assert sum(isinstance(event, ev.RoundBegan) for event in hand.table.log) == 1
    answer(hand, "3 call, 4 call, 1 call, 2 check")
    assert hand.ended


DRAWS = "Deal five cards face down to each player.\nEach player may draw up to three cards.\n"
HANDS = dealt("2h 4d 6c 8s Th", "3h 5d 7c 9s Jh", "4h 6d 8c Ts Qh", then="2c 3c 4c 5c 6h 7h 8h 9h")


@pytest.mark.parametrize(
    ("rule", "most"),
    [
        ("Each player may draw up to as many cards as they drew the first time.", 2),
        ("Each player may draw up to one less card than they drew before.", 1),
    ],
)
def test_as_many_as_before(rule: str, most: int) -> None:
    hand = deal(f"{DRAWS}{rule}\nShowdown, high hand wins.", HANDS)
    answer(hand, "1 draw 2h 4d, 2 draw 3h, 3 decline")
    choice = hand.asking[1]
    assert getattr(choice, "most", None) == most
    if most == 2:
        answer(hand, "1 draw 6c 8s, 2 draw 5d")
    else:
        answer(hand, "1 draw 6c")
    all_default(hand)
    assert len(cards(hand, 3).split()) == 5


def test_prices_rise_from_card_to_card() -> None:
    rising = f"{DRAWS.strip()} The first card is free, the second costs minimum bet, and the third costs max bet."
    hand = deal(f"{rising}\nShowdown, high hand wins.", HANDS)
    assert hand.asking[1].prompt.endswith("The new cards cost 0, 1 and 5.")
    answer(hand, "1 draw 2h 4d 6c, 2 draw 3h 5d, 3 draw 4h")
    paid = [(event.seat, event.chips) for event in hand.table.log if isinstance(event, ev.Paid)][3:]
    assert paid == [(1, 6), (2, 1)]
    poor = deal(f"{rising}\nShowdown, high hand wins.", HANDS, stacks=(4, 9, 9))
    assert getattr(poor.asking[1], "most", None) == 2, "the third costs more than what is left"


def test_drawn_cards_that_are_not_looked_at_at_first() -> None:
    rules = """Deal five cards face down to each player.
        Each player may draw up to three cards, without looking at the cards they drew.
        Each player may look at the cards they drew.
        Showdown, high hand wins."""
    hand = answer(deal(rules, HANDS), "1 draw 2h 4d, 2 decline, 3 decline")
    assert not knows(hand, 1, "2c")
    answer(hand, "1 look")
    assert knows(hand, 1, "2c")


def test_the_last_card_drawn_is_wild() -> None:
    rules = f"{DRAWS}Showdown, high hand wins.\nYour most recently drawn card is wild for you."
    deck = dealt("2h 4d 6c 8s Th", "3h 5d 7c 9s Jh", "4h 6d 8c Ts Qh", then="8d 3c Qd")
    hand = answer(deal(rules, deck), "1 draw 2h 4d, 2 decline, 3 decline")
    won = [event.why for event in hand.table.log if isinstance(event, ev.Won)]
    assert won == ["high hand, three eights"], "two eights, and the three that was drawn last"


def test_the_top_card_of_the_deck_or_of_the_discards() -> None:
    rules = """Deal three cards face down to each player.
        Each player in turn draws a card from the deck or the discard pile and then discards one.
        Showdown, high hand wins."""
    hand = deal(rules, dealt("2h 4d 6c", "8h 9d Jc", "3h 5d 7c", then="Ah Ad As"))
    answer(hand, "1 discard 2h, 2 take, 2 discard 9d, 3 draw, 3 discard 3h")
    assert hand.ended
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["4d 6c Ah", "8h Jc 2h", "5d 7c Ad"]


def test_one_card_for_two() -> None:
    rules = f"{DRAWS.splitlines()[0]}\nEach player may discard one card and draw two.\nShowdown, high hand wins."
    hand = answer(deal(rules, HANDS), "1 discard 2h, 2 decline, 3 decline")
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [6, 5, 5]


def test_at_least_one_and_what_many_cost() -> None:
    rules = """Deal five cards face down to each player.
        Each player must draw at least one card.
        If you draw three cards, you must pay ante.
        Showdown, high hand wins."""
    hand = deal(rules, HANDS)
    assert getattr(hand.asking[1], "least", None) == 1
    answer(hand, "1 draw 2h 4d 6c, 2 draw 3h, 3 draw 4h 6d")
    paid = [(event.seat, event.chips) for event in hand.table.log if isinstance(event, ev.Paid)][3:]
    assert paid == [(1, 1)]


def test_what_is_exchanged_again_and_again_makes_no_hand_larger() -> None:
    assert read_game(CHOICE.splitlines()).numbers.cards == 3


def test_a_card_is_drawn_before_one_is_laid_away() -> None:
    rules = (
        f"{DRAWS.splitlines()[0]}\nEach player draws one card and then discards one card.\nShowdown, high hand wins."
    )
    hand = deal(rules, HANDS)
    assert len(hand.table.state.of_seat(1)) == 6
    answer(hand, "1 discard 2c, 2 discard 3h, 3 discard 4h")
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [5, 5, 5]
    assert read_game(rules.splitlines()).numbers.cards == 6


POSTMAN = """Deal two cards face down to each player.
Each player in turn passes one card to their left.
Normal betting round, with the player to the left of the dealer opening.
Repeat the last two actions until a player knocks.
Once a player knocks, each other player gets one more pass.
Showdown, high hand wins.
A player who knocks and does not have the high hand must pay max bet to the winner."""


def test_where_nobody_can_knock_in_a_turn_all_are_asked_after_it() -> None:
    hand = deal(POSTMAN, dealt("2h 4d", "8h 9d", "3h 5d"))
    answer(hand, "1 pass 2h, 2 pass 2h, 3 pass 2h, 1 check, 2 check, 3 check")
    assert hand.asking[1].prompt == "Do you knock, and end the round?"
    answer(hand, "1 decline, 2 decline, 3 decline")
    answer(hand, "1 pass 4d, 2 pass 4d, 3 pass 4d, 1 check, 2 check, 3 check")
    answer(hand, "1 knock")
    answer(hand, "2 pass 8h")
    assert list(hand.asking) == [3], "all others pass once more, and nobody bets"
    answer(hand, "3 pass 3h")
    assert hand.ended
    assert (cards(hand, 1), cards(hand, 2), cards(hand, 3)) == ("2h 4d 3h", "9d", "5d 8h")
    assert net(hand) == (199 - 5, 202 + 5, 199), "seat 1 has knocked in vain"


def test_a_line_that_ends_with_its_own_repetition_is_gone_through_once_more() -> None:
    rules = """Deal two cards face down to each player.
        Each player in turn may draw one card or knock. Repeat the last action until someone knocks.
        Once someone knocks, every other player gets one more turn.
        Showdown, high hand wins."""
    hand = deal(rules, dealt("2h 4d", "8h 9d", "3h 5d", then="As Ks Qs"))
    answer(hand, "1 choose draw, 1 draw 2h, 2 choose knock")
    assert list(hand.asking) == [3]
    answer(hand, "3 decline")
    assert list(hand.asking) == [1]
    answer(hand, "1 decline")
    assert hand.ended


def test_who_knocks_and_wins_is_paid() -> None:
    rules = POSTMAN.replace(
        "A player who knocks and does not have the high hand must pay max bet to the winner.",
        "If the player who knocked wins, everyone else must pay them the ante.",
    )
    hand = deal(rules, dealt("2h 4d", "8h 9d", "3h 5d"))
    answer(hand, "1 pass 2h, 2 pass 2h, 3 pass 2h, 1 check, 2 check, 3 check")
    answer(hand, "1 decline, 2 knock, 3 pass 3h, 1 pass 2h")
    assert net(hand) == (198, 204, 198)


def test_who_may_knock_instead_goes_in_turn() -> None:
    rules = """Deal two cards face down to each player.
        Each player passes one card to their left. A player may knock instead of passing.
        Repeat the last action until someone knocks. Each other player then gets one more turn.
        Showdown, high hand wins."""
    hand = deal(rules, dealt("2h 4d", "8h 9d", "3h 5d"))
    assert list(hand.asking) == [1]
    answer(hand, "1 decline, 1 pass 2h, 2 knock, 3 pass 3h, 1 pass 3h")
    assert hand.ended
    assert (cards(hand, 1), cards(hand, 2), cards(hand, 3)) == ("4d", "8h 9d 2h 3h", "5d")


def test_who_knocks_and_loses_pays_all_others() -> None:
    rules = """Deal two cards face down to each player.
        Each player in turn draws the top card off the deck or the last discard, and then discards one card face up.
        Repeat the last action until someone knocks. Each other player gets one more turn after the knock.
        Showdown, high hand wins.
        If the player who knocked loses, they must pay double ante to each player still in."""
    hand = deal(rules, dealt("2h 4d", "8h 9d", "Kh Kd", then="5c 6c 7c 9s"))
    answer(hand, "1 discard 2h")
    answer(hand, "2 take, 2 discard 2h")
    answer(hand, "3 draw, 3 discard 6c")
    answer(hand, "1 knock, 2 draw, 2 discard 7c, 3 take, 3 discard 7c")
    assert cards(hand, 2) == "8h 9d"
    assert hand.ended
    assert net(hand) == (195, 201, 204), "seat 3 wins 3, and seat 1 pays 2 to each"


def test_a_card_is_drawn_before_one_is_discarded_for_all_to_see() -> None:
    rules = """Deal two cards face down to each player.
        Each player in turn draws the top card off the deck and then discards one card face up.
        Showdown, high hand wins."""
    hand = answer(deal(rules, dealt("2h 4d", "8h 9d", "Kh Kd", then="5c 6c 7c")), "1 discard 2h")
    assert cards(hand, 1) == "4d 5c"
    assert knows(hand, 3, "2h")
    assert list(hand.asking) == [2]
