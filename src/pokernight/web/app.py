"""The server: pages, seats and lines, with what keeps browsers safe round all of it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles

from pokernight.catalogue.problem import Mistake
from pokernight.web import settle, tables
from pokernight.web.figures import Figures, Watch
from pokernight.web.headers import Guarded, KnownHosts
from pokernight.web.hub import Hub
from pokernight.web.library import Library
from pokernight.web.limits import Limited
from pokernight.web.pages import refusal
from pokernight.web.socket import Lines

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from starlette.requests import Request
    from starlette.types import ASGIApp

ANY_NAME = ("*",)

ASTRAY = {404: "There is nothing at this address.", 405: "This address takes no such request."}
"""What is said to whoever has gone astray."""


def app(path: Path, processes: int | None = None, hosts: Sequence[str] = ANY_NAME, token: str = "") -> ASGIApp:
    """The whole server, with its tables kept in a file; it answers to these names, and tells who has the token more."""
    lines = Lines()
    library = Library(path.parent / "odds")

    @asynccontextmanager
    async def life(server: Starlette) -> AsyncIterator[None]:
        hub = server.state.hub = Hub(path, processes, library.workshop)
        server.state.figures = Figures(hub, lines)
        yield
        hub.close()
        await library.close()

    house = Starlette(
        routes=[
            *tables.routes(),
            *settle.routes(),
            *library.routes(),
            *Watch(token).routes(),
            Mount("/static", StaticFiles(directory=Path(__file__).parent / "static")),
            WebSocketRoute("/tables/{table}/socket", lines.take),
        ],
        middleware=[Middleware(Limited)],
        exception_handlers={Mistake: refused, HTTPException: astray, Exception: broken, ClientDisconnect: forgotten},
        lifespan=life,
    )
    return Guarded(KnownHosts(house, hosts, www_redirect=False))


async def refused(request: Request, mistake: Exception) -> Response:
    """What cannot be is said in a sentence."""
    return refusal(request, str(mistake))


async def astray(request: Request, wrong: Exception) -> Response:
    """Whoever asks for what there is not, or in a way in which it is not given, is shown the way home."""
    assert isinstance(wrong, HTTPException)
    why = ASTRAY.get(wrong.status_code, f"This cannot be: {wrong.detail}.")
    reply = refusal(request, why, wrong.status_code)
    reply.headers.update(wrong.headers or {})
    return reply


async def broken(request: Request, _: Exception) -> Response:
    """Whatever else goes wrong is our fault; what it was stands in the log."""
    return refusal(request, "Something has gone wrong here. The tables play on; try again in a moment.", 500)


async def forgotten(_: Request, __: Exception) -> Response:
    """Whoever has gone while sending something is told nothing."""
    return Response(status_code=400)
