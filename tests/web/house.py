"""Tables in a house of tests: a hub with its loop, and browsers that keep everything they were ever sent."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pokernight.web import deeds, messages
from pokernight.web.hub import Hub
from pokernight.web.live import Live
from pokernight.web.showing import Listener

PATIENCE = 300
"""How many seconds something may take before it is taken to be stuck."""


def apart(play: Callable[[], Coroutine[Any, Any, object]], patience: float = PATIENCE) -> None:
    """Let something go on in a thread with a loop of its own, for this thread may have one already."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(asyncio.wait_for(play(), patience))).result()


def in_house(path: Path, play: Callable[[Hub], Coroutine[Any, Any, object]], patience: float = PATIENCE) -> None:
    """Let something go on in a house with one bench for bots."""

    async def evening() -> None:
        hub = Hub(path / "tables.db", processes=1)
        try:
            await play(hub)
        finally:
            hub.close()

    apart(evening, patience)


class Browser:
    """Somebody at a table who keeps everything that was ever sent."""

    def __init__(self, live: Live, person: str) -> None:
        self.live = live
        self.frames: list[bytes] = []
        self.listener = Listener(person, self.frames.append)
        live.welcome(self.listener)
        self.sent = 0

    @property
    def state(self) -> dict[str, Any]:
        """The last state."""
        states = (json.loads(frame) for frame in reversed(self.frames))
        return next(state for state in states if state["type"] == "state")

    @property
    def seat(self) -> int:
        """The seat in the hand that is played."""
        return self.live.room.seat_of(self.listener.person)

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message; what became of it."""
        before = len(self.frames)
        await self.live.hear(self.listener, messages.read(json.dumps(message)))
        replies = [json.loads(frame) for frame in self.frames[before:]]
        return next(reply for reply in replies if reply.get("id") == message["id"])

    async def ask(self, **message: object) -> dict[str, Any]:
        """Ask for something, for the first time; what became of it."""
        self.sent += 1
        return await self.send({"id": f"message {self.sent:06}", **message})

    async def answer(self, words: str) -> dict[str, Any]:
        """Answer the question that is open, with nothing left of what was sent before."""
        self.live.show(self.listener)
        state = self.state
        self.frames.clear()
        return await self.ask(do="answer", hand=state["hand"]["number"], question=state["question"]["id"], answer=words)


def table(hub: Hub, **settings: object) -> Live:
    """A table at which hands follow each other only when somebody deals them."""
    return hub.open(deeds.Settings(**{"auto": False, **settings}))  # type: ignore[arg-type]


async def sit(hub: Hub, live: Live, *names: str) -> list[Browser]:
    """People who sit down at a table."""
    for name in names:
        await hub.join(live, name)
    return [Browser(live, guest.id) for guest in live.room.guests if not guest.bot]
