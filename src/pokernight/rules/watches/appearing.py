"""Watching for cards that come to lie on the table, and for cards that are passed face up."""

from collections.abc import Iterable
from typing import Any

from pokernight.cards import rank_of
from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.refs import Spread
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.rule import Event, Hit
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.places import COMMON, TABLE, Lie, Place
from pokernight.table.table import Table

_COMES_UP = "<<come|turn|show> up|appear|is <dealt|flipped|turned [over|up]>> [[face] up]"
"""To come to lie face up, in whatever way."""


@sentence("{cards:one} comes up as a {spread}", f"{{cards}} {_COMES_UP} <as a|as one of|among|in> {{spread}}")
@reads(f"<a|any> common {{cards}} {_COMES_UP}", spread=Spread.COMMON)
@reads(f"{{cards}} {_COMES_UP} <to|on|onto> table", spread=Spread.ALL)
class UpOnTable(Event):
    """A card of a kind comes to lie face up among the common cards, or among those that are in nobody's hand."""

    of_table = True
    cards: Faces
    spread: Spread
    listens = (ev.Moved, ev.Turned)

    @classmethod
    def said(cls, **fields: Any) -> "UpOnTable | None":
        """What is laid away does not come up."""
        return None if fields["spread"] is Spread.DISCARDS else cls(**fields)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        there = self.spread.cards(table)
        for rise in table.state.rose:
            if rise.card in there and self.cards.has(table, rise.card, 0):
                yield Hit(0, rise.card)

    def chances(self, totals: Totals) -> int:
        return self.cards.size(totals)


@sentence(
    "a common card comes up and a player has a card of its rank",
    f"a common card {_COMES_UP} [and|.] {ANYONE} <have|with|hold|holding> a card <of <same|that|its> rank|like it>",
    f"a common card {_COMES_UP} that <match|pair> <a card of|a card in|one of> {{_:Owner}} <card|hand>",
    f"a common card {_COMES_UP} and {ANYONE} may <match|pair> it",
)
class MatchComesUp(Event):
    """A card comes to lie face up among the common cards, and players have one of its rank and know it."""

    whole = True
    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        common = table.state.at(COMMON)
        for rise in table.state.rose:
            for seat in table.seats_from() if rise.card in common else ():
                known = (card for card in table.state.of_seat(seat) if seat in table.state.known[card])
                alike = [card for card in known if rank_of(card) == rank_of(rise.card) is not None]
                yield from (Hit(seat, card) for card in sorted(alike, key=lambda c: table.state.lies[c] is Lie.UP)[:1])

    def chances(self, totals: Totals) -> int:
        return totals.common


_LIE_UP = "<is|lie> <showing|[face] up> [<on|around> table|at once|altogether|among all player]"


@sentence("all {cards:plural} lie face up", f"all [of] [{{_:int}}] [of] {{cards}} {_LIE_UP}", count=None)
@sentence("{count} {cards:plural} lie face up", f"{{count}} {{cards}} {_LIE_UP}")
class LieInSight(Event):
    """All cards of a kind, or so many, have come to lie face up, before whichever players or on the table."""

    whole = True
    cards: Faces
    count: int | None = None
    listens = (ev.Moved, ev.Turned)

    @classmethod
    def said(cls, **fields: Any) -> "LieInSight | None":
        """One that lies face up is watched for as it comes up."""
        return None if fields["count"] == 1 else cls(**fields)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        fresh = {rise.card for rise in table.state.rose if self.cards.has(table, rise.card, 0)}
        if not fresh:
            return []
        up = [card for place, cards in table.state.cards.items() if _in_play(place) for card in cards]
        there = {card for card in up if table.state.lies[card] is Lie.UP and self.cards.has(table, card, 0)}
        many = self.count or sum(self.cards.has(table, card, 0) for card in table.course.deck.cards)
        return [Hit()] if len(there - fresh) < many <= len(there) else []


def _in_play(place: Place) -> bool:
    """Whether cards lie there for somebody or for all, and are not laid away."""
    return bool(place.seat) or place in (COMMON, TABLE)


@sentence(
    "a player is passed {cards:one} face up",
    f"{ANYONE} [is|was] <passed|given> {{cards}} face up",
    f"{ANYONE} [is|was] <passed|given> a [face] up {{cards}}",
)
class PassedUp(Event):
    """A card of a kind comes to a player from another one, for all to see."""

    of_two = True
    cards: Faces
    listens = (ev.Moved,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        match event:
            case ev.Moved(cards, source, to, Lie.UP) if ev.handed_over(event):
                for card in cards:
                    if self.cards.has(table, card, to.seat):
                        yield Hit(to.seat, card, source.seat)

    def chances(self, totals: Totals) -> int:
        return self.cards.size(totals)
