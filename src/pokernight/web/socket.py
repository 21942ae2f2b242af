"""The line between a browser and its table."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from anyio import create_task_group
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from pokernight.catalogue.problem import Mistake
from pokernight.web import messages
from pokernight.web.hub import hashed
from pokernight.web.limits import Patience, address_of
from pokernight.web.lookalikes import called, like
from pokernight.web.showing import Listener, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from anyio.abc import TaskGroup

    from pokernight.web.hub import Hub
    from pokernight.web.live import Live

MOST_WAITING = 512 * 1024
"""How many bytes may wait for a browser that does not take them; then the line is cut, and it can come back."""

MOST_WAITING_IN_ALL = 128 * MOST_WAITING
"""How many may wait for all browsers together; then the line is cut for which the most wait."""

LAST_WORDS = 5.0
"""How many seconds a browser has to take the sentence that says why its line is cut."""

MOST_SOCKETS = 60
"""How many lines one address may hold."""

A_SECOND, AT_ONCE = 10.0, 40.0
"""How many messages a browser may send in a second, and in one go."""

GONE, NOT_HERE, TOO_MUCH, SENT_OFF = 4404, 4403, 4429, 4401


HUNG_UP = WebSocketDisconnect, WebSocketDisconnected
"""What shows that the browser has gone: on its own, or because it was told to."""


class Lines:
    """All lines of a server, counted by the address from which they come."""

    def __init__(self) -> None:
        """No line yet."""
        self.count: Counter[str] = Counter()
        self.open: set[Line] = set()
        self.waiting = 0
        """How many bytes wait for all browsers together."""

    async def take(self, socket: WebSocket) -> None:
        """Hold one line until either side hangs up."""
        with suppress(*HUNG_UP):
            await self._take(socket)

    async def _take(self, socket: WebSocket) -> None:
        hub: Hub = socket.app.state.hub
        live = await hub.find(socket.path_params["table"])
        address = address_of(socket.scope)
        await socket.accept()
        if not same_origin(socket):
            await hang_up(socket, NOT_HERE, "This page does not belong to this table.")
        elif live is None:
            await hang_up(socket, GONE, "There is no such table.")
        elif self.count[address] >= MOST_SOCKETS:
            await hang_up(socket, TOO_MUCH, "Too many windows are open at this address.")
        else:
            guest = live.room.keyed(hashed(socket.cookies.get(cookie_of(live.id), "")))
            if guest is None and live.room.settings.spectators == "no":
                await hang_up(socket, NOT_HERE, "This table has no room for onlookers.")
                return
            line = Line(self)
            self.count[address] += 1
            self.open.add(line)
            try:
                await hold(socket, line, live, guest.id if guest else "")
            finally:
                self.open.discard(line)
                line.let_go()
                self.count[address] -= 1
                if not self.count[address]:
                    del self.count[address]

    def weigh(self, more: int) -> None:
        """So much more waits for browsers, or less; where it is too much, the line is cut for which the most waits."""
        self.waiting += more
        if self.waiting > MOST_WAITING_IN_ALL:
            max(self.open, key=lambda line: line.waiting).cut()


class Line:
    """What waits to be sent to a browser."""

    def __init__(self, lines: Lines) -> None:
        """Nothing waits yet."""
        self.waiting = 0
        """How many bytes."""
        self._lines = lines
        self._frames: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._last: tuple[int, str] | None = None

    def put(self, frame: bytes) -> None:
        """Let a frame wait for its turn; where too much waits, nothing more is sent."""
        if self._last:
            return
        if self.waiting > MOST_WAITING:
            self.cut()
            return
        self._frames.append(frame)
        self._more.set()
        self._weigh(len(frame))

    def cut(self) -> None:
        """Wait no longer for a browser that takes nothing."""
        self.let_go()
        self.end(TOO_MUCH, "Your line is too slow; come back when you like.")

    def end(self, code: int, why: str) -> None:
        """Send what waits, then why, and nothing more."""
        self._last = code, why
        self._more.set()

    def let_go(self) -> None:
        """Forget what waits."""
        self._frames.clear()
        self._weigh(-self.waiting)

    def _weigh(self, more: int) -> None:
        self.waiting += more
        self._lines.weigh(more)

    async def send(self, socket: WebSocket) -> None:
        """Send what waits as it comes, until the line is to end; then say why."""
        while self._frames or not self._last:
            if not self._frames:
                self._more.clear()
                await self._more.wait()
                continue
            frame = self._frames.popleft()
            self._weigh(-len(frame))
            await socket.send_text(frame.decode())
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await hang_up(socket, *self._last)


async def hold(socket: WebSocket, line: Line, live: Live, person: str) -> None:
    """Send what the table shows, and hear what the browser asks for."""
    felt = socket.query_params.get("view") == "felt"
    listener = Listener(
        "" if felt else person,
        line.put,
        partial(line.end, SENT_OFF),
        called="" if person or felt else watcher(socket.query_params.get("as", ""), live),
        felt_of=person if felt else "",
    )
    live.welcome(listener)
    try:
        async with create_task_group() as both:
            both.start_soon(_until_done, both, partial(line.send, socket))
            both.start_soon(_until_done, both, partial(_hear, socket, live, listener))
    finally:
        live.farewell(listener)


def watcher(name: str, live: Live) -> str:
    """What somebody is called who looks on; nothing where that is no name, or too much like one at the table."""
    try:
        said = called(name)
    except Mistake:
        return ""
    return "" if like(said, (guest.name for guest in live.room.guests)) else said


async def _until_done(both: TaskGroup, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """One side of a line; when it is done, or the browser is gone, the other side is done too."""
    with suppress(*HUNG_UP):
        await work()
    both.cancel_scope.cancel()


async def _hear(socket: WebSocket, live: Live, listener: Listener) -> None:
    patience = Patience(A_SECOND, AT_ONCE)
    while True:
        try:
            text = await socket.receive_text()
        except KeyError:  # a binary frame has no text
            return
        if not patience.takes(monotonic()):
            await hang_up(socket, TOO_MUCH, "That was too much at once.")
            return
        try:
            message = messages.read(text)
        except messages.NoMessage as error:
            listener.send(encode({"type": "error", "why": str(error)}))
            continue
        await asyncio.shield(live.hear(listener, message))  # who is cut off now has been heard all the same


async def hang_up(socket: WebSocket, code: int, why: str) -> None:
    """Say why, and close the line."""
    await socket.send_text(encode({"type": "error", "why": why}).decode())
    await socket.close(code)


def same_origin(socket: WebSocket) -> bool:
    """Whether the page that opened the line came from this server; programs that are no browsers say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


def cookie_of(table: str) -> str:
    """What the cookie is called that holds a seat at a table."""
    return f"seat-{table}"
