"""Cards that have come from another player, at the table."""

from kit.hands import answer, cards, deal, dealt, net
from kit.holdings import wild
from pokernight.rules import read_line

PASS = "Each player passes 1 card to the left.\n"
THREE = "Deal 3 cards face down to each player.\n"
END = "Betting round.\nShowdown: the high hand wins."
DECK = dealt("Ah 2c 5h", "Kh 3c 6h", "Qs 4c 7h")


def test_cards_go_back_to_whoever_passed() -> None:
    rules = THREE + PASS + "Each player passes two cards back to the player who passed to them.\n" + END
    hand = answer(deal(rules, DECK), "1 pass Ah, 2 pass Kh, 3 pass Qs", "1 pass 2c 5h, 2 pass 3c 6h, 3 pass 4c 7h")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["Qs 3c 6h", "Ah 4c 7h", "Kh 2c 5h"]


def test_a_card_that_is_passed_brings_something_about() -> None:
    rules = THREE + PASS + END + "\nIf the queen of spades is passed to you, you must pay max bet to the pot."
    hand = answer(deal(rules, DECK), "1 pass Ah, 2 pass Kh, 3 pass Qs")
    assert net(hand) == (194, 199, 199)
    assert net(answer(deal(rules, DECK), "1 pass Ah, 2 pass Kh, 3 pass 4c")) == (199, 199, 199)


def test_the_first_card_that_was_passed_is_wild() -> None:
    rules = THREE + PASS * 2 + END + "\nThe first card passed to you is wild for you."
    hand = answer(deal(rules, DECK), "1 pass Ah, 2 pass Kh, 3 pass Qs", "1 pass 2c, 2 pass 3c, 3 pass 4c")
    assert wild(hand, 1) == "Qs"


def test_cards_that_take_the_whole_pot() -> None:
    rules = THREE + "Showdown: the high hand and the low hand split the pot.\nThe queen of spades takes the whole pot."
    assert net(deal(rules, DECK)) == (199, 199, 202)
    assert net(deal(rules, dealt("Ah 2c 5h", "Kh 3c 6h", "Qc 4c 7h")))[2] == 199


def test_the_fewest_cards_win_a_share() -> None:
    rules = THREE + "Each player may discard 1 card.\nShowdown, the high hand splits the pot with the player with the"
    hand = deal(rules + " fewest cards.", DECK)
    answer(hand, "1 decline, 2 discard 3c, 3 decline")
    assert net(hand) == (201, 200, 199)


def test_a_price_after_the_first_card() -> None:
    said = read_line("Each player may draw up to three cards, but must pay ante for each card after the first.")
    assert said.write() == (
        "Each player may draw up to 3 cards. The first new card is free and each further new card costs the ante."
    )


UP = "Deal 2 cards face up to each player.\n" + END + "\n"


def test_a_card_is_matched_by_another_player() -> None:
    rules = UP + "If you are dealt a card that matches another player's up card, they must {}."
    hand = deal(rules.format("discard it"), "4h 2h 9h 5h 8h 4d")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["5h", "2h 8h", "9h 4d"]
    assert net(deal(rules.format("pay max bet"), "4h 2h 9h 5h 8h 4d")) == (194, 199, 199)


def test_a_card_is_matched_by_a_neighbour_only() -> None:
    rules = UP + "If your up card matches an up card of the player on your left, they must pay max bet."
    assert net(deal(rules, "4h 2h 9h 5h 8h 4d")) == (194, 199, 199)
    assert net(deal(rules, "4h 2h 9h 5h 4d 8h")) == (199, 199, 199)


def test_who_gets_a_passed_card_has_part_in_it() -> None:
    rules = THREE + PASS + END + "\nIf you pass an ace to another player, they must discard it."
    hand = answer(deal(rules, DECK), "1 pass Ah, 2 pass Kh, 3 pass Qs")
    assert cards(hand, 2) == "3c 6h"


def test_who_passed_a_card_is_paid_or_pays() -> None:
    rules = THREE + PASS + END + "\nIf {}"
    gets = "you are passed the queen of spades, you must pay max bet to the player who passed it."
    gives = "you pass the queen of spades to another player, you must pay them max bet."
    for rule, chips in ((gets, (194, 199, 204)), (gives, (204, 199, 194))):
        hand = answer(deal(rules.format(rule), DECK), "1 pass Ah, 2 pass Kh, 3 pass Qs")
        assert net(hand) == chips


def test_who_is_matched_pays_the_other() -> None:
    rules = UP + "If your up card matches another player's up card, they must pay you max bet."
    assert net(deal(rules, "4h 2h 9h 5h 8h 4d")) == (194, 199, 204)
