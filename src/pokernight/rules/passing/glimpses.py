"""Cards that one player gets to see of another."""

from collections.abc import Sequence

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.drawing.laying import Laying
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Neighbour
from pokernight.rules.passing.another import ToAnother
from pokernight.rules.passing.others import among_others
from pokernight.rules.rule import Deed
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Words, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, TABLE
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


@sentence(
    "look~s at {count} common card(s)",
    "<look at|see> {count} [of] [face down|down] common card",
    "buy a look at {count} [of] [face down|down] common card",
    common=True,
)
@sentence(
    "look~s at {count} table card(s)",
    "<look at|see> {count} [of] [face down|down] table card",
    "buy a look at {count} [of] [face down|down] table card",
    common=False,
)
class PeekOnTable(Deed):
    """Cards on the table that only one player gets to know."""

    count: int
    common: bool

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._unseen(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        cards = self._unseen(table, frame)
        places = tuple(str(place) for place in range(1, len(cards) + 1))
        if self.count > 1 or len(cards) == 1:
            return take_it("Look at the cards on the table?", "look") if frame.may else None
        default = NOTHING if frame.may else Answer("look", word="1")
        prompt = "Look at a card on the table. Name it by its place among those that you do not know."
        return Words(prompt, default, "look", places, may_decline=frame.may)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        cards = self._unseen(table, frame)
        at = int(answer.word) - 1 if answer.word else 0
        table.show(cards[at : at + self.count], frozenset((frame.seat,)))

    def _unseen(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        """The cards that the player does not know yet, as they lie."""
        there = table.state.at(COMMON if self.common else TABLE)
        return tuple(card for card in there if frame.seat not in table.state.known[card])


@sentence("show~s {cards} to {to:one}", "<show|let> {cards} to {to}", "let {to} <see|look at> {cards}")
class ShowTo(Laying):
    """Cards of one's choice that a neighbour gets to know, and that stay where they are."""

    to: Neighbour
    prompt = "Show {cards} to your neighbour."

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        seat = self.to.of(table, frame.seat)
        if seat and seat != frame.seat:
            table.show(answer.cards, frozenset((frame.seat, seat)))
