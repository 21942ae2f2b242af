"""Hands that are over, as somebody saw them: what came of them, and step by step."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import dealt
from pokernight.table.evidence import evidence_of
from pokernight.table.record import Record, outcome
from pokernight.table.referee import Insight
from pokernight.web import deeds
from pokernight.web.job import Job
from pokernight.web.room import Past, Room
from pokernight.web.sight import game_seen, hand_seen
from pokernight.web.teller import Teller

if TYPE_CHECKING:
    from pokernight.table.hand import Hand

MOST_STEPS = 120
"""How many steps of a hand are shown; of a longer one, only so many, evenly spread."""


def hands_seen(room: Room, person: str) -> list[dict[str, Any]]:
    """The last hands, the newest first: the game, who won what, and what it brought the person."""
    return [
        {
            "number": past.number,
            "game": past.title or room.told(past.game),
            "won": [[past.names[seat - 1], chips, why] for seat, chips, why in past.won],
            "gain": past.gains[past.people.index(person)] if person in past.people else None,
        }
        for past in reversed(room.past)
    ]


def look_back(room: Room, person: str, number: int) -> LookBack:
    """What has to be known to play one of the last hands again, as a person saw it."""
    past = next((past for past in room.past if past.number == number), None)
    if past is None:
        raise Mistake(f"Hand {number} is not kept any more.")
    seat = past.people.index(person) + 1 if person in past.people else 0
    settings = msgspec.structs.replace(
        room.settings, rules=past.rules or room.settings.rules, title=past.title or room.settings.title
    )
    return LookBack(
        settings,
        number,
        past.game,
        past.rules,
        past.people,
        past.names,
        past.audit,
        past.record.write(),
        seat,
        number in room.opened,
    )


class LookBack(Job, frozen=True):
    """One of the last hands, played again: every step, the story and all events, as a seat saw them."""

    settings: deeds.Settings
    number: int
    game: str
    rules: tuple[str, ...]
    people: tuple[str, ...]
    names: tuple[str, ...]
    audit: str
    record: str
    seat: int
    opened: bool
    """Whether the seed of its shuffle is open."""

    patience: ClassVar[float] = 10.0
    late: ClassVar[str] = "This hand takes too long to play again."
    courtesy: ClassVar[int] = 5

    def do(self) -> dict[str, Any]:
        """The hand as it is sent to a browser."""
        record = Record.read(self.record)
        past = Past(self.number, self.game, self.rules, self.people, self.names, (), [], record, self.audit)
        room = Room(self.settings, opened={self.number: ""} if self.opened else {})
        return {"type": "hand", **hand_again(room, past, self.seat)}


def hand_again(room: Room, past: Past, seat: int) -> dict[str, Any]:
    """A hand that is over, step by step."""
    scene = _scene(room, past)
    assert scene.hand
    entry = scene.entry_of(past.game)
    teller = Teller(scene.hand, past.names, entry.game.numbered)
    insight = Insight(scene.hand, seat)
    answers = past.record.answers
    every = max(1, -(-len(answers) // MOST_STEPS))
    steps = [
        hand_seen(scene, scene.hand.view(seat), insight)
        for count in chain((0,), past.record.steps(scene.hand))
        if count % every == 0 or count == len(answers)
    ]
    teller.go_on()
    lines = teller.lines[seat]
    return {
        "number": past.number,
        "game": game_seen(entry),
        "steps": [{"hand": step} for step in steps],
        "lines": lines,
        "record": _record(room, past, scene.hand, seat),
        "text": "\n".join((f"Hand {past.number}: {past.game}", *lines)),
    }


def _record(room: Room, past: Past, hand: Hand, seat: int) -> dict[str, Any]:
    """A hand as a seat saw it, with what it can check; and all of it where the seed is open."""
    seen = {"hand": past.number, "game": past.game, "players": past.names, "audit": past.audit, "seat": seat}
    seen |= outcome(hand, seat)
    opened = past.number in room.opened
    evidence = evidence_of(hand, seat, opened=opened)
    if evidence:
        seen["shuffle"] = evidence.data()
    if opened:
        seen["record"] = json.loads(past.record.write())
        seen["rules"] = past.rules
    return seen


def _scene(room: Room, past: Past) -> Room:
    """The room as it was when a hand had just been dealt."""
    scene = replace(room, number=past.number, game=past.game, seated=past.people, names=past.names, past=[])
    if past.rules:
        scene.settings = msgspec.structs.replace(room.settings, rules=past.rules)
    scene.hand = dealt(past.record, scene.entry_of(past.game))
    return scene
