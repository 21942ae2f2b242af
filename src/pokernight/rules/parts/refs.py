"""Single cards that a rule points at: one's own, on the table, the last of a kind."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from pokernight.cards import Rank, rank_of
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking import card_height
from pokernight.rules.common.layout import AROUND, THE_MIDDLE, middle_of
from pokernight.rules.dealing.supply import stack_of
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.single import aces_low
from pokernight.table.places import COMMON, DISCARDS, TABLE, Lie, Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pokernight.cards import Card
    from pokernight.rules.totals import Totals
    from pokernight.table.state import Rise
    from pokernight.table.table import Table


class Nth(Term):
    """Which one, counted in the order they came."""

    FIRST = ("the first",)
    SECOND = ("the second",)
    THIRD = ("the third",)
    FOURTH = ("the fourth",)
    FIFTH = ("the fifth",)
    SIXTH = ("the sixth",)
    SEVENTH = ("the seventh",)
    MIDDLE = ("the middle",)
    LAST = ("the last", "the final")

    def of(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The one of some cards, where there are so many."""
        if self is Nth.MIDDLE:
            return tuple(cards[len(cards) // 2 :][:1])
        if self is Nth.LAST:
            return tuple(cards[-1:])
        return tuple(cards[self._before :][:1])

    @cached_property
    def _before(self) -> int:
        """How many come before it, counted from the first."""
        return list(Nth).index(self)


class End(Term):
    """The upper or the lower end of an order."""

    HIGH = ("high", "highest")
    LOW = ("low", "lowest")

    def of(self, table: Table, cards: Iterable[Card], aces: End | None = None) -> tuple[Card, ...]:
        """The highest or the lowest of some cards, and all of the same rank; jokers are neither.

        The aces are high or low as it is said of these cards, or else as among all single cards.
        """
        low = aces_low(table) if aces is None else aces is End.LOW
        heights = {card: card_height(card, low) for card in cards if rank_of(card)}
        if not heights:
            return ()
        best = (max if self is End.HIGH else min)(heights.values())
        return tuple(card for card, height in heights.items() if height == best)


class Arrival(Term):
    """How a card came to lie face up."""

    FLIPPED = ("flipped", "turned")
    DEALT = ("dealt",)
    EITHER = ("dealt or flipped", "flipped or dealt")

    def of(self, table: Table) -> list[Card]:
        """All cards that came up before the players in this way, in order."""
        return [rise.card for rise in self.rises(table)]

    def rises(self, table: Table) -> list[Rise]:
        """The same, with the players before whom they came up."""
        rises = (rise for rise in table.state.risen if rise.seat)
        return [rise for rise in rises if self is Arrival.EITHER or rise.flipped is (self is Arrival.FLIPPED)]


class CardRef(Part):
    """One card that a rule points at."""

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        """The card, for a player; several where several are equal, none where there is none yet."""
        raise NotImplementedError(f"{type(self).__name__} points at nothing.")

    def told(self, table: Table, seat: int) -> bool:
        """Whether everybody at the table can tell which card it is."""
        return all(table.state.lies[card] is Lie.UP for card in self.cards(table, seat))

    def most(self, totals: Totals, players: int) -> int:
        """How many cards it can point at, with so many players."""
        return 1

    def mates(self, totals: Totals, players: int) -> int:
        """How many cards in play can have its rank, itself included."""
        return 4 * totals.decks


class Lying(CardRef):
    """A card that lies on the table for all to see."""


class CameUp(CardRef):
    """A card that is told by how cards came up: everybody saw that, whatever became of it since."""

    def told(self, table: Table, seat: int) -> bool:
        return True


@reads("their", "their own", "<each|every|that|a|any> player's", "<each|every|that>")
class Owner(Part):
    """Whose a card is that every player has one of."""


class Own(CardRef):
    """A card that every player has one of: what it makes wild is wild for its owner."""

    def most(self, totals: Totals, players: int) -> int:
        return players

    def mates(self, totals: Totals, players: int) -> int:
        """Every player has a rank of his own."""
        return 4 * totals.decks * players


_OF_EACH = "<of <each|every> player|<each|every> player have>"
"""Whose a card is that every player has one of, said after it."""


@sentence(
    "your hole card",
    "{_:Owner} <hole|down|face down> card",
    f"<hole|down|face down> card {_OF_EACH}",
    one="their hole card",
)
class LoneHole(Own):
    """The only card that a player has face down."""

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return table.lying(seat, Lie.DOWN, Lie.BLIND)


class Told(Own):
    """A card that is told apart from the player's others."""


@sentence(
    "your {end} hole card",
    "[{_:Owner}] {end} <down|hole|face down> card [in {_:Owner} hand]",
    "[{_:Owner}] {end} card in [{_:Owner}] hole",
    f"{{end}} <<down|hole|face down> card|card in hole> {_OF_EACH}",
    one="their {end} hole card",
)
class HoleCard(Told):
    """A player's lowest or highest card that lies face down."""

    end: End

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return self.end.of(table, table.lying(seat, Lie.DOWN, Lie.BLIND))


@sentence(
    "your {end} card",
    "{_:Owner} {end} card",
    "{end} card in {_:Owner} hand",
    f"{{end}} card {_OF_EACH}",
    one="their {end} card",
    face=None,
)
@sentence(
    "your {end} up card",
    "{_:Owner} {end} [face] up card",
    "{_:Owner} {end} card showing",
    "{end} [face] up card in {_:Owner} hand",
    f"{{end}} <[face] up card|card showing> {_OF_EACH}",
    one="their {end} up card",
    face=Face.UP,
)
class ExtremeCard(Told):
    """A player's lowest or highest card, or the lowest or highest that lies face up."""

    end: End
    face: Face | None = None

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return self.end.of(table, table.lying(seat, Lie.UP) if self.face is Face.UP else table.state.of_seat(seat))

    def told(self, table: Table, seat: int) -> bool:
        if self.face is Face.UP or not table.lying(seat, Lie.DOWN, Lie.BLIND):
            return True
        low = aces_low(table)
        utmost = (Rank.KING if low else Rank.ACE) if self.end is End.HIGH else (Rank.ACE if low else Rank.TWO)
        return any(rank_of(card) is utmost for card in table.lying(seat, Lie.UP))


@sentence(
    "{nth} card you turned up",
    "{nth} card <they|each player|player> <flipped|flip|turned|turn> [up|over]",
    "{nth} card they flip face up",
    "{_:Owner} {nth} <flipped|turned up> card",
    one="{nth} card they turned up",
)
class FlippedCard(Told, CameUp):
    """The first card that a player turned up, or the second, or the last."""

    nth: Nth

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return self.nth.of([rise.card for rise in table.state.risen if rise.seat == seat and rise.flipped])


@sentence(
    "{nth} card dealt to you",
    "{nth} card dealt to <they|each player>",
    "{nth} card <they|each player> <is|was|get> dealt",
    "{_:Owner} {nth} card [dealt]",
    one="{nth} card dealt to them",
    face=None,
)
@sentence(
    "{nth} {face} card you were dealt",
    "{nth} card dealt {face} to <they|each player>",
    "{nth} {face} card dealt to <they|each player>",
    "{nth} card <they|each player> <is|was|get> dealt {face}",
    "{_:Owner} {nth} {face} card [dealt]",
    "{_:Owner} {nth} card dealt {face}",
    one="{nth} {face} card they were dealt",
)
@reads("{nth} <down|hole|face down> card [dealt]", "{nth} card dealt [face] down", face=Face.DOWN)
class DealtCard(Told):
    """The first card that a player was dealt, or the second, or the last; counted among those that lie one way."""

    nth: Nth
    face: Face | None = None

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        lies = {self.face.lie} if self.face else set(Lie)
        return self.nth.of([dealt.card for dealt in table.state.dealt if dealt.seat == seat and dealt.lie in lies])


class StackEnd(Term):
    """Either end of a stack."""

    TOP = ("top",)
    BOTTOM = ("bottom",)


@sentence(
    "your {side} card",
    "{_:Owner} {side} card [<of|in|from|off> {_:Owner} stack]",
    "{side} card <of|in|from|off> {_:Owner} stack",
    one="their {side} card",
)
class StackCard(Told):
    """The card of a player's stack that would be turned up next, or the one that would be turned up last."""

    side: StackEnd

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        stack = stack_of(table, seat)
        return stack[:1] if self.side is StackEnd.TOP else stack[-1:]


@sentence("the table card", "table card <flipped|dealt>", nth=None)
@sentence("{nth} table card", "{nth} table card <flipped|dealt|turned up>", "{nth} card dealt to table")
class TableCard(Lying):
    """A card on the table that is in nobody's hand."""

    nth: Nth | None = None

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return lying_at(table, self.nth, TABLE)

    def mates(self, totals: Totals, players: int) -> int:
        """The card itself is in nobody's hand."""
        return 4 * totals.decks - 1


class Spread(Term):
    """The cards on the table: those that are in everybody's hand, those that are in nobody's, all, or the discards."""

    COMMON = ("common card", "common", "card of common", "up common card", "face up common card")
    TABLE = ("table card",)
    ALL = ("card on the table",)
    DISCARDS = ("face-up discard", "discard", "discarded card", "face up discarded card", "card discarded face up")

    def cards(self, table: Table) -> tuple[Card, ...]:
        """Those of them that lie face up."""
        return tuple(card for card in self.all_cards(table) if table.state.lies[card] is Lie.UP)

    def all_cards(self, table: Table) -> tuple[Card, ...]:
        """All of them, however they lie."""
        return tuple(card for place in self._places for card in table.state.at(place))

    @property
    def in_play(self) -> bool:
        """Whether they can be in anybody's hand."""
        return COMMON in self._places

    @property
    def _places(self) -> tuple[Place, ...]:
        return {
            Spread.COMMON: (COMMON,),
            Spread.TABLE: (TABLE,),
            Spread.ALL: (COMMON, TABLE),
            Spread.DISCARDS: (DISCARDS,),
        }[self]


@sentence("the first card dealt face up", "first <card dealt [face] up|[face] up card dealt>")
class FirstUp(Lying, CameUp):
    """The first card that was dealt face up, to anybody or on the table."""

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(rise.card for rise in table.state.risen if not rise.flipped)[:1]


@sentence("the last card dealt face up", "last card dealt up", "last [face] up card [dealt]", flipped=False)
@sentence(
    "the last card turned up",
    "last card <flipped|turned> <over|face up|>",
    "most recently <flipped|turned up> card",
    flipped=True,
)
class LastUp(Lying, CameUp):
    """The last card that was dealt face up, or turned up, to anybody or on the table."""

    flipped: bool = False

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(rise.card for rise in table.state.risen if rise.flipped is self.flipped)[-1:]


@sentence("the common card", "common card <flipped|dealt>", nth=None)
@sentence("{nth} common card", "{nth} common card <flipped|dealt|turned up>", "{nth} common")
@reads(f"{THE_MIDDLE} {AROUND}", nth=Nth.MIDDLE)
class CommonCard(Lying):
    """A card on the table that is in everybody's hand."""

    nth: Nth | None = None

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return (_turned_last(table) if self.nth is Nth.LAST else ()) or lying_at(table, self.nth, COMMON)


@sentence("one of the table cards", "<a|any|one|any one> table card", "any [one] of table card", common=False)
@sentence("one of the common cards", "<a|any|one|any one> common card", "any [one] of common card", common=True)
class AnyOnTable(Lying):
    """Whichever card on the table it is."""

    common: bool

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(c for c in table.state.at(COMMON if self.common else TABLE) if table.state.lies[c] is Lie.UP)


def lying_at(table: Table, nth: Nth | None, place: Place) -> tuple[Card, ...]:
    """One card of those on the table in the order in which they came, or all where none is told apart, if it is up."""
    chosen = standing_at(table, nth, place) if nth else table.state.at(place)
    return tuple(card for card in chosen if table.state.lies[card] is Lie.UP)


def _turned_last(table: Table) -> tuple[Card, ...]:
    """The common card that was turned up last, where they were dealt face down and no more of them will be turned up.

    That can be told when all of them are up, and at the latest when the hands are compared.
    """
    cards = table.state.at(COMMON)
    if not table.state.notes.get("showdown") and any(table.state.lies[card] is not Lie.UP for card in cards):
        return ()
    return tuple([rise.card for rise in table.state.risen if rise.flipped and rise.card in cards][-1:])


def standing_at(table: Table, nth: Nth, place: Place) -> tuple[Card, ...]:
    """One card of those on the table in the order in which they came; what is in the middle goes by how they lie."""
    return middle_of(table) if (nth, place) == (Nth.MIDDLE, COMMON) else nth.of(table.state.at(place))
