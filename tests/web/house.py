"""Houses for tests: a hub with its loop and browsers that keep all that they are sent, or a server of its own."""

import asyncio
import gc
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.parse import urlencode

from websockets.sync.client import ClientConnection, connect

from pokernight.table.shuffle import new_cut, seal_of
from pokernight.web import deeds, messages
from pokernight.web.hub import Hub
from pokernight.web.live import Live
from pokernight.web.showing import Listener

Frame = dict[str, Any]
"""Something that a server has sent or written, as plain data."""

NUMBERS = count(1)
"""No two messages have the same number, whichever window they come from."""

PATIENCE = 300
"""How many seconds something may take before it is taken to be stuck."""


def apart(play: Callable[[], Coroutine[Any, Any, object]], patience: float = PATIENCE) -> None:
    """Let something go on in a thread with a loop of its own, for this thread may have one; no error goes unheard."""
    unheard: list[Frame] = []

    async def heard() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, error: unheard.append(error))
        await asyncio.wait_for(play(), patience)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(heard())).result()
    gc.collect()
    assert not unheard, unheard


def in_house(path: Path, play: Callable[[Hub], Coroutine[Any, Any, object]], patience: float = PATIENCE) -> None:
    """Let something go on in a house with one bench for bots."""

    async def evening() -> None:
        hub = Hub(path / "tables.db", processes=1)
        try:
            await play(hub)
        finally:
            hub.close()
            await asyncio.sleep(0.01)  # for whatever is still under way

    apart(evening, patience)


class Browser:
    """Somebody at a table who keeps everything that was ever sent."""

    def __init__(self, live: Live, person: str) -> None:
        self.live = live
        self.frames: list[bytes] = []
        self.chance = ""
        """How this browser cuts the next deck."""
        self.listener = Listener(person, self.frames.append)
        live.welcome(self.listener)

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
        return await self.send({"id": f"message {next(NUMBERS):06}", **message})

    async def seal(self) -> dict[str, Any]:
        """Seal a cut for the next deck; what became of it."""
        self.chance = new_cut()
        return await self.ask(do="seal", seal=seal_of(self.chance))

    async def cut(self) -> dict[str, Any]:
        """Cut the deck as it was sealed; what became of it."""
        return await self.ask(do="cut", cut=self.chance)

    async def dealt(self) -> None:
        """Wait until the deck is cut, and this browser sees the hand."""
        while self.live.room.cutting or (self.state["hand"] or {"number": 0})["number"] < self.live.room.number:
            await asyncio.sleep(0.001)

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """Everything of a kind that was ever sent."""
        return [frame for frame in map(json.loads, self.frames) if frame["type"] == kind]

    async def answer(self, words: str) -> dict[str, Any]:
        """Answer the question that is open, with nothing left of what was sent before."""
        self.live.show(self.listener)
        state = self.state
        self.frames.clear()
        return await self.ask(do="answer", hand=state["hand"]["number"], question=state["question"]["id"], answer=words)


def table(hub: Hub, **settings: object) -> Live:
    """A table at which hands follow each other only when somebody deals them."""
    return hub.open(deeds.Settings(**{"auto": False, "pace": "instant", **settings}))  # type: ignore[arg-type]


async def sit(hub: Hub, live: Live, *names: str) -> list[Browser]:
    """People who sit down at a table."""
    for name in names:
        await hub.join(live, name)
    return [Browser(live, guest.id) for guest in live.room.guests if not guest.bot]


async def cut_and_dealt(*browsers: Browser) -> None:
    """A hand for which everybody cuts the deck."""
    for browser in browsers:
        assert (await browser.seal())["type"] == "done"
    assert (await browsers[0].ask(do="deal"))["type"] == "done"
    for browser in browsers:
        assert (await browser.cut())["type"] == "done"
    await browsers[-1].dealt()


