"""Flipping until one has the best hand showing, and what it is to flip in vain."""

from collections.abc import Iterable
from itertools import takewhile

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.conditions.showing import showings, shown_alone
from pokernight.rules.parts.pick import meant, offered_to
from pokernight.rules.parts.refs import TableCard
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.rule import Deed, Event, Hit, Remark
from pokernight.rules.stacks.flip import hidden, stacked, tops
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, Answer, Choice, take_it
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards, lowest
from pokernight.table.places import Lie
from pokernight.table.table import Table

IN_VAIN = "flipped in vain"
"""The note of who has turned up all cards and has not the best hand showing."""

FLIPPED_LAST = "flipped last"
"""The note of who has flipped last, and of how many cards had been turned up then."""


_FLIP = "<flip|turn> [over|up]"
_BEST = "<<best|highest|high> hand [showing|on board|on table]|hand showing|board>"


@sentence(
    "flip~s cards one at a time until they have the best hand showing",
    f"{_FLIP} <[their] card [one at a time]|one card at a time|one at a time> until they <have|beat> {_BEST}",
    f"{_FLIP} [their] card [one at a time] until they beat [hand of] <previous player|last player to flip>",
    counting=None,
    most=None,
)
@sentence(
    "flip~s cards one at a time until they have the best hand showing, counting {counting} as a hand",
    "flip over card one at a time until they have best hand showing counting {counting} as a hand",
    most=None,
)
@sentence(
    "flip~s cards one at a time until they have the best hand showing or have flipped {most}",
    "flip over card one at a time until either they have best hand showing or they have flipped {most} card",
    counting=None,
)
@sentence(
    "flip~s cards one at a time until they have the best hand showing, counting {counting} as a hand,"
    " or have flipped {most}",
    "flip over card one at a time until either they have best hand showing counting {counting} as a hand"
    " or they have flipped {most} card",
)
class FlipUntilBest(Deed):
    """Card after card until the hand showing beats all others, or so many are turned.

    Who has the best hand showing already turns up one more, so that the flipping comes to an end.
    """

    counting: TableCard | None = None
    most: int | None = None

    def possible(self, table: Table, frame: Frame) -> bool:
        """Who has flipped as many as may be has nothing more to do; with all cards up, a hand can still be in vain."""
        return not self.most or len(table.lying(frame.seat, Lie.UP)) < self.most

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = frame.seat
        answer = frame.answer
        if frame.may and "agreed" not in frame.notes:
            if answer is None:
                asked = take_it("Flip cards until you have the best hand showing?", "flip")
                return {seat: asked} if hidden(table, seat) else None
            if answer.verb == DECLINE:
                return None
            frame.notes["agreed"], answer = True, None
        if answer is not None:
            return self._turn(table, frame, meant(table, seat, answer, hidden(table, seat)))
        if seat not in table.state.folded and self._goes_on(table, frame):
            choice = self._which(table, frame)
            return {seat: choice} if choice else self._turn(table, frame, tops(table, seat))
        table.note(FLIPPED_LAST, (seat, len(table.state.risen)))
        vain = ev.Noted(IN_VAIN, seat)
        if seat in table.state.still_in and not hidden(table, seat) and not self.beats_all(table, seat):
            able = table.state.chips[seat] > 0
            here = takewhile(
                lambda past: not (isinstance(past, ev.Began) or (able and _brings(past, seat))), table.log[::-1]
            )
            if vain not in here:  # what follows may be another try, or a card that is bought
                table.do(vain)
                return {} if table.pending else None
        return None

    def _turn(self, table: Table, frame: Frame, cards: tuple[Card, ...]) -> Asking:
        """Turn one card up, and see what follows from it before the next one."""
        frame.notes["flips"] = frame.notes.get("flips", 0) + 1
        table.turn(cards, Lie.UP)
        return {}

    def _goes_on(self, table: Table, frame: Frame) -> bool:
        if not hidden(table, frame.seat) or (self.most and len(table.lying(frame.seat, Lie.UP)) >= self.most):
            return False
        return not frame.notes.get("flips") or not self.beats_all(table, frame.seat)

    def beats_all(self, table: Table, seat: int) -> bool:
        """Whether the hand showing beats all others, and the table cards that count as hands."""
        lying = self.counting.cards(table, seat) if self.counting else ()
        shown = showings(table, table.state.still_in)
        own = shown.pop(seat)
        return own > max([*shown.values(), *shown_alone(table, lying)], default=0)

    def _which(self, table: Table, frame: Frame) -> Choice | None:
        """The question which card comes next, where the player knows some and no stack says it."""
        down = hidden(table, frame.seat)
        offered = offered_to(table, frame.seat, down)
        either = any(isinstance(remark, FlipEither) for remark in frame.remarks)
        by_order = any(table.state.lies[card] is Lie.BLIND for card in down) or stacked(table, frame.seat)
        if len(set(offered)) < 2 or (by_order and not either):
            return None
        return Cards("Flip a card.", Answer("flip", lowest(offered, 1)), "flip", offered, 1, 1)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@sentence(
    "The flipped cards may be down or no-peek cards",
    "Card may is flipped from player's down card or no peek card at player's choice",
)
class FlipEither(Remark):
    """The player chooses between known and unknown cards."""

    about = (FlipUntilBest,)


@sentence(
    "a player has flipped all cards and cannot beat the best hand showing",
    f"{ANYONE} {_FLIP} all [of] their card and <may not beat|do not have> {_BEST}",
    f"{ANYONE} <may not|fail to|do not> beat {_BEST} [with all [of] their card]",
    f"{ANYONE} <run out of card|have no card left> <without beating|before they beat> {_BEST}",
)
class FlippedInVain(Event):
    """All cards are up, and they are not enough."""

    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Noted) and event.name == IN_VAIN:
            yield Hit(event.value)


@sentence("a player has flipped the best hand showing", f"{ANYONE} <beat|have beaten> {_BEST}")
class FlippedBest(Event):
    """A player has turned up enough to beat all other hands showing."""

    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Noted) and event.name == FLIPPED_LAST:
            seat, _ = event.value
            flips = table.spoken_of(FlipUntilBest) if seat in table.state.still_in else ()
            if any(flip.beats_all(table, seat) for flip in flips):
                yield Hit(seat)


def _brings(event: ev.Event, seat: int) -> bool:
    """Whether a player has got a card."""
    return isinstance(event, ev.Moved) and event.to.seat == seat
