"""Cards that win the pot, where more than one player has them."""

from collections.abc import Sequence
from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import Faces
from pokernight.rules.pot.prizes import SeveralCards
from pokernight.rules.pot.settling import Decides
from pokernight.rules.rule import Winners
from pokernight.rules.totals import Totals
from pokernight.table.table import Table

_SEVERAL = "If <more than one|two [or more]|several|both|any two> player <have|hold>"
_THEY_SHARE = "<they|those player|they both> [all|both] <split|share> [whole|entire] <pot|it> [evenly|equally]"


@sentence(
    "If more than one player has {count} {cards:plural}, they split the pot",
    f"{_SEVERAL} [natural] {{count}} [natural] {{cards}} {_THEY_SHARE}",
)
@reads(f"{_SEVERAL} [a] [natural] pair of [natural] {{cards}} {_THEY_SHARE}", count=2)
class OwnersShare(Decides):
    """The pot goes to all who have so many cards of a kind; what one alone wins by them is said elsewhere."""

    count: int
    cards: Faces

    @classmethod
    def said(cls, **fields: Any) -> "OwnersShare | None":
        return cls(**fields) if fields["count"] > 1 else None

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        found = SeveralCards(self.count, self.cards).winners(table, seats)
        return found if len(found.seats) > 1 else None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("split-card")
