"""The doors of the house: the lobby, opening a table, and sitting down at one."""

from __future__ import annotations

import asyncio
import io
import socket
from dataclasses import asdict
from functools import cache, partial
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

import msgspec
import segno
from starlette.datastructures import URL
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from pokernight.bots.company import KINDS
from pokernight.catalogue.problem import Mistake
from pokernight.evening.character import character
from pokernight.evening.menu import most_seats
from pokernight.web import deeds
from pokernight.web.approval import approve
from pokernight.web.draft import Draft
from pokernight.web.hub import TooMany
from pokernight.web.limits import address_of
from pokernight.web.lookalikes import called
from pokernight.web.pages import form, page, refusal
from pokernight.web.room import MENU
from pokernight.web.socket import cookie_of
from pokernight.web.store import Unsaved

if TYPE_CHECKING:
    from starlette.requests import Request

    from pokernight.web.hub import Hub
    from pokernight.web.live import Live

YEAR = 365 * 24 * 3600

ANSWER_SECONDS = 0.5
"""How long this machine may take to answer at its own address."""

SETTINGS: dict[str, Any] = msgspec.json.schema(deeds.Settings)["$defs"]["Settings"]["properties"]
"""All settings, as far as data can describe them."""

TICKS = ("auto", "bots_buy", "worth", "both_ties_lose", "raises_for_two", "all_in_raises", "burn", "muck")
"""Boxes that a browser does not send where they are not ticked."""


def routes() -> list[Route]:
    """The pages of this part of the house."""
    return [
        Route("/", lobby),
        Route("/games.json", menu),
        Route("/tables", open_table, methods=["POST"]),
        Route("/tables/{table}", table),
        Route("/tables/{table}/join", join, methods=["POST"]),
        Route("/tables/{table}/invite.json", invite),
        Route("/tables/{table}/invite.svg", invite_code),
    ]


