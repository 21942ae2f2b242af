"""A hand that a player has laid apart and that is better than it may be."""

from collections.abc import Iterable

from pokernight.language.part import sentence
from pokernight.rules.plan import contenders, hand_of
from pokernight.rules.pot.settling import noted
from pokernight.rules.rule import Event, Hit
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table

_OWN = "<[a|any] player|anyone|someone|their>"
_BETTER = "<is better than|is higher than|beat|outrank>"


@sentence(
    "a player's {one} card hand is better than their {other} card hand",
    f"{_OWN} {{one}} card <hand|stack> {_BETTER} [their] {{other}} card <hand|stack|one>",
)
class HandsReversed(Event):
    """Of two hands that lie apart, the one beats the other that should beat it; the showdown brings it out."""

    one: int
    other: int
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if noted(event, SHOWDOWN):
            yield from (Hit(seat) for seat in contenders(table) if self._reversed(table, seat))

    def _reversed(self, table: Table, seat: int) -> bool:
        one, other = (_strength(table, seat, size) for size in (self.one, self.other))
        return bool(one and other and one > other)


def _strength(table: Table, seat: int, size: int) -> int | None:
    """How good the hand of a certain size is; None where there is none."""
    piles = (table.pile(seat, number) for number in range(1, table.state.piles + 1))
    return next((hand_of(table, seat, pile).strength for pile in piles if len(pile) == size), None)
