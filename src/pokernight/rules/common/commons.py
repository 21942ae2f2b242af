"""Which common cards go into a hand, by where they lie on the table."""

from collections.abc import Container, Iterator, Sequence
from itertools import combinations
from typing import Any, ClassVar

from pokernight.cards import Card
from pokernight.language.part import Part, reads, sentence
from pokernight.ranking import EVERY, NO_LIMIT, Take, at_most, exactly
from pokernight.rules.common.arranged import ONE_OF, Along, Arrangement, Facing, Groups, InLine, SideBySide, Touching
from pokernight.rules.common.layout import AROUND, SHAPES, THE_MIDDLE, Lane, Line, cards_at, lines, lines_of, middle_of
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing
from pokernight.rules.worth.sources import AtMost, Exactly, SomeCommons, Source

HAND = "[Each player's|their|a|each [of their]] [final] hand"
IN_HAND = "[to make [their|a] [final] hand|<in|for> <their|each [of their]> [final] hand]"
"""A player's hand, and what is put into it."""

_COMMONS = "<common card|common|card>"
_OF_COMMONS = f"[of <[{{_:int}}] common [card]|{SHAPES}>] [only] [or other] [[but] not [from] both]"
_THAT_LIE = "[<that|which> <is|lie>|[but|and] [they|these|both|all] must [all|both] <is|lie|come>]"


@sentence(
    "{count} common card(s) {how}",
    f"[exactly|any] {{count}} [of] {_COMMONS} {_THAT_LIE} {{how}}",
    "[exactly|any] {count} {how:FromLine}",
)
@reads(
    f"[exactly|any] {{count}} <adjacent|adjoining|neighbouring> {_COMMONS} {AROUND}",
    f"[exactly|any] {{count}} consecutive {_COMMONS} <of|in|on|around> <{SHAPES}>",
    how=SideBySide(),
)
@reads(f"[exactly|any] {{count}} opposite {_COMMONS} {AROUND}", how=Facing())
class PlacedCommons(Exactly):
    """So many of the common cards, which have to lie in a certain way."""

    grouped = True
    count: int
    how: Arrangement
    place: ClassVar[str] = "common"

    def sized(self, plan: Plan, sizes: Container[int]) -> Groups:
        return self.how.groups(plan.table, sizes)

    @property
    def together(self) -> bool:
        return self.how.together

    @property
    def allowed(self) -> Source:
        return AtMost(self)


@reads(f"[exactly|any] {{count}} [of] [{_COMMONS}] <from|in|of|on|along> {{along}} {AROUND}")
class CountedAlong(Part):
    """So many common cards of one line."""

    count: int
    along: Along


@reads("[either] {counted:either}")
class CountedLines(Source):
    """So many cards of one line or as many of another: "the three cards in the row or the three in the column"."""

    counted: tuple[CountedAlong, ...]

    @classmethod
    def said(cls, **fields: Any) -> PlacedCommons | None:
        counts = {counted.count for counted in fields["counted"]}
        lines = tuple(counted.along for counted in fields["counted"])
        return PlacedCommons(counts.pop(), InLine(lines)) if len(counts) == 1 < len(lines) else None


@sentence(
    "one {lines:either} of common cards",
    f"[{_COMMONS} <from|in|of|on|along>] [only] <{ONE_OF}> [of] {{lines:either}} {_OF_COMMONS}",
    f"[only|any number of] {_COMMONS} <from|in|of|on|along> {{lines:either}} {_OF_COMMONS}",
)
@reads(
    "[any] <one|a> [common] [card] <from|in|of> top row [of common [card]] and [common] <card|one>"
    " <[directly|right] <below|under|beneath>> it",
    "[any] <one|a> [common] [card] <from|in|of> bottom row [of common [card]] and [common] <card|one>"
    " <[directly|right] <above|over>> it",
    lines=(Along(Line.COLUMN),),
)
class OneLine(SomeCommons):
    """The common cards that lie in one line."""

    grouped = True
    lines: tuple[Along, ...]

    def groups(self, plan: Plan) -> Groups:
        return lines_of(plan.table, (along.line for along in self.lines))


