"""What is wild by what everybody saw stays so, whoever folds."""

import os
from collections.abc import Sequence
from random import Random

import pytest

from pokernight.cards import Card
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.play.hand import PlayedHand
from pokernight.play.program import Do
from pokernight.table import events as ev
from pokernight.table.places import COMMON
from pokernight.table.places import hand as held_by

HANDS = int(os.environ.get("HANDS", "100")) // 5
"""How many hands of each game are played."""

WITH_WILDS = [
    entry
    for entry in shipped()
    if "wilds" in entry.game.tags and any(step.do == Do.BET for step in entry.game.lowered.program.steps)
]
"""The games with wild cards in which somebody can fold."""


def seen_wild(hand: PlayedHand, seat: int, others: Sequence[int]) -> frozenset[Card]:
    """What a seat knows to be wild of the cards of some players and the common ones."""
    state = hand.table.state
    cards = {card for other in others for card in state.at(held_by(other))} | set(state.at(COMMON))
    return hand.referee.insight(seat)[1] & cards


@pytest.mark.parametrize("entry", WITH_WILDS, ids=lambda entry: entry.name)
def test_nobody_sees_another_card_become_wild_because_somebody_folds(entry: Entry) -> None:
    folds = 0
    for number in range(HANDS):
        chance = Random(f"wild/{entry.number}/{number}")
        hand = entry.game.deal(chance.randint(3, entry.game.most_seats), f"wild/{number}")
        assert isinstance(hand, PlayedHand)
        while not hand.ended:
            seat, choice = next(iter(hand.asking.items()))
            answer = choice.any(chance)
            others = [other for other in hand.table.state.still_in if other != seat]
            before = [seen_wild(hand, other, others) for other in others]
            heard = len(hand.table.log)
            hand.answer(seat, answer)
            mucked = all(isinstance(event, ev.Acted | ev.Folded | ev.Moved) for event in hand.table.log[heard:])
            if answer.verb == "fold" and mucked:
                assert [seen_wild(hand, other, others) for other in others] == before, f"after seat {seat} folded"
                folds += 1
    assert folds
