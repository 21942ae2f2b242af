"""The wires at the door: how long a browser may take to say what it wants, and how many wires one address may hold."""

from __future__ import annotations

import resource
from collections import Counter
from functools import partial
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pokernight.web.headers import HEADERS
from pokernight.web.limits import block_of

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from websockets.http11 import Response

HEAD_SECONDS = 10.0
"""How long a browser may take to send the head of a request."""

BODY_SECONDS = 20.0
"""How long for the rest of it."""

ANSWER_SECONDS = 120.0
"""How long an answer may take, the time in which the browser reads it included."""

LINGER_SECONDS = 10.0
"""How long the last words on a line may take to reach a browser; then it is cut."""

MOST_FROM_ONE = 200
"""How many wires one address may hold: 60 lines to tables, and what pages need."""

MOST_FILES, OTHER_FILES = 65_536, 256
"""How many files a server opens at most, and how many of them are kept for other things than wires."""


def make_room_for_wires() -> int:
    """Let the server open as many files as the system allows it; how many wires that makes."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    return files - OTHER_FILES


class Crowd:
    """Everybody at the door, counted by address; a proxy that speaks for others is not counted."""

    def __init__(self, most: int, proxy: str | None = None) -> None:
        """Let so many in at a time."""
        self._most = most
        self._trusted = [ip_network(address.strip()) for address in (proxy or "").split(",") if address.strip()]
        self._held: dict[asyncio.Protocol, str] = {}
        self._count: Counter[str] = Counter()
        self._silent: dict[Wire, None] = {}
        """Those that have yet to say what they want, the one that has waited longest first."""

    def __len__(self) -> int:
        return len(self._held)

    def enter(self, wire: asyncio.Protocol, client: tuple[str, int] | None) -> bool:
        """Whether one more is let in; where all room is taken, whoever has been silent longest makes room."""
        block = block_of(client[0] if client else "")
        if self._count[block] >= MOST_FROM_ONE and not self._is_trusted(block):
            return False
        if len(self._held) >= self._most:
            longest = next(iter(self._silent), None)
            if longest is None:
                return False
            longest.cut()
        self._held[wire] = block
        self._count[block] += 1
        return True

    def leave(self, wire: asyncio.Protocol) -> None:
        """One less; who was never let in does not count."""
        block = self._held.pop(wire, None)
        if block is not None:
            self._count[block] -= 1
            if not self._count[block]:
                del self._count[block]

    def wait_for(self, wire: Wire) -> None:
        """Note that a wire has yet to say what it wants."""
        self._silent[wire] = None

    def heard(self, wire: Wire) -> None:
        """Note that it has said so, or is gone."""
        self._silent.pop(wire, None)

    def _is_trusted(self, block: str) -> bool:
        try:
            return any(ip_address(block) in network for network in self._trusted)
        except ValueError:
            return False


class Wire(H11Protocol):
    """HTTP with a clock: whoever does not come to the end of a sentence is cut off."""

    def __init__(self, *words: Any, crowd: Crowd, **named: Any) -> None:
        """Wait for a browser."""
        super().__init__(*words, **named)
        self._crowd = crowd
        self._clock: asyncio.TimerHandle | None = None
        self._stage: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a browser in, if there is room."""
        super().connection_made(transport)
        if self._crowd.enter(self, self.client):
            self._keep_time()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a browser."""
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on."""
        super().data_received(data)
        self._keep_time()

    def on_response_complete(self) -> None:
        """Wait for the next request, as long as uvicorn has it; if one was sent along, begin with it."""
        answered = self.cycle
        self._stop_clock()
        super().on_response_complete()
        if self.cycle is not answered:
            self._keep_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the wire over to a line."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP, with the headers that every answer has."""
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), *HEADERS]
        for event in (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=msg.encode()),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def cut(self) -> None:
        """Wait no longer."""
        self.transport.abort()
        self._let_go()

    def _keep_time(self) -> None:
        """Set the clock where a new stage begins: the head of a request, its body, or the answer."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        stage = self.cycle, self.conn.their_state
        if stage == self._stage:
            return
        self._stop_clock()
        self._stage = stage
        seconds = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(self.conn.their_state, ANSWER_SECONDS)
        self._clock = self.loop.call_later(seconds, self.cut)
        if self.conn.their_state is h11.IDLE:
            self._crowd.wait_for(self)

    def _stop_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
        self._clock = self._stage = None
        self._crowd.heard(self)

    def _let_go(self) -> None:
        self._stop_clock()
        self._crowd.leave(self)


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that is counted, and never waits long for a browser that does not read."""

    def __init__(self, *words: Any, crowd: Crowd, **named: Any) -> None:
        """Wait for a browser."""
        super().__init__(*words, **named)
        self._crowd = crowd
        self.conn.reject = _with_headers(self.conn.reject)  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a wire over."""
        super().connection_made(transport)
        self._crowd.enter(self, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a browser."""
        self._crowd.leave(self)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Cut a line on which nobody answers; what was to be sent there is let go at once."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Hold the line, and see that it is gone some time after the last word."""
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def _with_headers(reject: Callable[..., Response]) -> Callable[..., Response]:
    def guarded(*words: Any) -> Response:
        response = reject(*words)
        response.headers.update((name.decode(), value.decode()) for name, value in HEADERS)
        return response

    return guarded


def protocols(crowd: Crowd) -> dict[str, Any]:
    """How uvicorn is told to use these."""
    return {"http": partial(Wire, crowd=crowd), "ws": partial(Line, crowd=crowd)}
