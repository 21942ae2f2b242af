"""Selling the cards on the table to whoever bids most."""

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.rule import Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Number
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import TABLE, Lie, hand
from pokernight.table.table import Table


@sentence(
    "The table card goes to the highest bidder, who pays the pot",
    "[Each] table card is auctioned [off] to highest bidder [with money going to pot]",
    "Auction off <table card|each table card|it> [to <high|highest> bidder]",
    "Auction it off [to <high|highest> bidder]",
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
        if frame.begins():
            notes["lots"] = table.state.at(TABLE)
        while notes["lots"] and len(table.state.still_in) > 1:
            if "bidders" not in notes:
                notes.update(bidders=table.seats_from(), bid=0, leader=0)
            self._hear(table, frame)
            leader, able = notes["leader"], self._able(table, frame)
            notes["bidders"] = able
            if able and able != (leader,):
                least = notes["bid"] + 1 if leader else table.options.minimum
                prompt = f"Bid for the table card, {least} or more, or decline."
                return {able[0]: Number(prompt, NOTHING, "bid", least, table.state.chips[able[0]])}
            self._sell(table, notes["lots"][0], leader, notes["bid"])
            notes["lots"] = notes["lots"][1:]
            del notes["bidders"]
            if table.pending:
                return {}
        return None

    def _hear(self, table: Table, frame: Frame) -> None:
        """Take the bid of the first of those who still bid, who then is the last; or he bids no more."""
        for seat, answer in frame.answers.items():
            others = tuple(other for other in frame.notes["bidders"] if other != seat)
            frame.notes["bidders"] = others
            if answer.verb != DECLINE:
                frame.notes.update(bidders=(*others, seat), bid=int(answer.word), leader=seat)
        frame.answers.clear()

    def _able(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Those who still bid and can bid more, and whoever has bid most."""
        least = frame.notes["bid"] + 1 if frame.notes["leader"] else table.options.minimum
        return tuple(
            seat for seat in frame.notes["bidders"] if seat == frame.notes["leader"] or table.state.chips[seat] >= least
        )

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
