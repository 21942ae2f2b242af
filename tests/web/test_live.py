"""Tables with clocks and bots: hands follow each other, time runs out, and nobody holds up the others."""

import asyncio
import json
from concurrent.futures import Future
from pathlib import Path

import pytest

from pokernight.web.hub import Hub
from pokernight.web.thinking import Thinkers
from web.house import Browser, in_house, sit, table


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


@pytest.mark.parametrize(("game", "heard"), [("five card stud", 0), ("desperado", 1)])
def test_bots_are_sent_no_talk_but_the_word_that_a_rule_listens_to(game: str, heard: int, tmp_path: Path) -> None:
    async def talking(hub: Hub) -> None:
        live = table(hub, game=game, seats=4)
        ada, _ = await sit(hub, live, "Ada", "Bob")
        while not live.room.playing:  # whoever flips first may lose before anybody is asked
            await ada.ask(do="deal")
            await asyncio.sleep(0.01)
        assert live.room.hand
        for words in ("I fold, and so should you. " * 18, "Is this a king?"):
            assert (await ada.ask(do="say", words=words))["type"] == "done"
        assert [str(answer) for _, answer in live.room.hand.answers] == ["say king"] * heard
        assert sum(json.loads(frame)["type"] == "chat" for frame in ada.frames) == 2

    in_house(tmp_path, talking)


def test_everybody_sees_at_once_who_is_cut_off_and_who_looks_on(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub)
        ada, bob = await sit(hub, live, "Ada", "Bob")
        assert [person["online"] for person in ada.state["people"]] == [True, True]
        live.farewell(bob.listener)
        assert [person["online"] for person in ada.state["people"]] == [True, False]
        Browser(live, "")
        assert ada.state["table"]["watching"] == 1
        live.welcome(bob.listener)
        assert [person["online"] for person in ada.state["people"]] == [True, True]

    in_house(tmp_path, evening)
