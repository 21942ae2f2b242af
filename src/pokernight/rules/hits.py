"""Taking card after card, as in twenty-one: to stand or to bust."""

from pokernight.language.part import sentence
from pokernight.ranking.hand import NOTHING as LOST
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import best_hand
from pokernight.rules.points import Counted
from pokernight.rules.rule import Condition, Deed, Share
from pokernight.rules.shares import ends_of
from pokernight.rules.totals import CHOSEN, Totals
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


@sentence(
    "get~s cards dealt {face}, one at a time, until they stand or bust",
    f"<get|take|draw|ask for|is dealt> [as many] [{{face}}] card [one at a time] {_UNTIL}",
    f"<get|take|draw|ask for|is dealt> card {{face}} [one at a time] {_UNTIL}",
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
