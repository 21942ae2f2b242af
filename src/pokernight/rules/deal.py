"""Dealing: to the players, to the table, wanted or not, and handed on."""

from pokernight.language.part import Term, sentence
from pokernight.rules.holdings import Holds
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Deed, Remark, Step
from pokernight.rules.totals import CHOSEN, Totals

@sentence(
    "Deal {count} card(s) {face} to each player",
    "[Deal] {count} {face} to each player",
    "Deal {count} {face} card to each player",
    "Deal each player {count} card {face}",
    "Deal each player {count} {face} card",
    "Each player <is dealt|get> {count} card {face}",
)
@sentence(
    "Deal {count} blind card(s) to each player",
    "Deal {count} card [face] down to each player. No <player|one> may look at <this|these|their> card",
    face=Face.BLIND,
)
class Deal(Step):
    """So many cards to each player still in, one at a time."""

    count: int
    face: Face

    def tally(self, totals: Totals) -> None:
        if not totals.said(Wanted):
            totals.deal(self.count)
        totals.tags |= {"stud"} if self.face is Face.UP else set()
        totals.tags |= {"no-peek"} if self.face is Face.BLIND else set()


@sentence("Deal {count} common card(s) {face} to the table", "Deal {count} common card {face}", common=True)
@sentence(
    "Deal {count} card(s) {face} to the table",
    "Deal {count} table card {face}",
    "Deal {count} card {face} on table",
    common=False,
)
class DealTable(Step):
    """Cards on the table: common ones, which belong to every hand, or table cards, which belong to none."""

    count: int
    face: Face
    common: bool

    def tally(self, totals: Totals) -> None:
        totals.take(once=self.count)
        if self.common:
            totals.hold(self.count)
            totals.seen += self.count
        totals.tags.add("common" if self.common else "table")


@sentence("Turn up {count} common card(s)", "<Flip|Turn> [over] {count} [of] common card [face up]", common=True)
@sentence("Turn up {count} table card(s)", "<Flip|Turn> [over] {count} [of] table card [face up]", common=False)
class TurnTable(Step):
    """Cards that lie face down on the table are turned up."""

    count: int
    common: bool


@sentence(
    "Deal cards up to the players in turn until two match in rank. The second goes to the player who has the first",
    "Deal one card to each player in turn until two card match in rank."
    " Give last card to player who had a card of that rank",
)
class DealUntilMatch(Step):
    """One card after another, round and round, until a rank comes twice."""

    def tally(self, totals: Totals) -> None:
        totals.cards_by_players = True
        totals.fixed_players = 13  # as many players as ranks: the next card must match one
        totals.tags |= {"stud", "odd-deal"}


@sentence(
    "get~s {count} up card(s) dealt",
    "<get|buy|is dealt> {count} [more] up card",
    "get dealt {count} [more] up card",
    "get {count} [more] [card] dealt up to them from deck",
    "<get|buy|is dealt> {count} [more] card [face] up",
    face=Face.UP,
)
@sentence(
    "get~s {count} down card(s) dealt",
    "<get|buy|is dealt> {count} [more] down card",
    "get dealt {count} [more] down card",
    "get {count} [more] [card] dealt down to them from deck",
    "<get|buy|is dealt> {count} [more] card [face] down",
    face=Face.DOWN,
)
class GetDealt(Deed):
    """Cards for one player from the top of the deck."""

    count: int
    face: Face

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is None:
            totals.deal(self.count)
        else:
            totals.take(once=self.count * times)
            totals.seen += self.count * times


class Wish(Term):
    """Who may still be dealt a card that is dealt only to those who want it."""

    ANYONE = ("if they want it",)
    LAST_ROUND = (
        "if they want it and got a card in the last round",
        "if they want it and if they got a card dealt to them last round",
    )
    NOT_THRICE = (
        "if they want it and have not declined 3 times in a row",
        "if they want it and if they have not declined a card three times in a row",
    )


@sentence("It is only dealt {wish}", "{wish}")
class Wanted(Remark):
    """The card is for those who want it."""

    wish: Wish = Wish.ANYONE

    def tally(self, totals: Totals) -> None:
        totals.open_cards = CHOSEN


@sentence(
    "They may have it {face} instead",
    "They may get it {face} [if they want] [instead]",
)
class ChooseFace(Remark):
    """The card the other way up, for nothing."""

    face: Face

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


@sentence("They may pay {price} to have it {face} instead", "They may pay {price} to get it {face} [instead]")
class BuyFace(Remark):
    """The card the other way up, at a price."""

    price: Price
    face: Face

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"fee", "stud"} if self.face is Face.UP else {"fee"}


@sentence("They may have it {face} by flipping a down card", "They may get it {face} by flipping [over] a down card")
class FlipForFace(Remark):
    """The card face down, when another down card is turned up for it."""

    face: Face = Face.DOWN

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")


@sentence("It is dealt {face} if {when}", "Deal it {face} if {when}", "{when} get a {face} card instead")
class FaceIf(Remark):
    """The card the other way up for some."""

    face: Face
    when: Holds

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


@sentence(
    "Once a game, each player may change it for the next card of the deck",
    "Once per game each player may switch card dealt to them with next card off deck"
    "[. This must is done before next player is dealt a card]",
)
class SwitchOnce(Remark):
    """A new card instead, once in the whole game."""

    def tally(self, totals: Totals) -> None:
        totals.take(each=1)
        totals.seen += 1


@sentence(
    "They may pass the first card of the round on to the left and get a new one",
    "[a] <player|they> may pass first card they get each round even [if] it was passed to them and get top card off deck instead."
    " If a card make it past dealer it is discarded",
    first=None,
    second=None,
)
@sentence(
    "They may pay {first} to pass the first card of the round on to the left and get a new one",
    "They may pass their first card each round if they pay {first} even [if] it was passed to them"
    " and get top card off deck instead. If a card make it past dealer it is discarded",
    second=None,
)
@sentence(
    "They may pay {first} to pass the first card of the round on to the left and get a new one,"
    " and {second} to pass the next",
    "They may pay {first} to pass their first up card each [round] to {_:Neighbour} instead even if it was passed to them"
    " and {second} to pass their second. If dealer pass it is discarded",
)
class PassFirst(Remark):
    """The first cards of a round go on to the left for new ones; past the dealer they are discarded."""

    first: Price | None = None
    second: Price | None = None

    def tally(self, totals: Totals) -> None:
        passes = 2 if self.second else 1
        totals.take(once=passes)
        totals.seen += passes
        totals.tags |= {"pass", "fee"} if self.first else {"pass"}


@sentence(
    "They may pay {price} to pass it on to the left",
    "They may pay {price} to pass <it|a up card> to {_:Neighbour} instead even if it was passed to them."
    " If dealer reject card it is discarded",
)
class PassItOn(Remark):
    """Every card may go on to the left at a price; past the dealer it is discarded."""

    price: Price

    def tally(self, totals: Totals) -> None:
        totals.take(once=1)
        totals.seen += 1
        totals.tags |= {"pass", "fee"}


@sentence("The deal starts one seat further left each round", "Rotating start one player left each round")
class Rotating(Remark):
    """Another player gets the first card each round."""
