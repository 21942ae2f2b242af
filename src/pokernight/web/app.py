"""The server: pages, seats and lines, with what keeps browsers safe round all of it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles

from pokernight.catalogue.problem import Mistake
from pokernight.web import tables
from pokernight.web.hub import Hub
from pokernight.web.library import Library
from pokernight.web.limits import Limited
from pokernight.web.pages import refusal
from pokernight.web.socket import Lines

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Guarded:
    """Every page says what a browser may load, and no other page may send forms here."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an app."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and add the headers to what comes back."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        elsewhere = origin is not None and origin.partition(b"://")[2] != headers.get(b"host")
        if elsewhere and scope["method"] not in ("GET", "HEAD"):
            await PlainTextResponse("This page does not belong here.", 403)(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, guarded)


def app(path: Path, processes: int | None = None) -> Starlette:
    """The whole server, with its tables kept in a file."""
    library = Library(path.parent / "odds")

    @asynccontextmanager
    async def life(server: Starlette) -> AsyncIterator[None]:
        hub = server.state.hub = Hub(path, processes, library.workshop)
        yield
        hub.close()
        await library.close()

    return Starlette(
        routes=[
            *tables.routes(),
            *library.routes(),
            Mount("/static", StaticFiles(directory=Path(__file__).parent / "static")),
            WebSocketRoute("/tables/{table}/socket", Lines().take),
        ],
        middleware=[Middleware(Guarded), Middleware(Limited)],
        exception_handlers={Mistake: refused},
        lifespan=life,
    )


async def refused(request: Request, mistake: Exception) -> Response:
    """What cannot be is said in a sentence."""
    return refusal(request, str(mistake))
