"""Watching for cards that come to lie among the common cards, and for cards that are passed face up."""

from collections.abc import Iterable

from pokernight.language.part import sentence
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.rule import Event, Hit
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.places import COMMON, Lie
from pokernight.table.table import Table


@sentence(
    "{cards:one} comes up as a common card",
    "{cards} <<come|turn|show> up|appear|is <dealt|flipped|turned up>> [[face] up]"
    " <as a|as one of|among|in> common [card]",
)
class CommonUp(Event):
    """A card of a kind comes to lie face up among the common cards."""

    of_table = True
    cards: Faces
    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        common = table.state.at(COMMON)
        for rise in table.state.rose:
            if rise.card in common and self.cards.has(table, rise.card, 0):
                yield Hit(0, rise.card)

    def chances(self, totals: Totals) -> int:
        return self.cards.size(totals)


@sentence(
    "a player is passed {cards:one} face up",
    f"{ANYONE} [is|was] <passed|given> {{cards}} face up",
    f"{ANYONE} [is|was] <passed|given> a [face] up {{cards}}",
)
class PassedUp(Event):
    """A card of a kind comes to a player from another one, for all to see."""

    cards: Faces
    listens = (ev.Moved,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        match event:
            case ev.Moved(cards, source, to, Lie.UP) if source.seat and to.seat and source.seat != to.seat:
                for card in cards:
                    if self.cards.has(table, card, to.seat):
                        yield Hit(to.seat, card, source.seat)

    def chances(self, totals: Totals) -> int:
        return self.cards.size(totals)
