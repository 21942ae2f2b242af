"""Cards that take turns at being wild."""

from collections.abc import Iterable
from typing import Any

from pokernight.cards import Rank, rank_of
from pokernight.language.part import sentence
from pokernight.rules.parts.faces import CardSet, OfRank
from pokernight.rules.plan import WILD_CHANGES, Plan
from pokernight.rules.rule import Effect, Standing
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import Change, change_wild
from pokernight.rules.wilds.wild import Wild
from pokernight.table import events as ev
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


_UP = "[face] up [to <anyone|a player>]"
_SO_ON = "<and so on [up [through rank]]|etc>"
_LADDER = "ladder"


@sentence(
    "{first:plural} are wild until one is dealt face up, then the next rank until one of those is, and so on",
    f"{{first}} is wild until [a] <one|{{first}}> is dealt {_UP} [.] <then|after that|after which> {{second}} is wild"
    f" [until [a] <one|{{second}}> is dealt {_UP}] [.] {_SO_ON}",
    f"{{first}} is wild. If a {{first}} is dealt {_UP} {{second}} is wild instead"
    f" [. If a {{second}} is [then] dealt {_UP} {{_:OfRank}} is wild instead] {_SO_ON}",
    begun=True,
)
@sentence(
    "{first:plural} become wild when one is dealt face up, then the next rank when one of those is, and so on",
    f"If a {{first}} is dealt {_UP} {{first}} <is|become> wild."
    f" [Once a {{first}} have been dealt {_UP}] if a {{second}} is [then] dealt {_UP} {{second}} <is|become> wild"
    f" [instead|and {{first}} is <not|no longer> [wild]] {_SO_ON}",
    begun=False,
)
class WildLadder(Standing):
    """One rank is wild, and each card of the next one that is dealt face up takes its place.

    Where the first rank is wild from the beginning, it is a card of the rank itself that brings the next one.
    """

    whole = True
    first: Rank
    begun: bool
    second: Rank | None = None
    """The rank after the first, which needs no telling."""

    @classmethod
    def said(cls, **fields: Any) -> "WildLadder | None":
        """The ranks follow each other."""
        first, second = fields["first"], fields.get("second")
        return cls(first, fields["begun"]) if second in (None, _after(first)) else None

    @property
    def alike(self) -> bool:
        return True

    @property
    def listens(self) -> tuple[type, ...]:
        return (ev.Moved, ev.Turned)

    def shape(self, plan: Plan) -> None:
        rank = self._wild(plan.table)
        if rank is not None:
            plan.wild.extend(OfRank(rank).wilds(plan))

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        return [Frame(self, card=rise.card) for rise in table.state.rose if rise.seat and not rise.flipped]

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """See whether the card of the frame brings the next rank; see `Playable`."""
        wild = self._wild(table)
        follows = self.first if wild is None else _after(wild)
        if frame.card is not None and rank_of(frame.card) is (wild if self.begun else follows):
            table.note(_LADDER, follows)
        return None

    def _wild(self, table: Table) -> Rank | None:
        """The rank that is wild now."""
        rank: Rank | None = table.state.notes.get(_LADDER, self.first if self.begun else None)
        return rank

    def tally(self, totals: Totals) -> None:
        totals.wilds.append(OfRank(self.first).most)
        totals.tags.add("wilds")


def _after(rank: Rank) -> Rank:
    """The next rank up; the two comes after the ace."""
    return Rank((rank - 1) % 13 + 2)
