"""Messages that are a little or quite wrong, thousands of them: nothing breaks, and nothing changes."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from kit.mutations import FUZZ, STRANGE
from pokernight.table.choices import Answer
from pokernight.web import deeds, messages
from pokernight.web import live as lives
from pokernight.web.hub import Hub
from pokernight.web.live import Live
from pokernight.web.messages import MOST_BYTES, NoMessage
from pokernight.web.room import Room
from pokernight.web.sight import people_seen
from web.house import Browser, Frame, Server, in_house, sit, table

KINDS: tuple[dict[str, Any], ...] = (
    {"do": "answer", "hand": 2, "question": "2.3.0", "answer": "pass Ah Kd 3c"},
    {"do": "answer", "hand": 2, "question": "2.1.0", "answer": "pass Ah Kd 3c"},
    {"do": "answer", "hand": 1, "question": "1.2.0", "answer": "check"},
    {"do": "say", "words": "king"},
    {"do": "stand"},
    {"do": "away"},
    {"do": "back"},
    {"do": "rebuy"},
    {"do": "deal"},
    {"do": "seal", "seal": "0" * 64},
    {"do": "cut", "cut": "0" * 64},
    {"do": "end"},
    {"do": "call", "game": "five card draw"},
    {"do": "add bot", "kind": "caller"},
    {"do": "remove", "person": "p1"},
    {"do": "settings", "settings": {"ante": 2, "seats": 4}},
    {"do": "take back", "number": 1},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "appoint", "person": "p1"},
    {"do": "hands"},
    {"do": "hand", "number": 9},
)
"""A message of every kind, and several answers."""

Mutation = Callable[[dict[str, Any], Random], Any]


def without_a_field(message: dict[str, Any], chance: Random) -> Any:
    gone = chance.choice(list(message))
    return {name: value for name, value in message.items() if name != gone}


def with_another_value(message: dict[str, Any], chance: Random) -> Any:
    return {**message, chance.choice(list(message)): chance.choice(STRANGE)}


def with_other_values(message: dict[str, Any], chance: Random) -> Any:
    return {name: chance.choice(STRANGE) if chance.random() < 0.5 else value for name, value in message.items()}


def with_like_values(message: dict[str, Any], chance: Random) -> Any:
    like = {name: [one for one in STRANGE if type(one) is type(value)] for name, value in message.items()}
    return {name: value if name in ("id", "do") else chance.choice(like[name]) for name, value in message.items()}


def with_one_more_field(message: dict[str, Any], chance: Random) -> Any:
    return {**message, chance.choice(("seat", "person", "hand", "__proto__", "Do", "")): chance.choice(STRANGE)}


def of_another_kind(message: dict[str, Any], chance: Random) -> Any:
    return {**message, "do": chance.choice(KINDS)["do"]}


def far_inside(message: dict[str, Any], chance: Random) -> Any:
    inside: Any = message
    for _ in range(chance.choice((1, 3, 200))):
        inside = chance.choice(({"id": message["id"], "do": inside}, {**message, "settings": inside}, [inside]))
    return inside


def as_it_is(message: dict[str, Any], _: Random) -> Any:
    return message


SHAPES: tuple[Mutation, ...] = (
    without_a_field, with_another_value, with_other_values, with_one_more_field, of_another_kind, far_inside, as_it_is,
    *[with_like_values] * 5,
)  # fmt: skip
"""What can be wrong; half of all messages have the right shape, and the wrong content."""


def mutated(number: int, chance: Random) -> str:
    """A message with something wrong in its shape, in its bytes, or only in what it wants."""
    message = chance.choice(SHAPES)({"id": f"nonsense {number}", **chance.choice(KINDS)}, chance)
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    match chance.randrange(6):
        case 0:
            letters = list(text)
            for _ in range(chance.randint(1, 6)):
                letters[chance.randrange(len(letters))] = chr(chance.choice((chance.randrange(128), 0x1F0A1, 0xFEFF)))
            return "".join(letters)
        case 1:
            return text[: chance.randrange(len(text) + 1)] + chance.choice(("", text, "\0", "}", "]", " ", "null"))
    return text


AT_ANY_TIME = (messages.Say, messages.Away, messages.Back, messages.Seal, messages.Stand, messages.Rebuy)
"""What everybody at the table may want for themselves, even in the middle of a hand."""

BY_WHOM: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("say", "away", "back", "seal", "stand", "rebuy"), ("p1", "p2", "p3")),
    "call": ("p1", "p3"),
    **dict.fromkeys(("pause", "resume", "appoint", "add bot", "remove", "settings", "end"), ("p1",)),
    "hands": ("p1", "p2", "p3", ""),
    **dict.fromkeys(("answer", "deal", "cut", "take back", "hand"), ()),
}
"""Who may want a message of `KINDS` in the middle of the hand: Ada (p1) is the host, and Cy (p3) deals next."""


def may_be_done(live: Live, person: str, message: messages.AnyMessage) -> bool:
    """Whether Bob, or somebody who looks on, may want this in the middle of a hand."""
    room, seat = live.room, live.room.seat_of(person)
    match message:
        case _ if isinstance(message, AT_ANY_TIME):
            return bool(seat)
        case messages.Answer(hand=hand, question=question, answer=answer):
            assert room.hand
            open_to_all = room.hand.asking.get(seat)
            named = hand == room.number and open_to_all is not None and question == room.question(seat)
            return bool(named and open_to_all and open_to_all.takes(Answer.read(answer)))
    return False


def all_of(live: Live) -> object:
    """Everything that is so at a table."""
    room, hand = live.room, live.room.hand
    assert hand
    return (people_seen(room), room.settings, room.number, room.called, len(room.past), hand.answers.copy(),
            dict(hand.asking), len(hand.table.log), live.written, room.done.copy(), room.pending.copy(), room.paused,
            room.host, room.ledger.balance)  # fmt: skip


async def in_the_middle(hub: Hub) -> Live:
    """A table where one hand has been played, and all three are asked something in the second; Bob has seat 3."""
    live = table(hub, game="anaconda", seconds=600)
    browsers = await sit(hub, live, "Ada", "Bob", "Cy")
    await browsers[0].ask(do="deal")
    while live.room.playing and live.room.hand:
        seat, choice = next(iter(live.room.hand.asking.items()))
        await next(browser for browser in browsers if browser.seat == seat).answer(str(choice.default))
    await browsers[0].ask(do="deal")
    assert live.room.hand
    assert set(live.room.hand.asking) == {1, 2, 3}
    assert live.room.question(live.room.seat_of("p2")) == "2.3.0"
    for browser in browsers:
        live.farewell(browser.listener)
    return live


def test_mutated_messages_break_nothing_and_change_nothing(tmp_path: Path) -> None:
    async def nonsense(hub: Hub) -> None:
        chance = Random(3)
        live = await in_the_middle(hub)
        ada, bob, onlooker = Browser(live, "p1"), Browser(live, "p2"), Browser(live, "")
        before, at_first = all_of(live), len(ada.frames)
        met: Counter[str] = Counter()
        while met.total() - met["proper"] < FUZZ:
            sender, text = chance.choice((bob, onlooker)), mutated(met.total(), chance)
            try:
                message = messages.read(text)
            except NoMessage as error:
                assert str(error).endswith(".")
                met["no message"] += 1
                continue
            if may_be_done(live, sender.listener.person, message):
                met["proper"] += 1
                continue
            sender.frames.clear()
            await live.hear(sender.listener, message)
            *_, reply = map(json.loads, sender.frames)
            only_looks = isinstance(message, messages.Hands | messages.Look)
            assert reply["type"] == "refused" or (only_looks and reply["type"] == "done"), text
            met[type(message).__name__] += 1
        assert all_of(live) == before
        assert len(ada.frames) == at_first, "others were told something"
        assert met.keys() == {"no message", "proper", *(kind.__name__ for kind in get_args(messages.AnyMessage))}
        assert met["proper"] * 10 < FUZZ
        with pytest.raises(NoMessage, match="at most"):
            messages.read("x" * (MOST_BYTES + 1))

    in_house(tmp_path, nonsense)


def test_who_may_want_what_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    async def asking(hub: Hub) -> None:
        live = await in_the_middle(hub)
        hand, browsers = live.room.hand, [Browser(live, person) for person in ("p1", "p2", "p3", "")]
        kinds = {message["do"]: message for message in KINDS if message["do"] != "answer"}
        assert kinds.keys() | {"answer"} == BY_WHOM.keys()
        for kind, message in kinds.items():
            for browser in browsers:
                live.room.pending.clear()
                reply = await browser.ask(**message)
                allowed = browser.listener.person in BY_WHOM[kind]
                assert reply["type"] == ("done" if allowed else "refused"), (kind, browser.listener.person, reply)
        assert live.room.hand is hand
        assert len(live.room.guests) == 4, "only the bot has come, and nobody has left"

    in_house(tmp_path, asking)


def test_strange_words_are_said_and_nothing_else_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "TALK_AT_ONCE", 1e9)

    async def strange(hub: Hub) -> None:
        live = await in_the_middle(hub)
        bob = Browser(live, "p2")
        people, question = people_seen(live.room), bob.state["question"]
        words = [word for word in STRANGE if isinstance(word, str) and word != "\ud800" and 0 < len(word.strip()) < 500]
        for word in words:
            before = live.written
            assert (await bob.ask(do="say", words=word))["type"] == "done"
            assert live.written == before
            assert {"type": "chat", "who": "Bob", "words": word} in map(json.loads, bob.frames)
        assert people_seen(live.room) == people
        assert bob.state["question"] == question

    in_house(tmp_path, strange)


def test_settings_that_a_host_gets_wrong_break_nothing(tmp_path: Path) -> None:
    async def clumsy(hub: Hub) -> None:
        chance = Random(5)
        live = table(hub, game="five card stud")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        names = [name for name in deeds.Settings.__struct_fields__ if name != "rules"]
        met: Counter[str] = Counter()
        for number in range(2_000):
            wrong = {name: chance.choice(STRANGE) for name in chance.sample(names, chance.randint(1, 3))}
            text = json.dumps({"id": f"settings {number}", "do": "settings", "settings": wrong})
            ada.frames.clear()
            try:
                await live.hear(ada.listener, messages.read(text))
            except NoMessage:
                met["no message"] += 1
            else:
                *_, reply = map(json.loads, ada.frames)
                met[reply["type"]] += 1
            bob.frames.clear()
            live.show(bob.listener)
            seen = json.loads(msgspec.json.encode(people_seen(live.room)))
            assert bob.state["people"] == [{**person, "online": True} for person in seen]
        assert min(met[kind] for kind in ("no message", "refused", "done")) > 10
        again = Room(deeds.Settings(auto=False, game="five card stud"))
        for line in hub.store.journal(live.id):
            again.do(deeds.read(line))
        assert again.settings == live.room.settings

    in_house(tmp_path, clumsy)


def wrong(number: int, chance: Random, proper: tuple[type[messages.AnyMessage], ...]) -> str:
    """A message that is none of the proper ones, as a socket can carry it."""
    while True:
        text = mutated(number, chance).encode("utf-8", "replace").decode()
        try:
            message = messages.read(text)
        except NoMessage:
            return text
        if not isinstance(message, proper):
            return text


def last_state(line: ClientConnection) -> Frame:
    """Where a browser stands: it asks for something harmless, and takes the last state before the reply."""
    line.send(json.dumps({"id": "where are we", "do": "hands"}))
    last: Frame = {}
    for frame in map(json.loads, line):
        match frame:
            case {"type": "state"}:
                last = frame
            case {"type": "done", "id": "where are we"}:
                break
    return last


def test_a_server_stands_whatever_its_sockets_bring(tmp_path: Path) -> None:
    chance = Random(7)
    server = Server(tmp_path)
    server.start()
    try:
        path, ada = server.post("/tables", name="Ada", game="anaconda", seconds=600)
        _, bob = server.post(f"{path}/join", name="Bob")
        address = f"ws://127.0.0.1:{server.port}{path}/socket"
        with connect(address, additional_headers={"cookie": ada}) as line:
            line.send(json.dumps({"id": "deal 0001", "do": "deal"}))
            before = last_state(line)
        journal = server.journal()
        for number in range(34):
            seated = number % 2  # Bob, who deals next; anybody else only looks on, and may want nothing at all
            with connect(address, additional_headers={"cookie": bob} if seated else {}) as line:
                for at in range(30):
                    line.send(wrong(30 * number + at, chance, (*AT_ANY_TIME, messages.Call) if seated else ()))
                assert last_state(line)
        assert server.journal() == journal
        with connect(address, additional_headers={"cookie": ada}) as line:
            after = last_state(line)
        assert after["hand"]["seats"] == before["hand"]["seats"]
        assert after["question"]["id"] == before["question"]["id"]
    finally:
        server.kill()
