"""A table for one browser, so that the pages can be looked at by themselves: real hands, and others who answer at once.

The address says what is played: `/tables/anaconda--5` deals Anaconda to five, and `/tables/anaconda--5--piles` goes on
until the browser's player is asked to make piles.
"""

import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.templating import Jinja2Templates
from starlette.websockets import WebSocket, WebSocketDisconnect

import pokernight.web
from pokernight.bots.company import NAMES
from pokernight.catalogue.problem import Mistake
from pokernight.table.choices import Refused
from pokernight.table.referee import Insight
from pokernight.web import deeds
from pokernight.web.headers import Guarded
from pokernight.web.room import MENU, Room
from pokernight.web.sight import game_seen, hand_seen, question_seen, table_seen
from pokernight.web.socket import NOT_HERE, hang_up
from pokernight.web.tables import listed
from pokernight.web.teller import Teller

WEB = Path(pokernight.web.__path__[0])
YOU = "p1"
CODE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1Z"/></svg>'
"""What stands for a QR code."""
CLOSED = "closed"
"""A table at which nobody may look on."""


@dataclass
class Mock:
    """The table, and all that its browser has asked for."""

    name: str
    game: str
    room: Room
    chance: Random
    heard: list[dict[str, Any]] = field(default_factory=list)
    teller: Teller | None = None
    trouble: str = ""
    """Why nothing can be saved."""

    @classmethod
    def at(cls, name: str) -> "Mock":
        """The table of an address; where a kind of question is looked for, cards are dealt until it is asked."""
        game, seats, *kind = name.split("--")
        for seed in range(200):
            mock = cls(
                name,
                MENU[game.replace("-", " ")].name,
                Room(deeds.Settings(name="Friday", seats=14, auto=False)),
                Random(seed),
            )
            for number, person in enumerate(["Robin", *NAMES, "Max"][: int(seats)], 1):
                mock.room.do(deeds.Join(person=f"p{number}", name=person, bot="steady" if number > 1 else ""))
            mock.deal()
            if not kind or mock.asked(kind[0]):
                return mock
        raise LookupError(f"Nobody is asked for {kind[0]} in {game}.")

    def deal(self) -> None:
        """Deal a hand, and play it up to the first question."""
        people = tuple(guest.id for guest in self.room.ready)
        self.room.do(deeds.Deal(game=self.game, people=people, decks=(), seed=str(self.chance.random())))
        assert self.room.hand
        rules = self.room.rules_of(self.game).numbered
        names = [self.room[person].name for person in people]
        self.teller = Teller(self.room.hand, names, rules)
        self.go_on(by_chance=False)

    def asked(self, kind: str) -> bool:
        """Play on by chance until the browser's player is asked something of a kind; no where that never comes."""
        hand = self.room.hand
        assert hand
        while self.room.playing:
            mine = hand.asking.get(self.seat)
            if mine and type(mine).__name__.lower() == kind:
                return True
            if mine:
                self.answer(self.seat, str(mine.any(self.chance)))
            self.go_on(by_chance=True)
        return False

    @property
    def seat(self) -> int:
        """The seat of the browser's player."""
        return self.room.seat_of(YOU)

    def answer(self, seat: int, answer: str) -> None:
        """Let a seat answer."""
        assert self.room.hand
        name = f"{self.room.number}/{len(self.room.hand.answers)}"  # an answer without one was given for want of any
        self.room.do(deeds.Answered(seat=seat, answer=answer, id=name))

    def go_on(self, *, by_chance: bool) -> None:
        """Let the others answer as long as they are asked; where all choose, the browser comes last."""
        hand = self.room.hand
        assert hand
        while others := [seat for seat in hand.asking if seat != self.seat]:
            choice = hand.asking[others[0]]
            self.answer(others[0], str(choice.any(self.chance) if by_chance else choice.default))

    def do(self, message: dict[str, Any]) -> None:
        """Do what the browser asks for."""
        match message:
            case {"do": "answer", "answer": answer, "question": question}:
                if not self.room.playing or self.room.question(self.seat) != question:
                    raise Mistake("That question is not open any more.")
                self.answer(self.seat, answer)
                self.go_on(by_chance=False)
            case {"do": "deal"}:
                self.deal()
            case {"do": "call", "game": game}:
                self.game = MENU[game].name
            case {"do": "away"} | {"do": "back"}:
                self.room.do(deeds.Status(person=YOU, here=message["do"] == "back"))
            case {"do": "add bot", "kind": kind}:
                name = NAMES[len(self.room.guests)]
                self.room.do(deeds.Join(person=f"p{self.room.came + 1}", name=name, bot=kind))
            case {"do": "rebuy"}:
                self.room.do(deeds.Rebuy(person=YOU))

    def state(self) -> dict[str, Any]:
        """The table as the browser's player sees it, with half a minute for every answer."""
        hand = self.room.hand
        assert hand
        view = hand.view(self.seat)
        seen = msgspec.to_builtins(table_seen(self.room))
        seen["you"] = YOU
        seen["hand"] = hand_seen(self.room, view, Insight(hand, self.seat))
        seen["question"] = question_seen(self.room, view)
        seen["table"] |= {"id": self.name, "trouble": self.trouble}
        seen["next"] |= {"game": self.game, "at": None}
        for asked in filter(None, (seen["hand"], seen["question"])):
            asked["deadline"] = time.time() + 30
        return {"type": "state", "rev": len(self.heard), "now": time.time(), **seen}

    def messages(self) -> list[dict[str, Any]]:
        """What the browser is told after every change."""
        assert self.teller
        self.teller.go_on()
        lines = self.teller.lines[self.seat]
        game = {"type": "game", "hand": self.room.number, **self.game_told()}
        return [game, {"type": "lines", "hand": self.room.number, "from": 0, "lines": lines}, self.state()]

    def game_told(self) -> dict[str, Any]:
        """The game that is played."""
        return game_seen(self.room.entry_of(self.room.game))

    def reply(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """What the browser is told after a message."""
        done = {"type": "done", "id": message["id"]}
        if message["do"] == "seal":  # which every page does by itself
            return [done]
        self.heard.append(message)
        match message:
            case {"do": "say", "words": words}:
                return [done, {"type": "chat", "who": "Robin", "words": words}]
            case {"do": "hands"}:
                past = {"number": self.room.number, "game": self.game, "won": [["Robin", 9, "pair of aces"]], "gain": 6}
                return [done, {"type": "hands", "hands": [past]}]
            case {"do": "hand", "number": number}:
                steps = [{"hand": self.state()["hand"]}] * 3
                text = {"lines": ["As it was."], "record": {"game": self.game}, "text": "As it was."}
                return [done, {"type": "hand", "number": number, "game": self.game_told(), "steps": steps, **text}]
        try:
            self.do(message)
        except (Mistake, Refused) as refused:
            return [{"type": "refused", "id": message["id"], "why": str(refused)}]
        return [done, *self.messages()]


class House:
    """All tables that were opened, by their addresses, and whether their lines are cut."""

    def __init__(self) -> None:
        self.tables: dict[str, Mock] = {}
        self.sockets: list[WebSocket] = []
        templates = Jinja2Templates(WEB / "templates")
        routes = [
            Route("/", lambda request: templates.TemplateResponse(request, "lobby.html", {"games": listed()})),
            Route("/games.json", lambda _: JSONResponse(listed())),
            Route("/games/{wish}/rules.json", lambda request: JSONResponse(rules_of(request))),
            Route("/tables/{table}", lambda request: templates.TemplateResponse(request, "table.html", named(request))),
            Route("/tables/{table}/invite.json", lambda request: JSONResponse(invited(request))),
            Route("/tables/{table}/invite.svg", lambda _: Response(CODE, media_type="image/svg+xml")),
            WebSocketRoute("/tables/{table}/socket", self.socket),
            Mount("/static", StaticFiles(directory=WEB / "static")),
        ]
        self.app = Starlette(routes=routes)
        self.app.add_middleware(Guarded)

    async def socket(self, socket: WebSocket) -> None:
        """Play with one browser."""
        name = socket.path_params["table"]
        if name == CLOSED:
            await socket.accept()
            await hang_up(socket, NOT_HERE, "This table has no room for onlookers.")
            return
        if name not in self.tables:
            self.tables[name] = Mock.at(name)
        mock = self.tables[name]
        await socket.accept()
        self.sockets.append(socket)
        for message in mock.messages():
            await socket.send_json(message)
        async for said in texts(socket):
            for message in mock.reply(json.loads(said)):
                await socket.send_json(message)
        if socket in self.sockets:
            self.sockets.remove(socket)

    async def cut(self) -> None:
        """Cut all lines."""
        while self.sockets:
            await self.sockets.pop().close()


async def texts(socket: WebSocket) -> AsyncIterator[str]:
    """What a socket brings, until it is closed."""
    try:
        while True:
            yield await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError):
        return


def rules_of(request: Request) -> dict[str, object]:
    """The rules of a game, as the house tells them."""
    entry = MENU[int(request.path_params["wish"])]
    return {"rules": entry.rules, "played": entry.game.sentences}


def invited(request: Request) -> dict[str, Any]:
    """The link that friends can open."""
    return {"link": str(request.url).removesuffix("/invite.json"), "only_here": False}


def named(request: Request) -> dict[str, Any]:
    """What the page of a table needs to know."""
    return {"table": request.path_params["table"], "name": "Friday"}


if __name__ == "__main__":
    import uvicorn

    uvicorn.run(House().app, port=8910, log_level="warning")
