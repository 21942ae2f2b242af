"""Settling up, and the night as a page: who pays whom, the ledger, what stood out, and how everybody's chips went."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from pokernight.catalogue.problem import Mistake
from pokernight.evening.highlights import told
from pokernight.evening.ledger import by_gain
from pokernight.evening.settling import money, transfers
from pokernight.web.hub import hashed
from pokernight.web.night import picture
from pokernight.web.pages import page
from pokernight.web.socket import cookie_of
from pokernight.web.tables import found

if TYPE_CHECKING:
    from starlette.requests import Request

    from pokernight.web.room import Room

COLUMNS = ("name", "bot", "bought", "taken", "front", "gain", "money")


def routes() -> list[Route]:
    """The pages of this part of the house."""
    return [
        Route("/tables/{table}/settle", settle_page),
        Route("/tables/{table}/settle.json", settle_json),
        Route("/tables/{table}/settle.csv", settle_csv),
        Route("/tables/{table}/night.svg", night),
    ]


def settled(room: Room) -> dict[str, Any]:
    """The accounts of the evening as plain data; during a hand, as they stood before it."""
    chip, currency = room.settings.chip, room.settings.currency
    lines = room.ledger.lines
    paid = transfers({account: line.gain for account, line in lines.items()})
    return {
        "table": room.settings.name,
        "hands": room.number - room.playing,
        "playing": room.playing,
        "chip": chip,
        "currency": currency,
        "transfers": [
            {
                "from": lines[one.payer].name,
                "to": lines[one.payee].name,
                "chips": one.chips,
                "money": money(one.chips, chip, currency),
            }
            for one in paid
        ],
        "ledger": [
            {
                "name": line.name,
                "bot": line.bot,
                "bought": line.bought,
                "taken": line.taken,
                "front": line.front,
                "gain": line.gain,
                "money": money(line.gain, chip, currency),
            }
            for line in by_gain(lines.values())
        ],
    }


async def settle_page(request: Request) -> Response:
    """The night so far, to read and to share."""
    room, path = await _room(request)
    shown = {**settled(room), "path": path, "highlights": told(room.highlights), "picture": picture(room)}
    return page(request, "settle.html", shown)


async def settle_json(request: Request) -> Response:
    """The accounts as data."""
    room, _ = await _room(request)
    return JSONResponse(settled(room))


async def settle_csv(request: Request) -> Response:
    """The ledger as a table for other programs."""
    room, _ = await _room(request)
    text = io.StringIO()
    rows = csv.DictWriter(text, COLUMNS)
    rows.writeheader()
    rows.writerows(settled(room)["ledger"])
    return _kept(text.getvalue(), "text/csv", "ledger.csv")


async def night(request: Request) -> Response:
    """The night as one picture."""
    room, _ = await _room(request)
    return _kept(picture(room), "image/svg+xml", "poker-night.svg")


def _kept(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


async def _room(request: Request) -> tuple[Room, str]:
    """The table, for those who sit at it or may look on, and its address."""
    live = await found(request)
    room = live.room
    secret = request.cookies.get(cookie_of(live.id), "")
    if room.settings.spectators == "no" and hashed(secret) not in room.keys:
        raise Mistake("This table has no room for onlookers.")
    return room, f"/tables/{live.id}"
