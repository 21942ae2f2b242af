"""Laying cards away."""

from collections.abc import Iterable
from typing import Any, TypeVar

from pokernight.language.part import reads, sentence
from pokernight.language.writer import clause
from pokernight.rules.act import TurnOrder
from pokernight.rules.betting.pay import Fold
from pokernight.rules.conditions.showing import showings
from pokernight.rules.dealing.serve import count, counted
from pokernight.rules.dealing.supply import as_they_lie
from pokernight.rules.parts.likes import Akin
from pokernight.rules.parts.pick import Pick, meant
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import PASSED
from pokernight.rules.rule import Action, Deed, Remark, Standing
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice
from pokernight.table.frame import Frame
from pokernight.table.picking import Cards, how_many
from pokernight.table.places import Lie
from pokernight.table.table import Table

Kind = TypeVar("Kind")


class OpenlyDiscarded(Remark):
    """Everybody sees what is discarded."""


@sentence(
    "discard~s {cards}",
    "discard {cards} face down",
    "<throw away|get rid of> {cards}",
    "<choose|pick|select> {cards} <to discard|and discard <it|they>>",
    to=None,
    face_up=False,
)
@sentence("discard~s {cards} for all to see", "discard {cards} face up", to=None, face_up=True)
@sentence("discard~s {cards} to {to}", face_up=False)
@reads("not discard", cards=Pick(0))
class Discard(Deed):
    """Cards laid away, sometimes to bring something about."""

    verb = "discard"
    cards: Pick
    to: Deed | None = None
    face_up: bool = False
    at_once = True

    @classmethod
    def said(cls, **fields: Any) -> "Discard | None":
        """In "discard a heart to draw a card", the draw is for the heart."""
        to = fields.get("to")
        return None if to is not None and to.lays_away else cls(**fields)

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is None and self.cards == Pick(None, but=self.cards.but):
            totals.hold(self.cards.but - totals.held)
        elif times is None and self.cards.came:
            totals.hold(-self.cards.most(totals))
        elif times is None:
            totals.hold(-(self.cards.hand or self.cards.count or 0))
        if isinstance(self.cards.of, Akin):
            totals.tags.add("discard")  # what has to go is not for the player to say
        if self.to:
            self.to.tally(totals, times)

    def all_at_once(self) -> bool:
        return self.to is None

    def possible(self, table: Table, frame: Frame) -> bool:
        if self.to and not self.to.possible(table, frame):
            return False
        return self.cards.count == 0 or self._pick(table, frame).likely(table, frame)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        pick = self._pick(table, frame)
        if pick.settled(table, frame) is not None or (pick.count == 0 and pick != self.cards):
            return None
        to = f" to {clause(self.to)}" if self.to else ""
        return pick.ask(table, frame, "discard", f"Discard {{cards}}{to}.")

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        return self, named(self._pick(table, frame), table, frame, answer)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.cards:
            table.discard(answer.cards, Lie.UP if self.face_up else lie_of_discards(frame))
        if self.to and answer.cards:
            table.then(self.to, frame.seat, card=frame.card, other=frame.other, remarks=frame.remarks)

    def _pick(self, table: Table, frame: Frame) -> Pick:
        """The cards to lay away; who has no partner where others have keeps as many as the partners together do."""
        partners = dict(table.state.notes.get("partners", ()))
        if not partners or frame.seat in partners or not self.cards.count:
            return self.cards
        state = table.state
        together = max(len(state.of_seat(one)) + len(state.of_seat(other)) for one, other in partners.items())
        fewer = max(0, together - len(state.of_seat(frame.seat)))
        return self.cards.replace(count=max(0, self.cards.count - fewer))


