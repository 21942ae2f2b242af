"""Which cards a hand is made of."""

from dataclasses import replace
from typing import Any, ClassVar

from pokernight.language.part import Part, reads, sentence
from pokernight.ranking import (
    ANY,
    COMMONS_ALL_OR_NONE,
    EVERY,
    NO_LIMIT,
    NONE,
    OWN_AND_COMMON,
    Take,
    at_least,
    at_most,
    exactly,
)
from pokernight.rules.layout import Lines, lines_of
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import Plan, holding
from pokernight.rules.rule import Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.table.places import COMMON, Lie

SHAPES = "grid|square|cross|board|table|layout|rectangle"
"""What common cards that lie in lines can be called together."""

_EXACTLY = "[exactly] {sources:mixed}"


class Source(Part):
    """Where some of the cards of a hand come from."""

    @property
    def place(self) -> str:
        """The place in a `Pick` that it is about."""
        raise NotImplementedError(f"{type(self).__name__} is no place.")

    @property
    def room(self) -> int:
        """How many cards of a hand it can be."""
        raise NotImplementedError(f"{type(self).__name__} is no number.")

    def take(self, plan: Plan) -> Take:
        """How many of the cards there belong to a hand."""
        raise NotImplementedError(f"{type(self).__name__} is no number.")


class Exactly(Source):
    """So many cards, no more and no fewer."""

    count: int

    @property
    def room(self) -> int:
        return self.count

    def take(self, plan: Plan) -> Take:
        return exactly(self.count)


@sentence(
    "{count} down card(s)",
    "[exactly|any] {count} of their [{_:int}] <down|face down|hole> card",
    "[exactly|any] {count} <hole|down|face down> card [from their hand]",
    face=Face.DOWN,
)
@sentence("{count} up card(s)", "[exactly|any] {count} [of their [{_:int}]] [face] up card", face=Face.UP)
@sentence(
    "{count} card(s) of one's own",
    "[exactly] {count} card from their [own] hand",
    "[exactly|any] {count} of their [own] card",
    "[exactly|any] {count} of their [{_:int}] card",
    face=None,
)
@reads("both [of] their <down|hole> card", count=2, face=Face.DOWN)
class OwnCards(Exactly):
    """So many of the player's own cards."""

    count: int
    face: Face | None

    @property
    def place(self) -> str:
        return _PLACES[self.face]


@sentence("{count} common card(s)", "[exactly|any] {count} of common [card]", "[exactly|any] {count} common [card]")
class CommonCards(Exactly):
    """So many of the common cards."""

    count: int
    place: ClassVar[str] = "common"


@sentence("the {count} up cards of any one other player", "any one other player's {count} up card")
class OthersUpCards(Exactly):
    """The cards that another player shows."""

    count: int
    place: ClassVar[str] = "borrowed"


@sentence("all down cards", "[all [of]] their [{_:int}] <down|face down|hole> card", face=Face.DOWN)
@sentence("all up cards", "[all [of]] their [{_:int}] [face] up card", face=Face.UP)
class AllOwn(Source):
    """Every card of the player's that lies one way; where there are too many for a hand, the best of them."""

    face: Face
    room: ClassVar[int] = NO_LIMIT

    @property
    def place(self) -> str:
        return _PLACES[self.face]

    def take(self, plan: Plan) -> Take:
        lies = (Lie.UP,) if self.face is Face.UP else (Lie.DOWN, Lie.BLIND)
        return EVERY if len(plan.table.lying(plan.seat, *lies)) <= plan.order.size else ANY


class Bounded(Source):
    """A number of cards from somewhere, as the least or as the most."""

    source: Exactly

    @property
    def place(self) -> str:
        return self.source.place

    @property
    def room(self) -> int:
        return self.source.room


@sentence("at least {source}")
class AtLeast(Bounded):
    """So many cards or more."""

    def take(self, plan: Plan) -> Take:
        return at_least(self.source.count)


@sentence("at most {source}", "<up to|no more than|only> {source}")
@reads(
    "<one two or none|none one or two|zero one or two|none one or both|one both or none> of their <down|hole> card",
    source=OwnCards(2, Face.DOWN),
)
class AtMost(Bounded):
    """So many cards or fewer."""

    def take(self, plan: Plan) -> Take:
        return at_most(self.source.count)


@reads("{source}")
class Included(Part):
    """What must not be missing: "your hand must include one down card"."""

    source: Exactly

    @classmethod
    def said(cls, **fields: Any) -> Part:
        return AtLeast(**fields)


@reads("{source}")
class NoMoreThan(Part):
    """What cannot be exceeded: "not more than two common cards"."""

    source: Exactly

    @classmethod
    def said(cls, **fields: Any) -> Part:
        return AtMost(**fields)


@sentence("any of one's cards", "<any [number|combination]|some> of their [own] card", face=None)
@sentence(
    "any of one's down cards",
    "<any [number|combination]|some> of their [{_:int}] <down|face down|hole> card",
    face=Face.DOWN,
)
@sentence("any of one's up cards", "<any [number|combination]|some> of their [face] up card", face=Face.UP)
class AnyOwn(Source):
    """As many of the player's own cards as help, which says nothing of other places."""

    face: Face | None
    room: ClassVar[int] = 0

    @property
    def place(self) -> str:
        return _PLACES[self.face]

    def take(self, plan: Plan) -> Take:
        return ANY


