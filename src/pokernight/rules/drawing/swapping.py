"""Laying some cards away for another number of new ones."""

from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.act import Act
from pokernight.rules.dealing.handout import GetDealt
from pokernight.rules.drawing.amounts import Amount
from pokernight.rules.drawing.discard import Discard
from pokernight.rules.drawing.draw import Draw
from pokernight.rules.drawing.twist import Twist, TwistOffer
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.who import EachPlayer
from pokernight.rules.passing.exchange import ExchangeTop
from pokernight.rules.rule import Action, Deed, Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@reads(
    "discard {cards} <and [then]|to> <draw|get|take> {count} [new|more] [card] [from deck]",
    "turn in {cards} for {count} [new] card",
    "exchange {cards} for {count} new card",
)
@reads(
    "discard {cards} <and [then]|to> <draw|get|take> {count} new one [from deck]",
    "<turn in|exchange> {cards} for {count} new one",
    alike=True,
)
class DiscardForMore(Deed):
    """So many cards for so many new ones: as many make it a draw."""

    cards: Pick
    count: int
    alike: bool = False
    """Whether they are spoken of as cards like the old ones."""

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        cards, count = fields["cards"], fields["count"]
        if fields.get("alike"):  # one card for "a new one" is said in so many ways
            return Draw(Amount(count, face=cards.face)) if cards == Pick(count, cards.face) and count > 1 else None
        if not cards.count or cards.upto or cards.own or cards.it:
            return None
        if cards.of and count == cards.count == 1:
            return ExchangeTop(cards)
        same = cards == Pick(count)
        return Draw(Amount(count)) if same else Discard(cards, GetDealt(count))


@reads(
    "discard {cards} and [then] <draw|get|take> {count} [new|more] {face} card",
    "discard {cards} and [then] <draw|get|take> {count} [new|more] card {face}",
)
@reads("discard {cards} and [then] get a new {face} card", count=1, new=True)
class DiscardForFace(Deed):
    """A card for new ones that lie in a certain way."""

    cards: Pick
    count: int
    face: Face
    new: bool = False
    """Whether it comes in the place of another that may have lain otherwise."""

    @classmethod
    def said(cls, **fields: Any) -> Deed | None:
        """One that lies as the card lay makes it a draw; else, what is discarded and what is dealt are two things."""
        cards, count, face = fields["cards"], fields["count"], fields["face"]
        if cards == Pick(count, face):
            return Draw(Amount(count, face=face))
        other = fields.get("new") and cards == Pick(1, cards.face) and cards.face is not None
        return Discard(cards, GetDealt(count, face)) if cards.it or other else None


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


_TAKE = "<draw|take|get|is dealt>"
_DISCARD = "<and|then|and then> [must] discard {cards}"


@sentence(
    "take~s {count} new card(s) and then discard~s {cards}",
    f"{_TAKE} {{count}} [more|new] card [from deck] {_DISCARD}",
    face_up=False,
)
@sentence(
    "take~s {count} new card(s) and then discard~s {cards} for all to see",
    f"{_TAKE} {{count}} [more|new] card [from deck] {_DISCARD} face up",
    face_up=True,
)
@reads(f"{_TAKE} top card <of|off|from> deck {_DISCARD}", count=1)
@reads(f"{_TAKE} top card <of|off|from> deck {_DISCARD} face up", count=1, face_up=True)
class TakeThenDiscard(Action):
    """New cards first, and then as many of all that one has are laid away: nothing is discarded to draw them."""

    whole = True
    count: int
    cards: Pick
    face_up: bool = False
    from_deck = True

    def tally(self, totals: Totals, times: int | None) -> None:
        for deed in self._deeds:
            deed.tally(totals, times)
        totals.tags.add("draw")

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.can_deal()

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Take the cards, where they are wanted, and then choose what to lay away."""
        answer = frame.answer
        if "taken" in frame.notes or not self.possible(table, frame):
            return None
        if frame.may and answer is None:
            many = "a new card" if self.count == 1 else f"{self.count} new cards"
            return {frame.seat: take_it(f"Take {many} and then discard?")}
        frame.notes["taken"] = True
        if answer is None or answer.verb != DECLINE:
            for deed in self._deeds:
                table.then(deed, frame.seat, remarks=frame.remarks)
        return {}

    @property
    def _deeds(self) -> tuple[Deed, ...]:
        return GetDealt(self.count), Discard(self.cards, face_up=self.face_up)
