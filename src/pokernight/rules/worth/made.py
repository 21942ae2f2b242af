"""Which cards a hand is made of."""

from dataclasses import replace
from itertools import product
from typing import Any

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.ranking import COMMONS_ALL_OR_NONE, NONE, OWN_AND_COMMON, Either, Pick, Take
from pokernight.rules.common.commons import HAND, IN_HAND, CommonsOfOne, MiddleCommon, OneLine
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import Plan, holding
from pokernight.rules.rule import Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.rules.worth.sources import (
    AllCommons,
    AnyCommons,
    AnyOwn,
    AtMost,
    Exactly,
    OthersUpCards,
    OwnCards,
    Source,
)

_BEST = "[a|their] best [<five|5> card] hand [they may]"
_OWN = "[all [of]] their [own] [{_:int}] card"
_EXACTLY = "[exactly] {sources:mixed} [[but] not both]"
_ONE_WAY = "[their|a] {end} hand"
_MADE = "[only] <contain|use|consist of|is [made <of|from>]>"


@sentence(
    "A {end} hand is made of {sources:mixed}",
    f"{_ONE_WAY} must {_MADE} {_EXACTLY}",
    f"{_ONE_WAY} [only] is [made <of|from>] {_EXACTLY}",
    f"{THEY} must [only] use {_EXACTLY} <in|for> {_ONE_WAY}",
    f"{_ONE_WAY} must include {{sources:Included}}",
    f"{_ONE_WAY} may not <use|contain|include|have> more than {{sources:NoMoreThan}}",
)
@sentence(
    "A hand is made of {sources:mixed}",
    f"{HAND} [only] is [made <of|from>] {_EXACTLY}",
    f"{THEY} [may|must] make [a|their] [best] [<five|5> card] hand <using|from|out of|of|with> {_EXACTLY}",
    f"Make [a|their] [best] [<five|5> card] hand <using|from|out of|of|with> {_EXACTLY}",
    f"Use {_EXACTLY}",
    f"{HAND} must include {{sources:Included}}",
    f"{HAND} may not <use|contain|include|have> more than {{sources:NoMoreThan}}",
    f"{THEY} may not <use|include> more than {{sources:NoMoreThan}} [in their [final] hand]",
    f"{THEY} may not have more than {{sources:NoMoreThan}} in their [final] hand",
    end=None,
)
@reads(
    f"{HAND} must <use|contain|include> common card",
    f"{THEY} must use common card {IN_HAND}",
    sources=(AllCommons(),),
)
@reads(
    f"{THEY} [may|must] make {_BEST} [they may] <using|from|out of|of|with> {_OWN} and common [card]",
    f"{THEY} [may|must] use <{_OWN} and common [card]|common [card] and {_OWN}> to make {_BEST}",
    sources=(AnyOwn(None), AnyCommons()),
)
class MadeFrom(Standing):
    """Exactly so many cards from here and from there, for all hands or for high ones, or low ones, only."""

    sources: tuple[Source, ...]
    end: End | None = None

    @classmethod
    def said(cls, **fields: Any) -> Standing | None:
        """Where only a line of common cards is spoken of, any own cards go with it; nothing is said of two of them.

        The card in the middle is said to go with others: by itself it would be the only one of them all.
        """
        sources, end = fields["sources"], fields.get("end")
        lines = [source for source in sources if isinstance(source, OneLine)]
        common = [source for source in sources if source.place == "common"]
        grouped = [source for source in common if getattr(source, "source", source).grouped]
        if len(grouped) > 1 or (common and all(isinstance(source, MiddleCommon) for source in common)):
            return None
        if end is None and sources in _ANY_FIVE:
            return AnyCards()
        if end is None and len(lines) == len(sources):
            return CommonsOfOne(lines[0].lines)
        return cls(sources, end)

    def shape(self, plan: Plan) -> None:
        """What is said of each place; where that makes a whole hand, nothing else belongs to it."""
        if plan.showing or self.end not in (None, plan.end):
            return
        groups = [found for found in (source.groups(plan) for source in self.sources) if found]
        if groups:
            plan.lines = tuple(frozenset[Card]().union(*chosen) for chosen in product(*groups))
        takes: dict[str, Take] = {}
        for source in self.sources:
            take = source.take(plan)
            takes[source.place] = takes[source.place] + take if source.place in takes else take
        takes = _fitting(plan, takes)
        own = {"own", "down", "up"} & set(takes)
        if own and sum(source.room for source in self.sources) >= plan.order.size:
            for place in ("common",) if "own" in own else ("down", "up", "common"):
                takes.setdefault(place, NONE)
        plan.use = replace(OWN_AND_COMMON, **takes)
        plan.borrows = tuple(seat for source in self.sources for seat in source.lenders(plan))

    def tally(self, totals: Totals) -> None:
        for part in self.walk():
            if isinstance(part, OthersUpCards):
                totals.from_others += part.count
                totals.tags.add("common")


@reads(f"{HAND} must {_MADE} {_EXACTLY}", f"{THEY} must [only] use {_EXACTLY} {IN_HAND} [but not both]")
class MustUse(Standing):
    """What a hand has to be made of; that it has to use just "any of the common cards" would say nothing."""

    sources: tuple[Source, ...]

    @classmethod
    def said(cls, **fields: Any) -> Standing | None:
        return None if fields["sources"] == (AnyCommons(),) else MadeFrom.said(**fields)


