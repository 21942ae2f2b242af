"""What players need not do if they pay, and dealt cards that are changed at a price."""

import pytest

from kit.hands import answer, cards, deal, dealt, net
from kit.lines import reads_as
from pokernight.rules import Unread, read_line
from pokernight.rules.betting.pay import LAST_PAYMENT
from pokernight.table.choices import Answer
from pokernight.table.places import Lie

NOTHING = "They may pay the maximum bet to do nothing instead."
CHANGED = "They may pay the minimum bet to change it for the next card of the deck."


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Each player flips one card. You may pay max bet to not flip.", f"Each player flips 1 card. {NOTHING}"),
        ("Each player flips one card, but may pay max bet to keep it down.", f"Each player flips 1 card. {NOTHING}"),
        (
            "Each player flips the top card of their stack. You may pay max bet not to flip.",
            f"Each player flips the top card of their stack. {NOTHING}",
        ),
        (
            "Each player exchanges one card with the player on their left. You may pay max bet to not exchange.",
            f"Each player exchanges 1 card with the player to the left. {NOTHING}",
        ),
        (
            "Each player flips over one down card, or pays max bet to not flip.",
            "Each player pays the maximum bet or flips 1 down card.",
        ),
        ("Each player must flip one card unless they pay ante.", "Each player pays the ante or flips 1 card."),
        (
            "Each player passes one card to their left, or pays ante to not pass.",
            "Each player pays the ante or passes 1 card to the left.",
        ),
        (
            "Each player discards one card. You may pay ante not to discard.",
            "Each player discards 1 card. They may pay the ante to discard no cards instead.",
        ),
        ("You may pay max bet to not flip.", NOTHING),
    ],
)
def test_what_need_not_be_done(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_nobody_does_nothing_by_itself() -> None:
    with pytest.raises(Unread):
        read_line("Each player does nothing.")


@pytest.mark.parametrize(
    "said",
    [
        "They may reject it and get the next card off the deck for minimum bet.",
        "They may reject it for minimum bet and get the next card off the deck instead.",
        "You may pay minimum bet to get the next card off the deck instead.",
        "They may reject it for minimum bet and get another card, which they must keep.",
        "You may pay minimum bet to discard it and get a new card.",
    ],
)
def test_a_dealt_card_is_changed_at_a_price(said: str) -> None:
    assert (
        read_line(f"Deal one card up to each player. {said}").write()
        == f"Deal 1 card face up to each player. {CHANGED}"
    )


BET = "Betting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."


def test_who_pays_keeps_the_card_down() -> None:
    hand = deal(
        f"Deal 2 cards face down to each player.\nEach player flips 1 down card. {NOTHING}\n{BET}", "Ah Kh Qh 2c 3c 4c"
    )
    assert sorted(hand.asking) == [1, 2, 3], "all choose at once"
    answer(hand, "1 pay, 2 flip 3c")
    assert (net(hand), cards(hand, 2, Lie.UP)) == ((199, 199, 199), ""), "until all have chosen"
    answer(hand, "3 flip 4c")
    assert net(hand) == (194, 199, 199)
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["", "3c", "4c"]


def test_who_pays_keeps_the_stack_down() -> None:
    stack = "Each player puts their cards in a stack, face down."
    flip = f"Each player flips the top card of their stack. {NOTHING}"
    hand = deal(f"Deal 2 cards face down to each player.\n{stack}\n{flip}\n{BET}", "Ah Kh Qh 2c 3c 4c")
    answer(hand, "1 stack Ah 2c, 2 stack Kh 3c, 3 stack Qh 4c")
    assert hand.asking[1].prompt == "Pay 5 to do nothing instead?"
    answer(hand, "1 pay, 2 decline, 3 decline")
    assert net(hand) == (194, 199, 199)
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2, 3)] == ["", "Kh", "Qh"]


@pytest.mark.parametrize(
    ("otherwise", "said"),
    [("discard it", "discard"), ("flip a down card", "flip"), ("pass one card to the left", "pass")],
)
@pytest.mark.parametrize("declines", [True, False])
def test_who_does_not_pay_says_what_he_does_instead(otherwise: str, said: str, declines: bool) -> None:
    hand = deal(
        f"""Deal one card face down to each player.
        Deal one card face up to each player.
        If a player gets a six face up, they must pay max bet or {otherwise}.
        Showdown, high hand wins.""",
        dealt("2c 6h", "3d 7d"),
        seats=2,
    )
    assert hand.asking[1].default == Answer(said)
    answer(hand, "1 decline" if declines else f"1 {said}")
    assert hand.table.state.notes[LAST_PAYMENT] == (1, -1)
    assert cards(hand, 1, Lie.UP) != "6h" or hand.asking[1].default.cards
