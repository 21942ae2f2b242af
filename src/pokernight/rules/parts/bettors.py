"""Players who are told by what they bet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import sentence
from pokernight.rules.parts.who import Marked, OnePlayer

if TYPE_CHECKING:
    from pokernight.table.table import Table


@sentence(
    "the player who bet or raised last",
    "last player [who] <to raise|to bet|to bet or raise|bet|raised|bet or raised>",
    "<player who|whoever> <raised|bet|bet or raised> last",
    "<player who|whoever> last <raised|bet|bet or raised>",
    "last <bettor|raiser|bettor or raiser>",
    "<player who|whoever> made last <bet|raise|bet or raise|raise or bet>",
)
class LastRaiser(Marked):
    """Whoever put in the last bet or raise, or who opened where nobody did."""

    def seat(self, table: Table) -> int | None:
        return table.state.notes.get("last raiser") or table.state.notes.get("last opener")


@sentence(
    "the player who opened the round before",
    "<player who|whoever> opened [last|previous] [betting round|round|betting|pot]",
    "[last] opener [of <last|previous> [betting] round]",
    first=False,
)
@sentence(
    "the player who opened the first round",
    "<player who|whoever> opened first [betting] round",
    "<opener of first [betting] round|first opener>",
    first=True,
)
class LastOpener(Marked):
    """Whoever opened the betting round before, or the first of all."""

    first: bool = False

    def seat(self, table: Table) -> int | None:
        return table.state.notes.get("first opener" if self.first else "last opener")


@sentence(
    "the player after the last forced bet",
    "player <after|to left of> [last|big] <forced bet|blind [bet]|blind bettor>",
    "player <after|to left of> <player|one> who <made|posted|put in|had to make> [last] <forced bet|blind [bet]>",
)
class AfterBlinds(OnePlayer):
    """Whoever sits to the left of who has last bet before the cards were dealt."""

    def seat(self, table: Table) -> int | None:
        posted = table.state.notes.get("posted", ())
        return table.neighbour(posted[-1][0], 1) if posted else None


@sentence("the highest bidder", "<high bidder|winning bidder|winner of auction|player who bid most>")
class HighBidder(Marked):
    """Whoever bid most in the last auction."""

    def seat(self, table: Table) -> int | None:
        return table.state.notes.get("high bidder")
