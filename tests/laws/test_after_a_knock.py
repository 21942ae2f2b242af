"""Whoever knocks has had the last turn: all others have theirs, beginning to the left of the knocker."""

from random import Random

import pytest

from kit.games import GAMES
from pokernight.catalogue.entry import Entry
from pokernight.meaning.deeds import Deed, Verb

SEATS = 4
HANDS = 20


def knocks(entry: Entry) -> bool:
    """Whether players may knock in a game."""
    parts = (part for line in entry.game.lines for part in line.walk())
    return any(isinstance(part, Deed) and part.verb is Verb.KNOCK for part in parts)


@pytest.mark.parametrize("entry", [entry for entry in GAMES if knocks(entry)], ids=lambda entry: entry.name)
def test_the_last_turns_begin_to_the_left_of_the_knocker(entry: Entry) -> None:
    knockers = set()
    for number in range(HANDS):
        chance = Random(f"knock/{entry.number}/{number}")
        hand = entry.game.deal(SEATS, f"knock/{number}")
        knocker, turns = 0, list[int]()
        while not hand.ended:
            ((seat, choice),) = hand.asking.items()
            answer = choice.any(chance)
            if knocker and seat not in turns:
                turns.append(seat)
            knocker = seat if answer.verb == "knock" else knocker
            hand.answer(seat, answer)
        assert turns == [(knocker + step - 1) % SEATS + 1 for step in range(1, SEATS)]
        knockers.add(knocker)
    assert len(knockers) > 1
