"""Golden hands: one for each game, in which everything happens that its rules speak of."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kit.ruled import ruled
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.replay import dealt
from pokernight.rules.watches.trigger import Check, When
from pokernight.table import events as ev
from pokernight.table.frame import Frame
from pokernight.table.hand import Hand
from pokernight.table.record import Record, place_text
from pokernight.table.table import Table
from pokernight.table.telling import cards_told, told

GOLDEN = Path(__file__).parent.parent / "golden"


def path_of(entry: Entry) -> Path:
    """Where the golden hand of a game is kept."""
    name = "".join(letter if letter.isalnum() else "-" for letter in entry.name.casefold())
    return GOLDEN / f"{entry.number:04}-{'-'.join(filter(None, name.split('-')))}.json"


@contextmanager
def watched() -> Iterator[set[object]]:
    """A set that fills with every watch that fires, every look that finds something, and every offer that is taken."""
    happened: set[object] = set()
    with pytest.MonkeyPatch.context() as patch:
        watch, due = When.watch, Check.due

        def watching(self: When, table: Table, event: ev.Event) -> list[Frame]:
            frames = list(watch(self, table, event))
            happened.update([self] if frames else [])
            return frames

        def looking(self: Check, table: Table) -> list[Frame]:
            frames = due(self, table)
            happened.update([self] if frames else [])
            return frames

        patch.setattr(When, "watch", watching)
        patch.setattr(Check, "due", looking)
        yield happened


def missing(entry: Entry, hand: Hand, happened: set[object]) -> list[str]:
    """What the rules of a game speak of that did not happen in a hand."""
    course = ruled(entry.game).course
    begun = {event.line for event in hand.table.log if isinstance(event, ev.Began)}
    lines = [f"line {turn.line} was never reached" for turn in course.turns if turn.line not in begun]
    watches = [rule for rule in course.rules if isinstance(rule, When | Check)]
    quiet = [f"it never came to this: {rule}" for rule in watches if rule not in happened]
    end = [] if hand.ended else ["it does not come to an end"]
    return [*lines, *quiet, *end]


def transcript(entry: Entry, record: Record) -> str:
    """A golden hand in words: all that happened, then what each seat had seen before the cards were shown."""
    hand = dealt(record, entry)
    before = hand.copy()
    for number in range(len(record.answers)):
        before = hand.copy() if not hand.ended else before
        Record(record.game, answers=record.answers[number : number + 1]).play(hand)
    lines = [f"{entry.link}, {record.seats} seats", *told(hand.table.log, entry.game.numbered)]
    for seat in range(1, record.seats + 1):
        seen = "; ".join(
            f"{place_text(place)}: {cards_told(card.card for card in cards)}"
            for place, cards in sorted(before.view(seat).places.items())
            if place_text(place) != "deck"
        )
        lines.append(f"Seat {seat} saw before the last answer: {seen}.")
    gains = zip(hand.table.state.chips[1:], hand.stacks, strict=True)
    lines.append("In the end: " + ", ".join(f"seat {s} {now - then:+}" for s, (now, then) in enumerate(gains, 1)) + ".")
    return "\n".join(lines) + "\n"
