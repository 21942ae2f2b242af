"""Cards that are wild only for some players, only while something lies face up, or only until something happens."""

from collections.abc import Iterable
from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.faces import CardSet, Faces, NaturalCards, WildCards
from pokernight.rules.parts.held import personal
from pokernight.rules.parts.likes import OneOfThem
from pokernight.rules.parts.places import Face
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Condition, Event, Standing
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import Largest
from pokernight.rules.wilds.wild import Side, Wild
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, Lie
from pokernight.table.table import Table

_WHO = "[but] [only] <if they <have|hold>|for <player|a player|any player|anyone> <with|who have|who hold|holding>>"
"""Whoever has certain cards, and those are said next."""

_BOTH = "they <must|have to> <have|hold>"
_EACH = "<both [of they]|[at least] one of each [kind|rank]>"
_SO_THAT = "for <either|any|all|both|they> [of they] to <is|count as> wild"
"""What it takes that cards are wild which are so only together."""

_DOWN, _UP = "<[lying] [face] down|in hole>", "<[lying] [face] up|showing>"
_DOWN_CARD, _UP_CARD = "a <down|face down|hole>", "a <up|face up>"
_SEEN = "<showing|[face] up>"

_WHILE, _UNLESS = "<if|while|as long as>", "<unless|but not if|except if>"
_THEY_LIE = "<they|it> <is [dealt]|lie>"
"""Of the cards that are wild, each for itself."""


_OVER = "wild no longer"
"""The note of rules by which cards were wild for a while."""


class SometimesWild(Standing):
    """Cards that are wild when something is so."""

    cards: tuple[CardSet, ...]

    def now(self, plan: Plan) -> bool:
        """Whether they are wild for the player of a plan."""
        raise NotImplementedError(f"{type(self).__name__} cannot tell.")

    def shape(self, plan: Plan) -> None:
        if self.now(plan):
            plan.wild.extend(rule for cards in self.cards for rule in cards.wilds(plan))

    def tally(self, totals: Totals) -> None:
        totals.wilds.extend(cards.most for cards in self.cards)
        totals.tags.add("wilds")


@sentence(
    "{cards} is~are wild for whoever has {held:one}",
    f"[all|any|a] {{cards}} is [only] wild {_WHO} {{held}} [in their hand]",
    count=1,
    without=False,
    face=None,
    also=None,
)
@sentence(
    "{cards} is~are wild for whoever has {held:one} and {also:one}",
    f"[all|any|a] {{cards}} is [only] wild {_WHO} [both] {{held}} and {{also}} [in their hand]",
    f"{_BOTH} {{held}} and {{also}} for {{cards}} to <is|count as> wild",
    count=1,
    without=False,
    face=None,
)
@sentence(
    "{cards} is~are wild for whoever has {held:one} face down",
    f"[all|any|a] {{cards}} is [only] wild {_WHO} <{{held}} {_DOWN}|{_DOWN_CARD} {{held}}>",
    count=1,
    without=False,
    face=Face.DOWN,
)
@sentence(
    "{cards} is~are wild for whoever has {held:one} face up",
    f"[all|any|a] {{cards}} is [only] wild {_WHO} <{{held}} {_UP}|{_UP_CARD} {{held}}>",
    count=1,
    without=False,
    face=Face.UP,
)
@sentence(
    "{cards} is~are wild for whoever has {count} {held:plural}",
    f"[all|any] {{cards}} is [only] wild {_WHO} [at least] {{count}} {{held}}",
    without=False,
    face=None,
)
@reads(f"[all|any] {{cards}} is [only] wild {_WHO} [at least] {{count}}", held=OneOfThem())
@reads(f"[all|any] {{cards}} is [only] wild {_WHO} a pair of they", held=OneOfThem(), count=2)
@reads(f"[all|any] {{cards}} is [only] wild {_WHO} a pair of {{held}}", count=2)
@sentence(
    "{cards} is~are wild for whoever does not have {held:one}",
    "[all|any] {cards} is wild unless they <have|hold> {held}",
    "[all|any] {cards} is wild but <if they <have|hold> {held} they is not [wild]|not if they <have|hold> {held}>",
    count=1,
    without=True,
    face=None,
)
class WildWith(SometimesWild):
    """Cards that are wild beside others in the same hand, or beside such as lie in a certain way, or without them."""

    held: Faces
    count: int = 1
    without: bool = False
    face: Face | None = None
    also: Faces | None = None

    def now(self, plan: Plan) -> bool:
        held = has_with(plan, self.held, self.count, self.face) is not self.without
        return held and (self.also is None or has_with(plan, self.also))


