"""What is told alike to several is what each of them would have been told alone."""

from random import Random

import pytest

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.evening.names import Names
from pokernight.table.telling import told
from pokernight.web.teller import Teller

NAMES = ["Ada", "Bob", "Cleo", "Dan"]


@pytest.mark.parametrize("entry", list(shipped())[1::4], ids=lambda entry: entry.name)
def test_everybody_is_told_what_that_seat_saw(entry: Entry) -> None:
    chance = Random(f"telling/{entry.number}")
    seats = min(len(NAMES), entry.game.most_seats)
    hand = entry.game.deal(seats, entry.number)
    rules = entry.game.numbered
    teller = Teller(hand, NAMES[:seats], rules)
    heard = [0] * (seats + 1)
    for _ in range(60):
        before = [len(teller.lines[seat]) for seat in range(seats + 1)]
        teller.go_on()
        for seat in range(seats + 1):
            new = hand.story(seat)[heard[seat] :]
            heard[seat] += len(new)
            alone = map(Names(NAMES[:seats], seat), told(new, rules, seat))
            assert teller.lines[seat][before[seat] :] == list(alone)
        if hand.ended:
            break
        seat = next(iter(hand.asking))
        hand.answer(seat, hand.asking[seat].any(chance))
