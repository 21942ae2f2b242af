"""Passes at the table: who looks first, what is kept for a price or stays where it came, and what is wild by it."""

from kit.hands import answer, cards, deal, dealt, net, read_game
from pokernight.table import events as ev

DEAL = "Deal 2 cards face down to each player."
PASS = "Each player passes 1 card to the left."
HIGH = "Showdown: the high hand wins."
CARDS = dealt("2h 4d", "8h 9d", "3h 5d", then="Ks Qs")


def test_who_looks_first_passes_in_turn() -> None:
    hand = deal(f"{DEAL}\n{PASS} You must look at the card passed to you before passing.\n{HIGH}", CARDS)
    answer(hand, "1 pass 2h")
    assert list(hand.asking) == [2]
    answer(hand, "2 pass 2h, 3 pass 2h")
    assert hand.ended
    together = deal(f"{DEAL}\n{PASS}\n{HIGH}", CARDS)
    assert list(together.asking) == [1, 2, 3]


def test_what_is_said_by_itself_holds_for_every_pass() -> None:
    in_turn = "Each player in turn passes 1 card to the left."
    rules = f"{DEAL}\n{in_turn}\n{in_turn}\n{HIGH}\nThe passing is done before anyone looks at the cards they receive."
    hand = deal(rules, CARDS)
    assert list(hand.asking) == [1, 2, 3]
    answer(hand, "1 pass 2h, 2 pass 8h, 3 pass 3h")
    assert list(hand.asking) == [1, 2, 3]


def test_cards_that_are_kept_for_a_price_come_from_the_deck() -> None:
    keep = (
        "You may pay max bet to keep the cards you were going to pass."
        " The player you would have passed to gets cards off the deck instead."
    )
    draw = "Each player may draw 1 card."
    hand = deal(f"{DEAL}\n{PASS}\n{draw}\n{HIGH}\n{keep}", CARDS)
    assert hand.asking[1].prompt == "Pass 1 card to the left. Or pay 5 to pass 1 card to the left from the deck."
    answer(hand, "1 pay, 2 pass 8h, 3 pass 3h")
    assert (cards(hand, 1), cards(hand, 2), cards(hand, 3)) == ("2h 4d 3h", "9d Ks", "5d 8h")
    assert net(hand) == (194, 199, 199)
    assert "Or pay" not in hand.asking[1].prompt, "it is about the pass, and not about the draw"


def test_cards_that_are_kept_for_a_price() -> None:
    hand = deal(f"{DEAL}\n{PASS} You may pay the ante to keep the cards you were going to pass.\n{HIGH}", CARDS)
    answer(hand, "1 pass, 2 pass 8h, 3 pass 3h")
    assert (cards(hand, 1), cards(hand, 2), cards(hand, 3)) == ("2h 4d 3h", "9d", "5d 8h")
    assert ev.Paid(1, 1, "fee") in hand.table.log


def test_who_cannot_pay_passes() -> None:
    keep = "You may pay max bet to keep the cards you were going to pass. That player gets cards from the deck instead."
    hand = deal(f"{DEAL}\n{PASS} {keep}\n{HIGH}", CARDS, stacks=(5, 20, 20))
    assert "Or pay" not in hand.asking[1].prompt
    assert "Or pay 5" in hand.asking[2].prompt


def test_a_card_that_was_passed_twice_is_wild() -> None:
    twice = "Any card passed to you twice is wild for you."
    rules = f"{DEAL}\n{PASS}\nEach player passes 1 card to the right.\n{PASS}\n{HIGH}\n{twice}"
    hand = deal(rules, dealt("2h 4d", "9h 8d", "Ah Kd"))
    answer(hand, "1 pass 2h, 2 pass 9h, 3 pass Ah")
    answer(hand, "1 pass Ah, 2 pass 2h, 3 pass 9h")
    answer(hand, "1 pass 2h, 2 pass 9h, 3 pass Ah")
    assert cards(hand, 2) == "8d 2h"
    assert [event.why for event in hand.table.log if isinstance(event, ev.Won)] == ["high hand, pair of kings"]
    once = rules.replace(" twice", "")
    assert [read_game(text.splitlines()).numbers.wilds for text in (rules, once)] == [39, 52]


TAKE_IT = """Deal 1 card face down to each player.
Deal 1 card face up to each player. You may pay the minimum bet to pass it to the player on your left instead.
Deal 1 card face up to each player. You may pay the minimum bet to pass it to the player on your left instead.
Showdown: the high hand wins."""


def test_a_card_that_was_passed_is_kept() -> None:
    free = deal(TAKE_IT, "2h 3h 4h 5s 6s 7s")
    answer(free, "1 pass")
    assert list(free.asking) == [2], "it may go on"
    kept = deal(f"{TAKE_IT}\nA player who has had a card passed to them must keep it.", "2h 3h 4h 5s 6s 7s 8s 9s")
    answer(kept, "1 pass")
    assert list(kept.asking) == [3], "seat 2 has no choice"
    answer(kept, "3 decline, 1 pass")
    assert list(kept.asking) == [3], "in the second round as well"


def test_nobody_passes_to_who_has_enough() -> None:
    hand = deal(f"{TAKE_IT}\nCards may not be passed to a player who already has two cards.", "2h 3h 4h 5s 6s 7s 8s 9s")
    answer(hand, "1 pass, 2 pass, 3 pass")
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [3, 3, 3]
    assert list(hand.asking) == [3], "only what goes past the dealer may still be refused"
