"""The catalogue as pages: to search, to click through, to read a game, and to sit down to it."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import FileResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from pokernight.catalogue.comparison import changes
from pokernight.catalogue.entry import LABELS, ROOT, Entry, Link, Named
from pokernight.catalogue.names import near
from pokernight.catalogue.picture import draw
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.query import ORDERS
from pokernight.catalogue.shelf import NoSuchGame, Shelf, file_name, shipped
from pokernight.catalogue.tree import Tree
from pokernight.catalogue.verdict import judge
from pokernight.evening.character import Character, character
from pokernight.evening.menu import most_seats, playable
from pokernight.measure.numbers import TAGS, Numbers, in_words
from pokernight.web.families import family
from pokernight.web.pages import page
from pokernight.web.search import MOST_WORDS, NUMBERS, Search

if TYPE_CHECKING:
    from starlette.requests import Request

    from pokernight.web.pictures import Pictures

A_DAY = {"cache-control": "max-age=86400"}


def routes(pictures: Pictures, shelf: Shelf | None = None) -> list[Route]:
    """The pages to read, about the games of a shelf."""
    reading = Reading(shelf or shipped(), pictures)
    return [
        Route("/games", reading.catalogue),
        Route("/games/{wish}", reading.game),
        Route("/games/{wish}/rules.json", reading.rules),
        Route("/games/{wish}/odds.png", reading.odds),
        Route("/tree", reading.families),
    ]


def address(game: Entry | Named | Link) -> str:
    """Where the page of a game is.

    >>> address(Link("Pass & Roll 'em", 10))
    '/games/10-pass-roll-em'
    """
    words = file_name(game).removesuffix(".md").partition("-")[2]
    return f"/games/{game.number}-{words}".rstrip("-")


def facts(numbers: Numbers) -> tuple[str, ...]:
    """The numbers of a game in few words; of a kind that is not there, nothing is said.

    >>> facts(Numbers(cards=7, players=98, rounds=302, seen=7, wilds=0))
    ('7 cards', 'players: not fixed, because the cards vary', 'betting rounds: 2, and then as many as the deal makes')
    >>> facts(Numbers(cards=1, players=52, rounds=1, seen=1, wilds=1))
    ('1 card', '52 players', '1 betting round', '1 wild card')
    """
    counted = (("card", numbers.cards), ("player", numbers.players), ("betting round", numbers.rounds))
    told = (*counted, ("wild card", numbers.wilds))
    return tuple(
        f"{what}s: {in_words(value)}" if in_words(value) else f"{value} {what}{'s' * (value != 1)}"
        for what, value in told
        if value
    )


@cache
def character_of(entry: Entry) -> Character | None:
    """What a game is like; nothing where it cannot be played."""
    return character(entry.game) if most_seats(entry) else None


class Reading:
    """A shelf of games, shown in the browser."""

    def __init__(self, shelf: Shelf, pictures: Pictures) -> None:
        """Show a shelf, with pictures of what wins."""
        self.shelf = shelf
        self.pictures = pictures
        self.tree = Tree(shelf)

    def catalogue(self, request: Request) -> Response:
        """All games, or those that are searched for."""
        try:
            search = Search.read(request.query_params)
            return self._found(request, search)
        except Mistake as mistake:
            return self._found(request, Search(), str(mistake), 400)

    def _found(self, request: Request, search: Search, mistake: str = "", status: int = 200) -> Response:
        games = search.games(self.shelf) if not mistake else ()
        names = {name: entry for entry in self.shelf for name in (*entry.aliases, entry.name)}
        likely = dict.fromkeys(names[name].link for name in near(search.words, names)) if not games else ()
        shown = {
            "search": search,
            "games": games,
            "likely": tuple(likely),
            "mistake": mistake,
            "tags": TAGS,
            "orders": ORDERS,
            "numbers": NUMBERS,
            "most_words": MOST_WORDS,
            "address": address,
            "facts": facts,
            "character": character_of,
        }
        return page(request, "catalogue.html", shown, status)

    async def game(self, request: Request) -> Response:
        """All that is known of one game."""
        try:
            found = self._asked_for(request)
        except NoSuchGame as error:
            return self._found(request, Search(request.path_params["wish"][:MOST_WORDS]), str(error), 404)
        if found.number == ROOT.number:
            return RedirectResponse("/tree")
        if request.url.path != address(found):
            return RedirectResponse(address(found))
        if isinstance(found, Named):
            numbers = [*zip(LABELS, found.numbers, strict=True)] if found.numbers else []
            children = self.tree.children_of(found)
            shown = {"game": found, "numbers": numbers, "children": children, "address": address}
            return page(request, "named.html", shown)
        known = await run_in_threadpool(self._known, found)
        told = await run_in_threadpool(self.pictures.told, found)
        if not told:
            self.pictures.want(found)
        return page(request, "game.html", {**known, "odds": told, "odds_refused": self.pictures.refusal(found)})

    def _asked_for(self, request: Request) -> Entry | Named:
        """The game by the number that the address begins with, or else by its name."""
        wish: str = request.path_params["wish"]
        number = wish.partition("-")[0]
        if number.isascii() and number.isdecimal() and len(number) < 7 and int(number) in self.tree.games:
            return self.tree.games[int(number)]
        return self.shelf.look_up(wish.replace("-", " "))

    def _known(self, entry: Entry) -> dict[str, object]:
        verdict = judge(entry, "")
        parent = self.shelf.parent(entry)
        derived = verdict.derived or entry.numbers
        known = parent if isinstance(parent, Entry) and judge(parent, "").works and verdict.works else None
        return {
            "entry": entry,
            "verdict": verdict,
            "numbers": [*zip(LABELS, entry.numbers, derived, map(in_words, derived), strict=True)],
            "reasons": verdict.reasons(),
            "parent": known,
            "changes": [*changes(known, entry)] if known else [],
            "children": self.tree.children_of(entry),
            "most": most_seats(entry),
            "character": character_of(entry),
            "address": address,
        }

    async def rules(self, request: Request) -> Response:
        """The rules of a game as data, for whoever wants to read them before anybody antes."""
        try:
            found = self._asked_for(request)
        except NoSuchGame as error:
            return JSONResponse({"why": str(error)}, 404)
        if not isinstance(found, Entry):
            return JSONResponse({"why": f"The rules of {found.name} are not in the catalogue."}, 404)
        told = {
            "name": found.name,
            "rules": found.rules,
            "rulings": found.rulings,
            "played": playable(found).sentences,
            "address": address(found),
        }
        return JSONResponse(told, headers=A_DAY)

    async def odds(self, request: Request) -> Response:
        """The picture of what wins, where it has been drawn."""
        try:
            found = self._asked_for(request)
        except NoSuchGame:
            found = None
        path = self.pictures.path(found) if isinstance(found, Entry) else None
        if path is None or not path.exists():
            return Response("There is no picture yet.", 404, media_type="text/plain")
        return FileResponse(path, headers=A_DAY)

    def families(self, request: Request) -> Response:
        """Who comes from whom."""
        words = request.query_params.get("words", "")[:MOST_WORDS]
        tops = [member for top in self.tree.tops if (member := family(self.tree, top, words))]
        shown = {
            "words": words,
            "known": [child for top in tops if top.game.number == ROOT.number for child in top.children],
            "unknown": [top for top in tops if top.game.number != ROOT.number],
            "hits": sum(top.hits for top in tops),
            "picture": self._picture,
            "address": address,
            "most_words": MOST_WORDS,
        }
        return page(request, "tree.html", shown)

    @cached_property
    def _picture(self) -> Markup:
        """The whole tree as a wheel; every name in it is escaped where it is drawn."""
        return Markup(draw(self.tree, ROOT.number, lambda game: address(game) if game.number else ""))
