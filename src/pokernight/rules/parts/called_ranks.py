"""A rank that somebody has given a part in the game, told by that: "the rotate rank"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pokernight.cards import faces, rank_of
from pokernight.language.part import sentence
from pokernight.ranking import wild as wilds
from pokernight.rules.parts.faces import Printed

if TYPE_CHECKING:
    from pokernight.cards import Card, Rank
    from pokernight.rules.plan import Plan
    from pokernight.rules.totals import Totals
    from pokernight.table.table import Table

_NO_NAMES = frozenset(
    """
    same that this its their any each every one other another high highest low lowest wild dead new old last
    named chosen declared
    """.split()
)
"""Words before "rank" that say which one it is in another way."""


def called(word: str) -> str:
    """The note of the rank that goes by a word."""
    return f"the {word} rank"


@sentence("cards of the {word} rank", one="a card of the {word} rank")
class CalledRank(Printed):
    """Cards of the rank that somebody chose to go by a word."""

    word: str

    @classmethod
    def said(cls, **fields: Any) -> CalledRank | None:
        return None if fields["word"] in _NO_NAMES else cls(**fields)

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        return (wilds.WildFaces(faces(self._ranks(plan.table))),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return rank_of(card) in self._ranks(table)

    def size(self, totals: Totals) -> int:
        return 4 * totals.decks

    def _ranks(self, table: Table) -> tuple[Rank, ...]:
        """The rank, as soon as it was chosen."""
        rank = table.state.notes.get(called(self.word))
        return (rank,) if rank else ()
