"""Cards that a player does not have, or too few of them."""

from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import Faces, Printed, WildCards
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.plan import plan_for
from pokernight.rules.rule import Having, Standing
from pokernight.rules.worth.needs import Bar, Barred, NeededToWin
from pokernight.table.places import COMMON
from pokernight.table.table import Table


@sentence(
    "a player has no {cards:plural}",
    f"{ANYONE} <have|with|hold|holding> no {{cards}} [in their hand]",
    f"{ANYONE} <<do|did> not <have|hold>|without> <a|any|> {{cards}} [in their hand]",
    fewer=1,
)
@sentence(
    "a player has fewer than {fewer} {cards:plural}",
    f"{ANYONE} <have|with|hold|holding> less than {{fewer}} {{cards}} [in their hand]",
)
class HasFewer(Having):
    """A player has no cards of a kind, or fewer than so many; as more may come, that can only be told at the end."""

    of_all = True
    cards: Printed
    fewer: int = 1

    @classmethod
    def said(cls, **fields: Any) -> "HasFewer | None":
        """Who has no wild cards is told by what the cards are worth in the whole hand."""
        return None if isinstance(fields["cards"], WildCards) else cls(**fields)

    def holds(self, table: Table, seat: int) -> bool:
        return sum(self.cards.has(table, card, seat) for card in table.state.of_seat(seat)) < self.fewer


@sentence(
    "a player has no wild cards",
    f"{ANYONE} <have no|without|with no|do not have a|without a> wild card [in their hand]",
)
class NoWild(Having):
    """A player has only cards that are what they are."""

    def holds(self, table: Table, seat: int) -> bool:
        return not plan_for(table, seat).wild_among((*table.state.of_seat(seat), *table.state.at(COMMON)))


_MUST = "must <contain|include|have> at least"


@reads(f"[Their|a] [winning] {{end}} hand {_MUST} one {{cards}} [in it] [to win]", fewer=1)
@reads(f"[Their|a] [winning] {{end}} hand {_MUST} {{fewer}} {{cards}} [in it] [to win]")
@reads(f"Winning hand {_MUST} one {{cards}} [in it]", fewer=1, end=None)
@reads(f"Winning hand {_MUST} {{fewer}} {{cards}} [in it]", end=None)
class WinsOnlyWith(Standing):
    """Cards without which a hand does not win, or does not win one way."""

    cards: Faces
    fewer: int
    end: End | None = None

    @classmethod
    def said(cls, **fields: Any) -> Bar:
        if fields["end"] is None and fields["fewer"] == 1:
            return NeededToWin(fields["cards"])
        return Barred(HasFewer(fields["cards"], fields["fewer"]), fields["end"])
