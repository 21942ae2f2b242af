"""So many cards of one suit, rank or colour, as something to have, to wait for, or to win by."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pokernight.language.part import Part, sentence
from pokernight.ranking import Place
from pokernight.rules.conditions.holdings import Trait
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import ONE
from pokernight.rules.plan import best, best_hand, holding
from pokernight.rules.rule import Ending, HavingAtLast, Share, Winners
from pokernight.table.events import Event as Happened
from pokernight.table.table import Table

_HAVE = "<have|with|hold|get|is dealt>"


@sentence("{count} cards of the same {trait}", "{count} [card] <of|in|with> <same|one> {trait}")
class Collection(Part):
    """So many cards that have something in common; no card stands for another."""

    count: int
    trait: Trait

    @classmethod
    def said(cls, **fields: Any) -> "Collection | None":
        return cls(**fields) if fields["count"] > 1 else None

    def held_by(self, table: Table, seat: int) -> bool:
        """Whether a player has them, common cards counted."""
        traits = Counter(map(self.trait.of, holding(table, seat).at(Place.ALL)))
        return any(count >= self.count for trait, count in traits.items() if trait is not None)


@sentence("a player has {these}", f"<they|<a|any> player|anyone> {_HAVE} [at least] {{these}}")
class HasCollection(HavingAtLast):
    """A player has so many cards that have something in common."""

    these: Collection

    def holds(self, table: Table, seat: int) -> bool:
        return self.these.held_by(table, seat)


@sentence("someone has {these}", f"{ONE} <get|have> [at least] {{these}}")
class SomeoneCollects(Ending):
    """Somebody has so many cards that have something in common."""

    these: Collection

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return any(self.these.held_by(table, seat) for seat in table.state.still_in)


@sentence("the player with {these}", "<player with|first player to <get|have>|whoever have|first> {these}")
class CollectorOf(Share):
    """Whoever has so many cards that have something in common; of several the one with the best hand."""

    these: Collection

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return best({seat: best_hand(table, seat, End.HIGH) for seat in seats if self.these.held_by(table, seat)})
