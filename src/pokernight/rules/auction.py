"""Selling the cards on the table to whoever bids most."""

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.rule import Action, Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Number
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import TABLE, Lie, hand
from pokernight.table.table import Table

AUCTIONED = "[Each] table card is auctioned [off] to <highest|high> bidder [with [all] money going <to|into> pot]"


@sentence(
    "The table card goes to the highest bidder, who pays the pot",
    AUCTIONED,
    "Auction off <each table card|it> [to <high|highest> bidder]",
    "Auction it off [to <high|highest> bidder]",
    "[Dealer] auction off [each of] table card [to <high|highest> bidder] [. Money go <to|into> pot]",
    "Each player [may] bid <for|on> <it|card|table card>"
    "[. <High|highest> bidder pay their bid to pot and get <it|card>]",
    "<High|Highest> bidder pay pot and get <it|card|table card> [face up]",
    "<High|Highest> bidder get <it|card|table card> [and pay pot]",
)
class Auction(Step):
    """Each card on the table is sold to whoever bids most, and the money goes to the pot.

    The players bid in turn until all but one have declined; a card that nobody wants is laid away.
    """

    def play(self, table: Table, frame: Frame) -> Asking | None:
        notes = frame.notes
        if frame.cards is None:
            frame.cards = table.state.at(TABLE)
        while frame.cards and len(table.state.still_in) > 1:
            if "bidders" not in notes:
                open_bidding(frame, table.seats_from())
            asking = next_bid(table, frame, "the table card")
            if asking:
                return asking
            leader, bid = notes["bid"]
            self._sell(table, frame.cards[0], leader, bid)
            frame.cards = frame.cards[1:]
            del notes["bidders"]
            if leader:
                self.sold(table, leader)
            if table.pending:
                return {}
        return None

    def sold(self, table: Table, seat: int) -> None:
        """What comes after a player has bought a card."""

    def _sell(self, table: Table, card: Card, leader: int, bid: int) -> None:
        if not leader:
            table.discard((card,))
            return
        table.pay(leader, bid, "fee")
        table.note("high bidder", leader)
        table.move((card,), hand(leader), Lie.UP if table.state.lies[card] is Lie.UP else Lie.DOWN)

    def tally(self, totals: Totals) -> None:
        totals.hold(1)
        totals.seen += 1
        totals.tags |= {"fee", "stud"}


@sentence(
    "The table card goes to the highest bidder, who pays the pot and must {then}",
    f"{AUCTIONED} [.] <winning|high|highest> bidder [then] [must] {{then}}",
    f"{AUCTIONED} who [then] [must] {{then}}",
)
class AuctionThen(Auction):
    """Each card on the table is sold, and every buyer has to do something for it, not only the last one."""

    whole = True
    then: Action

    def sold(self, table: Table, seat: int) -> None:
        table.then(self.then, seat)

    def tally(self, totals: Totals) -> None:
        super().tally(totals)
        self.then.tally(totals, None)


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
