"""What is kept from one frame to the next is as good as new."""

import json
from random import Random

import msgspec
import pytest

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.table.referee import Insight
from pokernight.web import deeds
from pokernight.web.room import Room
from pokernight.web.showing import Listener, Showing
from pokernight.web.sight import hand_seen, question_seen

ASKED_TWICE = ("Chessapeake Trade-In", "Six Kick")
"""Games in which a player can be asked again though nobody has seen anything happen since."""


@pytest.mark.parametrize(
    "entry", [*list(shipped())[2::4], *(shipped()[name] for name in ASKED_TWICE)], ids=lambda entry: entry.name
)
def test_every_frame_shows_the_hand_as_it_is(entry: Entry) -> None:
    chance = Random(f"showing/{entry.number}")
    room = Room(deeds.Settings(game=str(entry.link), auto=False))
    for number in range(1, min(3, entry.game.most_seats) + 1):
        room.do(deeds.Join(f"p{number}", f"Player {number}"))
    showing = Showing("a table", room)
    listeners = [Listener(guest.id, lambda _: None) for guest in room.guests] + [Listener("", lambda _: None)]
    for _ in range(2):
        people = tuple(guest.id for guest in room.ready)
        room.do(deeds.Deal(str(entry.link), people, (), str(chance.random())))
        for _ in range(30):
            showing.go_on()
            for listener in listeners:
                check(room, showing, listener)
            if not room.playing:
                break
            assert room.hand
            seat = next(iter(room.hand.asking))
            room.do(deeds.Answered(seat, str(room.hand.asking[seat].any(chance))))
        room.hand = None
        if len(room.ready) < 2:
            break


def check(room: Room, showing: Showing, listener: Listener) -> None:
    """See that the last frame for a browser shows what there is to see now."""
    assert room.hand
    *_, last = showing.frames(listener, deadline=None, next_at=None)
    state = json.loads(last)
    anew = room.hand.copy()  # which keeps nothing that was looked at before
    view = anew.view(room.seat_of(listener.person))
    fresh = hand_seen(room, view, Insight(anew, view.seat))
    assert state["hand"] == plain({**fresh, "deadline": None})
    question = question_seen(room, view)
    assert state["question"] == plain(question and {**question, "deadline": None})


def plain(seen: object) -> object:
    """What is seen, as a browser gets it."""
    return json.loads(msgspec.json.encode(seen))
