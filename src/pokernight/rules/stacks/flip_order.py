"""Watching for the first card that a player turns up, or a later one, or the last."""

from collections.abc import Iterable
from typing import Any

from pokernight.language.part import sentence
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.parts.refs import Nth
from pokernight.rules.rule import Event, Hit
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.places import Lie
from pokernight.table.table import Table


@sentence("{nth} card a player flips is {cards:one}", "{nth} card they flip [up|over|face up] is {cards}")
class NthFlipIs(Event):
    """The first card that a player turns up is of a kind, or the second, or the last, after which none lies down."""

    nth: Nth
    cards: CardSet

    listens = (ev.Moved, ev.Turned)

    @classmethod
    def said(cls, **fields: Any) -> "NthFlipIs | None":
        return None if fields["nth"] is Nth.MIDDLE else cls(**fields)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        now = [rise.card for rise in table.state.rose if rise.flipped]
        for seat in dict.fromkeys(rise.seat for rise in table.state.rose if rise.flipped):
            flips = [rise.card for rise in table.state.risen if rise.flipped and rise.seat == seat]
            more = self.nth is Nth.LAST and table.lying(seat, Lie.DOWN, Lie.BLIND)
            for card in () if more or seat not in table.state.still_in else self.nth.of(flips):
                if card in now and self.cards.has(table, card, seat):
                    yield Hit(seat, card)
