"""Twists: draws that are paid for, card by card."""

from pokernight.language.part import Part, sentence
from pokernight.rules.draw import Amount, Draw
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Deed, Remark
from pokernight.rules.totals import Totals


@sentence("{amount} for {price}", each=False)
@sentence("{amount} for {price} each", each=True)
class TwistOffer(Part):
    """How many cards may be twisted, at what price."""

    amount: Amount
    price: Price
    each: bool = False


@sentence("twist~s {offers:one}")
class Twist(Deed):
    """A draw that is paid for; the new card lies as the old one lay."""

    offers: tuple[TwistOffer, ...]

    def tally(self, totals: Totals, times: int | None) -> None:
        most = max(offer.amount.count or totals.held for offer in self.offers)
        totals.take(each=most)
        totals.seen += most
        totals.tags |= {"draw", "fee"}


@sentence("For {price} instead, the new card comes {face}", "If they pay {price} instead they get new card {face}")
class TwistFace(Remark):
    """The new card the other way up, at another price."""

    about = (Twist,)
    face: Face
    price: Price


@sentence(
    "For an up card, they may have the new card down by flipping a down card",
    "If they twist a up card they may get new card down by flipping their hole card",
)
class TwistDown(Remark):
    """The new card face down, when the hole card is turned up for it."""

    about = (Twist,)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")


@sentence(
    "The new card lies as the old one lay",
    "[with] down card [is] replaced [face] down and up card [is] replaced [face] up",
    "[with] up card [is] replaced [face] up and down card [is] replaced [face] down",
)
class LiesAsBefore(Remark):
    """Up for up, and down for down."""

    about = (Twist, Draw)
