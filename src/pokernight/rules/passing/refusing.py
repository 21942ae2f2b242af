"""A neighbour who does not want to exchange cards."""

from pokernight.language.part import sentence
from pokernight.rules.act import Act
from pokernight.rules.rule import Deed
from pokernight.rules.watches.trigger import Check
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@sentence("refuse~s to exchange")
class RefuseExchange(Deed):
    """A neighbour who wants to exchange cards is turned away."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return False

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Nobody refuses before somebody wants to exchange, who then asks; see `ExchangeWith`."""
        return None


def refusals(table: Table) -> list[Check | Act]:
    """The rules that let some players refuse an exchange."""
    rules = [rule for rule in table.course.rules if isinstance(rule, Check | Act)]
    return [rule for rule in rules if any(isinstance(part, RefuseExchange) for part in rule.walk())]


def may_refuse(table: Table, seat: int) -> bool:
    """Whether a rule lets a player refuse an exchange now."""
    return any(
        rule.condition.holds(table, 0 if rule.condition.of_table else seat)
        if isinstance(rule, Check)
        else seat in rule.who.seats(table)
        for rule in refusals(table)
    )
