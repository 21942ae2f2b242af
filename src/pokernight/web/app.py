"""The server: pages, seats and lines, with what keeps browsers safe round all of it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute

from pokernight.catalogue.problem import Mistake
from pokernight.web import deeds
from pokernight.web.hub import Hub
from pokernight.web.socket import Lines, cookie_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_FORM = 32_768
"""How many bytes a form may have."""

YEAR = 365 * 24 * 3600

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
        origin = headers.get(b"origin", b"")
        if scope["method"] not in ("GET", "HEAD") and origin.partition(b"://")[2] not in (b"", headers.get(b"host")):
            await JSONResponse({"why": "This page does not belong here."}, 403)(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, guarded)


def app(path: Path, processes: int | None = None) -> Starlette:
    """The whole server, with its tables kept in a file."""

    @asynccontextmanager
    async def life(server: Starlette) -> AsyncIterator[None]:
        hub = server.state.hub = Hub(path, processes)
        hub.start()
        yield
        hub.close()

    return Starlette(
        routes=[
            Route("/tables", open_table, methods=["POST"]),
            Route("/tables/{table}/seats", sit_down, methods=["POST"]),
            WebSocketRoute("/tables/{table}/socket", Lines().take),
        ],
        middleware=[Middleware(Guarded)],
        exception_handlers={Mistake: refused},
        lifespan=life,
    )


async def refused(_: Request, mistake: Exception) -> Response:
    """What cannot be is said in a sentence."""
    return JSONResponse({"why": str(mistake)}, 400)


async def open_table(request: Request) -> Response:
    """A new table, and the first seat at it for who opens it."""
    hub: Hub = request.app.state.hub
    form = await _form(request)
    name = str(form.pop("player", ""))
    try:
        settings = msgspec.convert(form, deeds.Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Mistake(f"The table cannot be opened so: {error}.") from error
    live = hub.open(settings)
    return await _seated(hub, live.id, name, 303)


async def sit_down(request: Request) -> Response:
    """A seat at a table."""
    hub: Hub = request.app.state.hub
    table = request.path_params["table"]
    if table not in hub.tables:
        raise Mistake("There is no such table.")
    return await _seated(hub, table, str((await _form(request)).get("player", "")), 303)


async def _seated(hub: Hub, table: str, name: str, status: int) -> Response:
    """Send a browser to its table, with the secret that holds the seat in a cookie."""
    secret = await hub.join(hub.tables[table], name)
    response = RedirectResponse(f"/tables/{table}", status)
    path = f"/tables/{table}"
    response.set_cookie(cookie_of(table), secret, max_age=YEAR, path=path, httponly=True, samesite="strict")
    return response


async def _form(request: Request) -> dict[str, Any]:
    """What a form brought, as plain data; rules stand one on each line."""
    body = await request.body()
    if len(body) > MOST_FORM:
        raise Mistake(f"A form has at most {MOST_FORM} bytes.")
    try:
        data = msgspec.json.decode(body)
    except msgspec.MsgspecError as error:
        raise Mistake("This form cannot be read.") from error
    if not isinstance(data, dict):
        raise Mistake("This form cannot be read.")
    return data
