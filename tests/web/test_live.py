"""Tables with clocks and bots: hands follow each other, time runs out, and no frame tells what it may not."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pokernight.catalogue.shelf import shipped
from pokernight.table.choices import card_text
from pokernight.web import deeds, messages
from pokernight.web.hub import Hub
from pokernight.web.live import Live
from pokernight.web.messages import MOST_BYTES, NoMessage
from pokernight.web.showing import Listener
from pokernight.web.thinking import Thinkers


def in_house(path: Path, play: Callable[[Hub], Coroutine[Any, Any, object]]) -> None:
    """Let something go on in a house with one bench for bots; in a thread, for this one may have a loop of its own."""

    def evening() -> None:
        hub = Hub(path / "tables.db", processes=1)
        try:
            asyncio.run(asyncio.wait_for(play(hub), 300))
        finally:
            hub.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(evening).result()


class Browser:
    """Somebody at a table who keeps everything that was ever sent."""

    def __init__(self, live: Live, person: str) -> None:
        self.live = live
        self.frames: list[bytes] = []
        self.listener = Listener(person, self.frames.append)
        live.listeners.add(self.listener)
        live.show(self.listener)
        self.sent = 0

    @property
    def state(self) -> dict[str, Any]:
        """The last state."""
        states = (json.loads(frame) for frame in reversed(self.frames))
        return next(state for state in states if state["type"] == "state")

    async def ask(self, **message: object) -> dict[str, Any]:
        """Ask for something; what became of it."""
        self.sent += 1
        text = json.dumps({"id": f"message {self.sent:06}", **message})
        before = len(self.frames)
        await self.live.hear(self.listener, messages.read(text))
        replies = [json.loads(frame) for frame in self.frames[before:]]
        return next(reply for reply in replies if reply["type"] in ("done", "refused"))

    async def answer(self, words: str) -> dict[str, Any]:
        """Answer the question that is open, with nothing left of what was sent before."""
        self.live.show(self.listener)
        state = self.state
        self.frames.clear()
        return await self.ask(do="answer", hand=state["hand"]["number"], question=state["question"]["id"], answer=words)


def table(hub: Hub, **settings: object) -> Live:
    return hub.open(deeds.Settings(**{"auto": False, **settings}))  # type: ignore[arg-type]


async def sit(hub: Hub, live: Live, *names: str) -> list[Browser]:
    for name in names:
        await hub.join(live, name)
    return [Browser(live, guest.id) for guest in live.room.guests if not guest.bot]


def test_bots_play_on_by_themselves_and_call_their_games(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub, auto=True, pause=0, seconds=1, bank=0)
        (ada,) = await sit(hub, live, "Ada")
        for _ in range(2):
            assert (await ada.ask(do="add bot", kind="caller"))["type"] == "done"
        assert (await ada.ask(do="call", game="five card stud"))["type"] == "done"
        assert (await ada.ask(do="deal"))["type"] == "done"
        await ada.ask(do="away")
        while live.room.number < 3:
            await asyncio.sleep(0.05)
        assert len({past.game for past in live.room.past}) > 1

    in_house(tmp_path, evening)


def test_no_hand_is_dealt_where_nobody_looks(tmp_path: Path) -> None:
    async def alone(hub: Hub) -> None:
        live = table(hub, game="five card stud", auto=True, pause=0, seconds=1, bank=0)
        (ada,) = await sit(hub, live, "Ada")
        for _ in range(2):
            await ada.ask(do="add bot", kind="caller")
        await ada.ask(do="away")
        await ada.ask(do="deal")
        live.farewell(ada.listener)
        while live.room.playing:
            await asyncio.sleep(0.05)
        dealt = live.room.number
        await asyncio.sleep(0.5)
        assert live.room.number == dealt
        live.welcome(ada.listener)
        while live.room.number == dealt:
            await asyncio.sleep(0.05)

    in_house(tmp_path, alone)


@pytest.mark.parametrize("thought", ["dance", Exception("no idea")])
def test_a_bot_that_fails_stops_no_table(
    thought: str | Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def asked(*_: object) -> Future[str]:
        future: Future[str] = Future()
        if isinstance(thought, str):
            future.set_result(thought)
        else:
            future.set_exception(thought)
        return future

    monkeypatch.setattr(Thinkers, "ask", asked)

    async def confused(hub: Hub) -> None:
        live = table(hub, game="five card stud", seconds=1, bank=0)
        (ada,) = await sit(hub, live, "Ada")
        await ada.ask(do="add bot", kind="steady")
        await ada.ask(do="deal")
        while live.room.playing:
            await asyncio.sleep(0.05)

    in_house(tmp_path, confused)
    assert "A bot" in caplog.text


def test_time_runs_out_and_the_default_is_taken(tmp_path: Path) -> None:
    async def slow(hub: Hub) -> None:
        live = table(hub, game="seven card stud", seconds=1, bank=0)
        ada, _ = await sit(hub, live, "Ada", "Bob")
        await ada.ask(do="deal")
        assert live.room.playing
        while live.room.playing:
            await asyncio.sleep(0.05)
        assert any(guest.missed for guest in live.room.guests)
        assert all(guest.here == (guest.missed < 2) for guest in live.room.guests)

    in_house(tmp_path, slow)


def test_onlookers_can_be_told_later(tmp_path: Path) -> None:
    async def watched(hub: Hub) -> None:
        live = table(hub, game="five card stud", spectators="late")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        onlooker = Browser(live, "")
        await ada.ask(do="deal")
        meanwhile = onlooker.state
        assert meanwhile["hand"] is None
        assert not any(json.loads(frame)["type"] == "lines" for frame in onlooker.frames)
        one = ada if ada.state["question"] else bob
        await one.answer("fold")
        assert onlooker.state["hand"]["ended"]
        assert any(json.loads(frame)["type"] == "lines" for frame in onlooker.frames)

    in_house(tmp_path, watched)


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def seen_cards(frame: Any) -> Iterator[str]:
    """Every card that a frame names, on the table or in a question."""
    if isinstance(frame, dict):
        named = [
            frame.get("card"),
            *(card for key in ("cards", "wild", "bugs", "needs") for card in listed(frame.get(key))),
        ]
        yield from (card for card in named if isinstance(card, str) and card != "?")
        for value in frame.values():
            yield from seen_cards(value)
    elif isinstance(frame, list):
        for value in frame:
            yield from seen_cards(value)


async def hand_of(hub: Hub, game: str, chance: Random, leaky: bool = False) -> int:
    """Play a hand with three browsers and an onlooker; see that each was sent only cards that it knew; how many."""
    live = table(hub, game=game)
    browsers = await sit(hub, live, "Ada", "Bob", *(["Cy"] if live.room.rules_of(game).most_seats > 2 else []))
    onlooker = Browser(live, "")
    await browsers[0].ask(do="deal")
    hand = live.room.hand
    assert hand
    checked = 0
    for _ in range(400):
        state = hand.table.state
        for browser in (*browsers, onlooker):
            seat = live.room.seat_of(browser.listener.person)
            known = {card_text(card) for card in state.known_to(seat)}
            if leaky and seat == 1:
                secret = min(set(state.known) - state.known_to(1))
                browser.frames.append(json.dumps({"card": card_text(secret)}).encode())
            for frame in browser.frames:
                told = json.loads(frame)
                shown = set(seen_cards(told))
                assert shown <= known, f"{game}: seat {seat} was sent {shown - known}"
                checked += len(shown)
            browser.frames.clear()
        if hand.ended:
            return checked
        asked = next(iter(hand.asking))
        browser = next(one for one in browsers if live.room.seat_of(one.listener.person) == asked)
        assert (await browser.answer(str(hand.asking[asked].any(chance))))["type"] == "done"
    return checked


@pytest.mark.parametrize("part", range(8))
def test_no_frame_names_a_card_that_its_seat_does_not_know(part: int, tmp_path: Path) -> None:
    async def all_games(hub: Hub) -> None:
        for entry in list(shipped())[part::8]:
            assert await hand_of(hub, str(entry.link), Random(entry.number)) > 0, entry.name

    in_house(tmp_path, all_games)


def test_a_leak_is_found(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="was sent"):
        in_house(tmp_path, lambda hub: hand_of(hub, "five card draw", Random(1), leaky=True))


def test_everything_twice_late_and_out_of_order_counts_once(tmp_path: Path) -> None:
    async def restless(hub: Hub) -> None:
        chance = Random(7)
        live = table(hub, game="seven card stud")
        browsers = await sit(hub, live, "Ada", "Bob")
        old: list[tuple[Browser, messages.AnyMessage]] = []
        for number in range(1, 41):
            await browsers[0].ask(do="rebuy")
            await browsers[1].ask(do="rebuy")
            deal = messages.read(json.dumps({"id": f"deal {number:08}", "do": "deal"}))
            for _ in range(2):
                await live.hear(browsers[0].listener, deal)
            hand = live.room.hand
            assert hand
            assert live.room.number == number
            while not hand.ended:
                seat = next(iter(hand.asking))
                browser = browsers[[live.room.seat_of(one.listener.person) for one in browsers].index(seat)]
                text = {"id": f"{number}/{len(hand.answers):06}", "do": "answer", "hand": number,
                        "question": live.room.question(seat), "answer": str(hand.asking[seat].any(chance))}  # fmt: skip
                message = messages.read(json.dumps(text))
                before = len(hand.answers)
                await live.hear(browser.listener, message)
                await live.hear(browser.listener, message)
                assert len(hand.answers) == before + 1
                old.append((browser, message))
                late, again = chance.choice(old)
                await live.hear(late.listener, again)
                assert len(hand.answers) == before + 1
            assert sum(guest.chips for guest in live.room.guests) == sum(guest.bought for guest in live.room.guests)
            for browser in browsers:
                browser.frames.clear()

    in_house(tmp_path, restless)


def test_mutated_messages_crash_nothing_and_change_nothing(tmp_path: Path) -> None:
    async def nonsense(hub: Hub) -> None:
        chance = Random(3)
        live = table(hub, game="anaconda")
        ada, _ = await sit(hub, live, "Ada", "Bob")
        await ada.ask(do="deal")
        hand = live.room.hand
        assert hand
        question = live.room.question(1)
        good = json.dumps({"id": "x" * 12, "do": "answer", "hand": 1, "question": question, "answer": "pass Ah"})
        before = (hand.answers.copy(), len(hand.table.log), live.written)
        for number in range(3_000):
            text = list(good.replace("x" * 12, f"nonsense {number}"))
            for _ in range(chance.randint(1, 6)):
                text[chance.randrange(len(text))] = chr(chance.randrange(1, 0x250))
            try:
                message = messages.read("".join(text))
            except NoMessage as error:
                assert str(error).endswith(".")
                continue
            if not isinstance(message, messages.Say | messages.Away | messages.Back):
                await live.hear(Listener("", lambda _: None), message)
        assert (hand.answers, len(hand.table.log), live.written) == before
        with pytest.raises(NoMessage, match="at most"):
            messages.read("x" * (MOST_BYTES + 1))

    in_house(tmp_path, nonsense)
