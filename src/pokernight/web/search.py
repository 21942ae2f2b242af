"""A search through the catalogue, as it stands in the address of a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.query import ORDERS, Condition, Query, in_order
from pokernight.evening.menu import search

if TYPE_CHECKING:
    from starlette.datastructures import QueryParams

    from pokernight.catalogue.entry import Entry
    from pokernight.catalogue.shelf import Shelf

NUMBERS = ("cards", "players", "rounds", "wilds")
"""The numbers that games are searched by, each from one value to another."""

SIGNS = {"from": ">=", "to": "<="}
MOST_WORDS = 200
BEST = "best"
"""The order in which the names that fit best come first."""


@dataclass(frozen=True)
class Search:
    """Words, tags and limits of numbers, and the order of what is found."""

    words: str = ""
    tags: frozenset[str] = frozenset()
    limits: tuple[Condition, ...] = ()
    order: str = BEST
    reverse: bool = False

    @classmethod
    def read(cls, fields: QueryParams) -> Search:
        """The search in an address; what nobody can look for is refused with a sentence."""
        words, order = fields.get("words", ""), fields.get("sort", BEST)
        if len(words) > MOST_WORDS:
            raise Mistake(f"Search for at most {MOST_WORDS} letters.")
        if order not in (BEST, *ORDERS):
            raise Mistake(f"Games are sorted by {', '.join(ORDERS)}.")
        limits = tuple(
            Condition.read(f"{which}{sign}{value}")
            for which in NUMBERS
            for side, sign in SIGNS.items()
            if (value := fields.get(f"{which}-{side}", "").strip())
        )
        return cls(words, frozenset(fields.getlist("tag")), limits, order, "reverse" in fields)

    def games(self, shelf: Shelf) -> Sequence[Entry]:
        """What is found."""
        query = Query(every=self.tags, conditions=self.limits)
        found = [entry for entry in search(shelf, self.words) if query.passes(entry)]
        if self.order == BEST:
            return found if self.words.strip() else in_order(found, "number")
        return in_order(found, self.order, self.reverse)

    def limit(self, which: str, side: str) -> str:
        """The value that a number is limited to on one side, as it stands in the form."""
        return next((str(at.value) for at in self.limits if (at.which, at.sign) == (which, SIGNS[side])), "")