@sentence("common cards {how}", f"[any] {_COMMONS} {_THAT_LIE} {{how}}")
class CommonsSo(SomeCommons):
    """Common cards that have to lie in a certain way, however many."""

    grouped = True
    how: Touching

    def take(self, plan: Plan) -> Take:
        return EVERY

    def groups(self, plan: Plan) -> Groups:
        return self.how.groups(plan.table, range(NO_LIMIT))


@sentence(
    "{count} common card(s) of each {lane}",
    f"[exactly|any] {{count}} {_COMMONS} <from|of|in> each [of {{_:int}}] {{lane}} {AROUND}",
    needed=True,
)
@sentence(
    "at most {count} common card(s) of each {lane}",
    f"<at most|up to|no more than|only> {{count}} {_COMMONS} <from|of|in> each [of {{_:int}}] {{lane}} {AROUND}",
    needed=False,
)
class OfEachLine(Source):
    """So many common cards of every row or column."""

    grouped = True
    count: int
    lane: Lane
    needed: bool = True
    place: ClassVar[str] = "common"
    room: ClassVar[int] = NO_LIMIT

    def take(self, plan: Plan) -> Take:
        return EVERY

    def groups(self, plan: Plan) -> Groups:
        rows = [cards_at(plan.table, line) for line in lines(plan.table, self.lane)]
        return tuple(map(frozenset, self._chosen(rows, plan.order.size)))

    def _chosen(self, rows: Sequence[tuple[Card, ...]], room: int) -> Iterator[tuple[Card, ...]]:
        """So many cards of each row in every way, but no more in all than a hand has room for."""
        if not rows:
            yield ()
            return
        for size in range(self.count if self.needed else 0, min(self.count, room) + 1):
            for chosen in combinations(rows[0], size):
                for others in self._chosen(rows[1:], room - size):
                    yield (*chosen, *others)

    @property
    def allowed(self) -> Source:
        return self.replace(needed=False)


@sentence("the middle common card", f"{THE_MIDDLE} {AROUND}", needed=True)
@sentence("possibly the middle common card", needed=False)
class MiddleCommon(Source):
    """The common card in the middle, beside others."""

    needed: bool = True
    place: ClassVar[str] = "common"
    room: ClassVar[int] = 1

    def take(self, plan: Plan) -> Take:
        return exactly(1) if self.needed else at_most(1)

    def groups(self, plan: Plan) -> Groups:
        middle = frozenset(middle_of(plan.table))
        return (middle,) if self.needed else (middle, frozenset())

    @property
    def allowed(self) -> Source:
        return MiddleCommon(needed=False)


@sentence(
    "A hand uses the common cards of one {lines:either} only",
    f"{THEY} may [only] use {{lines:either}} [of common [card]] [but] not both {IN_HAND}",
    f"{HAND} may [only] use {{lines:either}} [of common [card]] [but] not both",
    f"<{THEY}|{HAND}> may use [{_COMMONS} <from|in|of>] one {{lines:either}} but not {_COMMONS} <from|in|of> both"
    " {_:Along}",
    f"{THEY} may not <mix|combine> [{_COMMONS} <from|in|of>] [both|different|two] {{lines:either}}",
    f"{THEY} may not use [{_COMMONS} <from|in|of>] <both|more than one|different|two> {{lines:either}} [in same hand]",
    f"{HAND} may not <use|contain|mix> {_COMMONS} <from|in|of> <both|more than one|different|two> {{lines:either}}",
    f"[{_COMMONS} <from|in|of>] [different|both] {{lines:either}} may not is <used together|mixed|combined>",
)
class CommonsOfOne(Standing):
    """Only common cards that lie in one line go together into a hand."""

    lines: tuple[Along, ...]

    def shape(self, plan: Plan) -> None:
        plan.lines = lines_of(plan.table, (along.line for along in self.lines))
