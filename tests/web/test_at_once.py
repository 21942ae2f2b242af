"""What many ask for at the same moment, while the journal is still being written, is done one after the other."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from starlette.websockets import WebSocket

from pokernight.web import messages
from pokernight.web.hub import Hub
from pokernight.web.live import Live
from pokernight.web.socket import _hear
from web.house import Browser, in_house, sit, table


async def all_at_once(live: Live, *asked: tuple[Browser, Mapping[str, object]]) -> None:
    """Let browsers ask while something else goes to disk, so that all of them wait."""
    writing = asyncio.create_task(live.decide(lambda: live.new_bot("caller")))
    await asyncio.sleep(0)
    hearing = (live.hear(browser.listener, messages.read(json.dumps(message))) for browser, message in asked)
    await asyncio.gather(*hearing)
    await writing


def test_everybody_who_sits_down_at_once_has_a_seat_of_their_own(tmp_path: Path) -> None:
    async def rush(hub: Hub) -> None:
        live = table(hub, game="five card stud", seats=8)
        secrets = await asyncio.gather(*(hub.join(live, name) for name in ("Ada", "Bob", "Cy", "Di", "Eve")))
        assert len({guest.id for guest in live.room.guests}) == len(set(secrets)) == 5

    in_house(tmp_path, rush)


def test_an_answer_that_comes_twice_at_once_is_given_once(tmp_path: Path) -> None:
    async def twice(hub: Hub) -> None:
        live = table(hub, game="five card stud", seats=8)
        people = await sit(hub, live, "Ada", "Bob")
        await people[0].ask(do="deal")
        asked = next(one for one in people if one.state["question"])
        again = Browser(live, asked.listener.person)
        question = asked.state["question"]["id"]
        answer: dict[str, object] = {"do": "answer", "hand": 1, "question": question, "answer": "check"}
        same, other = {"id": "the same one", **answer}, {"id": "another one", **answer}
        await all_at_once(live, (asked, same), (again, same), (again, other))
        assert live.room.hand
        assert len(live.room.hand.answers) == 1
        replies = [json.loads(frame) for frame in (*asked.frames, *again.frames)]
        said = sorted(reply["type"] for reply in replies if reply.get("id") in ("the same one", "another one"))
        assert said == ["done", "done", "refused"]

    in_house(tmp_path, twice)


def test_words_that_come_twice_at_once_are_heard_once(tmp_path: Path) -> None:
    async def twice(hub: Hub) -> None:
        live = table(hub, game="five card stud", seats=8)
        (ada,) = await sit(hub, live, "Ada")
        again = Browser(live, ada.listener.person)
        words: dict[str, object] = {"id": "good evening", "do": "say", "words": "hello"}
        await all_at_once(live, (ada, words), (again, words))
        assert sum(json.loads(frame)["type"] == "chat" for frame in ada.frames) == 1

    in_house(tmp_path, twice)


def test_bots_that_are_asked_in_at_once_are_different_ones(tmp_path: Path) -> None:
    async def company(hub: Hub) -> None:
        live = table(hub, game="five card stud", seats=8)
        (ada,) = await sit(hub, live, "Ada")
        await all_at_once(
            live, *((ada, {"id": f"bot {number:06}", "do": "add bot", "kind": "caller"}) for number in (1, 1, 2))
        )
        assert len({guest.id for guest in live.room.guests}) == len(live.room.guests) == 4

    in_house(tmp_path, company)


class Cut:
    """A line that brings one message, and is cut while it is heeded."""

    def __init__(self, **message: object) -> None:
        self.message = message

    async def receive_text(self) -> str:
        return json.dumps(self.message)


def test_whoever_is_cut_off_while_heard_has_been_heard(tmp_path: Path) -> None:
    async def cut_off(hub: Hub) -> None:
        live = table(hub, game="five card stud", seats=8)
        ada, bob = await sit(hub, live, "Ada", "Bob")
        line = cast(WebSocket, Cut(id="and gone again", do="away"))
        hearing = asyncio.create_task(_hear(line, live, bob.listener))
        while live.room["p2"].here:
            await asyncio.sleep(0)
        hearing.cancel()
        await ada.ask(do="back")
        states = [json.loads(frame) for frame in ada.frames]
        away = [state["rev"] for state in states if state["type"] == "state" and state["people"][1]["status"] == "away"]
        assert len(away) == 2, "the others were told of it at once"

    in_house(tmp_path, cut_off)
