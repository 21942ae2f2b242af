"""A common card that somebody calls for while cards are dealt."""

import pytest

from kit.hands import answer, cards, deal
from pokernight.cards import texts
from pokernight.game import Game
from pokernight.rules import read_line
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
    game = Game.read([line.strip() for line in RULES.splitlines()])
    assert (game.numbers.cards, game.numbers.seen) == (3, 3)
    assert game.tags == ("common", "wilds")
