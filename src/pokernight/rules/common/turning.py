"""Turning up what lies face down on the table."""

from collections.abc import Iterable
from typing import Any

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.betting.bet import Bet
from pokernight.rules.common.layout import (
    AROUND,
    SHAPES,
    THE_MIDDLE,
    Edge,
    Lane,
    Where,
    cards_at,
    edge_of,
    lines,
    opposites,
)
from pokernight.rules.common.table import DealTable
from pokernight.rules.parts.refs import Nth, standing_at
from pokernight.rules.rule import Deed, Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, TABLE, Lie, Place
from pokernight.table.table import Table

_FLIP = "<Flip|Turn> [over|up]"
_TURN = f"[dealer] {_FLIP}"
"""The dealer need not be spoken of, except where he chooses which of all the common cards it shall be."""

_OTHER = "[next|last|other|remaining]"
_COMMONS = "<common card|common|card>"

CLOCKWISE = f"[starting <at|with|from> top [card] {AROUND}] [and] [going|moving|in order] clockwise [around <{SHAPES}>]"
"""The order in which cards are dealt into a shape, and turned up where nothing else is said."""


@sentence(
    "Turn up {count} common card(s)",
    f"{_FLIP} [next|first|last|other|any] {{count}} [more] [of] [remaining] common [card] {AROUND} [[face] up]",
    f"{_FLIP} [next|first|last|other|any] {{count}} [more] [of] [remaining] card <of|in|from|on> <{SHAPES}> [face up]",
    f"{_FLIP} {{count}} common card [[face] up] {CLOCKWISE}",
    common=True,
)
@sentence(
    "Turn up {count} table card(s)",
    f"{_TURN} [next|first|last|other] {{count}} [more] [of] table card [[face] up]",
    common=False,
)
@sentence(
    "Turn up all common cards",
    f"{_TURN} [all] [of] [remaining|rest of] common [card] [[face] up]",
    f"{_TURN} rest of <{SHAPES}> [face up]",
    common=True,
    count=None,
)
@sentence(
    "Turn up all table cards",
    f"{_TURN} [all] [of] [remaining|rest of] <table card|table hand|card on table|hand on table> [[face] up]",
    common=False,
    count=None,
)
@reads(
    f"{_TURN} next common [card] {AROUND} [[face] up]",
    f"{_TURN} next card <of|in|from|on> <{SHAPES}> [face up]",
    f"{_TURN} next common card [[face] up] {CLOCKWISE}",
    common=True,
    count=1,
)
@reads(f"{_TURN} next table card [[face] up]", common=False, count=1)
class TurnTable(Step):
    """Cards that lie face down on the table are turned up."""

    count: int | None
    common: bool

    def play(self, table: Table, frame: Frame) -> Asking | None:
        turn_up(table, turnable(table, frame, COMMON if self.common else TABLE)[: self.count])
        return None

    def tally(self, totals: Totals) -> None:
        if self.common:
            totals.turn_up(totals.down if self.count is None else self.count)


@sentence("Turn up {nth} common card", f"{_TURN} {{nth}} {_COMMONS} {AROUND} [face up]", common=True)
@sentence("Turn up {nth} table card", f"{_TURN} {{nth}} table card [face up]", common=False)
@reads(f"{_TURN} {THE_MIDDLE} {AROUND} [face up]", common=True, nth=(Nth.MIDDLE,))
class TurnNth(Step):
    """Cards on the table, told by their places, are turned up."""

    nth: tuple[Nth, ...]
    common: bool = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        place = COMMON if self.common else TABLE
        turn_up(table, (card for nth in self.nth for card in standing_at(table, nth, place)))
        return None

    def tally(self, totals: Totals) -> None:
        if self.common:
            totals.turn_up(len(self.nth))


