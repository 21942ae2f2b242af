"""Cards that one player gets to see of another."""

from collections.abc import Sequence

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.another import ToAnother
from pokernight.rules.laying import Laying
from pokernight.rules.others import among_others
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Neighbour
from pokernight.table.choices import Answer
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
@reads(
    "<look at|see|buy a look at> <any [one] other|a> player's <down|hole> card", cards=Pick(1, Face.DOWN), victim=None
)
class PeekAt(ToAnother):
    """Cards of another player that one gets to know."""

    cards: Pick

    def fits(self, table: Table, frame: Frame, seat: int) -> bool:
        return bool(self._unseen(table, frame, seat))

    def question(self, victims: Sequence[int]) -> str:
        return "Look at the cards of a player?"

    def go_on(self, table: Table, frame: Frame, answer: Answer | None) -> Asking | None:
        """Of cards that all look alike there is nothing to choose."""
        cards = self._unseen(table, frame, frame.other)
        table.show(cards[: self.cards.limits(len(cards))[1]], frozenset((frame.seat,)))
        return None

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
