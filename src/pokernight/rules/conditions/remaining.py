"""How many players are left, and the last of them."""

from collections.abc import Sequence
from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.rule import Condition, Share, Winners
from pokernight.table.table import Table

LEFT = "<left|remaining|still in [hand|game]|in hand>"
"""Not to have folded."""


@sentence(
    "only {count} players are left",
    f"[there is] only {{count}} player [is] {LEFT}",
    "[there is] only {count} player <remain|stay in>",
    f"[there is] {{count}} or less player [is] {LEFT}",
    more=False,
)
@sentence(
    "more than {count} players are left",
    f"[there is] more than {{count}} player [is] {LEFT}",
    "more than {count} player <remain|stay in>",
    more=True,
)
class Remain(Condition):
    """No more than so many players have not folded, or more than so many."""

    of_table = True
    count: int
    more: bool = False

    @classmethod
    def said(cls, **fields: Any) -> "Remain | None":
        """Where one is left, the hand is over anyhow."""
        return cls(**fields) if fields["count"] > 1 else None

    def holds(self, table: Table, seat: int) -> bool:
        return (len(table.state.still_in) > self.count) is self.more


@reads(f"[there is] less than {{count}} player [is] {LEFT}", "less than {count} player <remain|stay in>")
class FewerRemain(Condition):
    """The same by the number that is not reached."""

    count: int

    @classmethod
    def said(cls, **fields: int) -> Remain | None:
        return Remain(fields["count"] - 1) if fields["count"] > 2 else None


@sentence("the last player left", "<last|only> <remaining player|player <left|remaining|still in|in game|in>>")
class LastLeft(Share):
    """Whoever has not folded."""

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return Winners(tuple(seats), "nobody else is left")
