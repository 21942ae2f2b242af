"""Players doing things: who, whether they must, and what."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import clause
from pokernight.measure.numbers import MATCHING
from pokernight.rules.betting.offers import AnyOf, Offer
from pokernight.rules.betting.pay import FROM_ALL, ForcedBet, Pay
from pokernight.rules.conditions.holdings import Holds
from pokernight.rules.conditions.spared import spared
from pokernight.rules.dealing.deal import Batch, Deal, DealOrder
from pokernight.rules.dealing.direction import in_turn
from pokernight.rules.dealing.handout import FillUp, GetDealt
from pokernight.rules.dealing.sitting_out import dealt_in
from pokernight.rules.parts.places import Face, Way
from pokernight.rules.parts.who import (
    AnyPlayer,
    BesideDealer,
    EachBut,
    EachPlayer,
    Holder,
    NextPlayer,
    OnePlayer,
    ThoseIn,
    Who,
)
from pokernight.rules.passing.auction import Sale
from pokernight.rules.rule import Action, Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, take_it
from pokernight.table.frame import ASKED, Asking, Frame
from pokernight.table.table import Table

COST = "cost of declining"
"""The note of what it costs to decline, where a turn that is paid for comes next."""


class Prelude(Remark):
    """Something that the players settle before they do what the line says."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Go on as far as possible; see `Playable`."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")


class AllFirst(Remark):
    """All choose before anything happens, even where they would go in turn."""


