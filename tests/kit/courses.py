"""Courses for tests of the table, which knows no rule."""

from collections.abc import Sequence
from typing import Any, TypeVar

from pokernight.cards import Deck
from pokernight.table import events as ev
from pokernight.table.frame import Frame, Turn
from pokernight.table.hand import Hand
from pokernight.table.referee import Referee
from pokernight.table.table import Table

Kind = TypeVar("Kind")


class Quiet:
    """A game in which nothing follows from anything; tests have games of their own below it."""

    deck = Deck()
    turns: Sequence[Turn] = ()
    rules: Sequence[object] = ()
    keeps_folded = False

    def referee(self, hand: Hand) -> Referee:
        raise NotImplementedError("In a quiet game, no hand is worth anything.")

    def begin(self, table: Table) -> None: ...

    def watch(self, table: Table, event: ev.Event) -> Sequence[Frame]:
        return ()

    @property
    def kept(self) -> dict[Any, Any]:
        return {}

    def of_kind(self, kind: type[Kind]) -> tuple[Kind, ...]:
        return ()

    def parts_of(self, kind: type[Kind]) -> tuple[Kind, ...]:
        return ()

    def after(self, table: Table) -> Sequence[Frame]:
        return ()

    def over(self, table: Table) -> bool:
        return False

    def finish(self, table: Table) -> None: ...
