"""Hands with a budget: what asks somebody now and then is never called off, and what goes on and on is."""

from random import Random

import pytest

from kit.hands import read_game
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.table.budget import Budget, Endless, within
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.web.live import UNASKED

ON_AND_ON = (
    "Deal seven cards face up to each player.",
    "If nobody has four of a kind, redeal.",
    "Showdown: the high hand wins.",
)
PATIENT = 600.0
"""How fast the machine is does not matter here."""


@pytest.mark.parametrize(
    "budget", [Budget(PATIENT, 1_000, 1_000_000), Budget(PATIENT, 1_000_000, 20), Budget(0.0, 1_000_000, 1_000_000)]
)
def test_each_part_of_a_budget_stops_what_goes_on_and_on(budget: Budget) -> None:
    game = read_game(ON_AND_ON)
    assert game.deal(5, "seed").ended
    with within(budget), pytest.raises(Endless):
        game.deal(5, "seed")
    assert game.deal(5, "seed").ended, "the budget holds no longer than it should"


@pytest.mark.parametrize("entry", shipped(), ids=lambda entry: str(entry.number))
def test_no_game_of_the_catalogue_needs_more_than_the_house_gives(entry: Entry) -> None:
    chance = Random(entry.number)
    with within(UNASKED._replace(seconds=PATIENT)):
        hand = entry.game.deal(min(6, entry.game.most_seats), entry.number)
        for _ in range(400):
            if not hand.ended:
                _answer(hand, chance)


def _answer(hand: Hand, chance: Random) -> None:
    """What keeps a hand going: call where one can, or what is usual."""
    seat, choice = next(iter(hand.asking.items()))
    try:
        hand.answer(seat, "call" if chance.random() < 0.9 else str(choice.default))
    except Refused:
        hand.answer(seat, choice.default)
