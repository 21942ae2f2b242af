"""Betting rounds, who opens them, and paying."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.price import Payment, Price, Unit
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.who import LastToFlip, OnePlayer, Showing
from pokernight.rules.rule import Action, Condition, Deed, Standing, Step
from pokernight.rules.totals import Totals


class Opener(Part):
    """Who may bet first."""


@sentence("{who}")
@reads("that player", who=LastToFlip())
class Opens(Opener):
    """A certain player opens."""

    who: OnePlayer


@sentence("a seat further left each round")
class OpensInRotation(Opener):
    """Seat 1 opens the first round, seat 2 the second, and so on."""


@sentence(
    "Betting round, opened by {opener}",
    "[Normal] betting round with {opener} opening",
    "[There is] [a] [additional|normal] betting round starting with {opener}",
)
@reads("[Normal] betting round", opener=Opens(Showing(End.HIGH)))
@reads(
    "[Normal] betting round first round start to left of dealer subsequent round start rotate around table",
    opener=OpensInRotation(),
)
class Bet(Step):
    """The players bet until all have called or folded."""

    opener: Opener

    def tally(self, totals: Totals) -> None:
        totals.rounds += 1


@sentence("{who} has not folded", "{who} did not fold")
class StillIn(Condition):
    """A player is still in."""

    who: OnePlayer = LastToFlip()


@sentence("anyone twisted", "any player twisted")
class AnyoneTwisted(Condition):
    """Somebody paid for a twist in the step before."""


@sentence("If {condition}, {step}")
class Provided(Step):
    """A step that is only taken when something is so."""

    condition: Condition
    step: Step

    def tally(self, totals: Totals) -> None:
        self.step.tally(totals)


@sentence("Nobody antes", "Player do not ante", "There is no ante")
class NoAnte(Standing):
    """The hand begins with an empty pot."""


@sentence("{payment:v}")
class Pay(Deed):
    """A payment to the pot."""

    payment: Payment

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is not None:  # an ante that everybody pays again is no fee
            totals.tags.add("fee")


@sentence("fold~s")
class Fold(Deed):
    """Out of the hand."""

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is not None:
            totals.tags.add("must-fold")


@sentence("bet~s {price}", "post {price}", "make a {price}")
@reads("bet", price=Price(Unit.MINIMUM))
class ForcedBet(Deed):
    """A bet that is not left to choice, as a blind or a bring-in."""

    price: Price = Price(Unit.MINIMUM)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("forced-bet")


@reads("{payment} to stay [in]", other=Fold())
@sentence("{payment:v} or {other:v}")
class PayOr(Action):
    """A payment, or else something worse."""

    payment: Payment
    other: Deed

    def tally(self, totals: Totals, times: int | None) -> None:
        if isinstance(self.other, Fold):
            totals.tags.add("fee-fold")
        else:
            totals.tags.add("fee")
            self.other.tally(totals, times)


@sentence("pay~s {price} to {deed}", "{deed} for {price}", each=False)
@sentence("pay~s {price} each to {deed}", "{deed} for {price} each", each=True)
class PayTo(Action):
    """Something that a price is paid for, once or for each card."""

    price: Price
    deed: Deed
    each: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("fee")
        self.deed.tally(totals, times)
