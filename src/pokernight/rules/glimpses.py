"""Cards that one player gets to see of another."""

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.laying import Laying
from pokernight.rules.others import among_others, answered_seat, others_of
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Neighbour
from pokernight.rules.rule import Deed
from pokernight.table.choices import Answer, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@sentence(
    "look~s at {cards} of another player",
    "look at {cards} of any [one] other player",
    "<look at|see> <any [one] other|a> player's {cards}",
    "buy a look at <any [one] other|a> player's {cards}",
    victim=None,
)
@sentence("look~s at {cards} of {victim:one}", "<look at|see|buy a look at> {cards} of {victim}")
@reads("<look at|see|buy a look at> <any [one] other|a> player's <down|hole> card", cards=Pick(1, Face.DOWN))
class PeekAt(Deed):
    """Cards of another player that one gets to know."""

    cards: Pick
    victim: Neighbour | None = None

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._others(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Choose a player; of cards that all look alike there is nothing to choose."""
        others = self._others(table, frame)
        if not others:
            return None
        seat = answered_seat(frame, frame.answer, others, "Look at the cards of a player?")
        if isinstance(seat, Words):
            return {frame.seat: seat}
        if seat:
            cards = self._unseen(table, frame, seat)
            table.show(cards[: self.cards.limits(len(cards))[1]], frozenset((frame.seat,)))
        return None

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in others_of(table, frame.seat, self.victim) if self._unseen(table, frame, seat))

    def _unseen(self, table: Table, frame: Frame, seat: int) -> tuple[Card, ...]:
        """The cards of another that the player does not know yet."""
        cards = among_others(self.cards, table, frame, seat)
        return tuple(card for card in cards if frame.seat not in table.state.known[card])


@sentence("show~s {cards} to {to:one}", "<show|let> {cards} to {to}", "let {to} <see|look at> {cards}")
class ShowTo(Laying):
    """Cards of one's choice that a neighbour gets to know, and that stay where they are."""

    to: Neighbour
    prompt = "Show {cards} to your neighbour."

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        seat = self.to.of(table, frame.seat)
        if seat and seat != frame.seat:
            table.show(answer.cards, frozenset((frame.seat, seat)))
