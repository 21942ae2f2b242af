"""Lines that nobody can trust: messages come twice, late, out of order or are cut off, and each action counts once."""

import asyncio
import json
import os
from collections import Counter
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from pokernight.catalogue.shelf import shipped
from pokernight.web import deeds, messages
from pokernight.web import live as lives
from pokernight.web.hub import Hub
from pokernight.web.live import Live
from pokernight.web.room import Room
from pokernight.web.sight import people_seen
from pokernight.web.store import Store, Unsaved
from web.house import Browser, in_house, sit, table

REPEATS = int(os.environ.get("REPEATS", "40"))
"""How many hands are played so; a longer run sets another number."""

AN_EVENING = 40
"""How many of them at one table."""

GAMES = [str(entry.link) for entry in shipped() if entry.game.most_seats > 2]

RECENT = 300
"""How many messages back somebody may use an id again for something else."""


class Letter(NamedTuple):
    """A message, and whose it is."""

    who: int
    message: dict[str, Any]


class Storm:
    """A table whose messages come as the weather wants, and an account of what was meant."""

    def __init__(self, live: Live, windows: list[list[Browser]], chance: Random) -> None:
        """Everybody has two windows open, and messages come from either."""
        self.live, self.windows, self.chance = live, windows, chance
        self.sent: list[Letter] = []
        """All that was meant, each thing once."""
        self.heard: list[Counter[str]] = [Counter() for _ in self.all_windows]
        """What was said, as each window heard it."""

    @property
    def all_windows(self) -> list[Browser]:
        return [window for windows in self.windows for window in windows]

    def write(self, who: int, **wish: Any) -> Letter:
        """A message that nobody has sent before."""
        self.sent.append(Letter(who, {"id": f"message {len(self.sent):06}", **wish}))
        return self.sent[-1]

    async def bring(self, *new: Letter) -> None:
        """Let messages come: each twice, and perhaps once more with the line cut, among others that are too late."""
        lasting = [*new, *new, *self.late(), *self.borrowed(new)]
        cut = [letter for letter in new if self.chance.random() < 0.3]
        coming = [(letter, letter in cut and at >= len(lasting)) for at, letter in enumerate([*lasting, *cut])]
        self.chance.shuffle(coming)
        heard = [(asyncio.create_task(self.hear(letter)), ends) for letter, ends in coming]
        await asyncio.sleep(self.chance.choice((0, 0, 0.001)))
        for task, ends in heard:
            if ends:
                task.cancel()
        await asyncio.gather(*(task for task, ends in heard if not ends))
        self.read_replies({letter.message["id"] for letter in new})

    async def hear(self, letter: Letter) -> None:
        window = self.chance.choice(self.windows[letter.who])
        await self.live.hear(window.listener, messages.read(json.dumps(letter.message)))

    def late(self) -> list[Letter]:
        """Messages of any time before."""
        return self.chance.choices(self.sent[:-10], k=3) if len(self.sent) > 10 else []

    def borrowed(self, new: tuple[Letter, ...]) -> list[Letter]:
        """New messages under ids that their senders have used for something else."""
        used = [(who, message["id"]) for who, message in self.sent[-RECENT:-10]]
        return [
            Letter(who, {**message, "id": self.chance.choice(ids)})
            for who, message in new
            if (ids := [name for sender, name in used if sender == who])
        ]

    def read_replies(self, new: set[str]) -> None:
        """What is new is acknowledged, whichever copy came first; everything said is heard."""
        for window, heard in zip(self.all_windows, self.heard, strict=True):
            for frame in map(json.loads, window.frames):
                assert not (frame["type"] == "refused" and frame["id"] in new), frame
                if frame["type"] == "chat":
                    heard[frame["words"]] += 1
            window.frames.clear()

    async def play_a_hand(self) -> None:
        """One hand of any game, with everything that belongs to it."""
        room = self.live.room
        await self.bring(*(self.write(who, do="rebuy") for who in range(3) if room.guests[who].chips < 100))
        await self.bring(self.write(0, do="call", game=self.chance.choice(GAMES)))
        number = room.number
        await self.bring(self.write(self.chance.randrange(3), do="deal"))
        assert room.number == number + 1
        assert room.hand
        while not room.hand.ended:
            before = answers(room)
            asked = [
                self.write(
                    who,
                    do="answer",
                    hand=room.number,
                    question=room.question(seat),
                    answer=str(room.hand.asking[seat].any(self.chance)),
                )
                for who in range(3)
                if (seat := room.seat_of(room.guests[who].id)) in room.hand.asking
            ]
            if self.chance.random() < 0.1:
                asked.append(self.write(self.chance.randrange(3), do="say", words=f"Well, {len(self.sent)}."))
            await self.bring(*asked)
            assert answers(room) == before + sum(letter.message["do"] == "answer" for letter in asked)
        assert room.ledger.balance == 0


def answers(room: Room) -> int:
    """How often somebody has answered in the hand."""
    assert room.hand
    return sum(answer.verb != "say" for _, answer in room.hand.answers)


