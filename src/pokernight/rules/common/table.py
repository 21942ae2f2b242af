"""Cards on the table: common cards and table cards, dealt there and taken away."""

from typing import Any

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.common.figures import Shape
from pokernight.rules.common.layout import lay_out
from pokernight.rules.dealing.deal import Dealing
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import Lying, Nth, standing_at
from pokernight.rules.parts.subjects import STILL_IN
from pokernight.rules.rule import Deed, Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards, lowest
from pokernight.table.places import COMMON, TABLE, Lie, Place
from pokernight.table.spread import LAYOUT
from pokernight.table.table import Table

LAY = "[dealer] <deal|lay [out]|place|put|arrange>"
_TABLE = "<<to|on|onto> table|<to|in|into> middle [of table]>"

ON_TABLE = f"[{_TABLE}]"
IN_SHAPE = "<in [shape of|form of]|forming|to form|so [that] they form|<arranged|laid out> in>"
"""What is said of cards that are laid on the table in a shape."""

ROW = "<row|pile|set|board|group>"
_IN_EACH = "<{count} [card] <each|[in|to|for] each>|each with {count} [card]>"

_ALL = "<all|everyone|all <player|hand>>"
_LEFT = "remaining|leftover|left over|untaken|unused"


@sentence(
    "Deal {count} common card(s) {face} to the table",
    f"{LAY} {{count}} [more] common [card] {{face}} {ON_TABLE} [one at a time]",
    common=True,
    shape=None,
)
@reads(f"Deal {{count}} [more] common card [{_TABLE}]", common=True, face=Face.UP)
@reads(
    f"Deal {{count}} [more] card {{face}} {ON_TABLE} as [a] common [card] [for {_ALL}]",
    f"Deal {{count}} [more] card {{face}} {_TABLE} . <These|this|they|it> [card] is [a] common [card]"
    f" [<to|for> {_ALL}]",
    common=True,
)
@reads(f"{{count}} [more] common card [is dealt] {{face}} [{_TABLE}]", common=True)
@reads(f"{{count}} [more] common card is dealt [{_TABLE}]", common=True, face=Face.UP)
@reads(
    "Deal [a] <second|third|fourth|fifth|sixth|seventh|last|final> common card {face} [<to|on> table]",
    common=True,
    count=1,
)
@sentence(
    "Deal {count} common card(s) {face} to the table in {shape}",
    f"{LAY} {{count}} common [card] {{face}} {ON_TABLE} {IN_SHAPE} {{shape}} [pattern|shape] {ON_TABLE}",
    f"{LAY} {{count}} common [card] {ON_TABLE} {IN_SHAPE} {{shape}} [pattern|shape] {{face}} {ON_TABLE}",
    f"{LAY} {{shape}} of {{count}} common [card] {{face}} {ON_TABLE}",
    f"{{count}} common [card] is <dealt|laid> [out] {{face}} {ON_TABLE} {IN_SHAPE} {{shape}} [pattern|shape]",
    common=True,
)
@reads(
    f"{LAY} {{count}} common card {ON_TABLE} {IN_SHAPE} {{shape}} [pattern|shape]",
    f"{{count}} common [card] is <dealt|laid> [out] {ON_TABLE} {IN_SHAPE} {{shape}} [pattern|shape]",
    common=True,
    face=Face.UP,
)
@reads(f"{{count}} card {{face}} {_TABLE}", common=False)
@reads(
    "[dealer] <flip|turn> [over|up] <top|next> card <of|off|from> deck [[face] up] [<to|on|onto> table]",
    "<top|next> card <of|off|from> deck is <flipped|turned|dealt> [over|up|face up] [<to|on|onto> table]",
    common=False,
    face=Face.UP,
    count=1,
)
@sentence(
    "Deal {count} card(s) {face} to the table",
    f"Deal {{count}} [more] table card {{face}} [{_TABLE}]",
    f"Deal {{count}} [more] card {{face}} {_TABLE}",
    common=False,
    shape=None,
)
class DealTable(Dealing):
    """Cards on the table: common ones, which belong to every hand, or table cards, which belong to none."""

    count: int
    face: Face
    common: bool
    shape: Shape | None = None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.burn()
        if self.shape:
            lay_out(table, self.shape, self.count)
        deal_on(table, COMMON if self.common else TABLE, self.count, self.face)
        return None

    def tally(self, totals: Totals) -> None:
        totals.take(once=self.count)
        if self.common:
            totals.share(self.count)
            totals.down += self.count if self.face is not Face.UP else 0
        totals.tags.add("common" if self.common else "table")


