"""Common cards that are laid away, and those that come in their place."""

from collections.abc import Iterable
from typing import Any

from pokernight.cards import rank_of
from pokernight.language.part import reads, sentence
from pokernight.rules.common.table import ClearTable
from pokernight.rules.common.taking import deal_between
from pokernight.rules.parts.refs import CommonCard, Lying, TableCard
from pokernight.rules.rule import Effect, Event, Hit
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, TABLE, Lie
from pokernight.table.table import Table

_GO = "[must] is <discarded|removed|taken away>"
_NEW = "{count} [new|more] <common card|common|card|one>"
_COMMONS = "[all] [of] common [card]"


@sentence("the table cards are discarded", f"[all] [of] table card {_GO}", clear=ClearTable(common=False))
@sentence("the common cards are discarded", f"{_COMMONS} {_GO}", clear=ClearTable(common=True))
class TableCleared(Effect):
    """The cards on the table are laid away."""

    of_table = True
    clear: ClearTable

    def play(self, table: Table, frame: Frame) -> Asking | None:
        return self.clear.play(table, frame)

    def tally(self, totals: Totals, times: int) -> None:
        self.clear.tally(totals)


@sentence(
    "the common cards are discarded and {count} new ones are dealt",
    f"{_COMMONS} {_GO} and [then] {_NEW} is dealt [face up] [<to|on> table]",
    f"{_COMMONS} [must] is [discarded and] replaced <by|with> {_NEW}",
)
class CommonsRenewed(Effect):
    """So many new common cards come in the place of those that lie there."""

    of_table = True
    count: int

    def play(self, table: Table, frame: Frame) -> Asking | None:
        return self._clear.play(table, frame)

    def tally(self, totals: Totals, times: int) -> None:
        self._clear.tally(totals)

    @property
    def _clear(self) -> ClearTable:
        return ClearTable(common=True, count=self.count)


@sentence("it is taken off the table", replaced=False, ref=None)
@sentence("it is taken off the table for a new one", replaced=True, ref=None)
@sentence("{ref} is taken off the table", replaced=False)
@sentence(
    "{ref} is taken off the table for a new one",
    f"{{ref}} {_GO} and replaced [<by|with> a new <card|one>]",
    "{ref} is replaced [<by|with> <a new <card|one>|next card [of deck]>]",
    "<discard|remove|burn> {ref} and <replace it|deal a new <one|card> [in its place]>",
    "replace {ref} [with <a new <card|one>|next card [of deck]>]",
    replaced=True,
)
class OffTable(Effect):
    """A card on the table is laid away, and sometimes another one comes in its place and lies as it lay."""

    of_table = True
    replaced: bool = False
    ref: Lying | None = None
    """Which card it is; none is named where it is the one that has brought it about."""

    @classmethod
    def said(cls, **fields: Any) -> "OffTable | None":
        """Which card is the high one is told elsewhere: "with a two high, the table card" is no "high table card"."""
        ref = fields["ref"]
        return cls(**fields) if ref is None or isinstance(ref, CommonCard | TableCard) else None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        told = (frame.card,) if frame.card is not None else ()
        for card in self.ref.cards(table, 0) if self.ref else told:
            place, lie = table.state.where[card], table.state.lies[card]
            if place in (COMMON, TABLE):
                at = table.state.at(place).index(card)
                table.discard((card,))
                if self.replaced and table.can_deal():
                    deal_between(table, place, at, lie)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.take(once=times if self.replaced else 0)
        totals.seen += times if self.replaced else 0


@reads(f"{{ref}} {_GO}")
class OneGoes(Effect):
    """One card on the table that is laid away; where all of them are, that is told in another way."""

    ref: Lying

    @classmethod
    def said(cls, **fields: Any) -> OffTable | None:
        return OffTable.said(**fields) if getattr(fields["ref"], "nth", None) else None


@sentence(
    "a common card comes up that pairs another",
    "a common card is <flipped|dealt|turned> [over|up|face up] that <pair|match> <one|a [one|card|common card]>"
    " [showing|face up|on table]",
    "two common card <match|pair> [each other]",
    "a <flipped|new> common card <pair|match> <one|a [one|card|common card]> [showing|face up|on table]",
)
class PairComesUp(Event):
    """A card comes to lie face up among the common cards, and one of its rank lies there."""

    of_table = True
    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        up = [card for card in table.state.at(COMMON) if table.state.lies[card] is Lie.UP]
        for rise in table.state.rose:
            if rise.card in up and rank_of(rise.card) in {rank_of(card) for card in up if card != rise.card} - {None}:
                yield Hit(0, rise.card)
