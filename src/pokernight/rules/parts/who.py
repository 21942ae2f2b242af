"""Who does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.conditions.showing import showings
from pokernight.rules.dealing.direction import direction, in_turn
from pokernight.rules.parts.places import Recipient, Way
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.single import height
from pokernight.rules.parts.subjects import IN, STILL_IN
from pokernight.rules.plan import best_hand, contenders
from pokernight.rules.pot.open_hands import show_hand
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.table.table import Table


KNOCKED = "knocked"
"""The note that says who has knocked."""


class Who(Part):
    """The player or the players that a step is about."""

    def seats(self, table: Table) -> tuple[int, ...]:
        """The seats, in the order in which they go."""
        raise NotImplementedError(f"{type(self).__name__} is nobody.")

    def compare(self, table: Table) -> None:
        """Lay open what has to be seen so that all know who is meant."""

    def one_by_one(self, *, may: bool) -> bool:
        """Whether each acts before the next one chooses, even where custom lets all choose together."""
        return False

    def card(self, table: Table, seat: int) -> Card | None:
        """The card by which a player is meant, where there is one: "it" in what the player does."""
        return None


class OnePlayer(Who):
    """A single player."""

    def one_by_one(self, *, may: bool) -> bool:
        return True

    def seat(self, table: Table) -> int | None:
        """The seat; None where nobody fits."""
        raise NotImplementedError(f"{type(self).__name__} is nobody.")

    def seats(self, table: Table) -> tuple[int, ...]:
        """The one seat, where there is one."""
        seat = self.seat(table)
        return (seat,) if seat else ()


class Leader(OnePlayer):
    """A player with whom things can start."""


class Marked(Leader):
    """A player who has done something or shows something that nobody else does."""


class Shower(Marked):
    """Whoever shows the best or the worst."""

    end: End

    def strengths(self, table: Table) -> dict[int, int]:
        """How much each player still in shows of what is asked for."""
        raise NotImplementedError(f"{type(self).__name__} cannot be compared.")

    def seat(self, table: Table) -> int | None:
        return first_of(table, self.strengths(table))


@sentence(
    "each player",
    "each may player",
    f"<each|every|all> [remaining] player [{STILL_IN}]",
    f"everyone [{STILL_IN}]",
    f"player [{STILL_IN}]",
    f"<those [player]|all> {STILL_IN}",
    "remaining player",
    in_turn=False,
    start=None,
)
@sentence(
    "each player in turn",
    "<each|every> player [in turn] starting <with player to|to> <dealer's left|left of dealer>",
    in_turn=True,
    start=None,
)
@sentence(
    "each player in turn, starting with {start},",
    "<each|every> player [in turn] starting with {start}",
    in_turn=True,
)
class EachPlayer(Who):
    """All who are still in: all at once where custom says so, else in turn from the dealer's left or from another."""

    in_turn: bool = False
    start: Leader | None = None

    @classmethod
    def said(cls, **fields: Any) -> EachPlayer:
        """From the dealer's left is the usual order."""
        beside = fields.get("start") == BesideDealer(Way.LEFT)
        return cls(in_turn=True) if beside else cls(**fields)

    def one_by_one(self, *, may: bool) -> bool:
        return self.in_turn

    def seats(self, table: Table) -> tuple[int, ...]:
        return in_turn(table, (self.start.seat(table) if self.start else None) or None)


@sentence(
    "each player except {other}",
    "<<each|every|all> player|everyone> [in turn] <except|but|other than> [for] {other} [in turn]",
)
class EachBut(Who):
    """All who are still in, save one."""

    other: OnePlayer

    def seats(self, table: Table) -> tuple[int, ...]:
        return tuple(seat for seat in in_turn(table, None) if seat != self.other.seat(table))


@sentence(
    "each player who went in",
    f"<everyone|anyone|[a|any|each|every|all] player> <who|that> {IN}",
    "player in",
    is_in=True,
)
@sentence(
    "each player who stayed out",
    "<everyone|anyone|[a|any|each|every|all] player> <who|that>"
    " <<went|go|is|was|declared|declare|stay|stayed> out|<did|do> not go in>",
    is_in=False,
)
class ThoseIn(Who):
    """All who have declared that they are in, or that they are out."""

    is_in: bool

    def seats(self, table: Table) -> tuple[int, ...]:
        said = ((seat, table.state.declared.get(seat)) for seat in table.seats_from())
        return tuple(seat for seat, word in said if word and (word != "out") is self.is_in)


@sentence("any player", "anyone", low_first=False)
@sentence("any player, low hands first,", low_first=True)
class AnyPlayer(Who):
    """Whoever wants to, in turn, or the low hands showing first."""

    low_first: bool = False

    def one_by_one(self, *, may: bool) -> bool:
        return may

    def seats(self, table: Table) -> tuple[int, ...]:
        seats = table.seats_from()
        return tuple(sorted(seats, key=showings(table, seats).__getitem__)) if self.low_first else seats