@pytest.mark.parametrize("number", range(-(-REPEATS // AN_EVENING)))
def test_everything_twice_late_and_out_of_order_counts_once(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lives, "TALK_AT_ONCE", 1e9)

    async def restless(hub: Hub) -> None:
        live = table(hub, seconds=600)
        one, other = await sit(hub, live, "Ada", "Bob", "Cy"), await sit(hub, live)
        storm = Storm(live, [list(pair) for pair in zip(one, other, strict=True)], Random(number))
        for _ in range(min(AN_EVENING, REPEATS - number * AN_EVENING)):
            await storm.play_a_hand()
        journal = [deeds.read(line) for line in hub.store.journal(live.id)]
        counted = Counter(deed.id for deed in journal if deed.id)
        kept = [(who, message) for who, message in storm.sent if message["do"] != "say"]  # talk is kept nowhere
        assert counted == Counter(f"p{who + 1}/{message['id']}" for who, message in kept)
        by_itself = Counter(type(deed) for deed in journal if not deed.id)
        assert by_itself == {deeds.Join: 3, deeds.Deal: live.room.number}
        assert_same(live.room, journal)
        said = Counter(message["words"] for _, message in storm.sent if message["do"] == "say")
        assert all(heard == said for heard in storm.heard)

    in_house(tmp_path, restless)


def assert_same(room: Room, journal: list[deeds.AnyDeed]) -> None:
    """The journal alone brings the same table."""
    again = Room(deeds.Settings(auto=False, seconds=600))
    for deed in journal:
        again.do(deed)
    assert people_seen(again) == people_seen(room)
    assert again.past == room.past


class SlowDisk:
    """A disk that writes only when it is told to."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.write_at_once = store.append
        self.waiting: list[tuple[tuple[str, int, bytes], Future[None]]] = []
        monkeypatch.setattr(store, "append", self.append)

    def append(self, *line: Any) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()
        self.waiting.append((line, done))
        return done

    async def is_asked(self) -> None:
        """Wait until there is something to write, and until everybody has done what can be done before."""
        while not self.waiting:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)

    def write(self) -> None:
        for line, done in self.waiting:
            self.write_at_once(*line).result()
            done.set_result(None)
        self.waiting.clear()

    def fail(self) -> None:
        for _, done in self.waiting:
            done.set_exception(Unsaved("Nothing can be saved at the moment."))
        self.waiting.clear()


def kinds(browser: Browser) -> list[str]:
    """Which kinds of frames a browser was sent."""
    return [json.loads(frame)["type"] for frame in browser.frames]


def test_a_repeat_is_acknowledged_only_when_the_first_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def impatient(hub: Hub) -> None:
        live = table(hub)
        one, other = await sit(hub, live, "Ada"), await sit(hub, live)
        disk = SlowDisk(hub.store, monkeypatch)
        message = {"id": "hello 0001", "do": "away"}
        said = [asyncio.create_task(window.send(message)) for window in (*one, *other)]
        await disk.is_asked()
        assert not any("done" in kinds(window) for window in (*one, *other))
        disk.write()
        assert [reply["type"] for reply in await asyncio.gather(*said)] == ["done", "done"]

    in_house(tmp_path, impatient)


def test_whoever_is_cut_off_in_the_middle_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut(hub: Hub) -> None:
        live = table(hub, game="five card stud")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        disk = SlowDisk(hub.store, monkeypatch)
        for wish in ({"do": "add bot", "kind": "caller"}, {"do": "deal"}):
            bob.frames.clear()
            task = asyncio.create_task(ada.ask(**wish))
            await disk.is_asked()
            task.cancel()
            disk.write()
            while "state" not in kinds(bob):
                await asyncio.sleep(0.01)
        assert live.room.playing

    in_house(tmp_path, cut, patience=30)


def test_whoever_comes_in_while_a_bot_plays_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(hub: Hub) -> None:
        live = table(hub, game="anaconda")
        (ada,) = await sit(hub, live, "Ada")
        await ada.ask(do="add bot", kind="caller")
        await ada.ask(do="deal")
        disk = SlowDisk(hub.store, monkeypatch)
        await disk.is_asked()
        assert live.room.hand
        assert len(live.room.hand.answers) == 1
        ada.frames.clear()
        Browser(live, "")
        disk.write()
        while "state" not in kinds(ada):
            await asyncio.sleep(0.01)

    in_house(tmp_path, busy, patience=30)


def test_a_house_that_shuts_while_bots_play_is_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(hub: Hub) -> None:
        live = table(hub, game="anaconda")
        (ada,) = await sit(hub, live, "Ada")
        for _ in range(2):
            await ada.ask(do="add bot", kind="caller")
        disk = SlowDisk(hub.store, monkeypatch)
        dealing = asyncio.create_task(ada.ask(do="deal"))
        await disk.is_asked()
        disk.write()
        assert not dealing.done()

    in_house(tmp_path, late)


def test_what_is_not_on_disk_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked for fails once and is done the second time, and meanwhile nobody is shown anything of it."""

    async def twice(hub: Hub) -> None:
        live = table(hub, game="five card stud")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        disk = SlowDisk(hub.store, monkeypatch)
        wishes: list[dict[str, Any]] = [{"do": "add bot", "kind": "caller"}]
        wishes += [{"do": "settings", "settings": {"name": "Friday", "auto": False, "game": "five card stud"}}]
        wishes += [{"do": "call", "game": "five card draw"}, {"do": "away"}, {"do": "back"}, {"do": "deal"}]
        for wish in wishes:
            before, journal = people_seen(live.room), hub.store.journal(live.id)
            for frames in (ada.frames, bob.frames):
                frames.clear()
            asked = asyncio.create_task(ada.ask(**wish))
            await disk.is_asked()
            newcomer = Browser(live, "")
            assert not newcomer.frames, wish
            assert not bob.frames, wish
            disk.fail()
            assert (await asked)["type"] == "refused"
            assert (people_seen(live.room), live.room.hand) == (before, None)
            assert newcomer.state["hand"] is None
            assert hub.store.journal(live.id) == journal
            asked = asyncio.create_task(ada.ask(**wish))
            while not asked.done():
                disk.write()
                await asyncio.sleep(0.01)
            assert (await asked)["type"] == "done", wish
            assert live.written == len(hub.store.journal(live.id)) > len(journal)

    in_house(tmp_path, twice, patience=60)
