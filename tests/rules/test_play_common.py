"""Common and table cards at the table: what comes up, what is looked for, and what is wild by them."""

import pytest

from kit.hands import all_default, cards, deal, dealt, read_game
from pokernight.table import events as ev
from pokernight.table.hand import Hand

SHOWDOWN = "Showdown: the high hand wins.\n"
FOUR = "Deal 4 cards face down to each player.\n"


def best(hand: Hand, seat: int) -> str:
    """What the table says of a winning hand."""
    return next(event.why for event in hand.table.log if isinstance(event, ev.Won) and event.seat == seat)


def redeals(hand: Hand) -> int:
    return sum(isinstance(event, ev.Redealt) for event in hand.table.log)


def played(said: str, on_table: str, hands: tuple[str, str], there: str = "common") -> Hand:
    """Four cards to each of two players, some on the table, and a rule that stands after the showdown."""
    count = len(on_table.split())
    laid = f"Deal {count} {there} card{'s' * (count > 1)} face up.\n"
    return all_default(deal(FOUR + laid + SHOWDOWN + said, dealt(*hands, then=on_table), seats=2))


ACES = "Ah Ad 3c 6s"
KINGS = "Kh Kd 9c 7s"


@pytest.mark.parametrize(
    ("said", "common", "winner", "why"),
    [
        ("Red common cards are wild.", "2h 4s 8s", 1, "three aces"),
        ("Red common cards are wild.", "2c 4s 8s", 1, "pair of aces"),
        ("Common cards of the same rank are wild.", "2h 2s 8s", 1, "four aces"),
        ("All common cards with a rank one lower than the last common card are wild.", "7c 4s 8s", 1, "three aces"),
        ("The common card is wild, as are all cards of the same suit that are lower than it.", "8c", 1, "four aces"),
        ("The common card is wild, as are all cards of the same suit that are higher than it.", "8c", 2, "four kings"),
        ("The common card is wild, as are all other cards of the same suit.", "Tc", 1, "four aces"),
        ("The last common card is wild if it is red.", "8c 2s Jd", 1, "three aces"),
        ("The lowest common spade is wild, as are all cards of the same rank.", "Ts 7h 9s 2h", 2, "four kings"),
        ("The last common card is wild if it is red.", "8c 2h Js", 1, "pair of aces"),
        (
            "The common card dealt after a common queen is wild, as are all cards of the same rank.",
            "Qc 9s 2s",
            2,
            "four",
        ),
        (
            "All cards with a rank two higher than the first common card are wild.",
            "7h 2s",
            2,
            "full house, kings over sevens",
        ),
    ],
)
def test_cards_are_wild_by_what_lies_on_the_table(said: str, common: str, winner: int, why: str) -> None:
    assert why in best(played(said, common, (ACES, KINGS)), winner)


@pytest.mark.parametrize(
    ("said", "on_table", "there", "again"),
    [
        ("If two common cards match in rank, redeal.", "Qc Qs Js", "common", True),
        ("If two common cards match in rank, redeal.", "Qc Ts Js", "common", False),
        ("If the table cards match in rank, redeal.", "Qc Qs", "table", True),
        ("If the table cards match in rank, redeal.", "Qc Js", "table", False),
        ("If the last common card pairs with another common card, redeal.", "Qc Js Qs", "common", True),
        ("If the last common card pairs with another common card, redeal.", "Qc Qs Js", "common", False),
        ("If all common cards are the same suit, redeal.", "Qs Js 9s", "common", True),
        ("If all common cards are the same suit, redeal.", "Qs Js 9h", "common", False),
        ("If there are three common cards of the same suit, redeal.", "Qs 2h Js 9s", "common", True),
        ("If there are three common cards of the same suit, redeal.", "Qs 2h Js 9h", "common", False),
        ("If there are no face cards among the common cards, redeal.", "2s 9h", "common", True),
        ("If there are no face cards among the common cards, redeal.", "Qs 9h", "common", False),
        ("If the last table card is higher than the first table card, redeal.", "Qs Kc", "table", True),
        ("If the last table card is higher than the first table card, redeal.", "Qs 9h", "table", False),
        ("If a common jack is dealt, redeal.", "Qc Js", "common", True),
        ("If a common jack is dealt, redeal.", "Qc Ts", "common", False),
        ("If a jack is dealt face up to the table, redeal.", "Js", "table", True),
    ],
)
def test_what_lies_on_the_table_is_looked_for(said: str, on_table: str, there: str, *, again: bool) -> None:
    assert bool(redeals(played(said, on_table, (ACES, KINGS), there))) is again