class TurnOrder(Remark):
    """Who goes before whom."""

    def ordered(self, table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The seats in the order in which they go."""
        raise NotImplementedError(f"{type(self).__name__} puts nobody in order.")


class OverEarly(Remark):
    """Something by which a step that goes in turn is over before all have had theirs."""

    def done(self, events: Sequence[ev.Event]) -> bool:
        """Whether that is so after what has happened in the step."""
        raise NotImplementedError(f"{type(self).__name__} ends nothing.")


class InPlace(Remark):
    """Something that a player may do rather than take a turn; when somebody has done it, the step is over."""

    action: Action

    def done(self, table: Table) -> bool:
        """Whether somebody has done it."""
        raise NotImplementedError(f"{type(self).__name__} cannot be done.")


@sentence("{who} {action:s}", "{who} [must|then|then must] [either] {action}", "{who} have to {action}", may=False)
@sentence(
    "{who} may {action}",
    "{who} get to {action}",
    "{who} may {action} if they <wish|want|like> [it|they|to]",
    "{who} may stand [pat] or {action}",
    "{who} may {action} or <pass|stand [pat]|decline|do nothing|keep <their <card|hand>|what they have>>",
    may=True,
)
@reads("{who} must <bet|open>", action=ForcedBet())
@reads("winner must {action:MustBeat}", who=EachPlayer())
class Act(Step):
    """Somebody does something, must do it or may do it."""

    who: Who
    action: Action
    may: bool = False

    @classmethod
    def said(cls, **fields: Any) -> Step:
        """Where all get cards, they are dealt."""
        act = cls(**fields)
        got = act.action
        if isinstance(got, GetDealt) and not got.upto and not act.may and act.who == EachPlayer():
            return Deal((Batch(got.count, got.face or Face.DOWN),))
        return act

    def tally(self, totals: Totals) -> None:
        compared = self.who == ThoseIn(is_in=True) or isinstance(self.who, Holder)
        if compared and isinstance(self.action, Pay) and self.action.matches_pot:
            totals.open_rounds = MATCHING
            totals.tags.add("match-pot")
            return
        self.action.tally(totals, None if isinstance(self.who, EachPlayer | EachBut) else 1)
        if isinstance(self.action, GetDealt) and self.action.face is Face.UP and not self.may:
            totals.tags.add("stud")

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            if not self.may and spared(table, self.action):
                return None
            for remark in frame.remarks:
                if isinstance(remark, Prelude):
                    table.then(remark, remarks=frame.remarks)
            if table.pending:
                return {}
        if "waiting" not in frame.notes:
            self.who.compare(table)
            seats = self.who.seats(table)  # some are told by what the opening puts out of mind
            self.action.open(table)
            frame.notes["waiting"] = seats = self._ordered(table, frame, seats)
            frame.notes["since"] = len(table.log)
            if isinstance(self.who, NextPlayer) and frame.notes["waiting"]:
                table.note("last player", frame.notes["waiting"][0])
            if self.may and self._from_deck and len(seats) > 1 and not self.action.suffices(table, seats):
                frame.notes["waiting"] = ()  # where not all could take a card, nobody does
        return self._at_once(table, frame) if self._together(frame) else self._in_turn(table, frame)

    def _together(self, frame: Frame) -> bool:
        """Whether all choose before anything happens to the first of them."""
        if not frame.remarks:
            return self._usually_together
        if any(isinstance(remark, AllFirst) for remark in frame.remarks):
            return True
        in_turn = any(
            isinstance(remark, InTurn | StartsWith | TurnOrder | InPlace | OverEarly) for remark in frame.remarks
        )
        offers = self._offers(frame)
        return self._usually_together and not in_turn and all(offer.action.all_at_once() for offer in offers)

    @cached_property
    def _usually_together(self) -> bool:
        """Whether all choose together where nothing else is said."""
        return self.action.all_at_once() and not self.who.one_by_one(may=self.may)

    @cached_property
    def _from_deck(self) -> bool:
        """Whether players get cards of the deck by what they do."""
        return any(isinstance(part, Action) and part.from_deck for part in self.action.walk())

    def _ordered(self, table: Table, frame: Frame, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that are meant, in the order in which they go, as far as something else is said of them."""
        if self._from_deck and isinstance(self.who, EachPlayer | EachBut | AnyPlayer):
            seats = dealt_in(table, seats)
        if isinstance(self.who, NextPlayer) and seats:
            seats = self._next_able(table, frame, seats[0])
        for remark in frame.remarks:
            if isinstance(remark, StartsWith):
                seats = table.seats_from(remark.who.seat(table) or 1)
            if isinstance(remark, FoldedToo):
                seats = remark.widened(table, seats)
            if isinstance(remark, TurnOrder):
                seats = remark.ordered(table, seats)
        return seats

    def _next_able(self, table: Table, frame: Frame, first: int) -> tuple[int, ...]:
        """The first from a seat on who can do it; simply the first where nobody can."""
        order = in_turn(table, first)
        able = (seat for seat in order if self.action.possible(table, self._frame(frame, self.action, seat)))
        return (next(able, first),)

    def _in_turn(self, table: Table, frame: Frame) -> Asking | None:
        folded_too = any(isinstance(remark, FoldedToo) for remark in frame.remarks)
        while frame.notes["waiting"]:
            seat, *rest = frame.notes["waiting"]
            for remark in frame.remarks:
                if isinstance(remark, OverEarly) and remark.done(table.log[frame.notes["since"] :]):
                    return None
                if isinstance(remark, InPlace):
                    if remark.done(table):
                        return None
                    if seat not in table.state.folded and frame.begins(f"seat {seat} was asked first"):
                        declining = {COST: self.action.cost(table)}
                        table.then(remark.action, seat, may=True, notes=declining)
                        return {}
            frame.notes["waiting"] = tuple(rest)
            if seat not in table.state.folded or folded_too:
                card = frame.card if frame.card is not None else self.who.card(table, seat)
                notes = {FROM_ALL: True} if isinstance(self.who, EachPlayer) else {}
                action = self._for(table, frame, seat)
                table.then(action, seat, may=self.may, remarks=frame.remarks, card=card, notes=notes)
                return {}
        if self.action.again(table):
            del frame.notes["waiting"]
            return self.play(table, frame)
        return None

    def _for(self, table: Table, frame: Frame, seat: int) -> Action:
        """What a player does: the action, or something else in its place."""
        if not frame.remarks:
            return self.action
        for remark in frame.remarks:
            if isinstance(remark, Otherwise) and remark.when.holds(table, seat):
                return remark.action
        offers = self._offers(frame)
        return AnyOf(self.action, offers) if offers else self.action

    def _offers(self, frame: Frame) -> tuple[Offer, ...]:
        """What may be done instead, at a price."""
        said = [remark.offered(self.action) for remark in frame.remarks if isinstance(remark, AtPrice)]
        return tuple(offer for offers in said for offer in offers)

    def _at_once(self, table: Table, frame: Frame) -> Asking | None:
        """All choose in secret, and then it happens to all, seat by seat."""
        if frame.begins("prepared"):
            for seat in frame.notes["waiting"]:
                action = self._for(table, frame, seat)
                if action.prepares and action.possible(table, sub := self._frame(frame, action, seat)):
                    action.prepare(table, sub)
            if table.pending:
                return {}
        if frame.begins(ASKED):
            folded = () if any(isinstance(remark, FoldedToo) for remark in frame.remarks) else table.state.folded
            seats = [seat for seat in frame.notes["waiting"] if seat not in folded]
            frame.notes["acts"] = tuple([(seat, self._for(table, frame, seat)) for seat in seats])
            doing = self._doing(table, frame)
            asking = {sub.seat: choice for action, sub in doing if (choice := action.ask(table, sub)) is not None}
            if asking:
                return asking
        else:
            doing = self._doing(table, frame)
        answers = frame.answers
        decided = [(*action.decided(table, sub, answers.get(sub.seat, NOTHING)), sub) for action, sub in doing]
        answers.clear()
        for action, answer, sub in decided:
            action.take(table, sub, answer)
        return None

    def _doing(self, table: Table, frame: Frame) -> list[tuple[Action, Frame]]:
        """What each player does who has answered or has nothing to answer, as far as it can be done."""
        acts = [(action, self._frame(frame, action, seat)) for seat, action in frame.notes["acts"]]
        return [(action, sub) for action, sub in acts if sub.seat in frame.answers or action.possible(table, sub)]

    def _frame(self, frame: Frame, action: Action, seat: int) -> Frame:
        return Frame(action, frame.remarks, seat, frame.card, may=self.may, notes={"together": True})


@reads(
    "Deal [card] [[face] down] [to <each player|everyone>] [one at a time] until <each player|everyone|they> have"
    " {count} [card]",
    "Deal <one|a> <card [[face] down]|[face] down card> [at a time] to <each player|everyone>"
    " until <each player|everyone|they> have {count} [card]",
)
class DealUntilFull(Step):
    """Cards for all who have too few."""

    count: int

    @classmethod
    def said(cls, **fields: int) -> Act:
        return Act(EachPlayer(), FillUp(**fields))


@sentence("both {first:v} and {then:v}")
class DoBoth(Action):
    """Two things one after the other; whoever may decline declines both."""

    first: Action
    then: Action

    def tally(self, totals: Totals, times: int | None) -> None:
        self.first.tally(totals, times)
        self.then.tally(totals, times)

    def possible(self, table: Table, frame: Frame) -> bool:
        first = self.then if self.first.needless and not self.first.possible(table, frame) else self.first
        return first.possible(table, frame)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if "decided" in frame.notes or not self.possible(table, frame):
            return None
        answer = frame.answer
        if frame.may and answer is None:
            return {frame.seat: take_it(f"Do you {clause(self.first)} and {clause(self.then)}?")}
        frame.notes["decided"] = True
        if answer is None or answer.verb != DECLINE:
            for action in (self.first, self.then):
                table.then(action, frame.seat, card=frame.card, other=frame.other, remarks=frame.remarks)
        return {}


class AtPrice(Remark):
    """Something else that may be done, at a price."""

    about: ClassVar[tuple[type[Part], ...]] = (Act,)

    def offered(self, action: Action) -> tuple[Offer, ...]:
        """What it is, in the place of what all others do."""
        raise NotImplementedError(f"{type(self).__name__} offers nothing.")

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


@sentence("They may pay {offers:one} instead", "They may pay {offers}")
class Instead(AtPrice):
    """One of some other things."""

    offers: tuple[Offer, ...]

    def offered(self, action: Action) -> tuple[Offer, ...]:
        return self.offers


@reads("They may {action}", may=True)
@reads("They <must|have to> {action}", may=False)
class TheyDo(Remark):
    """Something that a line by itself lets every player do, or makes him do."""

    about = (Act,)
    action: Action
    may: bool


@sentence("If {when}, they {action} instead")
class Otherwise(Remark):
    """Something else for players who are short of cards."""

    about = (Act,)
    when: Holds
    action: Action

    def tally(self, totals: Totals) -> None:
        self.action.tally(totals, None)


@sentence("Folded players do so too", "Including player who <have folded|folded|went out>")
class FoldedToo(DealOrder):
    """The step is also for those who folded."""

    about = (Act, Deal)
    folded_too = True

    def widened(self, table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(1, table.state.seats + 1))


@sentence("It starts with {who}", "starting with {who}")
@reads("starting to [the] <dealer's left|left of dealer>", who=BesideDealer(Way.LEFT))
class StartsWith(DealOrder):
    """A certain player goes first, gets the first card, or bids first."""

    about = (Act, Deal, Sale)
    who: OnePlayer

    def first(self, table: Table) -> int | None:
        return self.who.seat(table)


@sentence(
    "They go in turn",
    "<in [turn|order]|one at a time|one after other> [around table]",
)
class InTurn(Remark):
    """One after the other, from the dealer's left."""

    about: ClassVar[tuple[type[Part], ...]] = (Act,)
