"""Dealt cards that need not be kept: changed for others, or handed on."""

from pokernight.language.part import sentence
from pokernight.rules.deal import Deal
from pokernight.rules.parts.places import Neighbour, Way
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Remark
from pokernight.rules.totals import Totals

_LEFT = Neighbour(Way.LEFT)


@sentence(
    "Once a game, each player may change it for the next card of the deck, before the next player gets one",
    "Once per game each player may switch card dealt to them with next card off deck"
    "[. This must is done before next player is dealt a card]",
)
class SwitchOnce(Remark):
    """A new card instead, once in the whole game."""

    about = (Deal,)

    def tally(self, totals: Totals) -> None:
        totals.take(each=1)
        totals.seen += 1


@sentence(
    "They may pass the first card they get in a round on to {to}, even if it was passed to them, and get a new one."
    " What goes past the dealer is discarded",
    "[a] <player|they> may pass first card they get each round even [if] it was passed to them"
    " and get top card off deck instead. If a card make it past dealer it is discarded",
    first=None,
    second=None,
)
@sentence(
    "They may pay {first} to pass the first card they get in a round on to {to}, even if it was passed to them,"
    " and get a new one. What goes past the dealer is discarded",
    "They may pass their first card each round if they pay {first} even [if] it was passed to them"
    " and get top card off deck instead. If a card make it past dealer it is discarded",
    second=None,
)
@sentence(
    "They may pay {first} to pass the first up card they get in a round on to {to}, even if it was passed to them,"
    " and {second} to pass the second. What goes past the dealer is discarded",
    "They may pay {first} to pass their first up card each [round] to {to} instead even if it was passed to them"
    " and {second} to pass their second. If dealer pass it is discarded",
)
class PassFirst(Remark):
    """The first cards of a round go on to the left for new ones; past the dealer they are discarded."""

    about = (Deal,)
    first: Price | None = None
    second: Price | None = None
    to: Neighbour = _LEFT

    def tally(self, totals: Totals) -> None:
        passes = 2 if self.second else 1
        totals.take(once=passes)
        totals.seen += passes
        totals.tags |= {"pass", "fee"} if self.first else {"pass"}


@sentence(
    "They may pass it on to {to}, even if it was passed to them. What goes past the dealer is discarded",
    "They may pass it on to {to}",
    "They may pass it to {to} [instead]",
    "If <a player|they> do not want it it is passed to {to}",
    "If <a player|they> do not want it it is passed to next player",
    price=None,
)
@sentence(
    "They may pay {price} to pass it on to {to}, even if it was passed to them. What goes past the dealer is discarded",
    "They may pay {price} to pass it to {to} instead even if it was passed to them."
    " If dealer reject card it is discarded",
    "They may pay {price} to pass it [on] to {to} [instead]",
    up_only=False,
)
@sentence(
    "They may pay {price} to pass an up card on to {to}, even if it was passed to them."
    " What goes past the dealer is discarded",
    "They may pay {price} to pass a up card to {to} instead even if it was passed to them."
    " If dealer reject card it is discarded",
    up_only=True,
)
class PassItOn(Remark):
    """Every card may go on to the left, mostly at a price; past the dealer it is discarded."""

    about = (Deal,)
    price: Price | None
    to: Neighbour = _LEFT
    up_only: bool = False

    def tally(self, totals: Totals) -> None:
        totals.take(once=1)
        totals.seen += 1
        totals.tags |= {"pass", "fee"} if self.price else {"pass"}


@sentence(
    "They may change it for the next card of the deck",
    "They may <reject|discard> <it|card> and <get|take> <a [one|card]|next card [off deck]> [instead]"
    "[ but must keep second card]",
    "They may <replace|exchange> it [for <next|top> card <of|off> deck]",
    price=None,
)
@sentence(
    "They may pay {price} to change it for the next card of the deck",
    "They may pay {price} to <replace it|exchange it|get a card instead>",
    "They may pay {price} to reject it [and get <a one|next card [off deck]>]",
    "They may reject <it|card> for {price} [and get a one]",
    "They may <replace|exchange> it for {price}",
)
class ChangeIt(Remark):
    """A new card instead, each time that one is dealt."""

    about = (Deal,)
    price: Price | None

    def tally(self, totals: Totals) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags |= {"fee"} if self.price else set()
