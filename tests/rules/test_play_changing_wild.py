"""Cards that are wild for a while, badugis, ties, points card by card, cards on foreheads."""

import pytest

from kit.hands import answer, cards, deal, dealt, net, read_game
from pokernight.cards import read_cards
from pokernight.ranking import Badugi
from pokernight.table import events as ev
from pokernight.table.places import Lie

ROUNDS = """Deal three cards face down to each player. Threes are wild for this round.
Betting round, opened by the player to the left of the dealer.
Deal two cards down to each player. {change}
Showdown, high hand wins."""


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("Fives are now wild instead of threes.", "high hand, pair of aces"),
        ("Fives are wild now.", "high hand, three aces"),
        ("Fives are wild instead.", "high hand, pair of aces"),
        ("Threes are no longer wild.", "high hand, ace high"),
    ],
)
def test_fives_instead_of_threes(change: str, why: str) -> None:
    hand = deal(ROUNDS.format(change=change), dealt("3h Ad 9c 5s 7h", "2h 4d 6c Ts Jh"), seats=2)
    answer(hand, "1 check, 2 check")
    assert [event.why for event in hand.table.log if isinstance(event, ev.Won)] == [why]


def test_so_many_can_be_wild_at_one_time() -> None:
    lines = ROUNDS.format(change="Fives are now wild instead of threes.").splitlines()
    assert read_game(lines).numbers.wilds == 4
    lines[2] = "Deal two cards down to each player. Fives are wild now."
    assert read_game(lines).numbers.wilds == 8


BADUGI = """Deal four cards down to each player.
Showdown, low hand wins.
Badugi hands: only cards of different ranks and different suits count."""


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Kh Qd Jc Ts", "Ah 2d 3c 4c"),  # four cards beat three
        ("Ah 2d 3c 5s", "Ah 2d 3c 6s"),
        ("2h 3d 4c 6s", "Ah 2d 3c 7s"),
        ("Ah 2d 7c 7s", "Ah 3d 7c 7s"),
        ("Ah 2d 2c 3c", "Ah 2d 4c 4h"),
    ],
)
def test_badugis(better: str, worse: str) -> None:
    assert Badugi().strength(read_cards(better)) > Badugi().strength(read_cards(worse))


def test_badugis_at_the_table() -> None:
    hand = deal(BADUGI, dealt("Ah 2d 3c 4c", "Kh Qd Jc Ts"), seats=2)
    assert net(hand) == (199, 201)
    assert [event.why for event in hand.table.log if isinstance(event, ev.Won)] == ["low hand, four cards, king high"]


def test_half_for_the_best_badugi() -> None:
    rules = "Deal four cards down to each player.\nThe high hand and the best badugi split the pot."
    hand = deal(rules, dealt("Ah 2d 3c 4s", "Kh Kd Kc Ts"), seats=2, stacks=(20, 20))
    assert net(hand) == (20, 20)
    assert len([event for event in hand.table.log if isinstance(event, ev.Won)]) == 2


def test_ties_go_to_fewer_cards() -> None:
    rules = """Deal one card face up to each player.
        The player to the left of the dealer gets one up card.
        Showdown, closest to 10 wins.
        {tie}"""
    deck = "4h Th 9h 6h"
    shared = deal(rules.format(tie="Ties share the pot."), deck)
    assert net(shared) == (201, 200, 199)
    fewer = deal(rules.format(tie="In case of a tie, the hand with fewer cards wins."), deck)
    assert net(fewer) == (199, 202, 199)
    more = deal(rules.format(tie="Ties go to the player with the most cards."), deck)
    assert net(more) == (202, 199, 199)


def test_suits_break_ties() -> None:
    rules = "Deal one card face down to each player.\nShowdown, high hand wins.\n{tie}"
    assert net(deal(rules.format(tie="Suits break ties."), "Kc Ks Kh")) == (199, 202, 199)
    order = "If two players tie, the suits break the tie in the order hearts, clubs, diamonds, spades."
    assert net(deal(rules.format(tie=order), "Kc Ks Kh")) == (199, 199, 202)


HITS = """Deal one card down to each player.
Each player in turn may buy up cards for minimum bet each until they stand or bust.
If you bust, you must fold and pay ante to the pot.
Showdown, closest to 21 without going over wins.
Aces are 1 or 11, face cards are 10, all other cards are face value."""


