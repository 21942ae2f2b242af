"""So many cards of a kind out of a player's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.cards import rank_of
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.faces import Printed
from pokernight.rules.parts.likes import OneOfThem
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import Told
from pokernight.rules.parts.subjects import PASSED
from pokernight.table import events as ev
from pokernight.table.choices import Answer
from pokernight.table.events import HIDDEN
from pokernight.table.picking import Cards, how_many, lowest
from pokernight.table.places import Lie

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pokernight.cards import Card
    from pokernight.rules.totals import Totals
    from pokernight.table.frame import Course, Frame
    from pokernight.table.table import Table


@sentence("no cards", count=0, face=None)
@sentence(
    "{count} card(s)",
    "[exactly|only|any] {count} [of <their|these>] card [of their choice]",
    "any {count} of their card",
    "[any] {count} of their own [card]",
    face=None,
)
@sentence("up to {count} cards", "up to {count} of their card", upto=True, face=None)
@sentence("up to {count} down cards", "up to {count} of their <down|hole|face down> card", upto=True, face=Face.DOWN)
@sentence("up to {count} up cards", "up to {count} of their <up|face up> card", upto=True, face=Face.UP)
@sentence(
    "any number of cards",
    "any number of their card",
    "as many card as they <want|wish>",
    count=None,
    upto=True,
    face=None,
)
@sentence(
    "{count} down card(s)",
    "{count} <face down|hole> card",
    "[any] {count} of their [remaining] <down|face down|hole> card",
    "{count} down card of their choice",
    face=Face.DOWN,
)
@sentence(
    "{count} up card(s)",
    "{count} face up card",
    "{count} of their <up|face up> card",
    "{count} up card of their choice",
    face=Face.UP,
)
@sentence("{count} no-peek card(s)", "{count} of their no peek card", face=Face.BLIND)
@sentence(
    "all their cards",
    "all of their card",
    "all {_:int} card",
    "all {_:int} of their card",
    "their card",
    "their [whole|entire] hand",
    count=None,
    face=None,
)
@sentence(
    "all their down cards",
    "their <down|hole|face down> card",
    "all of their <down|hole> card",
    count=None,
    face=Face.DOWN,
)
@sentence("all but {but} of their cards", "all of their card but {but}", count=None, face=None)
@sentence(
    "all but {but} of their down cards", "all but {but} of their <hole|face down> card", count=None, face=Face.DOWN
)
@sentence("all their up cards", "their <up|face up> card", "all of their up card", count=None, face=Face.UP)
@sentence("all but {but} of their up cards", "all but {but} of their face up card", count=None, face=Face.UP)
@sentence("all their no-peek cards", "[all [of]] their [{_:int}] no peek card", count=None, face=Face.BLIND)
@sentence("{own:one}", count=1, face=None)
@sentence("{of:one}", count=1, face=None)
@sentence("all their {of:plural}", "all {of}", "all of their {of}", "any {of}", count=None, face=None)
@sentence("{count} {of:plural}", "{count} of their {of}", face=None)
@sentence("all but {but} of their {of:plural}", "all but {but} {of}", count=None, face=None)
@reads("[all [of]] they [all]", of=OneOfThem(), count=None, face=None)
@reads("all but {but} [of they]", of=OneOfThem(), count=None, face=None)
@sentence("{of:one} that lies face down", "[a] face down {of}", count=1, face=Face.DOWN)
@sentence("{of:one} that lies face up", "[a] face up {of}", count=1, face=Face.UP)
@sentence(
    "{count} card(s) from the last deal", "{count} of card from last <round of dealing|deal>", fresh=True, face=None
)
@sentence("all but {but} card(s) from the last deal", count=None, fresh=True, face=None)
@sentence("{count} card(s) from the last pass", f"{{count}} [of] card {PASSED}", came=True, face=None)
@sentence("all the cards from the last pass", f"[all [of]] card {PASSED}", count=None, came=True, face=None)
@sentence(
    "all but {but} card(s) from the last pass", f"all but {{but}} [of] card {PASSED}", count=None, came=True, face=None
)
@sentence(
    "all but {but} card(s) not kept before",
    "all but {but} [of] card they have not kept",
    count=None,
    unkept=True,
    face=None,
)
@sentence("the {hand} card hand", "their {hand} card hand", count=None, face=None)
@sentence("it", "<that|those|these> [up|down|hole] card", count=1, it=True, face=None)
@sentence("{count} card(s) of the pair", "{count} of pair", paired=True, face=None)
@reads("{count} of <they|these|those|new <one|card>>", them=True, face=None)
@reads("both [card] [of they]", count=2, them=True, face=None)
@reads("[that] pair", count=2, paired=True, face=None)
@reads("[only] {count}", face=None)
class Pick(Part):
    """So many cards of a kind; a count of None is all there are."""

    count: int | None
    face: Face | None = None
    of: Printed | None = None
    own: Told | None = None
    fresh: bool = False
    came: bool = False
    """Whether they are some of those that came to the player in the last pass."""
    unkept: bool = False
    """Whether those are left out that the player has kept before, when he passed the rest on."""
    hand: int | None = None
    it: bool = False
    paired: bool = False
    """Whether they are the card that is spoken of and what it pairs, which lies in the same way."""
    them: bool = False
    """Whether they are some of those that the line has just spoken of; what is meant is settled with the line."""
    upto: bool = False
    but: int = 0
    """So many are left of all there are."""

    @property
    def keeps(self) -> bool:
        """Whether some of the cards that came to a player are kept by it, and the rest goes."""
        return self.but > 0 and (self.fresh or self.came or self.unkept)

    def among(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        """The cards of the frame's player that fit."""
        state, seat = table.state, frame.seat
        if self.it:
            return (frame.card,) if frame.card is not None and state.where[frame.card].seat == seat else ()
        if self.own:
            return self.own.cards(table, seat)
        cards = state.of_seat(seat)
        if self.hand:
            for number in range(1, 4):
                if len(table.pile(seat, number)) == self.hand:
                    cards = table.pile(seat, number)
        if self.face:
            lie, lies = self.face.lie, state.lies
            cards = tuple([card for card in cards if lies[card] is lie])
        if self.paired and frame.card is not None:
            rank, lie = rank_of(frame.card), state.lies[frame.card]
            cards = tuple(card for card in cards if rank_of(card) == rank and state.lies[card] is lie)
        if self.of:
            cards = tuple(card for card in cards if self.of.has(table, card, seat))
        if self.fresh:
            own = [dealt for dealt in state.dealt if dealt.seat == seat]
            last = max([dealt.line for dealt in own], default=0)
            fresh = {dealt.card for dealt in own if dealt.line == last}
            cards = tuple([card for card in cards if card in fresh])
        if self.came:
            came = _just_passed(table, seat)
            cards = tuple([card for card in cards if card in came])
        if self.unkept:
            kept = _kept(table, seat)
            cards = tuple([card for card in cards if card not in kept])
        return cards

    def most(self, totals: Totals) -> int:
        """The most cards that it can be."""
        kept = self.unkept and totals.kept_of_pass
        there = totals.last_passed if self.came or kept else totals.held
        return max(0, there - self.but) if self.count is None else self.count

    def limits(self, there: int) -> tuple[int, int]:
        """The least and the most cards to choose, where so many are there."""
        most = max(0, there - self.but) if self.count is None else min(self.count, there)
        return (0 if self.upto else most), most

    def ask(self, table: Table, frame: Frame, verb: str, prompt: str, cards: Sequence[Card] | None = None) -> Cards:
        """The question which cards it shall be; cards that their owner has not seen are only counted."""
        offered = offered_to(table, frame.seat, self.among(table, frame) if cards is None else cards)
        least, most = self.limits(len(offered))
        default = Answer("decline") if frame.may else Answer(verb, lowest(offered, least))
        asked = prompt.format(cards=how_many(least, most))
        return Cards(asked, default, verb, offered, least, most, may_decline=frame.may)

    def likely(self, table: Table, frame: Frame) -> bool:
        """Whether the player has such cards, as far as the others can tell: who may decline does not give it away."""
        if self.of is None or self.face is Face.UP or not frame.may:
            return bool(self.among(table, frame))
        return any(table.state.lies[card] is not Lie.UP for card in table.state.of_seat(frame.seat))

    def settled(self, table: Table, frame: Frame) -> tuple[Card, ...] | None:
        """The cards, where there is nothing to choose; else None."""
        cards = self.among(table, frame)
        return cards if self.settles(cards, frame) else None

    def settles(self, cards: Sequence[Card], frame: Frame) -> bool:
        """Whether there is nothing to choose where some cards fit."""
        return not frame.may and self.limits(len(cards)) == (len(cards), len(cards))


