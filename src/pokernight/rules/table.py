"""Cards on the table: common cards, table cards, and the shapes in which they lie."""

from pokernight.language.part import Term, reads, sentence
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import Lying, Nth
from pokernight.rules.rule import Deed, Standing, Step
from pokernight.rules.totals import Totals


class Shape(Term):
    """How common cards lie on the table."""

    ROW = ("a row", "a line")
    COLUMN = ("a column",)
    CIRCLE = ("a circle", "a ring", "a wheel")
    CROSS = ("a cross", "a plus sign", "a x")
    SQUARE = ("a square",)
    TRIANGLE = ("a triangle", "a pyramid")


@sentence(
    "Deal {count} common card(s) {face} to the table",
    "Deal {count} [more] common [card] {face} [<to|on> table]",
    common=True,
    shape=None,
)
@reads("Deal {count} [more] common card [<to|on> table]", common=True, face=Face.UP)
@reads("one [more] common card {face} [<to|on> table]", common=True, count=1)
@reads(
    "Deal [a] <second|third|fourth|fifth|sixth|seventh|last|final> common card {face} [<to|on> table]",
    common=True,
    count=1,
)
@sentence(
    "Deal {count} common card(s) {face} to the table in {shape}",
    "Deal {count} common [card] {face} in [shape of] {shape} [<to|on> table]",
    common=True,
)
@sentence(
    "Deal {count} card(s) {face} to the table",
    "Deal {count} table card {face}",
    "Deal {count} [more] card {face} <to|on> table",
    common=False,
    shape=None,
)
class DealTable(Step):
    """Cards on the table: common ones, which belong to every hand, or table cards, which belong to none."""

    count: int
    face: Face
    common: bool
    shape: Shape | None = None

    def tally(self, totals: Totals) -> None:
        totals.take(once=self.count)
        if self.common:
            totals.hold(self.count)
            totals.seen += self.count
        totals.tags.add("common" if self.common else "table")