@cache
def listed() -> list[dict[str, Any]]:
    """All games, as far as a menu needs them."""
    return [
        {
            "number": entry.number,
            "name": entry.name,
            "aliases": entry.aliases,
            "tags": entry.tags,
            "most": most_seats(entry),
            **asdict(character(entry.game)),
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
    return page(request, "lobby.html", facts, 400 if mistake else 200)


async def table(request: Request) -> Response:
    """The table; whoever has no seat there looks on."""
    live = await found(request)
    return page(request, "table.html", {"table": live.id, "name": live.room.settings.name})


async def open_table(request: Request) -> Response:
    """A new table with some bots, and the first seat at it for who opens it."""
    hub: Hub = request.app.state.hub
    filled = await form(request)
    try:
        settings = settings_of(filled)
        bots, kind = _number(filled.get("bots", "0")), filled.get("kind", "steady")
        if kind not in KINDS or not 0 <= bots < settings.seats:
            raise Mistake(f"There is room for up to {settings.seats - 1} bots.")
        name = called(filled.get("name", ""))
        await approve(hub.workshop, settings.rules)
        live = hub.open(settings, address_of(request.scope))
        try:
            response = await _seated(request, live, name)
        except Unsaved:
            hub.withdraw(live)
            raise
        for _ in range(bots):
            await live.decide(partial(live.new_bot, kind))
    except TooMany as many:  # who floods the house gets no page that takes long to make
        return refusal(request, str(many), 429)
    except Mistake as mistake:
        return _lobby(request, filled.get("game", ""), str(mistake))
    return response


async def invited_to(request: Request, live: Live) -> str:
    """The link of a table that friends can open.

    Where the host's own address is one that only this machine has, that is the one in the local network, if the server
    answers there; or else the link stays as it is, and is good for this machine alone.
    """
    address = request.url.replace(path=f"/tables/{live.id}", query="")
    if is_here(address.hostname or "") and (lan := lan_address()) and await answers(lan, address.port or 80):
        address = address.replace(hostname=lan)
    return str(address)


async def answers(host: str, port: int) -> bool:
    """Whether somebody answers at an address of this machine."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            _, line = await asyncio.open_connection(host, port)
    except OSError:  # a timeout is one too
        return False
    line.close()
    return True


async def invite(request: Request) -> Response:
    """The link for friends, and whether it is good for this machine alone."""
    link = await invited_to(request, await found(request))
    return JSONResponse({"link": link, "only_here": is_here(URL(link).hostname or "")})


async def invite_code(request: Request) -> Response:
    """The link as a QR code."""
    picture = io.BytesIO()
    link = await invited_to(request, await found(request))
    segno.make(link, micro=False).save(picture, kind="svg", scale=6, border=3)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def is_here(host: str) -> bool:
    """Whether an address is one that only this machine has.

    >>> is_here("127.0.0.1"), is_here("localhost"), is_here("192.168.1.7"), is_here("poker.example")
    (True, True, False, False)
    """
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def lan_address() -> str:
    """The address of this machine in the local network; empty where it has none. Nothing is sent anywhere."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address that nobody has: the way there shows our own
        except OSError:
            return ""
        host: str = asking.getsockname()[0]
    return "" if is_here(host) else host


async def join(request: Request) -> Response:
    """A seat at a table."""
    filled = await form(request)
    return await _seated(request, await found(request), filled.get("name", ""))


async def _seated(request: Request, live: Live, name: str) -> Response:
    """Send a browser to its table, with the secret that holds the seat in a cookie."""
    hub: Hub = request.app.state.hub
    secret = await hub.join(live, name, request.cookies.get(cookie_of(live.id), ""))
    path = f"/tables/{live.id}"
    response = RedirectResponse(path, 303)
    safe = request.url.scheme == "https"
    response.set_cookie(
        cookie_of(live.id), secret, max_age=YEAR, path=path, secure=safe, httponly=True, samesite="strict"
    )
    return response


def settings_of(filled: dict[str, str]) -> deeds.Settings:
    """The settings that a form asks for; what it does not speak of stays as it is usual.

    >>> settings_of({"game": "Anaconda", "ante": "2", "seconds": "20", "worth": "on"})  # doctest: +ELLIPSIS
    Settings(name='Poker Night', seats=6, game='Anaconda', rules=(), title='', ante=2, ...
    """
    told: dict[str, Any] = {name: filled[name] for name in deeds.Settings.__struct_fields__ if filled.get(name)}
    told.pop("name", None)
    if filled.get("table"):
        told["name"] = filled["table"][:40]
    if "rules" in told:
        told["title"] = filled.get("title", "")[:40]
        told["rules"] = Draft.of(filled.get("table", ""), told["rules"]).rules
    if "seconds" in told:  # all settings were on the page
        told |= {tick: tick in filled for tick in TICKS}
    try:
        return msgspec.convert(told, deeds.Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Mistake(unfit(str(error))) from error


def unfit(error: str) -> str:
    """What is wrong with the settings of a form, as a sentence.

    >>> unfit("Expected `int` <= 14 - at `$.seats`"), unfit("Object contains unknown field `x`")
    ('The table needs another number for seats: from 2 to 14.', 'This form cannot be read.')
    """
    name = error.rpartition("$.")[2].rstrip("`")
    setting = SETTINGS.get(name, {})
    if "maximum" in setting:
        return f"The table needs another number for {name}: from {setting['minimum']:,} to {setting['maximum']:,}."
    if "enum" in setting:
        return f"The table needs one of these for {name.replace('_', ' ')}: {', '.join(setting['enum'])}."
    return "This form cannot be read."


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 4 else -1


async def found(request: Request) -> Live:
    """The table that an address names."""
    hub: Hub = request.app.state.hub
    live = await hub.find(request.path_params["table"])
    if live is None:
        raise Mistake("There is no such table.")
    return live
