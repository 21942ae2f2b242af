"""How many cards are drawn."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from pokernight.cards import FACES
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.dealing.supply import drawn_before
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.places import Face

if TYPE_CHECKING:
    from pokernight.cards import Card
    from pokernight.cards import Face as CardFace
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table

BEFORE = "<before|last time|first time|second time|in <first|last> <draw|round>|on first draw>"
"""In the draw before this one."""


_CHOSEN = "[of their choice]"
_DOWN = "<down|hole|face down>"
_UP = "<up|face up>"
_EACH_HAND = "<to|for|in|from|of|on> each [one] [of their] [{_:int}] <hand|pile|stack>"


@sentence(
    "{count} card(s)",
    f"[exactly|any] {{count}} [more] card {_CHOSEN}",
    f"[any] {{count}} of their [own] card {_CHOSEN}",
    upto=False,
    if_shown=None,
    face=None,
)
@sentence(
    "{count} down card(s)",
    f"{{count}} [more] {_DOWN} card {_CHOSEN}",
    f"[any] {{count}} of their {_DOWN} card {_CHOSEN}",
    upto=False,
    if_shown=None,
    face=Face.DOWN,
)
@sentence(
    "{count} up card(s)",
    f"{{count}} [more] {_UP} card {_CHOSEN}",
    f"[any] {{count}} of their {_UP} card {_CHOSEN}",
    upto=False,
    if_shown=None,
    face=Face.UP,
)
@sentence(
    "{count} no-peek card(s)",
    f"[any] {{count}} [of their] no peek card {_CHOSEN}",
    upto=False,
    if_shown=None,
    face=Face.BLIND,
)
@sentence(
    "up to {count} card(s)", f"up to {{count}} [more|of their] card {_CHOSEN}", upto=True, if_shown=None, face=None
)
@sentence(
    "up to {count} down card(s)", f"up to {{count}} [of their] {_DOWN} card", upto=True, if_shown=None, face=Face.DOWN
)
@sentence("up to {count} up card(s)", f"up to {{count}} [of their] {_UP} card", upto=True, if_shown=None, face=Face.UP)
@sentence(
    "up to {count} card(s), or {if_shown} if they show {shown:one}",
    "[up to] {count} card [or] [up to] {if_shown} [card] <if they <show|have|keep|hold>|with> {shown}",
    upto=True,
    face=None,
)
@sentence(
    "{count} card(s) for each hand",
    f"[exactly|any] {{count}} [more] card {_EACH_HAND}",
    upto=False,
    if_shown=None,
    face=None,
    each_hand=True,
)
@sentence(
    "up to {count} card(s) for each hand",
    f"up to {{count}} [more|of their] card {_EACH_HAND}",
    upto=True,
    if_shown=None,
    face=None,
    each_hand=True,
)
@sentence(
    "any number of cards", "as many card as they <want|wish|like>", count=None, upto=True, if_shown=None, face=None
)
@sentence(
    "at least {least} card(s)",
    "{least} or more [card]",
    count=None,
    upto=True,
    if_shown=None,
    face=None,
)
@sentence(
    "up to as many cards as they drew before",
    f"[up to] as many [card] as they drew {BEFORE}",
    "[up to] same number of card [as|that] they drew " + BEFORE,
    count=None,
    upto=True,
    if_shown=None,
    face=None,
    fewer=0,
)
@sentence(
    "up to {fewer} fewer card(s) than they drew before",
    f"up to {{fewer}} less [card] than they drew {BEFORE}",
    count=None,
    upto=True,
    if_shown=None,
    face=None,
)
@reads("{count}", "{count} new card")
class Amount(Part):
    """How many cards are drawn: so many, up to so many, of a kind, as many as before, more for who shows a card."""

    count: int | None
    upto: bool = False
    if_shown: int | None = None
    shown: tuple[Faces, ...] = ()
    """The cards of which one has to be kept and shown by who draws that many."""
    face: Face | None = None
    least: int = 0
    fewer: int | None = None
    """By how many cards the draw falls short of the one before, where that is what it goes by."""
    each_hand: bool = False
    """Whether as many go for each of several hands of the player."""

    def most(self, table: Table, seat: int) -> int:
        """The most cards that a player may draw, out of those that are there."""
        if self.each_hand and self.count is not None:
            return sum(min(self.count, len(hand)) for hand in hands_of_cards(table, seat))
        there = len(self.among(table, seat))
        if self.fewer is not None:
            return min(there, max(0, drawn_before(table, seat) - self.fewer))
        return there if self.count is None else min(self.count, there)

    def counted(self, totals: Totals) -> int:
        """The most cards that a player may draw at all."""
        if self.fewer is not None:
            return max(0, totals.drawn - self.fewer)
        hands = totals.apart if self.each_hand else 1
        return totals.held if self.count is None else self.count * hands

    def kept(self, table: Table, seat: int) -> list[Card]:
        """The cards of a player, as far as he knows them, of which one allows him to draw more."""
        known = table.state.known
        own = [card for card in table.state.of_seat(seat) if seat in known[card]]
        return [card for card in own if card % FACES in self.faces_to_show]

    @cached_property
    def faces_to_show(self) -> frozenset[CardFace]:
        """The faces of the cards that allow to draw more."""
        return frozenset().union(*(cards.faces for cards in self.shown))

    def among(self, table: Table, seat: int) -> tuple[Card, ...]:
        """The cards of a player that can be laid away."""
        cards = table.state.of_seat(seat)
        return cards if self.face is None else tuple(c for c in cards if table.state.lies[c] is self.face.lie)


def hands_of_cards(table: Table, seat: int) -> tuple[tuple[Card, ...], ...]:
    """The hands that a player has laid apart, or all cards as one."""
    piles = [table.pile(seat, number) for number in range(1, table.state.notes.get("hands", 0) + 1)]
    return tuple(cards for cards in piles if cards) or (table.state.of_seat(seat),)


@reads(f"their {_DOWN} {{number:card}}", face=Face.DOWN)
@reads(f"their {_UP} {{number:card}}", face=Face.UP)
@reads("their no peek {number:card}", face=Face.BLIND)
@reads("their {number:card}", face=None)
class TheirOne(Amount):
    """The only card that a player has, or has lying one way."""

    number: int = 1

    @classmethod
    def said(cls, **fields: Any) -> Amount | None:
        return Amount(1, face=fields["face"]) if fields["number"] == 1 else None
