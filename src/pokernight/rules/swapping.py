"""Laying some cards away for another number of new ones."""

from typing import Any

from pokernight.language.part import Part, reads
from pokernight.rules.act import Act
from pokernight.rules.discard import Discard
from pokernight.rules.draw import Amount, Draw
from pokernight.rules.handout import GetDealt
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.who import EachPlayer
from pokernight.rules.rule import Deed, Step
from pokernight.rules.twist import Twist, TwistOffer


@reads(
    "discard {cards} and [then] <draw|get|take> {count} [new|more] [card] [from deck]",
    "turn in {cards} for {count} [new] card",
    "exchange {cards} for {count} new card",
)
class DiscardForMore(Deed):
    """So many cards for so many new ones: as many make it a draw."""

    cards: Pick
    count: int

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        cards, count = fields["cards"], fields["count"]
        if not cards.count or cards.upto or cards.of or cards.own or cards.it:
            return None
        same = cards == Pick(count)
        return Draw(Amount(count)) if same else Discard(cards, GetDealt(count))


@reads("<draw|replace|change> {offers}", "pay to draw {offers}")
class DrawAtPrices(Deed):
    """A draw of one card at one price, or of two at another: a twist."""

    offers: tuple[TwistOffer, ...]

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        return Twist(**fields) if len(fields["offers"]) > 1 else None


@reads(
    "There is a [second|third|fourth|final|last] draw of {amount}",
    "[A] <second|third|fourth|final|last> draw of {amount} [follow]",
)
class AnotherDraw(Step):
    """A draw for everybody, told as something that comes."""

    amount: Amount

    @classmethod
    def said(cls, **fields: Any) -> Part:
        return Act(EachPlayer(), Draw(**fields), may=True)
