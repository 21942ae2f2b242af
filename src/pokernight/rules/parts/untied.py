"""Players who are told by what they show, where nobody is meant if several show the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.language.part import sentence
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.who import CardShowing, OnePlayer, Showing

if TYPE_CHECKING:
    from pokernight.table.table import Table


@sentence(
    "the only player with the {end} card showing", "player who alone <have|show> {end} card [showing]", one_card=True
)
@sentence(
    "the only player with the {end} hand showing", "player who alone <have|show> {end} hand [showing]", one_card=False
)
class OnlyShowing(OnePlayer):
    """Whoever shows the most or the least, and nobody where there is a tie."""

    end: End
    one_card: bool

    def seat(self, table: Table) -> int | None:
        who = (CardShowing if self.one_card else Showing)(self.end)
        strengths = who.strengths(table)
        shown = [strengths[seat] for seat in table.state.still_in]
        return who.seat(table) if shown and shown.count(max(shown)) == 1 else None