@sentence("the next player", "next player in betting order")
class NextPlayer(OnePlayer):
    """The next in betting order, which goes on from step to step."""

    def seat(self, table: Table) -> int | None:
        notes = table.state.notes
        posted = notes["posted"][-1][0] if notes.get("posted") else 0
        last = posted or notes.get("last player") or LastToFlip().seat(table) or 0
        seats = in_turn(table, last + direction(table) if last else None)
        return seats[0] if seats else None


@sentence(
    "the player to the {way} of the dealer",
    "[first|next] player [still in] <to|on|at> <dealer's {way}|{way} of dealer>",
    "player {way} of dealer",
    places=1,
)
@sentence(
    "the player {places} seats to the {way} of the dealer",
    "player {places} [seat|place] to <dealer's {way}|{way} of dealer>",
)
@reads("first player", way=Way.LEFT)
@reads("second player to {way} of dealer", places=2)
@reads("third player to {way} of dealer", places=3)
class BesideDealer(Leader):
    """A seat counted from the dealer's; one to the left is seat 1."""

    way: Way
    places: int = 1

    def seat(self, table: Table) -> int | None:
        first = self.places if self.way is Way.LEFT else table.state.seats - self.places
        seats = table.seats_from((first - 1) % table.state.seats + 1)
        return seats[0] if seats else None


@sentence("the dealer", "player who dealt")
class Dealer(Leader):
    """The last seat, or the one before it that is still in."""

    def seat(self, table: Table) -> int | None:
        return max(table.state.still_in, default=None)


@sentence(
    "the {end} hand showing", "player with {end} hand showing", "player with {end} showing hand", "{end} showing hand"
)
@reads("[player with] best hand showing", end=End.HIGH)
@reads("[player with] worst hand showing", end=End.LOW)
class Showing(Shower):
    """Whoever shows the best or the worst hand; seat 1 opens where nobody shows a card."""

    def strengths(self, table: Table) -> dict[int, int]:
        return showings(table, table.state.still_in, self.end)


@sentence("the {end} card showing", "player with {end} card showing", "[player with] {end} up card")
class CardShowing(Shower):
    """Whoever shows the highest or the lowest card."""

    def strengths(self, table: Table) -> dict[int, int]:
        return {seat: self._height(table, seat) for seat in table.seats_from()}

    def _height(self, table: Table, seat: int) -> int:
        heights = [height(table, card) for card in table.lying(seat, Lie.UP)]
        if not heights:
            return 0
        return max(heights) if self.end is End.HIGH else 16 - min(heights)


@sentence("{who}")
class ToShower(Recipient):
    """Whoever shows the best or the worst gets them."""

    who: Shower

    def of(self, table: Table, seat: int) -> int | None:
        return self.who.seat(table) or seat


@sentence(
    "the player who just flipped",
    "player who just flipped card",
    "last player to flip [a card]",
    "player who flipped last",
)
class LastToFlip(OnePlayer):
    """The player of the step before."""

    def seat(self, table: Table) -> int | None:
        """Who was to flip, even where there was no card left for it, or whoever flipped one after that."""
        seat, rises = table.state.notes.get("flipped last", (None, 0))
        later = [rise.seat for rise in table.state.risen[rises:] if rise.flipped and rise.seat]
        return later[-1] if later else seat


@sentence("the player to the {way} of {other}", "[first|next] player to {way} of {other}")
class BesideOther(OnePlayer):
    """A neighbour of a player who is told by something else."""

    way: Way
    other: Marked

    def seat(self, table: Table) -> int | None:
        other = self.other.seat(table)
        return table.neighbour(other, 1 if self.way is Way.LEFT else -1) if other else None


@sentence(
    "the player with the {end} hand",
    "{end} hand",
    "player who had {end} hand",
    f"<player|anyone|whoever> [who] {IN} <and|with> [had|have] {{end}} hand",
    f"[only] [player with] {{end}} hand <who|that|of those who|among those who> {IN}",
)
@reads("[player <with|who had>] best hand [<who|that|of those who> went in]", "player who would have won", end=End.HIGH)
@reads("[only] [player <with|who had>] worst hand [<who|that|of those who> went in]", end=End.LOW)
class Holder(Who):
    """Whoever has the best or the worst hand, when the hands are compared."""

    end: End

    def compare(self, table: Table) -> None:
        for seat in contenders(table) or table.state.still_in:
            show_hand(table, seat)

    def seats(self, table: Table) -> tuple[int, ...]:
        hands = {seat: best_hand(table, seat, End.HIGH).strength for seat in contenders(table) or table.state.still_in}
        best = (max if self.end is End.HIGH else min)(hands.values(), default=0)
        return tuple(seat for seat, strength in hands.items() if strength == best)


@sentence("the player who knocked", "knocker")
class Knocker(Marked):
    """Whoever has called the end of drawing."""

    def seat(self, table: Table) -> int | None:
        return table.state.notes.get(KNOCKED)


def first_of(table: Table, strengths: dict[int, int]) -> int | None:
    """The seat with the most, the first in order where several have it."""
    return max(table.state.still_in, key=strengths.__getitem__, default=None)
