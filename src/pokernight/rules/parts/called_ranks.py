"""A rank that somebody has given a part in the game, told by that: "the rotate rank"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pokernight.language.part import sentence
from pokernight.rules.parts.faces import OfRanks

if TYPE_CHECKING:
    from pokernight.cards import Rank
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
class CalledRank(OfRanks):
    """Cards of the rank that somebody chose to go by a word."""

    word: str

    @classmethod
    def said(cls, **fields: Any) -> CalledRank | None:
        return None if fields["word"] in _NO_NAMES else cls(**fields)

    def ranks(self, table: Table) -> tuple[Rank, ...]:
        """The rank, as soon as it was chosen."""
        rank = table.state.notes.get(called(self.word))
        return (rank,) if rank else ()
