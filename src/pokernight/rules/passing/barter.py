"""Exchanging cards for those of another player that one chooses, whether he likes it or not."""

from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.drawing.discard import named
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import AnyOther, Face, Recipient
from pokernight.rules.passing.another import answered_seat
from pokernight.rules.passing.exchange import ExchangeWith
from pokernight.rules.passing.others import Steal, chosen_among_others, likely_with
from pokernight.rules.rule import Deed, Remark
from pokernight.rules.totals import Totals
from pokernight.table.choices import NOTHING, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards
from pokernight.table.places import Lie
from pokernight.table.state import OF_CARDS
from pokernight.table.table import Table

BARTERED = OF_CARDS + "bartered"
"""The note of all up cards that have changed hands in this way."""


@sentence("exchange~s {cards} for {theirs} of {who:one}", "exchange {cards} <with|for> {theirs} <of|from> {who}")
@reads("exchange {cards} <with|for> any <up|face up> card <of|from> {who}", theirs=Pick(1, Face.UP))
@reads("exchange {cards} <with|for> any <down|hole|face down> card <of|from> {who}", theirs=Pick(1, Face.DOWN))
@reads(
    "exchange {cards} <with|for> [one of] <any [one]|a> [other] player's <up|face up> card",
    theirs=Pick(1, Face.UP),
    who=AnyOther(),
)
@reads(
    "exchange {cards} <with|for> [one of] <any [one]|a> [other] player's <down|hole|face down> card",
    theirs=Pick(1, Face.DOWN),
    who=AnyOther(),
)
class Barter(Deed):
    """Own cards for cards of another player, all chosen by the one who wants them; each lies as it lay."""

    cards: Pick
    theirs: Pick
    who: Recipient

    @classmethod
    def said(cls, **fields: Any) -> Deed | None:
        """Where all cards of a kind go, it is for all of that kind: "your hole card for another player's hole card"."""
        cards, theirs = fields["cards"], fields["theirs"]
        if cards.count is None:
            return ExchangeWith(cards, fields["who"]) if cards == Pick(None, theirs.face) else None
        return cls(**fields)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += (self.theirs.count or 1) * (times or 1)
        if times is None:  # all others may do the same to the player
            totals.from_others += self.cards.count or 1
        totals.tags.add("pass")

    def possible(self, table: Table, frame: Frame) -> bool:
        """A card that has changed hands like this brings about no other exchange, or there would be no end to it."""
        fresh = frame.card not in table.state.notes.get(BARTERED, ())
        return fresh and self.cards.likely(table, frame) and bool(self._others(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """With whom, for which own cards, and for which of the other's."""
        must = Frame(self, frame.remarks, frame.seat, frame.card)
        if not frame.other:
            if not self.possible(table, frame):
                return None
            seat = answered_seat(frame, frame.answer, self._others(table, frame), "Exchange cards with a player?")
            if isinstance(seat, Words):
                return {frame.seat: seat}
            if not seat:
                return None
            frame.other = seat
        answer = frame.answer
        if frame.cards is None:
            if answer is None and self.cards.settled(table, must) is None:
                return {frame.seat: self.cards.ask(table, must, "exchange", "Exchange {cards}.")}
            frame.cards = named(self.cards, table, must, answer or NOTHING).cards
            answer = None
        prompt = f"Take {{cards}} of seat {frame.other} for it."
        taken = chosen_among_others(self.theirs, table, frame, answer, ("take", prompt))
        if isinstance(taken, Cards):
            return {frame.seat: taken}
        if frame.cards and taken:
            up = sorted(card for card in (*frame.cards, *taken) if table.state.lies[card] is Lie.UP)
            table.note(BARTERED, (*table.state.notes.get(BARTERED, ()), *up))
            table.hand_over(frame.cards, frame.other, together=True)
            table.hand_over(taken, frame.seat, together=True)
        return None

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Those who have such cards, as far as the player can tell."""
        seats = [seat for seat in self.who.able(table, frame.seat) if seat != frame.seat]
        return tuple(seat for seat in seats if likely_with(self.theirs, table, frame, seat))


_FIRST = "[first|before [they] <take|taking|exchange|exchanging|trading|swapping> [it|they]|beforehand]"


@reads(
    f"[but] without looking at <it|they|that card> {_FIRST}",
    f"[but] they may not look at <it|they|that card> {_FIRST}",
    "[but] <sight unseen|unseen>",
)
class SightUnseen(Remark):
    """What goes without saying, for nobody knows the down cards of another player; it is one with taking them."""

    about = (Barter, Steal)
