"""Whoever deals turns the cards of the table, folded or not."""

import pytest

from kit.games import GAMES
from pokernight.catalogue.entry import Entry
from pokernight.play.program import Do
from pokernight.table import events as ev
from pokernight.table.choices import Betting

SEATS, DEALER = 3, 3

TURNED_BY_THE_DEALER = [
    entry
    for entry in GAMES
    if any(step.serves for step in entry.game.lowered.program.steps)
    and any(step.do == Do.BET for step in entry.game.lowered.program.steps)
]
"""The games in which the dealer turns cards, and can fold."""


@pytest.mark.parametrize("entry", TURNED_BY_THE_DEALER, ids=lambda entry: entry.name)
def test_the_dealer_turns_cards_after_folding(entry: Entry) -> None:
    steps = entry.game.lowered.program.steps
    lines = {step.line for step in steps if step.serves}
    hand = entry.game.deal(SEATS, seed=1)
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        folds = seat == DEALER and isinstance(choice, Betting) and "fold" in choice.plain_verbs
        hand.answer(seat, "fold" if folds else choice.default)
    begun, turned = set[int](), set[int]()
    line = 0
    for event in hand.table.log:
        if isinstance(event, ev.Began):
            line = event.line
            begun.add(line)
        elif isinstance(event, ev.Turned):
            turned.add(line)
    assert any(isinstance(event, ev.Folded) and event.seat == DEALER for event in hand.table.log)
    assert begun & lines <= turned