@sentence(
    "discard~s down to {count} card(s)",
    "discard [card] [<a|one> card at a time|one at a time] until they have [only] {count} [card] [left]",
    "discard to {count} card",
    "<keep|choose|pick|select> [their] [best] {count} [of their] card [to keep] and discard <rest|other>",
    "keep [only] {count} of their [{_:int}] card",
    "<choose|pick|select> {count} card to keep",
    "discard all but {count} card",
    "discard down to {count}",
)
class DiscardTo(Deed):
    """As many cards laid away as leave a certain number."""

    count: int
    at_once = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(self.count - totals.held)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.state.of_seat(frame.seat)) > self.count

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        pick = self._pick(table, frame)
        if pick.settled(table, frame) is not None:
            return None
        return pick.ask(table, frame, "discard", f"Discard {{cards}}, so that {how_many(*[self.count] * 2)} are left.")

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        pick = self._pick(table, frame)
        return Discard(pick), named(pick, table, frame, answer)

    def _pick(self, table: Table, frame: Frame) -> Pick:
        return Pick(len(table.state.of_seat(frame.seat)) - self.count)


_DISCARD_REST = "<discard|throw away|get rid of> <other|rest> [one|card]"


@reads(f"<keep|choose> {{count}} [of they] [card] and {_DISCARD_REST}")
class KeepSome(Deed):
    """Some of the cards that the line has just spoken of are kept; how many are laid away is settled with the line."""

    count: int


@reads(f"<keep|choose> {{count}} [of] card {PASSED} and {_DISCARD_REST}")
class KeepPassed(Deed):
    """Some of the cards that came in the last pass are kept."""

    count: int

    @classmethod
    def said(cls, **fields: int) -> Discard:
        return Discard(Pick(None, but=fields["count"], came=True))


@reads("fold {cards}")
class FoldCards(Deed):
    """Cards that are folded are laid away; who folds them all is out."""

    cards: Pick

    @classmethod
    def said(cls, **fields: Pick) -> Deed | None:
        cards = fields["cards"]
        if cards == Pick(None):
            return Fold()
        return Discard(cards) if cards.count else None


@sentence(
    "Each player must discard {count} of the cards they flip during the game, each when it is flipped",
    "Each player must discard {count} of these card when flipped during game",
)
class DiscardFlipped(Standing):
    """So many cards must be laid away when they are turned up, at any time in the hand."""

    count: int

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        return [
            Frame(KeepFlipped(self.count), seat=rise.seat, card=rise.card)
            for rise in table.state.rose
            if rise.flipped and rise.seat
        ]


class KeepFlipped(Action):
    """A card that was turned up is kept or laid away, the latter when there are no more left to choose from."""

    count: int

    def possible(self, table: Table, frame: Frame) -> bool:
        assert frame.card is not None
        return self._due(table, frame) > 0 and table.state.where[frame.card].seat == frame.seat

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if self._forced(table, frame):
            return None
        assert frame.card is not None
        prompt = f"Discard the card that you flipped, or keep it; {self._due(table, frame)} of them must go."
        return Cards(prompt, NOTHING, "discard", (frame.card,), 1, 1, may_decline=True)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and not self._forced(table, frame):
            return
        assert frame.card is not None
        table.discard((frame.card,))
        count(table, "flips discarded", frame.seat, counted(table, "flips discarded", frame.seat) + 1)

    def _due(self, table: Table, frame: Frame) -> int:
        return self.count - counted(table, "flips discarded", frame.seat)

    def _forced(self, table: Table, frame: Frame) -> bool:
        return len(table.lying(frame.seat, Lie.DOWN, Lie.BLIND)) < self._due(table, frame)


@sentence("{end} hands act first", "{end} hand [get to] <act|go> first")
class EndFirst(TurnOrder):
    """Whoever shows the lower hand goes first, or the higher."""

    about = (Discard,)
    end: End

    def ordered(self, table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(seats, key=showings(table, seats).__getitem__, reverse=self.end is End.HIGH))


def said(frame: Frame, kind: type[Kind]) -> list[Kind]:
    """What is said about the line, of one kind."""
    return [remark for remark in frame.remarks if isinstance(remark, kind)]


def lie_of_discards(frame: Frame) -> Lie:
    """How cards lie that are laid away."""
    return Lie.UP if said(frame, OpenlyDiscarded) else Lie.DOWN


def named(pick: Pick, table: Table, frame: Frame, answer: Answer) -> Answer:
    """An answer with the cards that it means, as they lie; all there are where there was nothing to choose."""
    cards = pick.among(table, frame)
    if not pick.settles(cards, frame):
        cards = meant(table, frame.seat, answer, cards)
    return answer._replace(cards=as_they_lie(table, cards))
