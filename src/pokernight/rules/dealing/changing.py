"""Dealt cards that need not be kept, but are changed for the next one of the deck."""

from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.serve import LIE, DealRemark, count, counted, dealt_to, without_card
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import Nth
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.rule import Remark
from pokernight.rules.totals import Totals
from pokernight.table.choices import Answer, Choice, take_it
from pokernight.table.frame import Frame
from pokernight.table.state import ONCE
from pokernight.table.table import Table

SWITCHED = f"{ONCE}switched"

_NEXT = "<a [new] [one|card]|<next|top> card [<off|of|from> deck]>"
"""The card in the place of one that was dealt."""

_KEPT = "[instead] [which they must keep|but [they] must keep it]"

_NEW = (
    "<to <replace|exchange|reject> it|<to get|for> a different <one|card> [instead]"
    f"|to [<discard|reject> <it|card> and] <get|take> {_NEXT} instead>"
)
"""To have a new card in the place of one that was dealt."""

_NEWER = "<<to get|for> a [third] [one|card]|to <replace|exchange|reject> <it|that [one|card]|second [one|card]>>"
"""And another in the place of that."""

_ORDER = tuple(nth for nth in Nth if nth not in (Nth.MIDDLE, Nth.LAST))
"""The cards that a player is offered, one after the other."""

_REJECT = "<reject|turn down>"
_INSTEAD = f"[and [they] <get|take> {_NEXT} [instead] [each time]]"
_FREE = "<for free|free [of charge]|for nothing|at no <cost|charge>>"
_OFFERED = "[card|one] [[that|which] [they is] <offered|dealt|given|shown> [to they]|they <get|is dealt>]"
_OR_KEEP = (
    f"<<but|and|.> [they] must <keep|take> {{kept}} {_OFFERED}|but [may] not [reject] {{kept}} {_OFFERED}"
    f"|<but|and|.> {{kept}} {_OFFERED} must is <kept|taken>>"
)

_THEY_REJECT = f"{THEY} may {_REJECT} {{rejections:each}}"

_SWITCH = (
    "per <game|hand> <each player|they> may"
    " <exchange <it|card dealt to them> <with|for>|<reject|discard> <it|card dealt to them> and <get|take>>"
    " <next|top> card <off|of> deck [instead]"
    "[. This must is done before next player is dealt a card]"
)


@sentence(
    "Once a game, each player may change it for the next card of the deck, before the next player gets one",
    f"Once {_SWITCH}",
    times=1,
)
@sentence(
    "{times} times a game, each player may change it for the next card of the deck, before the next player gets one",
    f"{{times}} time {_SWITCH}",
)
class SwitchSeldom(DealRemark):
    """A new card instead, once in the whole game or a few times."""

    about = (Deal,)
    after = True
    times: int = 1

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        left = self.times - counted(table, SWITCHED, frame.seat)
        if left < 1 or not _spare(table, frame):
            return None
        often = "once" if left == 1 else f"{left} times"
        return take_it(f"Change this card for the next one, {often} in the game?", "change")

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.verb != "change":
            return False
        count(table, SWITCHED, frame.seat, counted(table, SWITCHED, frame.seat) + 1)
        change(table, frame)
        return True

    def tally(self, totals: Totals) -> None:
        totals.take(each=self.times)
        totals.seen += self.times


class EachTime(DealRemark):
    """A new card instead, each time that one is dealt, and sometimes another one for that."""

    about = (Deal,)
    after = True

    @property
    def prices(self) -> tuple[Price | None, ...]:
        """What each new card costs, the first one first; None where it is free."""
        raise NotImplementedError(f"{type(self).__name__} has no prices.")

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        chips = self._chips(table, frame)
        if table.state.chips[frame.seat] < chips or not _spare(table, frame):
            return None
        return take_it(f"Change this card for the next one{f', for {chips}' if chips else ''}?", "change")

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.verb != "change":
            return False
        table.pay(frame.seat, self._chips(table, frame), "fee")
        change(table, frame)
        frame.notes["changes"] = frame.notes.get("changes", 0) + 1
        return bool(frame.notes["changes"] < len(self.prices))

    def _chips(self, table: Table, frame: Frame) -> int:
        price = self.prices[frame.notes.get("changes", 0)]
        return price.chips(table) if price else 0

    def tally(self, totals: Totals) -> None:
        totals.take(each=len(self.prices))
        totals.seen += len(self.prices)
        totals.tags |= {"fee"} if any(self.prices) else set()


@sentence(
    "They may change it for the next card of the deck",
    f"They may <reject|discard> <it|card> and <get|take> {_NEXT} {_KEPT}",
    "They may <replace|exchange> it [for <next|top> card <of|off> deck]",
    f"They may <reject|replace|exchange> <it|card> {_FREE} {_INSTEAD}",
    price=None,
)
@sentence(
    "They may pay {price} to change it for the next card of the deck",
    f"They may pay {{price}} {_NEW}",
    f"They may pay {{price}} to <discard|reject> <it|card> and <get|take> {_NEXT} {_KEPT}",
    f"They may <discard|reject> <it|card> and <get|take> {_NEXT} [instead] for {{price}}",
    f"They may <discard|reject> <it|card> for {{price}} and <get|take> {_NEXT} {_KEPT}",
    "They may <buy|get> a different <one|card> for {price}",
    "They may reject <it|card> for {price}",
    "They may <replace|exchange> it for {price}",
    "If they do not <like|want> it they may pay {price} <for a [one|card]|to <replace|exchange> it>",
)
class ChangeIt(EachTime):
    """A new card instead, each time that one is dealt; it is kept."""

    price: Price | None

    @property
    def prices(self) -> tuple[Price | None, ...]:
        return (self.price,)


