"""A common card that somebody calls for while cards are dealt."""

import pytest

from kit.hands import answer, cards, deal, read_game
from kit.lines import reads_as
from pokernight.cards import texts
from pokernight.rules import Unread, read_line
from pokernight.table import events as ev
from pokernight.table.places import COMMON

WRITTEN = (
    "Deal 2 cards face down to each player."
    " While these cards are dealt, a player may say 'spit', and the next card comes face up as a common card."
)
SPIT = (
    "Deal two cards down to each player. Any player may say 'spit' during the deal, and the next card off the deck is"
    " dealt face up to the table as a common card."
)
RULES = f"""{SPIT}
    Betting round.
    Showdown, high hand wins.
    The common card is wild, as are all other cards of the same rank."""


@pytest.mark.parametrize(
    "said",
    [
        SPIT,
        "Deal two cards down to each player. If anyone says spit during the deal, the next card is turned face up as a"
        " common card.",
        "Deal two cards down to each player. During the deal, a player may call out 'spit', and the next card goes face"
        " up in the middle as a common card.",
        WRITTEN,
    ],
)
def test_sentence(said: str) -> None:
    assert read_line(said).write() == WRITTEN


def test_the_next_card_is_common_once_somebody_has_called() -> None:
    hand = deal(RULES, "2h 3h 4h 5h 6h Kd 7h", seats=3)
    assert list(hand.asking) == [1], "who has just got a card is asked"
    answer(hand, "1 decline, 2 say")
    assert texts(hand.table.state.at(COMMON)) == "4h"
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["2h 6h", "3h Kd", "5h 7h"], "and the deal goes on"
    assert [event.word for event in hand.table.log if isinstance(event, ev.Said)] == ["spit"]
    assert hand.asking[1].prompt == "Check or bet.", "nobody calls twice"


def test_nobody_has_to_call() -> None:
    hand = deal(RULES, "2h 3h 4h 5h 6h 7h", seats=3)
    answer(hand, *(f"{seat} decline" for seat in (1, 2, 3, 1, 2, 3)))
    assert not hand.table.state.at(COMMON)


def test_numbers() -> None:
    game = read_game([line.strip() for line in RULES.splitlines()])
    assert (game.numbers.cards, game.numbers.seen) == (3, 3)
    assert game.tags == ("common", "wilds")


FOUR = "Deal 4 cards face down to each player. While these cards are dealt, a player may say 'spit', and the next card"
SAYS = "Deal four cards down to each player, one at a time. When any player says the word 'spit,' deal one common card"


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (f"{SAYS} face up to the table.", f"{FOUR} comes face up as a common card."),
        (
            f"{SAYS} face up to the table. If no one says it, deal the common card after the fourth card.",
            f"{FOUR} comes face up as a common card. If nobody does, it comes after the fourth card.",
        ),
        (
            f"{SAYS} face up to the table. If no one does, it is dealt at the end of the deal.",
            f"{FOUR} comes face up as a common card. If nobody does, it comes after the last card.",
        ),
        (
            "When any player says 'spit,' deal one common card face up to the table.",
            "If a player says the word 'spit', deal 1 common card face up to the table.",
        ),
        (
            "Deal one card down to each player until each player has four cards.",
            "Each player draws cards until they have 4.",
        ),
    ],
)
def test_a_word_beside_a_deal(said: str, ours: str) -> None:
    reads_as(said, ours)


def test_no_other_word_is_meant() -> None:
    with pytest.raises(Unread):
        read_line(f"{SAYS} face up to the table. If no one says 'boo', deal the common card after the fourth card.")


@pytest.mark.parametrize(
    ("when", "common", "first"), [("after the first card", "4h", "2h 5h"), ("at the end of the deal", "6h", "2h 4h")]
)
def test_the_card_comes_though_nobody_calls(when: str, common: str, first: str) -> None:
    rules = f"{SPIT} If no one says it, the common card is dealt {when}.\nBetting round.\nShowdown, high hand wins."
    hand = deal(rules, "2h 3h 4h 5h 6h 7h", seats=2)
    answer(hand, "1 decline, 2 decline")
    while "spit" in hand.asking[next(iter(hand.asking))].prompt:
        answer(hand, f"{next(iter(hand.asking))} decline")
    assert (texts(hand.table.state.at(COMMON)), cards(hand, 1)) == (common, first)


def test_who_calls_has_called_for_all() -> None:
    rules = f"{SPIT} If no one says it, the common card is dealt at the end of the deal.\nBetting round.\nShowdown."
    hand = answer(deal(rules, "2h 3h 4h 5h 6h 7h", seats=2), "1 say")
    assert texts(hand.table.state.at(COMMON)) == "3h"
