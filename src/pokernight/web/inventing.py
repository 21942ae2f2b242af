"""Writing a game in the browser: read as it is typed, tried by bots, played, and sent to friends as a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from pokernight.catalogue.entry import LABELS
from pokernight.catalogue.own import MOST_NAME, START
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import Shelf, shipped
from pokernight.evening.menu import playable
from pokernight.measure.numbers import in_words
from pokernight.web.carried import packed, unpacked
from pokernight.web.draft import MOST_TEXT, Draft, text_of
from pokernight.web.jobs import HANDS, GameRead, HandsTold, PlayHands, ReadRules
from pokernight.web.pages import form, page

if TYPE_CHECKING:
    from starlette.requests import Request

    from pokernight.catalogue.entry import Entry
    from pokernight.web.workshop import Workshop


def routes(workshop: Workshop, shelf: Shelf | None = None) -> list[Route]:
    """The pages to write on."""
    inventing = Inventing(workshop, shelf or shipped())
    return [
        Route("/invent", inventing.begin, methods=["GET"]),
        Route("/invent", inventing.read, methods=["POST"]),
        Route("/invent/read.json", inventing.understood, methods=["POST"]),
        Route("/invent/hands", inventing.try_out, methods=["POST"]),
        Route("/invented/{code}", inventing.carried, methods=["GET"]),
    ]


class Inventing:
    """A desk with paper, a reader, and bots who try out what is written."""

    def __init__(self, workshop: Workshop, shelf: Shelf) -> None:
        """Let a workshop do what takes time; a game may begin like one of the shelf."""
        self.workshop = workshop
        self.shelf = shelf

    async def begin(self, request: Request) -> Response:
        """A page to write on: with a small game, with one like another, or with the one that a link carries."""
        like, code = request.query_params.get("like", ""), request.query_params.get("game", "")
        try:
            return await self._editor(request, await run_in_threadpool(self._begun, like, code))
        except Mistake as mistake:
            return await self._editor(request, Draft("Our own game", text_of(START)), str(mistake), 400)

    def _begun(self, like: str, code: str) -> Draft:
        if code:
            return unpacked(code)
        return like_another(self.shelf[like]) if like else Draft("Our own game", text_of(START))

    async def read(self, request: Request) -> Response:
        """The page as it stands now, and how far it is understood; a suggestion that was taken replaces its line."""
        try:
            return await self._editor(request, await brought(request), at_once=True)
        except Unfit as unfit:
            return unfit.page(request)

    async def understood(self, request: Request) -> Response:
        """How far a game is understood, as data: for the dealer who writes one at the table."""
        try:
            draft = await brought(request)
            read = await self.workshop.read(draft.rules)
        except Mistake as mistake:
            return JSONResponse({"why": str(mistake)}, 400)
        lines = [
            {"line": rule.line, "text": rule.text, "ours": line.ours, "reason": line.reason, "nearest": line.nearest}
            for rule, line in zip(draft.written, read.lines, strict=False)
        ]
        told = {"rules": draft.rules, "lines": lines, "refusal": read.refusal, "works": read.works}
        return JSONResponse({**told, "most": read.most_seats, "code": shown(draft, read)["code"]})

    async def try_out(self, request: Request) -> Response:
        """The page as it stands, and what comes of a hundred hands."""
        try:
            draft = await brought(request)
        except Unfit as unfit:
            return unfit.page(request)
        try:
            told = await self.workshop.do(PlayHands(draft.rules), HandsTold)
        except Mistake as mistake:
            return await self._editor(request, draft, str(mistake))
        return await self._editor(request, draft, told=told)

    async def _editor(
        self,
        request: Request,
        draft: Draft,
        mistake: str = "",
        status: int = 200,
        told: HandsTold | None = None,
        at_once: bool = False,
    ) -> Response:
        """The page to write on; where it must be there at once, perhaps not everything is read yet."""
        reading = self.workshop.do(ReadRules(draft.rules), GameRead) if at_once else self.workshop.read(draft.rules)
        try:
            read = await reading
        except Mistake as late:
            read, mistake = GameRead(), mistake or str(late)
        return page(request, "editor.html", {**shown(draft, read), "mistake": mistake, "told": told}, status)

    async def carried(self, request: Request) -> Response:
        """The game that a link carries, to read and to play."""
        try:
            draft = unpacked(request.path_params["code"])
            read = await self.workshop.read(draft.rules)
        except Mistake as mistake:
            return page(request, "invented.html", {"mistake": str(mistake)}, 400)
        return page(request, "invented.html", {**shown(draft, read), "carried": request.path_params["code"]})


def like_another(entry: Entry) -> Draft:
    """A draft of a game as it is played, with the rulings on it among its rules."""
    return Draft.of(f"Our {entry.name}", text_of(playable(entry).sentences))


class Unfit(Mistake):
    """A form that holds no game; what stands in it is given back as far as it can be shown."""

    def __init__(self, why: str, fields: dict[str, str]) -> None:
        """Say why, and keep what was written."""
        super().__init__(why)
        self.draft = Draft(fields.get("name", "")[:MOST_NAME], fields.get("rules", "")[:MOST_TEXT])

    def page(self, request: Request) -> Response:
        """The page with what was written and the sentence that says what is wrong with it."""
        return page(request, "editor.html", {**shown(self.draft, GameRead()), "mistake": str(self)}, 400)


async def brought(request: Request) -> Draft:
    """The draft that a form brought, with the suggestion in it that was taken."""
    fields: dict[str, str] = {}
    try:
        fields = await form(request)
        draft = Draft.of(fields.get("name", ""), fields.get("rules", ""))
        line, _, sentence = fields.get("take", "").partition(" ")
        return draft.with_line(int(line), sentence) if line.isdecimal() and len(line) < 5 else draft
    except Mistake as mistake:
        raise Unfit(str(mistake), fields) from mistake


FIXED: dict[str, object] = {"most_text": MOST_TEXT, "most_name": MOST_NAME, "hands": HANDS}
"""What is the same on every page to write on."""


def shown(draft: Draft, read: GameRead) -> dict[str, object]:
    """What a page shows of a game and how it was read."""
    try:
        code = packed(draft) if read.works else ""
    except Mistake:
        code = ""
    return {
        "draft": draft,
        "read": read,
        "lines": [*zip(draft.written, read.lines, strict=False)],
        "numbers": [(label, in_words(value) or value) for label, value in zip(LABELS, read.numbers, strict=False)],
        "code": code,
        **FIXED,
    }