@sentence(
    "one {lines} of common cards",
    f"[common [card] <from|in|of>] <one|any|any one|either|same> [of] {{lines}} [of <common [card]|{SHAPES}>]",
)
class OneLine(Source):
    """The common cards that lie in one line."""

    lines: Lines
    place: ClassVar[str] = "common"
    room: ClassVar[int] = NO_LIMIT

    def take(self, plan: Plan) -> Take:
        plan.lines = lines_of(plan.table, self.lines)
        return ANY


@sentence("all common cards", "all [of] common [card]")
class AllCommons(Source):
    """Every common card; where there are too many for a hand, the best of them."""

    place: ClassVar[str] = "common"
    room: ClassVar[int] = NO_LIMIT

    def take(self, plan: Plan) -> Take:
        return EVERY if len(plan.table.state.at(COMMON)) <= plan.order.size else ANY


@sentence("any of the common cards", "<any [number|combination]|some> of common [card]", "common card")
class AnyCommons(Source):
    """As many common cards as help."""

    place: ClassVar[str] = "common"
    room: ClassVar[int] = NO_LIMIT

    def take(self, plan: Plan) -> Take:
        return ANY


_PLACES = {None: "own", Face.UP: "up", Face.DOWN: "down", Face.BLIND: "down"}


@sentence(
    "A hand is made of {sources:mixed}",
    f"[Each player's|their|a] [final] hand [may|must] [only] <contain|use|consist of|is [made <of|from>]> {_EXACTLY}",
    f"{THEY} [may|must] [only] use {_EXACTLY} [to make [their|a] [final] hand|in their [final] hand]",
    f"{THEY} [may|must] make [a|their] [best] [<five|5> card] hand <using|from|out of|of|with> {_EXACTLY}",
    f"Make [a|their] [best] [<five|5> card] hand <using|from|out of|of|with> {_EXACTLY}",
    f"Use {_EXACTLY}",
    "[Each player's|their|a] [final] hand must include {sources:Included}",
    f"{THEY} may not use more than {{sources:NoMoreThan}} [in their [final] hand]",
)
class MadeFrom(Standing):
    """Exactly so many cards from here and from there."""

    sources: tuple[Source, ...]

    def shape(self, plan: Plan) -> None:
        """What is said of each place; where that makes a whole hand, nothing else belongs to it."""
        if plan.showing:
            return
        takes = _fitting(plan, {source.place: source.take(plan) for source in self.sources})
        own = {"own", "down", "up"} & set(takes)
        if own and sum(source.room for source in self.sources) >= plan.order.size:
            for place in ("common",) if "own" in own else ("down", "up", "common"):
                takes.setdefault(place, NONE)
        plan.use = replace(OWN_AND_COMMON, **takes)
        plan.borrows = "borrowed" in takes

    def tally(self, totals: Totals) -> None:
        for source in self.sources:
            if isinstance(source, OthersUpCards):
                totals.from_others += source.count
                totals.tags.add("common")


def _fitting(plan: Plan, takes: dict[str, Take]) -> dict[str, Take]:
    """What is taken of each place; where that is more than a hand can have, the best of it."""
    held = holding(plan.table, plan.seat)
    there = {"down": len(held.down), "up": len(held.up), "common": len(held.common)}
    there["own"] = there["down"] + there["up"]
    least = sum(min(take.least, there.get(place, 0)) for place, take in takes.items())
    return takes if least <= plan.order.size else {place: replace(take, least=0) for place, take in takes.items()}


@sentence("High and low hands may use different cards", "Their high and low hand may use different card")
class DifferentCards(Standing):
    """The two hands of one player may overlap in any way."""

    def tally(self, totals: Totals) -> None:
        totals.tags.add("high-low")


@sentence(
    "A hand uses all common cards or none",
    "Their final hand may consist of their down card or all of common and some of their down card",
)
class AllCommonsOrNone(Steady):
    """The common cards come together or not at all."""

    def shape(self, plan: Plan) -> None:
        plan.use = COMMONS_ALL_OR_NONE


@sentence(
    "A hand is made of any of a player's cards",
    f"{THEY} may use any {{_:int}} of their {{_:int}} card",
    f"[{THEY} [may]] make [a|their] best <five|5> card hand [<from|out of> [their] {{_:int}} [card]]",
    f"{THEY} use [their] best <five|5> card [<from|out of> <their {{_:int}} card|{{_:int}}>]",
    "<Each player's|their> [final] hand is [their] best <five|5> card [<from|out of> {_:int}]",
    "[Their] [final] hand <may consist of|is> any <five|5> of their [down] card and common [card]",
    "Best <five|5> card play",
    "[Their] [final] hand <may consist of|consist of|is> any <five|5> card",
)
class AnyCards(Steady):
    """The best cards count, wherever they come from."""

    def shape(self, plan: Plan) -> None:
        plan.use = OWN_AND_COMMON