@sentence(
    "Turn up the {edges} common card(s)",
    f"{_TURN} [all [of]|both|remaining|rest of] {{edges}} {_COMMONS} {AROUND} [face up]",
    f"{_TURN} [{_COMMONS} <at|on|in>] {{edges}} of <{SHAPES}> [face up]",
    f"{_TURN} [all [of]] {_COMMONS} <at|on|in> [all|each] {{edges}} [face up]",
    f"{_TURN} [{{_:int}}] [{_COMMONS} <on|of|from>] {{edges}} side of <h|square|grid|rectangle> [face up]",
    count=None,
)
@reads(
    f"{_TURN} [remaining|rest of] {_COMMONS} <at|on> [both|all] <end|arm> {AROUND} [face up]",
    f"{_TURN} one {_COMMONS} <at|on|from|of> each <end|arm> {AROUND} [face up]",
    f"{_TURN} [both|all] end of <{SHAPES}> [face up]",
    edges=(Edge.OUTER,),
    count=None,
)
@sentence(
    "Turn up {count} of the {edges} common cards",
    f"{_TURN} {_OTHER} {{count}} [more] [of] {{edges}} {_COMMONS} {AROUND} [face up]",
    f"{_TURN} {{edges}} {{count}} {_COMMONS} {AROUND} [face up]",
    f"{_TURN} {_OTHER} {{count}} [more] [of] {_COMMONS} <at|on|in> [a|all|one] {{edges}} {AROUND} [face up]",
)
@reads(
    f"{_TURN} {_OTHER} {{count}} [more] [of] {_COMMONS} <from|at|on|of> [a|one] <end|arm> {AROUND} [face up]",
    edges=(Edge.OUTER,),
)
@reads(f"{_TURN} {{count}} {_COMMONS} in middle of side {AROUND} [face up]", edges=(Edge.SIDE,))
@reads(
    f"{_TURN} [next|any] {{count}} [of] common [card] <except [for]|but not|other than> {THE_MIDDLE} {AROUND}",
    edges=(Edge.AROUND,),
)
@reads(
    f"{_TURN} [all [of]] [common] [card] <except [for]|but|other than> {THE_MIDDLE} {AROUND} [face up]",
    f"{_TURN} [all [of]] arm of cross [face up]",
    edges=(Edge.AROUND,),
    count=None,
)
@reads(f"{_TURN} {_COMMONS} to left and right of middle [card] [face up]", edges=(Edge.LEFT, Edge.RIGHT), count=None)
@reads(f"{_TURN} {_COMMONS} above and below middle [card] [face up]", edges=(Edge.TOP, Edge.BOTTOM), count=None)
class TurnEdge(Step):
    """Common cards at the edge of the shape in which they lie are turned up, all or so many of them."""

    edges: tuple[Edge, ...]
    count: int | None = None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        down = face_down(table, COMMON)
        cards = dict.fromkeys(card for edge in self.edges for card in edge_of(table, edge) if card in down)
        turn_up(table, tuple(cards)[: self.count])
        return None

    def tally(self, totals: Totals) -> None:
        totals.turn_up(self.count or 0)


@reads(
    f"{_TURN} other common {{many:card}} {AROUND} [[face] up]",
    f"{_TURN} other {{many:card}} <of|in|from|on> <{SHAPES}> [face up]",
    common=True,
)
@reads(f"{_TURN} other table {{many:card}} [[face] up]", common=False)
@reads(f"{_TURN} other {{edges}} [common] {{many:card}} {AROUND} [face up]", common=True)
class TurnOther(Step):
    """The card that is still face down is turned up, or all those that are, there or at an edge."""

    many: int
    common: bool
    edges: tuple[Edge, ...] | None = None

    @classmethod
    def said(cls, **fields: Any) -> Step:
        count, edges = 1 if fields["many"] == 1 else None, fields.get("edges")
        return TurnEdge(edges, count) if edges else TurnTable(count, fields["common"])


@sentence(
    "Turn up the {where} {lane} of common cards",
    f"{_TURN} {{where}} {{lane}} [of <common [card]|{SHAPES}>] [face up]",
    f"{_TURN} [all [of]|both|remaining|rest of] {_COMMONS} <in|of|from> {{where}} {{lane}} {AROUND} [face up]",
    count=None,
)
@sentence(
    "Turn up {count} common card(s) of the {where} {lane}",
    f"{_TURN} {{count}} [more] [of] {_COMMONS} <in|of|from> {{where}} {{lane}} {AROUND} [face up]",
)
@sentence(
    "Turn up the next {lane} of common cards",
    f"{_TURN} <next|one|a|one of [{{_:int}}]> {{lane}} [of <common [card]|{SHAPES}>] [face up]",
    where=None,
    count=None,
)
@reads(f"{_TURN} {{lane}} of <cross|time|t> [face up]", where=Where.FIRST, count=None)
class TurnLine(Step):
    """A row or column of common cards is turned up, or some of it: a certain one, or the first that is not up yet."""

    where: Where | None
    lane: Lane
    count: int | None = None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        down = face_down(table, COMMON)
        found = [cards_at(table, line) for line in lines(table, self.lane)]
        meant = self.where.of(found) if self.where else [cards for cards in found if {*cards} & {*down}][:1]
        turn_up(table, [card for cards in meant for card in cards if card in down][: self.count])
        return None

    def tally(self, totals: Totals) -> None:
        totals.turn_up(self.count or 0)


@sentence(
    "Turn up {count} common card(s) of each {lane}",
    f"{_TURN} [next|first|last|other] {{count}} {_COMMONS} <of|from|in> each {{lane}} [of common [card]] [face up]",
    where=None,
)
@sentence(
    "Turn up the {where} common card of each {lane}",
    f"{_TURN} {{where}} [common] [card] <of|from|in> each {{lane}} [of common [card]] [face up]",
    count=None,
)
@reads(f"{_TURN} next {_COMMONS} <of|from|in> each {{lane}} [face up]", count=1, where=None)
class TurnInEach(Step):
    """So many common cards of every row or column are turned up, or the one in a certain place."""

    count: int | None
    where: Where | None
    lane: Lane

    def play(self, table: Table, frame: Frame) -> Asking | None:
        down = face_down(table, COMMON)
        for line in lines(table, self.lane):
            cards = cards_at(table, line)
            turn_up(
                table, self.where.of(cards) if self.where else [card for card in cards if card in down][: self.count]
            )
        return None

    def tally(self, totals: Totals) -> None:
        totals.turn_up((self.count or 1) * totals.rows)