class Server:
    """`pokernight serve` in a process of its own, always at the same door and with the same file."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "tables.db"
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port: int = door.getsockname()[1]
        self._log = Path(mkdtemp()) / "log"

    @property
    def complaints(self) -> str:
        """All that the server has written to its error stream."""
        return self._log.read_text()

    def start(self, *more: str) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--bots", "1", "--json", *more]
        python = [sys.executable, "-c", "from pokernight.cli import main; main()"]
        with self._log.open("a") as log:
            self.process = subprocess.Popen([*python, *words], stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout
        with self.process.stdout as told:
            assert str(self.port) in "".join(told.readline() for _ in range(3))

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Let the server go with good manners; an interrupt would be lost where the tests run in the background."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)

    def journal(self) -> list[Frame]:
        """Every deed on disk, read from a copy, so that the server finds its file as it left it."""
        copy = self.data.with_name("copy.db")
        for kind in ("", "-wal"):
            if Path(f"{self.data}{kind}").exists():
                shutil.copy(f"{self.data}{kind}", f"{copy}{kind}")
        with sqlite3.connect(copy) as base:
            lines = base.execute("SELECT deed FROM journal ORDER BY number").fetchall()
        base.close()
        for kind in ("", "-wal", "-shm"):
            Path(f"{copy}{kind}").unlink(missing_ok=True)
        return [json.loads(line) for (line,) in lines]

    def post(self, path: str, **form: object) -> tuple[str, str]:
        """Send a form; where the browser is sent then, and the cookie that it is given."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.request("POST", path, urlencode(form), {"content-type": "application/x-www-form-urlencoded"})
        answer = line.getresponse()
        assert answer.status == 303, answer.read()
        line.close()
        return answer.headers["location"], answer.headers["set-cookie"].partition(";")[0]


class Window:
    """A browser at a table, one step at a time."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Frame = {}

    def next(self) -> Frame:
        """The next frame."""
        frame: Frame = json.loads(self.line.recv(timeout=PATIENCE))
        if frame["type"] == "state":
            self.state = frame
        return frame

    def ask(self, **message: object) -> Frame:
        """Ask for something; what became of it."""
        name = f"message {next(NUMBERS):06}"
        self.line.send(json.dumps({"id": name, **message}))
        while (frame := self.next()).get("id") != name:
            pass
        return frame

    def until(self, *fields: str, is_so: bool) -> Frame:
        """Wait for a state in which a field has something in it, or nothing."""
        while True:
            found: Any = self.state or None
            for field in fields:
                found = found[field] if found else None
            if self.state and bool(found) == is_so:
                return self.state
            self.next()

    def play(self) -> None:
        """Deal a hand, and play it to its end."""
        before = self.state["hand"]["number"] if self.state.get("hand") else 0
        assert self.ask(do="deal")["type"] == "done"
        while not self.state["hand"] or self.state["hand"]["number"] == before or not self.state["hand"]["ended"]:
            if self.state["question"]:
                assert self.answer()["type"] == "done"
            else:
                self.next()

    def look(self, number: int) -> Frame:
        """A hand that is over."""
        self.line.send(json.dumps({"id": f"message {next(NUMBERS):06}", "do": "hand", "number": number}))
        while (frame := self.next())["type"] != "hand":
            pass
        return frame

    def answer(self) -> Frame:
        """Answer the question that is open, with what is usual."""
        hand, question = self.state["hand"], self.state["question"]
        said = {"hand": hand["number"], "question": question["id"], "answer": question["choice"]["default"]}
        return self.ask(do="answer", **said)


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def window(server: Server, path: str, cookie: str) -> Iterator[Window]:
    address = f"ws://127.0.0.1:{server.port}{path}/socket"
    with connect(address, additional_headers={"cookie": cookie}) as line:
        yield Window(line)


def opened(server: Server, bots: int = 1) -> tuple[str, str]:
    """A table with somebody at it: its path, and the cookie."""
    form = {
        "name": "Ada",
        "game": "five card draw",
        "seconds": 600,
        "bots": bots,
        "kind": "caller",
        "auto": "",
        "pace": "instant",
    }
    return server.post("/tables", **form)


def page(server: Server, path: str) -> tuple[int, str]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request("GET", path)
    answer = line.getresponse()
    told = answer.read().decode()
    line.close()
    return answer.status, told


def command(*words: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    python = [sys.executable, "-c", "from pokernight.cli import main; main()"]
    environment = {**os.environ, **({"POKERNIGHT_HOME": str(home)} if home else {})}
    return subprocess.run([*python, *words], capture_output=True, text=True, env=environment, check=False, timeout=120)
