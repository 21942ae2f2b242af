"""The line between a browser and its table."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from anyio import create_task_group
from starlette.websockets import WebSocket, WebSocketDisconnect

from pokernight.web import messages
from pokernight.web.hub import hashed
from pokernight.web.limits import Patience, address_of
from pokernight.web.showing import Listener, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from anyio.abc import TaskGroup

    from pokernight.web.hub import Hub
    from pokernight.web.live import Live

MOST_WAITING = 200
"""How many messages may wait for a browser that does not take them; then the line is cut, and it can come back."""

MOST_SOCKETS = 60
"""How many lines one address may hold."""

A_SECOND, AT_ONCE = 10.0, 40.0
"""How many messages a browser may send in a second, and in one go."""

GONE, NOT_HERE, TOO_MUCH = 4404, 4403, 4429


class Lines:
    """All lines of a server, counted by the address from which they come."""

    def __init__(self) -> None:
        """No line yet."""
        self.count: Counter[str] = Counter()

    async def take(self, socket: WebSocket) -> None:
        """Hold one line until either side hangs up."""
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
            self.count[address] += 1
            try:
                await hold(socket, live, guest.id if guest else "")
            finally:
                self.count[address] -= 1


async def hold(socket: WebSocket, live: Live, person: str) -> None:
    """Send what the table shows, and hear what the browser asks for."""
    waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(frame: bytes) -> None:
        if waiting.full():
            live.listeners.discard(listener)
            waiting.get_nowait()
            waiting.put_nowait(None)
        else:
            waiting.put_nowait(frame)

    listener = Listener(person, send)
    live.welcome(listener)
    try:
        async with create_task_group() as both:
            both.start_soon(_until_done, both, partial(_send, socket, waiting))
            both.start_soon(_until_done, both, partial(_hear, socket, live, listener))
    finally:
        live.farewell(listener)


async def _until_done(both: TaskGroup, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """One side of a line; when it is done, the other side is done too."""
    await work()
    both.cancel_scope.cancel()


async def _send(socket: WebSocket, waiting: asyncio.Queue[bytes | None]) -> None:
    while (frame := await waiting.get()) is not None:
        await socket.send_text(frame.decode())
    await hang_up(socket, TOO_MUCH, "Your line is too slow; come back when you like.")


async def _hear(socket: WebSocket, live: Live, listener: Listener) -> None:
    patience = Patience(A_SECOND, AT_ONCE)
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, KeyError):  # a binary frame has no text
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
