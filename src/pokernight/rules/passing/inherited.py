"""What becomes of the cards of players who fold early."""

from collections.abc import Iterable

from pokernight.language.part import sentence
from pokernight.rules.drawing.discard import Discard
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Neighbour
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.passing.passing import HandPasses
from pokernight.rules.rule import Hit
from pokernight.rules.watches.trigger import Folds
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_MUST = "[then] <must|have to> [then]"
_AS_MANY = "<same number [of card]|as many [card]|that many [card]>"


@sentence(
    "a player folds before any card is flipped",
    f"{ANYONE} <fold|drop [out]> before <first|any|a> card is <flipped|turned> [up|over|face up]",
    who=None,
)
class FoldsEarly(Folds):
    """Somebody is out before a card was flipped in this deal."""

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return () if any(rise.flipped for rise in table.state.risen) else super().hits(table, event)


@sentence(
    "their cards are passed to {neighbour:one}, who must discard as many",
    f"their <card|hand> <go|<get|is> <passed|given>> to {{neighbour}} who {_MUST} discard {_AS_MANY}",
)
class HandPassesOn(HandPasses):
    """A whole hand moves to a neighbour, who picks the best of all and lays the rest away."""

    neighbour: Neighbour

    def play(self, table: Table, frame: Frame) -> Asking | None:
        to, many = self.neighbour.of(table, frame.seat), len(table.state.of_seat(frame.seat))
        super().play(table, frame)
        if to and to != frame.seat and many:
            table.then(Discard(Pick(many)), to)
        return None
