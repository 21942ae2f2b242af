"""Turning up what lies face down on the table."""

from collections.abc import Iterable

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.layout import Edge, edge_of, rows_of
from pokernight.rules.parts.refs import Nth
from pokernight.rules.rule import Deed, Step
from pokernight.table.choices import DECLINE, NOTHING, Answer, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, TABLE, Lie, Place
from pokernight.table.table import Table


@sentence(
    "Turn up {count} common card(s)",
    "<Flip|Turn> [over|up] [next|first|last|other] {count} [more] [of] [remaining] common [card]"
    "[ from <cross|row|circle>] [[face] up]",
    common=True,
)
@sentence(
    "Turn up {count} table card(s)",
    "<Flip|Turn> [over|up] [next|first|last|other] {count} [more] [of] table card [[face] up]",
    common=False,
)
@sentence(
    "Turn up all common cards",
    "<Flip|Turn> [over|up] [all] [of] [remaining|rest of] common [card] [[face] up]",
    common=True,
    count=None,
)
@sentence(
    "Turn up all table cards",
    "<Flip|Turn> [over|up] [all] [of] [remaining|rest of] table card [[face] up]",
    common=False,
    count=None,
)
@reads("<Flip|Turn> [over|up] next common [card] [[face] up]", common=True, count=1)
@reads("<Flip|Turn> [over|up] next table card [[face] up]", common=False, count=1)
class TurnTable(Step):
    """Cards that lie face down on the table are turned up."""

    count: int | None
    common: bool

    def play(self, table: Table, frame: Frame) -> Asking | None:
        turn_up(table, face_down(table, COMMON if self.common else TABLE)[: self.count])
        return None


@sentence(
    "Turn up {nth} common card",
    "<Flip|Turn> [over|up] {nth} <common card|common|card> [of <cross|row|circle>] [face up]",
    common=True,
)
@sentence("Turn up {nth} table card", "<Flip|Turn> [over|up] {nth} table card [face up]", common=False)
class TurnNth(Step):
    """Cards on the table, told by their places, are turned up."""

    nth: tuple[Nth, ...]
    common: bool = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        cards = table.state.at(COMMON if self.common else TABLE)
        turn_up(table, (card for nth in self.nth for card in nth.of(cards)))
        return None


@sentence(
    "Turn up the {edges} common card(s)",
    "<Flip|Turn> [over|up] {edges} <common card|common|card> [of <cross|square|grid>] [face up]",
    count=None,
)
@sentence(
    "Turn up {count} of the {edges} common cards",
    "<Flip|Turn> [over|up] {count} [more] [of] {edges} <common card|common|card> [of <cross|square|grid>] [face up]",
)
class TurnEdge(Step):
    """Common cards at the edge of the shape in which they lie are turned up, all or so many of them."""

    edges: tuple[Edge, ...]
    count: int | None = None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        down = face_down(table, COMMON)
        cards = dict.fromkeys(card for edge in self.edges for card in edge_of(table, edge) if card in down)
        turn_up(table, tuple(cards)[: self.count])
        return None


@sentence("Turn up {nth} row of common cards", "<Flip|Turn> [over|up] {nth} row [of common [card]] [face up]")
@reads("<Flip|Turn> [over|up] top row [of common [card]] [face up]", nth=Nth.FIRST)
@reads("<Flip|Turn> [over|up] bottom row [of common [card]] [face up]", nth=Nth.LAST)
class TurnRow(Step):
    """A whole row of common cards is turned up."""

    nth: Nth

    def play(self, table: Table, frame: Frame) -> Asking | None:
        rows = rows_of(table)
        turn_up(table, (card for number in self.nth.of(range(len(rows))) for card in rows[number]))
        return None


@sentence(
    "Turn up {count} common card(s) of each row",
    "<Flip|Turn> [over|up] {count} <common card|common|card> <of|from|in> each row [of common [card]] [face up]",
)
class TurnInRows(Step):
    """So many common cards of every row are turned up."""

    count: int

    def play(self, table: Table, frame: Frame) -> Asking | None:
        for row in rows_of(table):
            turn_up(table, [card for card in row if table.state.lies[card] is not Lie.UP][: self.count])
        return None


@sentence("turn~s up {count} common card(s)", "flip [over] {count} [of] common [card] [face up]")
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
        down = face_down(table, COMMON)
        left = min(self.count - frame.notes.get("turned", 0), len(down))
        may = frame.may and "turned" not in frame.notes
        if left and (left < len(down) or may):
            places = tuple(str(at) for at, card in enumerate(cards, 1) if card in down)
            prompt = "Which common card do you turn up, counted from the first?"
            return {frame.seat: Words(prompt, NOTHING if may else Answer("turn", word=places[0]), "turn", places, may)}
        turn_up(table, down[:left])
        return None


def face_down(table: Table, place: Place) -> tuple[Card, ...]:
    """The cards on the table that are still face down."""
    return tuple(card for card in table.state.at(place) if table.state.lies[card] is not Lie.UP)


def turn_up(table: Table, cards: Iterable[Card]) -> None:
    """Turn up those of some cards on the table that are still face down."""
    table.turn((card for card in cards if table.state.lies[card] is not Lie.UP), Lie.UP)
