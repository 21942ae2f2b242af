"""Prices that go by how often a player has paid before."""

from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.measure.numbers import CHOSEN
from pokernight.rules.betting.pay import PayTo
from pokernight.rules.drawing.amounts import Amount
from pokernight.rules.drawing.draw import Draw
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import Nth
from pokernight.rules.rule import Action, Deed
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

PAID_AGAIN = "paid again"
"""The note of who has paid such a price, each time."""

_BEGUN = "begun at"


@sentence("{price} {nth} time")
@sentence(
    "{price} each time after that",
    "{price} <each|every|any> <time <after [that]|thereafter>|further time|other time>",
    "{price} <after that|thereafter|from then on>",
    nth=None,
)
class TimePrice(Part):
    """What is paid the first time, or the second, or each time after those that are named."""

    price: Price
    nth: Nth | None = None


@sentence("{deed:v} for {prices:each}", "pay {prices:each} to {deed}")
class PayEachTime(Action):
    """Something that may be paid for again and again, at another price each time in a deal."""

    deed: Deed
    prices: tuple[TimePrice, ...]

    @classmethod
    def said(cls, **fields: Any) -> "PayEachTime | None":
        """The times are counted from the first, without a gap; what holds after them comes last."""
        times = [price.nth for price in fields["prices"]]
        named = times[:-1] if times[-1] is None else times
        return cls(**fields) if named and named == list(Nth)[: len(named)] else None

    def open(self, table: Table) -> None:
        self.deed.open(table)

    def possible(self, table: Table, frame: Frame) -> bool:
        price = self._price(table, frame.seat)
        return price is not None and PayTo(price, self.deed).possible(table, frame)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Once more, at the price of that time, until the player does not want it, or may not."""
        if _BEGUN in frame.notes:
            since = table.log[frame.notes[_BEGUN] :]
            if not any(isinstance(event, ev.Paid) and event.seat == frame.seat for event in since):
                return None
            table.do(ev.Noted(PAID_AGAIN, frame.seat))
        price = self._price(table, frame.seat)
        if price is None or (_BEGUN in frame.notes and not frame.may):
            return None
        frame.notes[_BEGUN] = len(table.log)
        table.then(PayTo(price, self.deed), frame.seat, may=frame.may, card=frame.card, remarks=frame.remarks)
        return {}

    def _price(self, table: Table, seat: int) -> Price | None:
        """What it costs the player this time; None where it was paid for as often as may be."""
        paid = table.this_deal.count(ev.Noted(PAID_AGAIN, seat))
        if paid < len(self.prices):
            return self.prices[paid].price
        return self.prices[-1].price if self.prices[-1].nth is None else None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("fee")
        held = totals.held
        for price in self.prices:
            if price.nth:
                self.deed.tally(totals, times)
            elif totals.held > held:
                totals.open_cards = CHOSEN
            else:
                totals.open_seen = CHOSEN


@reads("twist {amount} for {prices:each}")
class TwistEachTime(Deed):
    """A twist, which is a draw that is paid for."""

    amount: Amount
    prices: tuple[TimePrice, ...]

    @classmethod
    def said(cls, **fields: Any) -> PayEachTime | None:
        return PayEachTime.said(deed=Draw(fields["amount"]), prices=fields["prices"])