@sentence(
    "Turn up 2 common cards opposite each other",
    f"{_TURN} two common [card] [<that|which> is] <opposite [from|to]|across from> each other {AROUND} [face up]",
    f"{_TURN} two common [card] [<that|which> is] on opposite <side|end> {AROUND} [face up]",
    f"{_TURN} <two opposite|<one|a> pair of opposite> {_COMMONS} {AROUND} [face up]",
)
class TurnOpposite(Step):
    """Two common cards that face each other are turned up."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        down = {*face_down(table, COMMON)}
        turn_up(table, next((pair for pair in opposites(table) if {*pair} & down), ()))
        return None

    def tally(self, totals: Totals) -> None:
        totals.turn_up(2)


@sentence(
    "turn~s up {count} common card(s)",
    "flip [over] [any] {count} [of] common [card] [face up]",
    "<choose|pick|select> {count} [of] common [card] to <flip|turn> [over|up]",
)
@reads("<choose|pick|select> [which] common card <[that] is flipped|to flip> [next]", count=1)
class TurnCommon(Deed):
    """A player chooses common cards to turn up."""

    count: int
    by_name = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(face_down(table, COMMON))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        cards = table.state.at(COMMON)
        answer = frame.answer
        if answer is not None:
            if answer.verb == DECLINE:
                return None
            frame.notes["turned"] = frame.notes.get("turned", 0) + 1
            turn_up(table, (cards[int(answer.word) - 1],))
            return {}
        down = turnable(table, frame, COMMON)
        left = min(self.count - frame.notes.get("turned", 0), len(down))
        may = frame.may and "turned" not in frame.notes
        if left and (left < len(down) or may):
            places = tuple(str(at) for at, card in enumerate(cards, 1) if card in down)
            prompt = "Which common card do you turn up, counted from the first?"
            return {frame.seat: Words(prompt, NOTHING if may else Answer("turn", word=places[0]), "turn", places, may)}
        turn_up(table, down[:left])
        return None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.turn_up(self.count * (times or 1))


@sentence(
    "The rows take turns",
    "<alternating [between|from]|going back and forth between|from alternating> [row|column|pile|set] [to row]",
)
class TakeTurns(Remark):
    """The next card comes from the row of which the fewest are up."""

    about = (TurnTable, TurnCommon)


@sentence(
    "The middle common card is turned up last",
    f"{THE_MIDDLE} {AROUND} is <flipped|turned> [over|up|face up] last",
)
class MiddleLast(Remark):
    """What is custom: a card in the middle of others is dealt last, and turned up last."""

    about = (DealTable, TurnTable, TurnCommon, TurnEdge)


_ONE_BY_ONE = f"one at a time [{CLOCKWISE}] [[and] <finishing|ending> with {THE_MIDDLE}]"
_BET_EACH = "<<with|and> {bet} after each [one|card]|. After each [one|card] [there is] [a] {bet}>"


@sentence(
    "Turn up the common cards one at a time, and after each: {bet}",
    f"{_TURN} common card {_ONE_BY_ONE} {_BET_EACH}",
    f"{_TURN} one common card at a time {_BET_EACH}",
)
class TurnAndBet(Step):
    """All common cards are turned up one after the other, with a betting round after each of them."""

    bet: Bet

    def play(self, table: Table, frame: Frame) -> Asking | None:
        down = face_down(table, COMMON)
        if not down or len(table.state.still_in) < 2:
            return None
        turn_up(table, down[:1])
        table.then(self.bet, remarks=frame.remarks)
        return {}

    def tally(self, totals: Totals) -> None:
        for _ in range(totals.down):
            self.bet.tally(totals)
        totals.down = 0


def turnable(table: Table, frame: Frame, place: Place) -> tuple[Card, ...]:
    """The cards on the table that can be turned up now; of some rows only, where they take turns."""
    down = face_down(table, place)
    if not any(isinstance(remark, TakeTurns) for remark in frame.remarks):
        return down
    rows = [cards_at(table, line) for line in lines(table, Lane.ROW)]
    hidden = [[card for card in row if card in down] for row in rows]
    shown = [len(row) - len(left) for row, left in zip(rows, hidden, strict=True)]
    fewest = min((up for up, left in zip(shown, hidden, strict=True) if left), default=0)
    return next((tuple(left) for up, left in zip(shown, hidden, strict=True) if left and up == fewest), down)


def face_down(table: Table, place: Place) -> tuple[Card, ...]:
    """The cards on the table that are still face down."""
    return tuple(card for card in table.state.at(place) if table.state.lies[card] is not Lie.UP)


def turn_up(table: Table, cards: Iterable[Card]) -> None:
    """Turn up those of some cards on the table that are still face down."""
    table.turn((card for card in cards if table.state.lies[card] is not Lie.UP), Lie.UP)