@reads(
    f"[all|any] {{cards}} is [only] wild [for they] {_WHO} {_EACH}",
    f"[all|any] {{cards}} is wild [but] {_BOTH} {_EACH} [{_SO_THAT}]",
    f"[all|any] {{cards}} is [only] wild [but] [only] <together|in [a|any] hand <with|that <have|contain>> {_EACH}>",
    f"{_BOTH} [both] {{cards:all}} {_SO_THAT}",
)
class WildTogether(Standing):
    """Cards of two kinds that are wild for who has both."""

    cards: tuple[CardSet, ...]

    @classmethod
    def said(cls, **fields: Any) -> WildWith | None:
        match fields["cards"]:
            case (Faces() as one, Faces() as other) if one != other:
                return WildWith((one, other), one, also=other)
        return None


@sentence(
    "{cards} is~are wild for whoever has no more than {most} of them",
    "[all|any] {cards} is [only] wild [but] [only] if they <have|hold> <no more than|at most> {most} [of they]",
)
@reads("[all|any] {cards} is [only] wild [but] [only] if they <have|hold> <only|exactly|just> one [of they]", most=1)
class WildIfFew(SometimesWild):
    """Cards that are wild only for who does not have too many of them."""

    most: int

    def now(self, plan: Plan) -> bool:
        table, lies = plan.table, (Lie.UP,) if plan.showing else Lie
        held = [
            card for card in table.lying(plan.seat, *lies) if any(c.has(table, card, plan.seat) for c in self.cards)
        ]
        return len(held) <= self.most


@sentence(
    "{cards} is~are wild while {shown:one} lies face up",
    f"[all|any] {{cards}} is [only] wild [only] {_WHILE} {{shown}} is {_SEEN}",
    without=False,
)
@sentence(
    "{cards} is~are wild unless {shown:one} lies face up",
    f"[all|any] {{cards}} is wild unless {{shown}} is {_SEEN}",
    without=True,
)
class WildInSight(SometimesWild):
    """Cards that are wild for all while others lie face up before somebody, or as long as none of them does."""

    shown: Faces
    without: bool = False

    @classmethod
    def said(cls, **fields: Any) -> "WildInSight | None":
        """ "While they are face up" is said of each card for itself."""
        return None if fields["shown"] == OneOfThem() else cls(**fields)

    @property
    def alike(self) -> bool:
        return True

    def now(self, plan: Plan) -> bool:
        table = plan.table
        return any(self.shown.has(table, card, 0) for card in _in_sight(table)) is not self.without


@reads(f"[all|any] {{cards}} is [only] wild [only] {_WHILE} [any] one [of they] is {_SEEN}", without=False)
@reads(f"[all|any] {{cards}} is wild unless [any] one [of they] is {_SEEN}", without=True)
class WildByOneInSight(Standing):
    """Cards that are wild while one of themselves lies face up, or as long as none does."""

    cards: tuple[CardSet, ...]
    without: bool

    @classmethod
    def said(cls, **fields: Any) -> WildInSight | None:
        match fields["cards"]:
            case (Faces() as cards,):
                return WildInSight(shown=cards, **fields)
        return None