@sentence(
    "Turn up {count} common card(s)",
    "<Flip|Turn> [over|up] {count} [more] [of] [remaining] common [card] [from <cross|row|circle>] [[face] up]",
    common=True,
)
@sentence(
    "Turn up {count} table card(s)", "<Flip|Turn> [over|up] {count} [more] [of] table card [[face] up]", common=False
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


@sentence(
    "Deal {rows} rows of {count} common cards {face} to the table",
    "Deal {rows} row of {count} common card {face}",
    "Deal {_:int} common card {face} [to table] in {rows} row of {count} [card] [each]",
    "Deal {_:int} common card {face} [to table] in a {rows} by {count} <square|grid|rectangle>",
)
class DealRows(Step):
    """Common cards in rows of one length, one below the other."""

    rows: int
    count: int
    face: Face

    def tally(self, totals: Totals) -> None:
        totals.take(once=self.rows * self.count)
        totals.hold(self.rows * self.count)
        totals.seen += self.rows * self.count
        totals.tags.add("common")


@sentence(
    "Turn up {nth} common card",
    "<Flip|Turn> [over|up] {nth} <common card|common|card> [of <cross|row|circle>] [face up]",
)
class TurnNth(Step):
    """Common cards, told by their places, are turned up."""

    nth: tuple[Nth, ...]


@sentence("Turn up {nth} row of common cards", "<Flip|Turn> [over|up] {nth} row [of common [card]] [face up]")
@reads("<Flip|Turn> [over|up] top row [of common [card]] [face up]", nth=Nth.FIRST)
@reads("<Flip|Turn> [over|up] bottom row [of common [card]] [face up]", nth=Nth.LAST)
class TurnRow(Step):
    """A whole row of common cards is turned up."""

    nth: Nth


@sentence(
    "Turn up {count} common card(s) of each row",
    "<Flip|Turn> [over|up] {count} <common card|common|card> <of|from|in> each row [face up]",
)
class TurnInRows(Step):
    """So many common cards of every row are turned up."""

    count: int


@sentence("turn~s up {count} common card(s)", "flip [over] {count} [of] common [card] [face up]")
class TurnCommon(Deed):
    """A player chooses common cards to turn up."""

    count: int
    by_name = True


class Lines(Term):
    """Which common cards go together."""

    ROW = ("row",)
    ROW_COLUMN = ("row or column", "row or one column")
    ANY = ("row, column or diagonal",)
    PAIR = ("pair of neighbours", "pair of adjacent")


@sentence(
    "A hand uses the common cards of one {lines} only",
    "<They|Their hand> may only use common [card] <from|in|of> <one|any one|any> {lines} [of <square|grid|cross>]",
    "<They|Their hand> may [only] use <one|any one|any> {lines} [of <cross|square|grid>]",
    "<They|Their hand> may use [only] common [card] <from|in|of> <one|any one|any> {lines} [of <square|grid|cross>]",
)
@reads("They may use common [card] from one row or other but not both", lines=Lines.ROW)
@reads("They may use <either|> row or column [of common [card]] but not both", lines=Lines.ROW_COLUMN)
@reads("They may [only] use [any] two adjacent common card", lines=Lines.PAIR)
class CommonsOfOne(Standing):
    """Only common cards that lie in one line go together into a hand."""

    lines: Lines


@sentence("Deal a hand of {count} cards {face} to the table", "Deal a {count} card hand {face} to table")
@sentence(
    "Deal a hand {face} to the table",
    "Deal a hand {face} [for|to] [as a] [table|dummy]",
    "Deal one more hand {face} to table",
    count=None,
)
@reads("Deal a hand to table", count=None, face=Face.DOWN)
@reads("Deal a {count} card hand [to table]", face=Face.DOWN)
class DealTableHand(Step):
    """A hand for nobody, as large as the others or of a certain size."""

    count: int | None
    face: Face

    def tally(self, totals: Totals) -> None:
        totals.take(once=self.count or totals.held)
        totals.tags.add("table")


@sentence(
    "Deal as many cards {face} to the table as there are players",
    "Deal one card {face} to table for each player [still in]",
    "Deal one card to table {face} for each player",
    "Deal a card to table {face} for each player [still in]",
    more=0,
)
@sentence("Deal {more} more card(s) {face} to the table than there are players")
class DealForEach(Step):
    """A table card for each player still in, and sometimes some more."""

    face: Face
    more: int = 0

    def tally(self, totals: Totals) -> None:
        totals.take(each=1, once=self.more)
        totals.tags.add("table")


@sentence("Discard the table cards", "Discard [all] [remaining] table card", common=False, again=False)
@sentence("Discard the common cards", "Discard [all] common card", common=True, again=False)
@sentence(
    "Discard the table cards and deal new ones",
    "Discard table card and <deal a new <one|table card>|replace it>",
    common=False,
    again=True,
)
@sentence(
    "Discard the common cards and deal new ones",
    "Discard common card and <deal a new <one|common card>|replace it>",
    common=True,
    again=True,
)
class ClearTable(Step):
    """The cards on the table are laid away, and sometimes replaced."""

    common: bool
    again: bool = False

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"discard"} if self.common else set()


@sentence(
    "change~s {ref} for a new one",
    "<replace|exchange> {ref}",
    "have {ref} replaced",
    "discard {ref} and <deal a [one]|replace it>",
)
class ChangeLying(Deed):
    """A card on the table is discarded, and a new one dealt in its place."""

    ref: Lying
    by_name = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=times or 0, each=0 if times else 1)


@sentence("take~s {ref} away", "<discard|remove> {ref}", "get rid of {ref}")
class RemoveLying(Deed):
    """A card on the table is discarded."""

    ref: Lying
    by_name = True


@sentence(
    "The table card goes to the highest bidder, who pays the pot",
    "[Each] table card is auctioned [off] to highest bidder [with money going to pot]",
    "Auction off <table card|each table card|it> [to <high|highest> bidder]",
    "Auction it off [to <high|highest> bidder]",
    "Each player [may] bid <for|on> <it|card|table card>"
    "[. <High|highest> bidder pay their bid to pot and get <it|card>]",
    "<High|Highest> bidder pay pot and get <it|card|table card> [face up]",
    "<High|Highest> bidder get <it|card|table card> [and pay pot]",
)
class Auction(Step):
    """Each card on the table is sold to whoever bids most, and the money goes to the pot."""

    def tally(self, totals: Totals) -> None:
        totals.hold(1)
        totals.seen += 1
        totals.tags |= {"fee", "stud"}
