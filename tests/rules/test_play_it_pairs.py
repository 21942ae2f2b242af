"""A card that was just dealt or turned up and pairs another: what comes of it for its owner alone."""

import pytest

from kit.hands import answer, deal, dealt, net, up
from kit.lines import reads_as
from pokernight.rules import Unread, read_line

ONE_UP = "Deal 1 card face up to each player."
HIGH = "Showdown: the high hand wins."
PAIRED = "If the last face up card they were dealt pairs one of their up cards"
RAZZLE = (
    "Deal one up to each player. If it pairs one of your up cards, you may pay minimum bet to discard it and get the"
    " top card off the deck instead."
)


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (RAZZLE, f"{ONE_UP} {PAIRED}, they may pay the minimum bet to exchange it for the top card of the deck."),
        (
            "Deal one up to each player. If it matches one of your hole cards, you must pay the ante.",
            f"{ONE_UP} If the last face up card they were dealt pairs one of their down cards, they must pay the ante.",
        ),
        (
            "Deal one up to each player. If it is a heart, you may discard it and get the top card off the deck"
            " instead.",
            f"{ONE_UP} If the last face up card they were dealt is a heart, they may exchange it for the top card of"
            " the deck.",
        ),
        (
            "Each player flips one card. If it pairs one of your other cards, you must fold.",
            "Each player flips 1 card. If the card they just flipped pairs one of their other cards, they must fold.",
        ),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_without_a_card_before_it_nothing_is_meant() -> None:
    with pytest.raises(Unread):
        read_line("If it pairs one of your up cards, you must fold.")


def test_only_who_is_paired_may_change_the_card() -> None:
    rules = f"Deal 2 cards face down to each player.\n{ONE_UP}\n{RAZZLE}\n{HIGH}"
    deck = dealt("9s 2c 9h 9d", "8s 4c Kh Qd", "7s 5c 4h 4d", then="Js Ts")
    hand = deal(rules, deck)
    assert list(hand.asking) == [1], "nobody else has an up card that is paired, or is asked before his turn"
    answer(hand, "1 exchange")
    assert up(hand, 1) == "9h Js"
    assert list(hand.asking) == [3], "a pair with a down card is none, nor is none at all"
    answer(hand, "3 decline")
    assert up(hand, 3) == "4h 4d"
    assert net(hand) == (202, 199, 199), "nines in the end, one of them down"


def test_a_pair_with_a_down_card() -> None:
    rules = f"Deal 1 card face down to each player.\n{RAZZLE.replace('up cards', 'hole cards')}\n{HIGH}"
    hand = deal(rules, dealt("9s 9d", "8s Qd", "7s 4d", then="Js"))
    assert list(hand.asking) == [1]
    assert net(answer(hand, "1 exchange")) == (198, 203, 199), "queen high beats jack high, and the fee is won"
