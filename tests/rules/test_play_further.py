"""More that a page may say about passes, hands and the table, at the table."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt, knows, net, read_game
from kit.holdings import wild
from pokernight.cards import texts
from pokernight.game import CannotWork
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, plan_for
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, TABLE

THREE = "Deal 3 cards face down to each player.\n"
END = "\nBetting round.\nShowdown: the high hand wins."
DECK = dealt("Ah 2c 5h", "Kh 3c 6h", "Qs 4c 7h", then="8h 9h Th Jh 8c 9c")


def made(hand: Hand, seat: int) -> str:
    return best_hand(hand.table, seat, End.HIGH).name


def test_fewer_cards_are_passed_for_a_price() -> None:
    rules = THREE + "Each player passes two cards to their left. You may pay max bet to pass {}." + END
    hand = answer(deal(rules.format("only one"), DECK), "1 pass 2c, 2 pass 3c 6h, 3 pass 4c 7h")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Ah 5h 4c 7h", "Kh 2c", "Qs 3c 6h"]
    assert net(hand) == (194, 199, 199)
    answer(deal(rules.format("one card less"), DECK), "1 pass 2c")
    with pytest.raises(Refused):
        answer(deal(THREE + "Each player passes two cards to their left." + END, DECK), "1 pass 2c")


def test_fewer_of_several_gifts_cannot_be_told() -> None:
    passes = (
        "Each player passes two cards to their left and one card to their right. You may pay max bet to pass only one."
    )
    with pytest.raises(CannotWork):
        read_game([THREE, passes, *END.strip().splitlines()])


def test_cards_are_wild_while_the_table_shows_something() -> None:
    rules = (
        THREE
        + "Deal 2 common cards face up to the table."
        + END
        + "\nIf the last common card is a {}, threes are wild."
    )
    assert len(plan_for(deal(rules.format("heart"), DECK).table, 2).wild) == 1
    assert plan_for(deal(rules.format("spade"), DECK).table, 2).wild == []


@pytest.mark.parametrize(("deck", "paid"), [("8h 9h", True), ("9d 9h", True), ("8d 9h", False)])
def test_how_the_last_two_cards_on_the_table_stand(deck: str, paid: bool) -> None:
    rules = THREE + "Deal 2 common cards face up to the table.\n{}" + END
    same = "suit" if deck == "8h 9h" else "rank"
    line = f"If the last two common cards are the same {same}, each player must pay max bet."
    hand = deal(rules.format(line), dealt("Ah 2c 5h", "Kh 3c 6h", "Qs 4c 7h", then=deck))
    assert net(hand) == ((194,) * 3 if paid else (199,) * 3)


def test_a_card_is_taken_from_the_table() -> None:
    take = "Each player in turn takes one of the table cards.\n"
    rules = THREE + "Deal 3 cards face up to the table.\n" + take
    hand = deal(rules + "If a player takes a nine from the table, replace all of the table cards." + END, DECK)
    answer(hand, "1 take 9h")
    assert [str(card) for card in hand.table.state.at(TABLE)] != []
    assert cards(hand, 1) == "Ah 2c 5h 9h"
    assert list(hand.asking) == [2]
    answer(hand, "2 take 8c")


def test_a_common_card_kills_down_cards() -> None:
    rule = "If a common card is the same rank as any of your down cards, you must discard that down card."
    hand = deal(
        THREE + "Deal 2 common cards face up to the table.\n" + rule + END,
        dealt("Ah 2c 5h", "Kh 2d 6h", "Qs 4c 7h", then="2h 7c"),
    )
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Ah 5h", "Kh 6h", "Qs 4c"]


BOARD = THREE + "Deal 3 common cards face up to the table.\n"


def test_one_or_two_down_cards_make_a_hand() -> None:
    rule = "Your final hand must contain at least one of your down cards, and no more than two."
    hand = deal(BOARD + rule + END, dealt("Ah Ac Ad", "Kh 3c 6h", "Qs 4c 7h", then="8h 9h Jd"))
    assert made(hand, 1) == "pair of aces"


def test_one_way_or_the_other() -> None:
    deck = dealt("Ah Ac Ad 2d 3d", "Kh Kc 6h 6d 6c", "Qs 4c 7h 8s 9s", then="9h Th Jh Qh")
    rules = "Deal 5 cards face down to each player.\nDeal 4 common cards face up to the table.\n{}" + END
    way = "Your final hand may consist of your down cards, or two of the commons and three of your down cards."
    hand = deal(rules.format(way), deck)
    assert made(hand, 2) == "full house, sixes over kings"
    assert made(hand, 1) == "three aces"


def test_cards_of_one_suit_are_collected() -> None:
    match = "Deal one card to each player in turn, until two cards match in suit."
    rules = f"""{match} Give the last card to the player who already had a card of that suit.
    Repeat the last step until someone gets three cards of the same suit.
    The player with three cards of the same suit takes the pot."""
    hand = all_default(deal(rules, "2h 3d 4c 5h 6d 7h 8c 9d Th"))
    assert (cards(hand, 1), net(hand)[0]) == ("2h 5h 7h", 202)


def test_a_look_at_the_showdown() -> None:
    rule = "If you have less than four cards at the showdown, you get one card down from the deck.\n"
    hand = deal(rule + THREE + "Showdown: the high hand wins.", DECK)
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [4, 4, 4]


def test_it_goes_on_until_two_are_left() -> None:
    rules = THREE + "Each player must pay max bet or fold.\nRepeat the last step until only two players are left." + END
    hand = answer(deal(rules, DECK), "1 pay, 2 pay, 3 pay, 1 pay, 2 fold, 3 pay")
    assert list(hand.asking) == [1]
    assert hand.table.state.still_in == (1, 3)


def test_somebody_declares_last() -> None:
    rules = "Deal 5 cards face down to each player.\nEach player may draw up to three cards.\n{}\nShowdown."
    line = "Declare high/low in turn. The player who drew the fewest cards declares last."
    hand = answer(deal(rules.format(line)), "1 decline")
    hand.answer(2, f"discard {cards(hand, 2).split()[0]}")
    hand.answer(3, f"discard {cards(hand, 3).split()[0]}")
    assert list(hand.asking) == [2]
    answer(hand, "2 declare high, 3 declare high")
    assert list(hand.asking) == [1]


GUTS = """Deal 2 cards face down to each player.
    Declare in/out simultaneously.
    Showdown, high hand wins. Anyone who went in and lost must match the pot.
    {}"""


def test_equal_hands_lose() -> None:
    deck = dealt("Ah Kc", "Ad Kh", "Qs 4c")
    assert net(answer(deal(GUTS.format(""), deck), "1 declare in, 2 declare in, 3 declare out")) == (201, 200, 199)
    hand = answer(deal(GUTS.format("Ties lose."), deck), "1 declare in, 2 declare in, 3 declare out")
    assert net(hand) == (196, 196, 199), "both match the pot of three, and it is played for again"


def test_a_table_card_has_its_price() -> None:
    line = (
        "Each player may take the table card for min bet or buy a down card for max bet. If they take it, replace it.\n"
    )
    hand = deal(
        THREE + "Deal 1 card face up to the table.\n" + line + "No player may buy more than one card." + END, DECK
    )
    answer(hand, "1 take, 2 pay, 3 decline")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Ah 2c 5h 8h", "Kh 3c 6h Th", "Qs 4c 7h"]
    assert net(hand) == (198, 194, 199)


def test_one_more_card_where_it_is_of_a_kind() -> None:
    line = "Deal one common card face up to the table. If it is a {}, deal another."
    assert len(deal(THREE + line.format("heart") + END, DECK).table.state.at(COMMON)) == 2
    assert len(deal(THREE + line.format("spade") + END, DECK).table.state.at(COMMON)) == 1


def test_a_look_at_a_card_on_the_table() -> None:
    deal_them = (
        "Deal 3 common cards face down to the table.\nEach player may pay max bet to look at one of the common cards."
    )
    hand = answer(deal(THREE + deal_them + "\nTurn up all common cards." + END, DECK), "1 look 2")
    assert net(hand)[0] == 194
    assert (knows(hand, 1, "9h"), knows(hand, 1, "8h"), knows(hand, 2, "9h")) == (True, False, False)


def test_a_card_is_auctioned_for_the_pot() -> None:
    line = "Each player may auction off one of their cards. The money goes to the pot."
    hand = answer(deal(THREE + line + END, DECK), "1 auction Ah, 2 bid 3, 3 decline")
    assert (cards(hand, 2), net(hand)) == ("Kh 3c 6h Ah", (199, 196, 199))


def test_the_rank_of_a_pair_is_made_wild() -> None:
    rules = "Deal 2 cards face up to each player." + END
    pair = "\nIf a player ever has a natural pair showing, they may pay max bet to declare that rank wild."
    hand = deal(rules + pair, dealt("Ah Ac", "Kh 3c", "Qs 4c"))
    answer(hand, "1 take")
    assert (net(hand)[0], len(plan_for(hand.table, 2).wild)) == (194, 1)


def test_a_card_that_loses_to_everybody() -> None:
    rules = THREE + "Showdown: the high hand wins.\nAny player with an ace loses to any player without it."
    assert net(deal(rules, DECK)) == (199, 202, 199)
    assert net(deal(rules, dealt("Ah 2c 5h", "Ac 3c 6h", "Ad 4c 7h"))) == (199, 199, 202)


def test_the_common_card_is_optional() -> None:
    points = "All cards are face value. Closest to 21 without going over wins.\n"
    rules = THREE + "Deal 1 common card face up to the table.\nShowdown.\n" + points
    deck = dealt("8h 8c 5h", "2h 3c 6h", "3s 4c 7h", then="9h")
    assert net(deal(rules, deck))[0] == 199
    assert net(deal(rules + "You may use the common card or not.", deck))[0] == 202


def test_a_suit_is_asked_for() -> None:
    ask = "Each player in turn may ask another player if they have a down card of a particular suit."
    get = "If the other player does, the asker gets the card, otherwise they get the top card off the deck."
    hand = answer(deal(f"{THREE}{ask} {get}{END}", DECK), "1 ask 2, 1 choose club, 2 ask 3, 2 choose diamond")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Ah 2c 5h 3c", "Kh 6h 8h", "Qs 4c 7h"]


def test_a_suit_is_named_wild() -> None:
    hand = answer(deal(THREE + "The dealer chooses which suit is wild." + END, DECK), "3 choose heart")
    assert wild(hand, 2) == "6h Kh"


def test_an_up_card_that_nobody_matches() -> None:
    rules = "Deal 2 cards face up to each player.\nThe highest unmatched up card wins the pot."
    assert net(deal(rules, dealt("Ah 2c", "Ac 9c", "5d 6d"))) == (199, 202, 199)


def test_it_starts_at_the_right_of_the_dealer() -> None:
    rules = THREE + "Starting with the player to the dealer's right, each player may flip one card." + END
    assert list(deal(rules, DECK).asking) == [2]


def test_patience_ends_after_four_cards() -> None:
    line = (
        "Deal each player one card face up, if they want it and if they haven't declined a card four times in a row.\n"
    )
    hand = deal(THREE + line * 5 + END.strip(), DECK, seats=2)
    for _ in range(4):
        answer(hand, "1 decline, 2 take")
    assert list(hand.asking) == [2]


def test_the_mates_of_a_card_are_wild() -> None:
    line = "Deal one common card face up to the table. It is not wild, but the other three cards of the same rank are."
    hand = deal(THREE + line + END, dealt("Ah 2c 5h", "Kh 8c 6h", "Qs 4c 7h", then="8h"))
    there = [*hand.table.state.of_seat(2), *hand.table.state.at(COMMON)]
    assert texts(sorted(plan_for(hand.table, 2).wild_among(there))) == "8c"


@pytest.mark.parametrize(
    ("deal_them", "rule"),
    [
        (THREE, "If you have a queen, you must"),
        ("Deal 3 cards face up to each player.\n", "If you have a queen face up, you must"),
    ],
)
def test_each_card_is_paid_for(deal_them: str, rule: str) -> None:
    deck = dealt("Ah 2c 5h", "Kh 8c 6h", "Qs 4c Qh")
    assert net(deal(f"{deal_them}{rule} pay ante for each one.{END}", deck)) == (199, 199, 197)
    assert net(deal(f"{deal_them}{rule} pay ante.{END}", deck))[2] == (198 if "face" not in rule else 197)
