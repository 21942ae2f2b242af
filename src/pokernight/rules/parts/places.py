"""Where cards go and how they lie."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from pokernight.language.part import Part, Term, reads, sentence
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from pokernight.table.table import Table


class Face(Term):
    """How a card lies; a blind card lies down, and not even its owner may look at it."""

    UP = ("face up", "up")
    DOWN = ("face down", "down")
    BLIND = ("blind", "no peek", "face down unseen")

    @cached_property
    def lie(self) -> Lie:
        """The same, as the table knows it."""
        return Lie[self.name]

    @cached_property
    def lies(self) -> tuple[Lie, ...]:
        """The ways in which a card can lie that lies so: a blind card lies down as well."""
        return (Lie.DOWN, Lie.BLIND) if self is Face.DOWN else (self.lie,)


class Way(Term):
    """Which way round the table."""

    LEFT = ("left",)
    RIGHT = ("right",)


class Recipient(Part):
    """Who gets cards from a player."""

    def of(self, table: Table, seat: int) -> int | None:
        """The seat that gets them; None where the player chooses."""
        raise NotImplementedError(f"{type(self).__name__} is nobody.")

    def able(self, table: Table, seat: int) -> tuple[int, ...]:
        """The seats that can get them."""
        to = self.of(table, seat)
        return (to,) if to is not None else tuple(other for other in table.seats_from(seat + 1) if other != seat)


@sentence(
    "any other player",
    "<any|any one|a> [other] player [of their choice|[that] they <choose|want|wish|like>]",
    "whomever they <choose|want|wish|like>",
)
class AnyOther(Recipient):
    """A player of one's choice."""

    def of(self, table: Table, seat: int) -> int | None:
        return None


@sentence("the left or the right", "[their] left or right", "<either|a player on either> side", "either neighbour")
class EitherSide(Recipient):
    """The one neighbour or the other, as the player likes."""

    def of(self, table: Table, seat: int) -> int | None:
        return None

    def able(self, table: Table, seat: int) -> tuple[int, ...]:
        return tuple(dict.fromkeys(table.neighbour(seat, steps) for steps in (1, -1)))


@sentence("the player across the table", "[player] across [table] [from they]")
class Across(Recipient):
    """The player who sits opposite, or as near to that as can be."""

    def of(self, table: Table, seat: int) -> int | None:
        return table.neighbour(seat, len(table.state.still_in) // 2)


@sentence("the dealer")
class ToDealer(Recipient):
    """The dealer, who keeps what he gives."""

    def of(self, table: Table, seat: int) -> int | None:
        return max(table.state.still_in, default=seat)


@sentence(
    "the {way}",
    "their {way}",
    "<next|closest remaining|> <player|neighbour|person> <to|on> [their] {way}",
    "their {way} neighbour",
    one="the player to the {way}",
    seats=1,
)
@sentence(
    "the player {seats} seat(s) to the {way}",
    "<player|person> {seats} <seat|player|place> <to|on> their {way}",
    "{seats} <seat|player|place> to [their] {way}",
)
@reads("second player <to|on> [their] {way}", seats=2)
@reads("third player <to|on> [their] {way}", seats=3)
class Neighbour(Recipient):
    """A seat, counted among the players still in."""

    way: Way
    seats: int = 1

    def of(self, table: Table, seat: int) -> int | None:
        return table.neighbour(seat, self.seats if self.way is Way.LEFT else -self.seats)


@sentence("their stack", size=None, each=False)
@sentence("their {size} card stack", "their {size} card hand", "their stack of {size} card", each=False)
@sentence("each of their stacks", "each <stack|hand>", "each of their hands", size=None, each=True)
class Stack(Part):
    """One of a player's ordered stacks, told apart by size, or each of them."""

    size: int | None = None
    each: bool = False