def test_all_common_cards_are_told_at_the_end() -> None:
    rules = f"{FOUR}Deal 1 common card face up.\nDeal 1 common card face up.\n{SHOWDOWN}"
    rule = "If all of the common cards are red, redeal."
    assert not redeals(all_default(deal(rules + rule, dealt(ACES, KINGS, then="2h 2s"), seats=2)))
    assert redeals(all_default(deal(rules + rule, dealt(ACES, KINGS, then="2h 4d"), seats=2))) == 1


def test_a_common_card_that_comes_up_brings_another_card() -> None:
    hand = played("Each time a common jack is dealt, deal one card down to each player.", "Jc Js", (ACES, KINGS))
    assert [len(cards(hand, seat).split()) for seat in (1, 2)] == [6, 6]


def test_the_last_common_card_flipped_is_told_by_when_it_was_flipped() -> None:
    rules = f"""{FOUR}Deal 3 common cards face down to the table.
        Flip the second common card.
        Flip the first common card.
        {SHOWDOWN}The last common card flipped is wild."""
    hand = all_default(deal(rules, dealt(ACES, KINGS, then="8c 2s Th"), seats=2))
    assert "three aces" in best(hand, 1)


def test_no_more_common_cards_are_wild_than_there_are() -> None:
    game = read_game([*f"{FOUR}Deal 3 common cards face up.\n{SHOWDOWN}".splitlines(), "Red common cards are wild."])
    assert game.numbers.wilds == 3


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Your hand must use the common cards.", "pair of nines"),
        ("Your hand must use the last common card.", "three aces"),
        ("Your hand must use the first common card.", "full house, aces over nines"),
        ("A hand may not use the first common card.", "three aces"),
        ("A hand may not use the last common card.", "full house, aces over nines"),
        (
            "You must use two cards from your hand and three common cards.\nYou must use the last common card.",
            "pair of aces",
        ),
    ],
)
def test_a_hand_uses_a_common_card_or_not(said: str, why: str) -> None:
    hand = played(said, "9s 5d 4d 2h", ("Ah Ad As 9c", "Kh Jd 8c 7s"))
    assert why in best(hand, 1)


@pytest.mark.parametrize(
    ("said", "high", "low"),
    [
        ("", "straight, nine high", "eight-six low"),
        ("You may not use the last common card in your low hand.", "straight, nine high", "eight-seven low"),
        ("You may not use common cards in your low hand.", "straight, nine high", "queen-eight low"),
        ("You may not use the third common card in your high hand.", "straight, eight high", "eight-six low"),
        ("Your high hand must contain two down cards.", "straight, seven high", "eight-six low"),
    ],
)
def test_a_rule_for_hands_of_one_kind_leaves_the_others(said: str, high: str, low: str) -> None:
    rules = f"{FOUR}Deal 4 common cards face up.\nShowdown: the high hand and the low hand split the pot.\n{said}"
    deck = dealt("Ah 2d Ks Kc", "Qh 6d 8c 7s", then="5s 3d 9d 4h")
    hand = all_default(deal(rules.strip(), deck, seats=2))
    why = [event.why for event in hand.table.log if isinstance(event, ev.Won)]
    assert why == [f"high hand, {high}", f"low hand, {low}"]


def test_a_card_does_not_match_itself() -> None:
    rule = "If the last common card matches another common card, redeal."
    assert not redeals(played(rule, "Qc Js 9s", (ACES, KINGS)))
    assert redeals(played(rule, "Qc Js Qs", (ACES, KINGS)))
