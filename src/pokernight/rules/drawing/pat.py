"""Players who have drawn no card, and may not draw for it."""

from pokernight.language.part import sentence
from pokernight.rules.dealing.supply import draws_of
from pokernight.rules.parts.subjects import WHO
from pokernight.rules.rule import Standing
from pokernight.table.table import Table

_NONE = "<<do|did> not draw [any card]|<draw|drew> no card|stand pat|stood pat>"
_BARRED = "may not draw <|any card|later|in <a|any> later draw|in <second|next> draw>"


@sentence(
    "Who draws no cards in the first draw may not draw later",
    f"{WHO} {_NONE} <in|on> first draw {_BARRED}",
    first=True,
)
@sentence("Who draws no cards may not draw later", f"{WHO} {_NONE} {_BARRED}", first=False)
class PatForGood(Standing):
    """Who has stood pat, in the first draw or in any, stands pat for the rest of the deal."""

    first: bool = False

    def bars(self, table: Table, seat: int) -> bool:
        """Whether a player may not draw in the draw that is being played."""
        before = draws_of(table, seat)[:-1]
        return 0 in (before[:1] if self.first else before)
