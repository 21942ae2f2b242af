"""Where the cards of a hand come from."""

from collections.abc import Container
from typing import Any, ClassVar

from pokernight.language.part import Part, reads, sentence
from pokernight.ranking import ANY, EVERY, HIGH, NO_LIMIT, Take, exactly
from pokernight.rules.common.arranged import Groups
from pokernight.rules.parts.places import Face, Neighbour
from pokernight.rules.plan import Plan
from pokernight.table.places import COMMON, Lie


class Source(Part):
    """Where some of the cards of a hand come from."""

    grouped: ClassVar[bool] = False
    """Whether it is about common cards of which only some go together."""

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

    def groups(self, plan: Plan) -> Groups:
        """The common cards that go together, where only some do."""
        return ()

    def lenders(self, plan: Plan) -> tuple[int, ...]:
        """The other players whose up cards may be used."""
        return ()

    @property
    def allowed(self) -> "Source":
        """The same, where it may be used and need not be."""
        return self


class Exactly(Source):
    """So many cards, no more and no fewer."""

    count: int

    @property
    def together(self) -> bool:
        """Whether they come from groups that belong to a hand as a whole."""
        return False

    @property
    def room(self) -> int:
        return self.count

    def take(self, plan: Plan) -> Take:
        return EVERY if self.together else exactly(self.count)

    def groups(self, plan: Plan) -> Groups:
        return self.sized(plan, (self.count,))

    def sized(self, plan: Plan, sizes: Container[int]) -> Groups:
        """The common cards that go together, so many of them."""
        return ()


@sentence(
    "{count} down card(s)",
    "[exactly|any] {count} of their [{_:int}] <down|face down|hole> card",
    "[exactly|any] {count} <hole|down|face down> card [from their hand]",
    face=Face.DOWN,
)
@sentence("{count} up card(s)", "[exactly|any] {count} [of their [{_:int}]] [face] up card", face=Face.UP)
@sentence(
    "{count} card(s) of one's own",
    "[exactly|any] {count} card from their [own] hand",
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


@sentence(
    "{count} common card(s)",
    "[exactly|any] {count} of common [card]",
    "[exactly|any] {count} common [card]",
    "[exactly|any] {count} [card] <from|on> table",
)
class CommonCards(Exactly):
    """So many of the common cards."""

    count: int
    place: ClassVar[str] = "common"

    @property
    def allowed(self) -> Source:
        """Where as many may be used as a hand has cards, none of them need be."""
        return AnyCommons() if self.count >= HIGH.size else self


@sentence("the {count} up cards of any one other player", "any one other player's {count} up card")
class OthersUpCards(Exactly):
    """The cards that another player shows."""

    count: int
    place: ClassVar[str] = "borrowed"

    def lenders(self, plan: Plan) -> tuple[int, ...]:
        return tuple(seat for seat in plan.table.state.still_in if seat != plan.seat)


@sentence(
    "{count} up card(s) of {neighbour:one}",
    "[any] {count} of [face] up card of {neighbour}",
    "[any] {count} [face] up card <of|from|belonging to> {neighbour}",
)
class NeighboursUpCards(OthersUpCards):
    """The cards that a neighbour shows, of those who are still in."""

    neighbour: Neighbour

    def lenders(self, plan: Plan) -> tuple[int, ...]:
        neighbour = self.neighbour.of(plan.table, plan.seat)
        return (neighbour,) if neighbour and neighbour != plan.seat else ()


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

    @property
    def allowed(self) -> Source:
        return AnyOwn(self.face)


class Bounded(Source):
    """A number of cards from somewhere, as the least or as the most."""

    source: Exactly

    @property
    def place(self) -> str:
        return self.source.place

    @property
    def room(self) -> int:
        return self.source.room

    @property
    def sizes(self) -> range:
        """The numbers of cards that will do."""
        raise NotImplementedError(f"{type(self).__name__} has no bounds.")

    def take(self, plan: Plan) -> Take:
        return EVERY if self.source.together else Take(self.sizes[0], self.sizes[-1])

    def groups(self, plan: Plan) -> Groups:
        return self.source.sized(plan, self.sizes)

    def lenders(self, plan: Plan) -> tuple[int, ...]:
        return self.source.lenders(plan)


@sentence("at least {source}")
class AtLeast(Bounded):
    """So many cards or more."""

    @property
    def sizes(self) -> range:
        return range(self.source.count, NO_LIMIT + 1)


@sentence("at most {source}", "<up to|no more than|only> {source}")
@reads(
    "<one two or none|two one or none|none one or two|zero one or two|none one or both|one both or none>"
    " of their <down|hole> card",
    source=OwnCards(2, Face.DOWN),
)
class AtMost(Bounded):
    """So many cards or fewer."""

    @property
    def sizes(self) -> range:
        return range(self.source.count + 1)


@sentence(
    "at least {source} and at most {most}",
    "at least {source} <and|but> <no more than|at most|not more than> {most} [of they]",
)
class Between(Bounded):
    """So many cards, or more up to a limit."""

    most: int

    @classmethod
    def said(cls, **fields: Any) -> "Between | None":
        return cls(**fields) if fields["source"].count < fields["most"] else None

    @property
    def sizes(self) -> range:
        return range(self.source.count, self.most + 1)


@reads("{least} or {most}", "at least {least} <and|but> <no more than|at most|not more than> {most}")
class OneOrTwo(Source):
    """The same, where the cards are named after both numbers."""

    least: int
    most: Exactly

    @classmethod
    def said(cls, **fields: Any) -> Between | None:
        source: Exactly = fields["most"]
        return Between.said(source=source.replace(count=fields["least"]), most=source.count)


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
    "any number of <down|face down|hole> card",
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


class SomeCommons(Source):
    """As many common cards as help, of those that go together."""

    place: ClassVar[str] = "common"
    room: ClassVar[int] = NO_LIMIT

    def take(self, plan: Plan) -> Take:
        return ANY


@sentence("all common cards", "all [of] common [card]")
class AllCommons(Source):
    """Every common card; where there are too many for a hand, the best of them."""

    place: ClassVar[str] = "common"
    room: ClassVar[int] = NO_LIMIT

    def take(self, plan: Plan) -> Take:
        return EVERY if len(plan.table.state.at(COMMON)) <= plan.order.size else ANY


@sentence("any of the common cards", "<any [number|combination]|some|any all or none> of common [card]", "common card")
class AnyCommons(SomeCommons):
    """As many common cards as help."""


_PLACES = {None: "own", Face.UP: "up", Face.DOWN: "down", Face.BLIND: "down"}