@reads(
    f"{HAND} may {_MADE} {_EXACTLY}",
    f"{THEY} may [only] use {_EXACTLY} {IN_HAND} [but not both]",
    may=True,
)
@reads(
    f"{HAND} [only] <contain|use|consist of> {_EXACTLY}",
    f"{THEY} [only] use {_EXACTLY} {IN_HAND} [but not both]",
    may=False,
)
class MayUse(Standing):
    """What a hand may be made of: "your down cards" are then any of them, and common cards that lie so need not be.

    Where only one place is spoken of, nobody has to use what he may.
    """

    sources: tuple[Source, ...]
    may: bool

    @classmethod
    def said(cls, **fields: Any) -> Standing | None:
        sources = tuple(source.allowed for source in fields["sources"])
        match sources:
            case (Exactly(),) if fields["may"]:
                return MadeFrom.said(sources=(AtMost(sources[0]),))
        return MadeFrom.said(sources=sources)


@sentence(
    "A hand is made of {first:mixed}, or of {second:mixed}",
    f"{HAND} may {_MADE} [either] {{first:mixed}} or [of] {{second:mixed}}",
)
class OneWayOrOther(Standing):
    """Cards of some places, or cards of others; common cards belong only to the way that speaks of them."""

    first: tuple[Source, ...]
    second: tuple[Source, ...]

    @classmethod
    def said(cls, **fields: Any) -> "OneWayOrOther | None":
        """Of one place to use this or that is to use so many at the most, and what lies in lines goes by itself."""
        first, second = ({source.place for source in fields[way]} for way in ("first", "second"))
        parts = (part for way in fields.values() for source in way for part in source.walk())
        grouped = any(isinstance(part, Source) and (part.grouped or isinstance(part, OneLine)) for part in parts)
        return None if first == second or grouped else cls(**fields)

    def shape(self, plan: Plan) -> None:
        plan.use = Either(tuple(self._way(plan, sources) for sources in (self.first, self.second)))

    def _way(self, plan: Plan, sources: tuple[Source, ...]) -> Pick:
        MadeFrom(tuple(source.allowed for source in sources)).shape(plan)
        use = plan.use if isinstance(plan.use, Pick) else OWN_AND_COMMON
        return use if any(source.place == "common" for source in sources) else replace(use, common=NONE)


def _fitting(plan: Plan, takes: dict[str, Take]) -> dict[str, Take]:
    """What is taken of each place; where that is more than a hand can have, the best of it."""
    held = holding(plan.table, plan.seat)
    common = max((len(line) for line in plan.lines), default=len(held.common))
    there = {"down": len(held.down), "up": len(held.up), "common": common}
    there["own"] = there["down"] + there["up"]
    least = sum(min(take.least, there.get(place, 0)) for place, take in takes.items())
    return takes if least <= plan.order.size else {place: replace(take, least=0) for place, take in takes.items()}


@sentence(
    "High and low hands may use different cards",
    "[Their] high [hand] and [their] low hand may use different <card|line|row|column|side|common>",
    "They may use different card <for|in> their high and low hand",
)
class DifferentCards(Standing):
    """The two hands of one player may overlap in any way."""

    def tally(self, totals: Totals) -> None:
        totals.tags.add("high-low")


@sentence(
    "A hand uses all common cards or none",
    "Their final hand may consist of their down card or all of common and some of their down card",
    f"{THEY} may use common [card] or not [as they <wish|like|choose>]",
    f"{THEY} may <choose|decide> <[whether] to use|whether to use> common [card] [or not]",
    "Common card is optional",
)
class AllCommonsOrNone(Steady):
    """The common cards come together or not at all."""

    whole = True

    def shape(self, plan: Plan) -> None:
        plan.use = COMMONS_ALL_OR_NONE


@sentence(
    "A hand is made of any of a player's cards",
    f"{THEY} may use any {{_:int}} of their {{_:int}} card",
    f"[{THEY} [may]] make [a|their] best <five|5> card hand [<from|out of> [their] {{_:int}} [card]]",
    f"{THEY} use [their] best <five|5> card [<from|out of> <their {{_:int}} card|{{_:int}}>]",
    "<Each player's|their> [final] hand is [their] best <five|5> card [<from|out of> {_:int}]",
    "[Their] [final] hand <may consist of|is> any <five|5> [card] <of|from> their [down] card and common [card]",
    f"{HAND} [may] <contain|use|consist of|is> any <combination|mix> of [their] [own|down|hole] card and common [card]",
    "Best <five|5> card play",
    "[Their] [final] hand <may consist of|consist of|is> any <five|5> card",
)
class AnyCards(Steady):
    """The best cards count, wherever they come from."""

    def shape(self, plan: Plan) -> None:
        plan.use = OWN_AND_COMMON


_ANY_FIVE = tuple((OwnCards(5, face), AnyCommons()) for face in (None, Face.DOWN))
"""What is said of five cards out of all of them: "any five of your cards and the common cards"."""
