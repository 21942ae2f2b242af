"""Cards that take turns at being wild."""

from pokernight.language.part import sentence
from pokernight.rules.changes import Change, change_wild
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.plan import WILD_CHANGES
from pokernight.rules.rule import Effect
from pokernight.rules.totals import Totals
from pokernight.rules.wild import Wild
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@sentence(
    "{one} stop being wild and {other} are wild instead, and back again the next time",
    "{one} is not wild and {other} is."
    " Each time {_:CardSet} come up wild change back and forth between {_:CardSet} and {_:CardSet}",
    "wild [card] <change|go|alternate> [back and forth] between {one} and {other}",
)
class ToggleWild(Effect):
    """Two sets of cards take turns at being wild."""

    one: CardSet
    other: CardSet
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        back = self._other_is_wild(table)
        change_wild(table, Change(self.one, wild=back), Change(self.other, wild=not back))
        return None

    def _other_is_wild(self, table: Table) -> bool:
        """Whether the second of them is wild now: by the last change, or from the beginning."""
        changed = [change.wild for change in table.state.notes.get(WILD_CHANGES, ()) if change.cards == self.other]
        return changed[-1] if changed else any(self.other in rule.cards for rule in table.standing(Wild))

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("wilds")