def _just_passed(table: Table, seat: int) -> set[Card]:
    """The cards that came to a player from others in the last line in which any did."""
    came: set[Card] = set()
    for event in reversed(table.this_deal):
        if isinstance(event, ev.Began) and came:
            break
        if (moved := ev.handed_over(event)) and moved.to.seat == seat:
            came.update(moved.cards)
    return came


def _kept(table: Table, seat: int) -> set[Card]:
    """The cards that a player has kept where the rest was passed on: those that have not come since."""
    drafts, log = _drafts(table.course), table.this_deal
    began = [at for at, event in enumerate(log) if isinstance(event, ev.Began) and event.line in drafts]
    before = began[:-1] if table.state.line in drafts else began
    if not before:
        return set()
    moves = [event for event in log[before[-1] :] if isinstance(event, ev.Moved) and event.source.seat != seat]
    return {*table.state.of_seat(seat)} - {card for moved in moves if moved.to.seat == seat for card in moved.cards}


def _drafts(course: Course) -> frozenset[int]:
    """The lines in which players keep some cards and the rest goes."""
    if _drafts not in course.kept:
        course.kept[_drafts] = frozenset(
            turn.line
            for turn in course.turns
            for rule in turn.rules
            if isinstance(rule, Part) and any(isinstance(part, Pick) and part.keeps for part in rule.walk())
        )
    lines: frozenset[int] = course.kept[_drafts]
    return lines


def offered_to(table: Table, seat: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Cards as their owner may name them: those that he has not seen are hidden."""
    known = table.state.known
    return tuple(sorted([card if seat in known[card] else HIDDEN for card in cards]))


def meant(table: Table, seat: int, answer: Answer, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of an answer, out of those that were offered; hidden ones in the order in which they lie."""
    if HIDDEN not in answer.cards:
        return answer.cards
    unseen = iter([card for card in cards if seat not in table.state.known[card]])
    return tuple(next(unseen) if card == HIDDEN else card for card in answer.cards)
