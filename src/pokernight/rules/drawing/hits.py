"""Taking card after card, as in twenty-one: to stand or to bust."""

from collections.abc import Sequence
from fractions import Fraction

from pokernight.language.part import reads, sentence
from pokernight.language.writer import clause
from pokernight.measure.numbers import CHOSEN
from pokernight.ranking import Side
from pokernight.ranking.hand import NOTHING as LOST
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import best_hand, plan_for
from pokernight.rules.pot.settling import Decides
from pokernight.rules.pot.shares import ends_of
from pokernight.rules.rule import Condition, Deed, Share, Winners
from pokernight.rules.totals import Totals
from pokernight.rules.worth.points import Counted
from pokernight.rules.worth.scores import Over
from pokernight.table.choices import DECLINE, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import hand
from pokernight.table.table import Table

_UNTIL = "until they <stand|stop|<stand|stop> or <bust|go over>|bust or <stand|stop>|<wish|want> to stop>"


def busted(table: Table, seat: int) -> bool:
    """Whether a player has so many points that nothing can be won with them."""
    by_points = [share for share in table.spoken_of(Share) if share.by_points]
    made = [share.made(table, seat) for share in by_points]
    if not made and table.spoken_of(Counted):
        made = [best_hand(table, seat, end) for end in ends_of(table)]
    return bool(made) and all(one is not None and one.strength == LOST for one in made)


@sentence("a player busts", f"{THEY} [who] <bust|busted|have busted|go bust>")
class Busts(Condition):
    """A player has too many points to win anything."""

    def holds(self, table: Table, seat: int) -> bool:
        return busted(table, seat)


_BEATS_ALL = "<beat everything [else]|beat <all|any> [other] [hand]|win|win pot|is best [hand]>"
_SO_MANY = "<[[a|any] hand <of|with>] {count} card|<a|any> {count} card hand>"
_LESS = "[with|of|[that] total|totaling|totalling] {most} [point] or <under|less>"


@sentence(
    "A hand of {count} cards that is not bust beats all others",
    f"{_SO_MANY} <without <busting|going over>|under {{_:int}}|or under|[that <is|do|did>] not <bust|go over>>"
    f" {_BEATS_ALL}",
    most=None,
)
@sentence(
    "A hand of {count} cards with {most} points or less beats all others",
    f"{_SO_MANY} <without going over {{most}}|{_LESS}> {_BEATS_ALL}",
    f"{_SO_MANY} [that <is|do|did>] not <over|go over> {{most}} {_BEATS_ALL}",
)
class ManyCards(Decides):
    """Who has so many cards and not too many points wins, whatever the others have."""

    count: int
    most: Fraction | None = None

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        found = [seat for seat in seats if len(table.state.of_seat(seat)) >= self.count and self._good(table, seat)]
        return Winners(tuple(found), f"{self.count} cards without going over") if found else None

    def _good(self, table: Table, seat: int) -> bool:
        """Whether a player does not have too many points, where that is said, or where more than the target lose."""
        plan = plan_for(table, seat)
        most = plan.target if self.most is None and plan.side is Side.UNDER_FIRST else self.most
        return not busted(table, seat) and (most is None or not Over(most).holds(table, seat))


@sentence(
    "{one:one} and {other:one} in two cards beats any other hand",
    "{one} and {other} [together] <beat <any|all> other {_:int}|beat any other hand|beat everything [else]|is best hand"
    "|win>",
)
class Natural(Decides):
    """Two cards of two kinds, and no others, beat all that is worth as much; many cards are better still."""

    one: Faces
    other: Faces

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        if any(rule.winners(table, seats) for rule in table.standing(ManyCards)):
            return None
        found = tuple(seat for seat in seats if self._has(table, seat))
        return Winners(found, f"{clause(self.one)} and {clause(self.other)}") if found else None

    def _has(self, table: Table, seat: int) -> bool:
        cards = table.state.of_seat(seat)
        return len(cards) == 2 and any(
            self.one.has(table, first, seat) and self.other.has(table, second, seat)
            for first, second in (cards, cards[::-1])
        )


@sentence(
    "get~s cards dealt {face}, one at a time, until they stand or bust",
    f"<get|take|draw|ask for|is dealt> [as many] {{face}} card [one at a time] {_UNTIL}",
    f"<get|take|draw|ask for|is dealt> card {{face}} [one at a time] {_UNTIL}",
    price=None,
)
@reads(
    f"<get|take|draw|buy|keep <taking|drawing>> card [one at a time] {_UNTIL}",
    "<get|take|draw> as many card as they <want|wish|like> one at a time",
    price=None,
)
@sentence(
    "get~s cards dealt {face}, one at a time for {price} each, until they stand or bust",
    f"<buy|get|take|draw> {{face}} card for {{price}} each [one at a time] {_UNTIL}",
    f"<buy|get|take|draw> card {{face}} for {{price}} each [one at a time] {_UNTIL}",
)
class TakeOn(Deed):
    """Cards for one player, one after the other, until he wants no more or has too many points."""

    face: Face = Face.UP
    price: Price | None = None
    from_deck = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.open_cards = CHOSEN
        totals.tags |= {"stud"} if self.face is Face.UP else set()
        totals.tags |= {"fee"} if self.price else set()

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.can_deal() and self._chips(table) <= table.state.chips[frame.seat]

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Ask for one card after the other."""
        answer = frame.answer
        if answer is not None:
            if answer.verb == DECLINE:
                return None
            table.pay(frame.seat, self._chips(table), "fee")
            table.deal_to(hand(frame.seat), self.face.lie)
            if table.pending:
                return {}
        if frame.seat in table.state.folded or busted(table, frame.seat) or not self.possible(table, frame):
            return None
        price = f" for {self._chips(table)}" if self.price else ""
        return {frame.seat: take_it(f"Take another card{price}?")}

    def _chips(self, table: Table) -> int:
        return self.price.chips(table) if self.price else 0
