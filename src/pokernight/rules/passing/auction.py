"""Selling the cards on the table to whoever bids most."""

from typing import Any

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.betting.buying import BUY_NO_MORE, bought, can_buy
from pokernight.rules.betting.pay import Pay
from pokernight.rules.dealing.deal import DealOrder
from pokernight.rules.parts.places import Face
from pokernight.rules.rule import Action, Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Number
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import TABLE, Lie, hand
from pokernight.table.table import Table

_LOT = "<it|they|[each|every|each of|all|all of] table card>"
_BIDDER = "<high|highest> bidder"
_IN_TURN = "[one <at a time|by one>|in turn|in order|one after other]"
_SOLD = f"{_IN_TURN} [to {_BIDDER}] {_IN_TURN}"
_MONEY = "[[with] [all] money <going|go> <to|into> pot|[.] [all] money go <to|into> pot]"
AUCTIONED = f"<{_LOT} is auctioned [off]|[dealer] auction <off {_LOT}|{_LOT} [off]>> {_SOLD} {_MONEY}"
_GETS = f"{_BIDDER} <[pay <pot|their bid [to pot]> and] <get|take> <it|card|table card>|pay <pot|their bid to pot>>"


class Sale(Step):
    """Each card on the table is sold to whoever bids most, and the money goes to the pot.

    The players bid in turn until all but one have declined; a card that nobody wants is laid away.
    """

    def play(self, table: Table, frame: Frame) -> Asking | None:
        notes = frame.notes
        if frame.cards is None:
            frame.cards = table.state.at(TABLE)
        while frame.cards and len(table.state.still_in) > 1:
            if "bidders" not in notes:
                open_bidding(frame, self._bidders(table, frame))
            left = self._left_over(table, frame)
            asking = None if left else next_bid(table, frame, "the table card")
            if asking:
                return asking
            leader, bid = (left, 0) if left else notes["bid"]
            self._sell(table, frame.cards[0], leader, bid)
            frame.cards = frame.cards[1:]
            del notes["bidders"]
            if leader:
                notes["buyers"] = (*notes.get("buyers", ()), leader)
                self.sold(table, leader)
            if table.pending:
                return {}
        return None

    def _bidders(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Who may still buy a card, in the order in which they bid."""
        starts = [remark.first(table) for remark in frame.remarks if isinstance(remark, DealOrder)]
        limits = [remark.count for remark in frame.remarks if isinstance(remark, MostOfSale)]
        buyers = frame.notes.get("buyers", ())
        order = table.seats_from((*starts, 1)[0] or 1)
        able = (seat for seat in order if all(buyers.count(seat) < limit for limit in limits))
        return tuple(seat for seat in able if can_buy(table, seat, 1))

    def _left_over(self, table: Table, frame: Frame) -> int:
        """Who gets the last card for nothing, as the only one who has none; 0 where nobody does."""
        if len(frame.cards or ()) > 1 or not any(isinstance(remark, LastForFree) for remark in frame.remarks):
            return 0
        without = [seat for seat in table.state.still_in if seat not in frame.notes.get("buyers", ())]
        return without[0] if len(without) == 1 else 0

    def sold(self, table: Table, seat: int) -> None:
        """What comes after a player has bought a card."""

    def _sell(self, table: Table, card: Card, leader: int, bid: int) -> None:
        if not leader:
            table.discard((card,))
            return
        if bid:
            table.pay(leader, bid, "fee")
            bought(table, leader, 1)
        table.note("high bidder", leader)
        table.move((card,), hand(leader), self.lie(table.state.lies[card]))

    def lie(self, lay: Lie) -> Lie:
        """How a card comes to lie that lay in a certain way."""
        return Lie.UP if lay is Lie.UP else Lie.DOWN

    def tally(self, totals: Totals) -> None:
        totals.hold(1)
        totals.seen += 1
        totals.tags |= {"fee", "stud"}


@sentence(
    "Each table card goes to the highest bidder, who pays the pot",
    "Table card go to highest bidder who pay pot",
    AUCTIONED,
    "<Each|every|any> player [may] bid <for|on> <it|card|table card>",
    f"{_GETS} [and pay pot]",
    face=None,
)
@sentence(
    "Each table card goes {face} to the highest bidder, who pays the pot",
    "Table card go {face} to highest bidder who pay pot",
    f"{_GETS} {{face}} [and pay pot]",
)
class Auction(Sale):
    """A sale after which the card lies as it lay, or in a way that is said."""

    face: Face | None = None

    def lie(self, lay: Lie) -> Lie:
        return self.face.lie if self.face else super().lie(lay)


@sentence(
    "Each table card goes to the highest bidder, who pays the pot and must {then}",
    "Table card go to highest bidder who pay pot and must {then}",
    f"{AUCTIONED} [.] <winning|high|highest> bidder [then] [must] {{then}}",
    f"{AUCTIONED} who [then] [must] {{then}}",
)
class AuctionThen(Sale):
    """Each card on the table is sold, and every buyer has to do something for it, not only the last one."""

    whole = True
    then: Action

    @classmethod
    def said(cls, **fields: Any) -> "AuctionThen | None":
        """The bid is all that is paid for the card."""
        return None if isinstance(fields["then"], Pay) else cls(**fields)

    def sold(self, table: Table, seat: int) -> None:
        table.then(self.then, seat)

    def tally(self, totals: Totals) -> None:
        super().tally(totals)
        self.then.tally(totals, None)


@sentence(
    "Nobody may buy more than {count} card(s) of these",
    f"{BUY_NO_MORE} <<each|per|a|in a|in one|in each> <round|time|auction|sale>|at a time|of <these|they>>",
)
class MostOfSale(Remark):
    """How many cards a player can pay for in one sale."""

    about = (Sale,)
    throughout = True
    count: int


_WITHOUT = (
    "<without a [table] card|<who|that> <have|did> not <bought|buy|won|win|got|get> [a|one|any] [table] [card]|left>"
)


@sentence(
    "The last player without one gets the last of these for free",
    f"[last] player {_WITHOUT} get last [table] [card|one] [of <these|they>] [<for free|free|for nothing>]",
    f"Last [table] [card|one] go [<free|for free>] to [last] player {_WITHOUT} [<for free|free|for nothing>]",
)
class LastForFree(Remark):
    """The only player who has not bought a card gets the last one for nothing."""

    about = (Sale,)
    throughout = True


def open_bidding(frame: Frame, bidders: tuple[int, ...]) -> None:
    """Let some players bid, in this order; nobody has bid yet."""
    frame.notes.update(bidders=bidders, bid=(0, 0))


def next_bid(table: Table, frame: Frame, lot: str) -> Asking | None:
    """Take the bid that was made, and ask the next who can bid more; None when all others have declined."""
    notes = frame.notes
    for seat, answer in frame.answers.items():
        others = tuple(other for other in notes["bidders"] if other != seat)
        notes["bidders"] = others
        if answer.verb != DECLINE:
            notes.update(bidders=(*others, seat), bid=(seat, int(answer.word)))
    frame.answers.clear()
    leader, chips = notes["bid"]
    least = chips + 1 if leader else table.options.minimum
    while notes["bidders"] and notes["bidders"][0] != leader:
        seat, *rest = notes["bidders"]
        most = table.state.chips[seat]
        if most >= least:
            heard = f"Seat {leader} bids {chips} for {lot}" if leader else f"Bid for {lot}"
            return {seat: Number(f"{heard}: {least} or more, or decline.", NOTHING, "bid", least, most)}
        notes["bidders"] = tuple(rest)
    return None