@sentence(
    "{nth} card for free",
    f"{{nth}} {_OFFERED} [{_FREE}]",
    f"{_REJECT} {{nth}} {_OFFERED} [{_FREE}]",
    price=None,
)
@sentence(
    "{nth} card for {price}",
    f"[{_REJECT}] {{nth}} {_OFFERED} for {{price}}",
    f"[pay] {{price}} <to {_REJECT}|for> {{nth}} {_OFFERED}",
)
class Rejection(Part):
    """What it costs to reject the first card, or the second."""

    nth: Nth
    price: Price | None = None


@sentence(
    "They may reject {rejections:each}",
    f"{_THEY_REJECT} {_INSTEAD}",
    f"{THEY} may pay {{rejections:each}} {_INSTEAD}",
)
class RejectInTurn(EachTime):
    """New cards for the first, the second and so on, each for free or at a price of its own; the last one is kept."""

    rejections: tuple[Rejection, ...]

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        return _counted(fields["rejections"])

    @property
    def prices(self) -> tuple[Price | None, ...]:
        return tuple(rejection.price for rejection in self.rejections)

    def concerns(self, part: Part) -> bool:
        """Where several cards are dealt, the first and the second are these."""
        return isinstance(part, Deal) and sum(batch.count for batch in part.batches) == 1


@reads(f"{THEY} may <{_REJECT}|pay> {{rejections:each}} {_INSTEAD} {_OR_KEEP}", then=None)
@reads(f"{_THEY_REJECT} but [they] <must|have to> {{then}}", kept=None)
@reads(f"{_THEY_REJECT} but [they] <must|have to> {{then}} and [they] must keep {{kept}} {_OFFERED}")
class RejectAndKeep(RejectInTurn):
    """The same, with what is said of the last card, or against the first."""

    then: Rejection | None
    kept: Nth | None

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        then, kept = fields["then"], fields["kept"]
        rejections = (*fields["rejections"], *((then,) if then else ()))
        return _counted(rejections, kept)


@reads(
    f"{THEY} may {_REJECT} [up to] {{count}} card [{_FREE}] {_INSTEAD} [{_OR_KEEP}]",
    f"{THEY} may {_REJECT} <it|card> [up to] {{count}} time [{_FREE}] {_INSTEAD} [{_OR_KEEP}]",
    price=None,
)
@reads(
    f"{THEY} may {_REJECT} [up to] {{count}} card for {{price}} each [card|time] {_INSTEAD} [{_OR_KEEP}]",
    f"{THEY} may {_REJECT} <it|card> [up to] {{count}} time for {{price}} each [card|time] {_INSTEAD} [{_OR_KEEP}]",
    f"{THEY} may pay {{price}} [each] to {_REJECT} [up to] {{count}} card {_INSTEAD} [{_OR_KEEP}]",
)
@reads(f"{THEY} may {_REJECT} <it|card> [{_FREE}] {_INSTEAD} {_OR_KEEP}", count=None, price=None)
@reads(f"{THEY} may {_REJECT} <it|card> once [{_FREE}] {_INSTEAD} [{_OR_KEEP}]", count=1, price=None)
@reads(
    f"{THEY} may pay {{price}} to {_REJECT} <it|card> {_INSTEAD} {_OR_KEEP}",
    f"{THEY} may {_REJECT} <it|card> for {{price}} {_INSTEAD} {_OR_KEEP}",
    count=None,
)
class RejectSome(RejectInTurn):
    """So many new cards that cost the same."""

    count: int | None
    price: Price | None
    kept: Nth | None = None

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        count, price, kept = fields["count"], fields["price"], fields.get("kept")
        rejected = _ORDER[: _ORDER.index(kept) if count is None and kept in _ORDER else count]
        rejecting = _counted(tuple(Rejection(nth, price) for nth in rejected), kept)
        return ChangeIt(price) if rejecting and len(rejected) == 1 else rejecting


@reads(
    f"They may pay {{price}} {_NEW} and [then] {{second}} {_NEWER}",
    "They may <reject|replace|exchange> <it|card> for {price} [and get a [one|card]]"
    " and [then] <reject|replace|exchange> <it|that [one|card]|second [one|card]> for {second}",
)
class RejectTwo(RejectInTurn):
    """Two new cards, the second dearer than the first."""

    price: Price
    second: Price

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        return _counted((Rejection(Nth.FIRST, fields["price"]), Rejection(Nth.SECOND, fields["second"])))


@sentence(
    "Rejected cards are discarded",
    "[a|any|all] rejected card <is|go> <discarded|laid <aside|away>|out of play|<on|to|into> discard [pile]>",
)
class RejectedAway(Remark):
    """What goes without saying."""

    about = (EachTime, SwitchSeldom)


def _spare(table: Table, frame: Frame) -> bool:
    """Whether the deck has a card beside those for the players who have yet to get theirs."""
    return table.left_to_deal() > len(without_card(table, frame.seat))


def change(table: Table, frame: Frame) -> None:
    """Lay the card of the frame away and deal a new one that lies as it lay."""
    assert frame.card is not None
    table.discard((frame.card,))
    frame.card = dealt_to(table, frame.seat, frame.notes[LIE])


def _counted(rejections: tuple[Rejection, ...], kept: Nth | None = None) -> RejectInTurn | None:
    """That some cards can be rejected; nothing where they, and the one to be kept, are not counted one by one."""
    named = [rejection.nth for rejection in rejections]
    counted = tuple([*named, kept] if kept else named)
    return RejectInTurn(rejections) if rejections and counted == _ORDER[: len(counted)] else None
