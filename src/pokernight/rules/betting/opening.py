"""Who opens a betting round, and what he has to bet."""

from typing import NamedTuple

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.price import Price, Unit
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.who import LastToFlip, OnePlayer, Showing
from pokernight.rules.totals import Totals
from pokernight.table.table import Table


class Forced(NamedTuple):
    """What somebody has to bet, and whether he may bet more."""

    chips: int = 0
    or_more: bool = False


class Opener(Part):
    """Who may bet first."""

    def seat(self, table: Table) -> int | None:
        """The seat that opens; None where nobody fits, and the first seat opens."""
        return None

    def forced(self, table: Table) -> Forced:
        """What the opener has to bet; nothing leaves it to him."""
        return Forced()

    def tally(self, totals: Totals) -> None:
        """Add to the statistics how the round is opened."""


@sentence("{who}")
@reads("that player", who=LastToFlip())
@reads("high hand", who=Showing(End.HIGH))
@reads("low hand", who=Showing(End.LOW))
class Opens(Opener):
    """A certain player opens."""

    who: OnePlayer

    def seat(self, table: Table) -> int | None:
        return self.who.seat(table)


@sentence(
    "{who}, who must bet {price}",
    "{who} <who must bet|forced to bet|required to bet|making a [forced] bet of|opening <for|with>> {price}",
    or_more=False,
)
@sentence(
    "{who}, who must bet at least {price}",
    "{who} <who must <bet|open for>|<forced|required> to bet|opening <for|with>> <at least {price}|{price} or more>",
    or_more=True,
)
@reads(
    "{who} <who must bet|forced to <bet|open>|required to <bet|open>|<making|opening with> a forced bet>",
    price=Price(Unit.MINIMUM),
)
class OpensForced(Opener):
    """A certain player opens and has to bet, so much or no less."""

    who: OnePlayer
    price: Price
    or_more: bool = False

    def seat(self, table: Table) -> int | None:
        return self.who.seat(table)

    def forced(self, table: Table) -> Forced:
        return Forced(self.price.chips(table), self.or_more)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("forced-bet")


@sentence("the player to the left of the dealer the first time, and the next seat each time after")
class OpensInRotation(Opener):
    """Seat 1 opens the first round, seat 2 the second, and so on."""

    def seat(self, table: Table) -> int | None:
        turn = table.state.notes.get("rotation", 0) % table.state.seats + 1
        table.note("rotation", turn)
        return table.seats_from(turn)[0]