@reads(
    f"[all|any] {{cards}} is wild {_UNLESS} <{_THEY_LIE}|dealt|> {_SEEN}",
    f"[all|any] {{cards}} is [only] wild [only] {_WHILE} {_THEY_LIE} {_DOWN}",
    side=Side.DOWN,
)
@reads(
    f"[all|any] {{cards}} is wild {_UNLESS} <{_THEY_LIE}|dealt|> {_DOWN}",
    f"[all|any] {{cards}} is [only] wild [only] {_WHILE} {_THEY_LIE} {_SEEN}",
    side=Side.UP,
)
class WildAsTheyLie(Standing):
    """Cards of which those are wild that lie in a certain way, told by the others or by how long it is so."""

    cards: tuple[CardSet, ...]
    side: Side

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        return Wild.said(**fields)


@sentence(
    "{cards} is~are wild if {condition}",
    "[all|any] {cards} is [only] wild [but] [only] <if|while|as long as> {condition}",
    "If {condition} [all|any] {cards} is wild",
)
class WildIf(SometimesWild):
    """Cards that are wild for all while things stand in a certain way on the table."""

    condition: Condition

    @classmethod
    def said(cls, **fields: Any) -> "WildIf | None":
        """What is so of the cards themselves is said of no others, and what is wild is not known before it is told."""
        condition: Condition = fields["condition"]
        circular = any(isinstance(part, OneOfThem | WildCards | NaturalCards) for part in condition.walk())
        return cls(**fields) if condition.of_table and not circular else None

    @property
    def alike(self) -> bool:
        return not personal(self)

    def now(self, plan: Plan) -> bool:
        return self.condition.holds(plan.table, 0)


@sentence(
    "{cards} is~are wild until {event}",
    "[all|any] {cards} is [only] wild [only] until {event}",
    "until {event} [all] {cards} is wild",
)
class WildUntil(SometimesWild):
    """Cards that are wild up to a certain event."""

    event: Event

    @property
    def alike(self) -> bool:
        return not personal(self)

    @property
    def listens(self) -> tuple[type, ...]:
        return self.event.listens

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        if not self._over(table) and any(True for _ in self.event.hits(table, event)):
            yield Frame(self)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Keep in mind that it has happened; see `Playable`."""
        table.note(_OVER, (*table.state.notes.get(_OVER, ()), self))
        return None

    def now(self, plan: Plan) -> bool:
        return not self._over(plan.table)

    def _over(self, table: Table) -> bool:
        return self in table.state.notes.get(_OVER, ())


@sentence(
    "{cards} is~are wild until {event}, and {after} after that",
    "[all|any] {cards} is [only] wild [only] until {event} <[.] then|and then|[.] after that|after which|and>"
    " {after} <is|become> wild [instead]",
)
class WildAndThen(WildUntil):
    """Cards that are wild up to a certain event, and others from then on."""

    whole = True
    after: tuple[CardSet, ...]

    def shape(self, plan: Plan) -> None:
        chosen = self.cards if self.now(plan) else self.after
        plan.wild.extend(rule for cards in chosen for rule in cards.wilds(plan))

    def tally(self, totals: Totals) -> None:
        """Only one of the two is wild at a time."""
        totals.wilds.append(Largest((self.cards, self.after)))
        totals.tags.add("wilds")


def has_with(plan: Plan, cards: Faces, count: int = 1, face: Face | None = None) -> bool:
    """Whether the player of a plan has so many cards of a kind; who only looks on goes by what lies up."""
    lies = [lie for lie in (face.lies if face else Lie) if lie is Lie.UP or not plan.showing]
    return sum(cards.has(plan.table, card, plan.seat) for card in plan.table.lying(plan.seat, *lies)) >= count


def _in_sight(table: Table) -> list[int]:
    """Every card that lies face up before a player still in, or for all."""
    common = [card for card in table.state.at(COMMON) if table.state.lies[card] is Lie.UP]
    return common + [card for seat in table.state.still_in for card in table.lying(seat, Lie.UP)]