@reads("Deal a [one]", "Deal one more [card]")
class DealAnother(Step):
    """One more card like the one before: what that is, the sentence before it says."""


@sentence(
    "Deal {rows} row(s) of {count} common card(s) {face} to the table",
    f"{LAY} {{rows}} {ROW} of {{count}} common [card] {{face}} {ON_TABLE} [one above other|forming a <square|grid>]",
    f"{LAY} {{rows}} {ROW} of common [card] {{face}} {ON_TABLE} [with] {_IN_EACH} [{ROW}]",
    f"{LAY} {{count}} common [card] {{face}} {ON_TABLE} <in|to|into|for|on> each of {{rows}} {ROW}",
    f"{LAY} {{count}} column of {{rows}} common [card] {{face}} {ON_TABLE}",
    f"{LAY} {{rows}} common [card] {{face}} {ON_TABLE} <in|to|into|for|on> each of {{count}} column",
)
class DealRows(Step):
    """Common cards in rows of one length, one below the other."""

    rows: int
    count: int
    face: Face

    @classmethod
    def said(cls, **fields: Any) -> Step:
        """One row is a shape like any other."""
        if fields["rows"] == 1:
            return DealTable(fields["count"], fields["face"], common=True, shape=Shape.ROW)
        return cls(**fields)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.burn()
        for _ in range(self.rows):
            lay_out(table, Shape.ROW, self.count)
            deal_on(table, COMMON, self.count, self.face)
        return None

    def tally(self, totals: Totals) -> None:
        totals.rows += self.rows
        totals.down += self.rows * self.count if self.face is not Face.UP else 0
        totals.take(once=self.rows * self.count)
        totals.share(self.rows * self.count)
        totals.tags.add("common")


@sentence("Deal a hand of {count} cards {face} to the table", "Deal a {count} card hand {face} to table")
@sentence(
    "Deal a hand {face} to the table",
    "Deal a hand {face} [for|to] [as a] [table|dummy]",
    "Deal <a|one> [more] hand {face} <to|on> table",
    count=None,
)
@reads("Deal a hand to table", count=None, face=Face.DOWN)
@reads("Deal a {count} card hand [to table]", face=Face.DOWN)
class DealTableHand(Step):
    """A hand for nobody, as large as the others or of a certain size."""

    count: int | None
    face: Face

    def play(self, table: Table, frame: Frame) -> Asking | None:
        usual = max((len(table.state.of_seat(seat)) for seat in table.state.still_in), default=0)
        table.note("table hand", self.count or usual)
        deal_on(table, TABLE, self.count or usual, self.face)
        return None

    def tally(self, totals: Totals) -> None:
        totals.take(once=self.count or totals.held)
        totals.tags.add("table")


@sentence(
    "They are the table hand",
    "<These|this|they|it> [card] <is|is called|form|make up> [a] <table hand|kitty|dummy>",
    "<as|for|called> [a] <table hand|kitty|dummy>",
)
class TableHand(Remark):
    """What the cards on the table are called."""

    about = (DealTable, DealTableHand)


@sentence(
    "Deal as many cards {face} to the table as there are players",
    "Deal one card {face} to table for each player [still in]",
    "Deal one card to table {face} for each player",
    "Deal a card to table {face} for each player [still in]",
    "Deal card {face} to table one for each player [still in [hand|game]]",
    more=0,
)
@sentence(
    "Deal {more} more card(s) {face} to the table than there are players",
    f"Deal {{more}} more <card {{face}} <to|on> table|card <to|on> table {{face}}|table card {{face}}>"
    f" than [there is] [remaining] player [{STILL_IN} [game|hand]|remaining|left]",
)
class DealForEach(Step):
    """A table card for each player still in, and sometimes some more."""

    face: Face
    more: int = 0

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.burn()
        deal_on(table, TABLE, len(table.state.still_in) + self.more, self.face)
        return None

    def tally(self, totals: Totals) -> None:
        totals.take(each=1, once=self.more)
        totals.tags.add("table")


