"""Who can win a part of the pot: the best hand of some kind, a card, the most points, a neighbour."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from pokernight import ranking
from pokernight.language.part import Part, reads, sentence
from pokernight.ranking import DOWN_CARDS, UP_CARDS, Hand, Place, Side, Unpaired
from pokernight.ranking.hand import NO_HAND
from pokernight.rules.conditions.showing import showings
from pokernight.rules.parts.places import Face, Way
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import IN, NO_CARDS, WITH
from pokernight.rules.plan import Plan, best, best_hand, best_of, holding, plan_for
from pokernight.rules.pot.settling import no_winner, plays_for
from pokernight.rules.rule import Share, Winners
from pokernight.rules.worth.points import Limit
from pokernight.rules.worth.sizes import cut
from pokernight.table.table import Table

_CLOSEST = "[hand|player|player whose hand is|player whose card total|whoever is|total] [that is] closest [hand] to"
_OF_THOSE = f"<that|who|<of|among> <those|[all] player> <who|that>> {IN}"
_SUITED = "in <[any] one|same|a single> suit"

PLACES = {None: Place.OWN, Face.UP: Place.UP, Face.DOWN: Place.DOWN, Face.BLIND: Place.DOWN}
"""Where cards lie, as the ranking knows it."""


class MadeShare(Share):
    """The best of what the players make of their cards."""

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        made = {seat: self.made(table, seat) for seat in seats}
        found = best({seat: hand for seat, hand in made.items() if hand is not None})
        return found._replace(why=self.named(found.why)) if found.seats else found

    def named(self, hand: str) -> str:
        """What the winners have won with, said of the name of their hand."""
        return hand


class HandShare(MadeShare):
    """The best hand of some kind, high or low."""

    end: End

    @property
    def unwon(self) -> str:
        return no_winner(self.end)

    def made(self, table: Table, seat: int) -> Hand | None:
        return best_hand(table, seat, self.end)

    def named(self, hand: str) -> str:
        return f"{self.end.phrases[0]} hand, {hand}"

    def best_of(self, table: Table, seats: Sequence[int], size: int | None = None) -> Winners:
        """The best hand of some seats as the game ranks them, where natural hands may go first."""
        found = best_of(table, seats, self.end, size)
        return found._replace(why=self.named(found.why)) if found.seats else found


@sentence(
    "the {end} hand",
    f"{WITH} [best|<highest|lowest> showing] {{end}} [poker] hand [{_OF_THOSE}|of all]",
    size=None,
)
@reads(f"{WITH} <best|highest high> [poker] hand [{_OF_THOSE}]", end=End.HIGH)
@reads(f"{WITH} <worst|lowest low> [poker] hand [{_OF_THOSE}]", end=End.LOW)
@sentence(
    "the {end} {size} card hand", f"{WITH} [best] {{end}} {{size}} card [poker] hand", "{end} hand of {size} card"
)
@reads(f"{WITH} best {{size}} card [poker] hand", end=End.HIGH)
@reads(f"{WITH} worst {{size}} card [poker] hand", end=End.LOW)
class BestHand(HandShare):
    """The best hand of those still in, as the cards speak."""

    end: End
    size: int | None = None

    def made(self, table: Table, seat: int) -> Hand | None:
        return self._short(table, seat) if self._cut(table) else best_hand(table, seat, self.end, self.size)

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return super().winners(table, seats) if self._cut(table) else self.best_of(table, seats, self.size)

    def _cut(self, table: Table) -> bool:
        """Whether only so many cards of each hand count, and no hand of that size lies apart from others."""
        return self.size is not None and not table.state.notes.get("hands")

    def _short(self, table: Table, seat: int) -> Hand:
        plan, held = plan_for(table, seat, self.end), holding(table, seat)
        plan.order = cut(plan.order, self.size or plan.order.size)
        return plan.ranking().hand(held) if held.at(Place.ALL) else NO_HAND


@sentence("the {end} hand with no pair", f"{WITH} {{end}} hand <with no|without a> pair")
@reads(f"{WITH} best hand <with no|without a> pair", end=End.HIGH)
class UnpairedHand(HandShare):
    """The best hand of cards of different ranks."""

    end: End
    tag = "odd-ranks"

    def made(self, table: Table, seat: int) -> Hand:
        plan, held = plan_for(table, seat, self.end), holding(table, seat)
        plan.least_cards = min(plan.order.size, len(held.at(Place.ALL)))
        return plan.ranking(use=Unpaired(plan.use)).hand(held) if plan.least_cards else NO_HAND


@sentence(
    "the best hand declared {end}",
    "[<highest|high|lowest|best|closest>] declared {end} hand",
    "[best] {end} hand <that|who|among those who|of those who> <declared|went> {end}",
    "best hand <that|who|among those who|of those who> <declared|went> {end}",
)
class DeclaredHand(HandShare):
    """The best hand of those who declared that way; where nobody declares, the cards speak."""

    end: End

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return self.best_of(table, [seat for seat in seats if plays_for(table, seat, self.end)])

    def made(self, table: Table, seat: int) -> Hand | None:
        return super().made(table, seat) if plays_for(table, seat, self.end) else None


@sentence(
    "the nearest player still in to the winner's {way}",
    "player to winner's {way}",
    "[next] player to {way} of <winner|winning hand>",
    "[closest remaining|next] player <to|on> their {way}",
    seats=1,
)
@sentence("the player {seats} seats to the winner's {way}", "player {seats} seat to their {way}")
class NextTo(Share):
    """A neighbour of the winner, counted among those who can win the same pot."""

    tag = "split-pot"

    way: Way
    seats: int = 1

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        if not before or not before[0].seats:
            return Winners()
        steps, order = self.seats if self.way is Way.LEFT else -self.seats, sorted(seats)
        beside = dict.fromkeys(order[(order.index(seat) + steps) % len(order)] for seat in before[0].seats)
        return Winners(tuple(beside), "sits beside the winner")


@sentence("the team with the {end} hand")
class TeamHand(HandShare):
    """Both partners of the best hand, as far as they are still in."""

    end: End = End.HIGH

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return self.best_of(table, seats)


@sentence("the {end} hand showing", f"{WITH} [best] {{end}} hand showing")
@reads(f"{WITH} best hand showing", end=End.HIGH)
@reads(f"{WITH} worst hand showing", end=End.LOW)
class ShowingHand(Share):
    """Whoever shows the best or the worst hand."""

    end: End
    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        shown = showings(table, seats, self.end)
        top = max(shown.values(), default=0)
        seats_of = tuple(seat for seat, strength in shown.items() if strength == top > 0)
        return Winners(seats_of, f"{self.end.phrases[0]} hand showing")


@sentence("the second best hand", f"{WITH} second <best|highest|high> hand")
class SecondBest(Share):
    """The hand in the second place of all, and the only one where there is no other."""

    tag = "odd-ranks"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return in_place(table, seats, 1, "second best hand")

    def made(self, table: Table, seat: int) -> Hand | None:
        return best_hand(table, seat, End.HIGH)


@sentence("the middle hand", f"{WITH} <middle|median> hand")
class MiddleHand(Share):
    """The hand that as many beat as it beats; of two in the middle the better one."""

    tag = "odd-ranks"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return in_place(table, seats, (len(seats) - 1) // 2, "middle hand")

    def made(self, table: Table, seat: int) -> Hand | None:
        return best_hand(table, seat, End.HIGH)


def in_place(table: Table, seats: Sequence[int], place: int, why: str) -> Winners:
    """Whoever has the hand in a certain place, counted from 0 for the best."""
    hands = {seat: best_hand(table, seat, End.HIGH) for seat in seats}
    able = sorted((hand.strength for hand in hands.values() if hand.qualifies), reverse=True)
    if not able:
        return Winners()
    wanted = able[min(place, len(able) - 1)]
    found = tuple(seat for seat, hand in hands.items() if hand.strength == wanted)
    return Winners(found, f"{why}, {hands[found[0]].name}")


@sentence(
    "the {end} hand of down cards",
    "{end} <down|hole> hand",
    f"{WITH} [best] {{end}} hand <of|in|from> <[their] <down|face down|hole> card|hole>",
    face=Face.DOWN,
)
@sentence(
    "the {end} hand of up cards",
    "{end} up hand",
    f"{WITH} [best] {{end}} hand <of|in|from> [their] [face] up card",
    face=Face.UP,
)
class HandOf(HandShare):
    """The best hand of the cards that lie one way."""

    end: End
    face: Face
    tag = "split-pot"

    def made(self, table: Table, seat: int) -> Hand:
        plan = plan_for(table, seat, self.end)
        use = UP_CARDS if self.face is Face.UP else DOWN_CARDS
        held = holding(table, seat)
        return plan.ranking(use=use).hand(held) if held.at(PLACES[self.face]) else NO_HAND


class PointShare(MadeShare):
    """The best hand by points."""

    tag = "odd-ranks"
    by_points = True

    def counted(self, plan: Plan) -> ranking.Points:
        """How points are counted and compared."""
        raise NotImplementedError(f"{type(self).__name__} counts nothing.")

    def made(self, table: Table, seat: int) -> Hand:
        plan, held = plan_for(table, seat), holding(table, seat)
        return plan.ranking(self.counted(plan), qualified=False).hand(held) if held.at(Place.ALL) else NO_HAND


@sentence(
    "the hand closest to {amount}",
    f"{_CLOSEST} {{amount}} [point]",
    limit=None,
    suited=False,
)
@sentence("the hand closest to {amount} {limit}", f"{_CLOSEST} {{amount}} [point] [win] {{limit}}", suited=False)
@sentence(
    "the hand closest to {amount} in one suit", f"{_CLOSEST} {{amount}} [point] {_SUITED}", limit=None, suited=True
)
@sentence(
    "the hand closest to {amount} in one suit {limit}",
    f"{_CLOSEST} {{amount}} [point] {_SUITED} {{limit}}",
    f"{_CLOSEST} {{amount}} [point] {{limit}} {_SUITED}",
    suited=True,
)
@reads("player whose {_:Pick} is closest to {amount}", limit=None)
class ClosestTo(PointShare):
    """The hand whose points come closest to a number."""

    amount: Fraction
    limit: Limit | None = None
    suited: bool = False

    def counted(self, plan: Plan) -> ranking.Points:
        plan.one_suit |= self.suited
        return plan.counted(self.amount, self.limit.side if self.limit else Side.EITHER)


@reads("[closest to] {amount}")
class AlsoClosest(Part):
    """One more number to come close to: "the hands closest to 7 and 27"."""

    amount: Fraction

    @classmethod
    def said(cls, **fields: Any) -> Part:
        return ClosestTo(**fields)


@sentence(
    "the hand with the {end} total",
    "<player with|hand with|whoever have> {end} [point] total",
    suited=False,
)
@sentence(
    "the hand with the {end} total in one suit",
    "<player with|hand with|whoever have> {end} [point] total in <one|any one|a> suit",
    suited=True,
)
@reads("<player with|hand with|whoever have> most point", end=End.HIGH)
@reads("<player with|hand with|whoever have> most point in <one|any one|a> suit", end=End.HIGH, suited=True)
@reads("<player with|hand with|whoever have> <fewest|least> point", end=End.LOW)
class BestTotal(PointShare):
    """The hand with the most points or the fewest, in all its cards or in those of one suit."""

    end: End
    suited: bool = False

    def counted(self, plan: Plan) -> ranking.Points:
        plan.one_suit |= self.suited
        return plan.counted(None, fewest=self.end is End.LOW)


@reads("{end} [point] total", suited=False)
@reads("{end} [point] total in <one|any one|a> suit", suited=True)
@reads("most point", end=End.HIGH, suited=False)
@reads("most point in <one|any one|a> suit", end=End.HIGH, suited=True)
@reads("<fewest|least> point", end=End.LOW, suited=False)
class Total(Part):
    """A total by itself, where it can only be what wins."""

    end: End
    suited: bool

    @classmethod
    def said(cls, **fields: Any) -> Part:
        return BestTotal(**fields)


@sentence(
    "the player with no cards left",
    "[[first] player] with no card [left]",
    f"<player who|first player <to|who>|whoever> {NO_CARDS} [first]",
)
class OutOfCards(Share):
    """Whoever has laid away every card."""

    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return Winners(tuple(seat for seat in seats if not table.state.of_seat(seat)), "no cards left")


def ends_of(table: Table) -> tuple[End, ...]:
    """Which hands win in the game at a table: high ones, low ones, or both."""
    asked = {share.end for share in table.spoken_of(HandShare)} or {End.HIGH}
    return tuple(end for end in End if end in asked)
