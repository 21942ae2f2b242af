"""Golden hands: one for each game, in which everything happens that its rules speak of."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.replay import dealt
from pokernight.play import course
from pokernight.play.program import Do
from pokernight.play.program import Table as PlayTable
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.record import Record, place_text
from pokernight.table.telling import cards_told, told

GOLDEN = Path(__file__).parent.parent / "golden"


def path_of(entry: Entry) -> Path:
    """Where the golden hand of a game is kept."""
    name = "".join(letter if letter.isalnum() else "-" for letter in entry.name.casefold())
    return GOLDEN / f"{entry.number:04}-{'-'.join(filter(None, name.split('-')))}.json"


@contextmanager
def watched() -> Iterator[set[object]]:
    """A set that fills with the first steps of what follows from every watch that fires."""
    happened: set[object] = set()
    with pytest.MonkeyPatch.context() as patch:
        follow = course._next_due

        def following(table: PlayTable) -> None:
            happened.add(int(table.s.due_step[table.s.due - 1]))
            follow(table)

        patch.setattr(course, "_next_due", following)
        yield happened


def missing(entry: Entry, hand: Hand, happened: set[object]) -> list[str]:
    """What the rules of a game speak of that did not happen in a hand."""
    begun = {event.line for event in hand.table.log if isinstance(event, ev.Began)}
    program = entry.game.lowered.program
    begins = {step.line for step in program.steps if step.do == Do.LINE}
    quiet = [f"it never came to {watch}" for watch in program.watches if watch.then >= 0 and watch.then not in happened]
    lines = [f"line {line} was never reached" for line in sorted(begins - begun)]
    return [*lines, *quiet, *([] if hand.ended else ["it does not come to an end"])]


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