def test_card_after_card_until_one_stands_or_busts() -> None:
    hand = deal(HITS, "Th 9h 8h Jd Qd 5d 4d 3d")
    answer(hand, "1 take, 1 take")
    assert list(hand.asking) == [2], "seat 1 has busted with 30"
    answer(hand, "2 take, 2 decline, 3 take, 3 take, 3 decline")
    assert hand.ended
    assert cards(hand, 3) == "8h 4d 3d"
    assert net(hand) == (196, 198, 197 + 9), "seat 3 has 15, seat 2 has 14; seat 1 paid for two cards, and an ante"


FOREHEAD = """Deal one card to each player. Each player holds it on their forehead without looking at it.
Betting round, opened by the player to the left of the dealer.
Deal a second card to each player the same way.
Showdown, high hand wins."""


def test_a_second_card_is_dealt_as_the_first_one() -> None:
    hand = deal(FOREHEAD, "2h 4d 6c 8s Th Qh")
    answer(hand, "1 check, 2 check, 3 check")
    shown = [(event.at.seat, sorted(event.seats - {0})) for event in hand.table.log if isinstance(event, ev.Shown)][:6]
    assert shown == [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])] * 2
    rules = FOREHEAD.replace("Each player holds it on their forehead without looking at it.", "")
    up = rules.replace("one card to", "one card face up to")
    hand = answer(deal(up, "2h 4d 6c 8s Th Qh"), "1 check, 2 check, 3 check")
    assert cards(hand, 1, Lie.UP) == "2h 8s"


def test_only_one_down_card_may_be_taken() -> None:
    rules = """Deal one card face up to each player.
        Each player may take one card, either face up or face down. Only one face down card may be taken per game.
        Repeat the last action until everyone has passed twice in a row.
        Showdown, closest to 21 without going over wins.
        Aces are 1 or 11, face cards are 10, all other cards are face value."""
    hand = answer(deal(rules, "2h 4d", seats=2), "1 take down, 2 decline")
    assert not hand.asking[1].takes(hand.asking[1].default._replace(verb="take", word="down"))
    answer(hand, "1 decline, 2 decline")
    assert not hand.ended, "all have passed once"
    answer(hand, "1 decline, 2 decline")
    assert hand.ended


def test_who_declines_a_card_gets_no_more() -> None:
    rules = """Deal one card face up to each player.
        Deal each player one card face up, if they want it. Players who decline a card may not take any more cards.
        Repeat the last action until no one wants another card.
        Showdown, closest to 21 without going over wins.
        Aces are 1 or 11, face cards are 10, all other cards are face value."""
    hand = answer(deal(rules, "2h 4d 3c 5c", seats=2), "1 take, 2 decline")
    answer(hand, "1 take")
    assert list(hand.asking) == [1], "seat 2 is not asked again"


def test_an_ace_and_a_face_card_and_many_cards() -> None:
    values = "Aces are 1 or 11, face cards are 10, all other cards are face value."
    special = "An ace and a face card beats any other 21. Five cards under 21 beats everything."
    rules = f"""Deal two cards face up to each player.
        The player to the left of the dealer may take as many cards as they want, one at a time.
        Showdown, closest to 21 without going over wins.
        {values}
        {{more}}"""
    deck = "7h Ah 2h 7d Kh 3h 7s 2d 2c 2s"
    tie = answer(deal(rules.format(more=""), deck), "1 take, 1 decline")
    assert net(tie) == (201, 200, 199), "three sevens are as good as an ace and a king"
    natural = answer(deal(rules.format(more=special), deck), "1 take, 1 decline")
    assert net(natural) == (199, 202, 199)
    many = deal(rules.format(more=special), "2h Ah 8h 3d Kh 9h 4s 2d 2c")
    answer(many, "1 take, 1 take, 1 take, 1 decline")
    assert net(many) == (202, 199, 199), "five cards beat everything"


def test_half_for_the_best_natural_hand() -> None:
    rules = """Deal three cards face down to each player.
        {share}
        Twos are wild."""
    deck = dealt("2h 2d Kc", "Qh Qd Jc", "9h 8d 7c")
    assert net(deal(rules.format(share="Showdown, high hand wins."), deck)) == (202, 199, 199)
    natural = "The high hand and the best hand without a wild card split the pot."
    assert net(deal(rules.format(share=natural), dealt("2h 3d Kc", "Qh Jd 9c", "9h 8d 7c"))) == (202, 199, 199)
    hand = deal(rules.format(share=natural), dealt("2h Ad Kc", "Qh Qd Jc", "9h 8d 7c"))
    assert net(hand) == (201, 200, 199), "two aces with the two, two queens without"
