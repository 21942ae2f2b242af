"""The doors of the house: the lobby, opening a table, and sitting down at one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

import msgspec
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.templating import Jinja2Templates

from pokernight.bots.company import KINDS
from pokernight.catalogue.problem import Mistake
from pokernight.evening.menu import most_seats
from pokernight.web import deeds
from pokernight.web.room import MENU
from pokernight.web.socket import cookie_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from pokernight.web.hub import Hub
    from pokernight.web.live import Live

MOST_FORM = 32_768
"""How many bytes a form may have."""

YEAR = 365 * 24 * 3600

TICKS = ("auto", "worth", "both_ties_lose", "burn")
"""Boxes that a browser does not send where they are not ticked."""

TEMPLATES = Jinja2Templates(Path(__file__).parent / "templates")


def routes() -> list[Route]:
    """The pages of this part of the house."""
    return [
        Route("/", lobby),
        Route("/games.json", menu),
        Route("/tables", open_table, methods=["POST"]),
        Route("/tables/{table}", table),
        Route("/tables/{table}/join", join, methods=["POST"]),
    ]


def listed() -> list[dict[str, Any]]:
    """All games, as far as a menu needs them."""
    return [
        {
            "number": entry.number,
            "name": entry.name,
            "aliases": entry.aliases,
            "tags": entry.tags,
            "most": most_seats(entry),
        }
        for entry in MENU.shelf
    ]


async def menu(_: Request) -> Response:
    """All games, for the menus of browsers."""
    return JSONResponse(listed(), headers={"cache-control": "max-age=3600"})


async def lobby(request: Request) -> Response:
    """The front door."""
    return _lobby(request, request.query_params.get("game", ""))


def _lobby(request: Request, game: str, mistake: str = "") -> Response:
    facts = {"games": listed(), "chosen": game, "mistake": mistake}
    return TEMPLATES.TemplateResponse(request, "lobby.html", facts, status_code=400 if mistake else 200)


async def table(request: Request) -> Response:
    """The table; whoever has no seat there looks on."""
    live = _table(request)
    return TEMPLATES.TemplateResponse(request, "table.html", {"table": live.id, "name": live.room.settings.name})


async def open_table(request: Request) -> Response:
    """A new table with some bots, and the first seat at it for who opens it."""
    hub: Hub = request.app.state.hub
    form = await _form(request)
    try:
        settings = settings_of(form)
        bots, kind = _number(form.get("bots", "0")), form.get("kind", "steady")
        if kind not in KINDS or not 0 <= bots < settings.seats:
            raise Mistake(f"There is room for up to {settings.seats - 1} bots.")
        live = hub.open(settings)
        response = await _seated(hub, live, form.get("name", ""))
        for _ in range(bots):
            await live.do(live.new_bot(kind))
    except Mistake as mistake:
        return _lobby(request, form.get("game", ""), str(mistake))
    return response


async def join(request: Request) -> Response:
    """A seat at a table."""
    form = await _form(request)
    return await _seated(request.app.state.hub, _table(request), form.get("name", ""))


async def _seated(hub: Hub, live: Live, name: str) -> Response:
    """Send a browser to its table, with the secret that holds the seat in a cookie."""
    secret = await hub.join(live, name)
    path = f"/tables/{live.id}"
    response = RedirectResponse(path, 303)
    response.set_cookie(cookie_of(live.id), secret, max_age=YEAR, path=path, httponly=True, samesite="strict")
    return response


def settings_of(form: dict[str, str]) -> deeds.Settings:
    """The settings that a form asks for; what it does not speak of stays as it is usual.

    >>> settings_of({"game": "Anaconda", "ante": "2", "seconds": "20", "worth": "on"})  # doctest: +ELLIPSIS
    Settings(name='Poker Night', seats=6, game='Anaconda', rules=(), ante=2, ...
    """
    told: dict[str, Any] = {name: form[name] for name in deeds.Settings.__struct_fields__ if form.get(name)}
    told.pop("name", None)
    if form.get("table"):
        told["name"] = form["table"][:40]
    if "rules" in told:
        told["rules"] = [line.strip() for line in told["rules"].splitlines() if line.strip()]
    if "seconds" in told:  # all settings were on the page
        told |= {tick: tick in form for tick in TICKS}
    try:
        return msgspec.convert(told, deeds.Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Mistake(f"A table cannot be opened so: {error}.") from error


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 4 else -1


def _table(request: Request) -> Live:
    hub: Hub = request.app.state.hub
    live = hub.tables.get(request.path_params["table"])
    if live is None:
        raise Mistake("There is no such table.")
    return live


async def _form(request: Request) -> dict[str, str]:
    """What a form brought."""
    body = await request.body()
    if len(body) > MOST_FORM:
        raise Mistake(f"A form has at most {MOST_FORM} bytes.")
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=100))
    except ValueError as error:
        raise Mistake("This form cannot be read.") from error