@sentence("Discard {nth} table card", "Discard {nth} table card [left]", "{nth} table card [left] is discarded")
class DiscardNth(Step):
    """One of the table cards is laid away, told by its place among those that are there."""

    nth: Nth

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.discard(standing_at(table, self.nth, TABLE))
        return None


@sentence(
    "Discard the table cards",
    f"Discard [all] [of] [{_LEFT}] table card [<that is|> left]",
    f"<{_LEFT}> table card is discarded",
    common=False,
    again=False,
)
@sentence("Discard the common cards", "Discard [all] [of] [remaining] common [card]", common=True, again=False)
@sentence(
    "Discard the table cards and deal new ones",
    "Discard [all] [of] table card and <deal a new <one|table card>|replace <it|they>>",
    "Replace all [of] table card",
    common=False,
    again=True,
)
@sentence(
    "Discard the common cards and deal new ones",
    "Discard [all] [of] common card and <deal a new <one|common card>|replace <it|they>>",
    "Replace all [of] common [card]",
    common=True,
    again=True,
)
@sentence(
    "Discard the common cards and deal {count} new ones",
    "Discard [all] [of] common [card] and [then] deal {count} [new|more] <common card|common|card|one>"
    " [face up] [<to|on> table]",
    "Replace [all] [of] common [card] <by|with> {count} [new|more] <common card|common|card|one>",
    common=True,
    again=False,
)
class ClearTable(Step):
    """The cards on the table are laid away, and sometimes replaced, by as many or by so many."""

    common: bool
    again: bool = False
    count: int | None = None

    @classmethod
    def said(cls, **fields: Any) -> "ClearTable | None":
        """ "A new one" comes for each."""
        return None if fields.get("count") == 1 else cls(**fields)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        place = COMMON if self.common else TABLE
        lies = [table.state.lies[card] for card in table.state.at(place)]
        table.discard(table.state.at(place))
        if not self.again:
            table.note(LAYOUT if self.common else "table hand", ())
        for lie in lies if self.again else [Lie.UP] * (self.count or 0):
            table.deal_to(place, lie)
        return None

    def tally(self, totals: Totals) -> None:
        totals.take(once=self.count or 0)
        totals.seen += self.count or 0
        totals.tags |= {"discard"} if self.common else set()


class TakeAway(Deed):
    """A card on the table is laid away."""

    ref: Lying
    by_name = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.ref.cards(table, frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        cards = tuple(sorted(self.ref.cards(table, frame.seat)))
        if len(cards) == 1:
            return take_it(f"{self.verb.capitalize()} the card on the table?", self.verb) if frame.may else None
        default = NOTHING if frame.may else Answer(self.verb, lowest(cards, 1))
        return Cards(f"Which card on the table do you {self.verb}?", default, self.verb, cards, 1, 1, frame.may)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if not frame.may or answer.verb != DECLINE:
            self.put_away(table, (answer.cards or self.ref.cards(table, frame.seat))[0])

    def put_away(self, table: Table, card: Card) -> None:
        """Lay the card away."""
        table.discard((card,))


@sentence(
    "change~s {ref} for a new one",
    "<replace|exchange> {ref} [<with|for|by> <a new <one|card>|[top|next] card [<of|off|from> deck]>]",
    "have {ref} replaced",
    "discard {ref} and <deal a [one]|replace it>",
)
class ChangeLying(TakeAway):
    """A card on the table is discarded, and a new one dealt in its place."""

    verb = "change"

    def possible(self, table: Table, frame: Frame) -> bool:
        return super().possible(table, frame) and table.can_deal()

    def put_away(self, table: Table, card: Card) -> None:
        place, lie = table.state.where[card], table.state.lies[card]
        at = table.state.at(place).index(card)
        table.discard((card,))
        new = table.deal_to(place, lie)
        others = [other for other in table.state.at(place) if other != new]
        if new is not None and at < len(others):
            table.do(ev.Arranged(place, (*others[:at], new, *others[at:])))

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=times or 0, each=0 if times else 1)


@sentence("take~s {ref} away", "<discard|remove> {ref}", "get rid of {ref}")
class RemoveLying(TakeAway):
    """A card on the table is discarded."""

    verb = "remove"


def deal_on(table: Table, place: Place, count: int, face: Face) -> None:
    """Cards from the deck to the table; nobody knows those that lie face down."""
    for _ in range(count):
        table.deal_to(place, Lie.UP if face is Face.UP else Lie.BLIND)
