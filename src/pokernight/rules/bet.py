"""Betting rounds, who opens them, and paying."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.price import Payment, Price, Unit
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.who import LastToFlip, OnePlayer, Showing
from pokernight.rules.rule import Action, Condition, Deed, Remark, Standing, Step
from pokernight.rules.totals import MATCHING, Totals


class Opener(Part):
    """Who may bet first."""

    def tally(self, totals: Totals) -> None:
        """Add to the statistics how the round is opened."""


@sentence("{who}")
@reads("that player", who=LastToFlip())
@reads("high hand", who=Showing(End.HIGH))
@reads("low hand", who=Showing(End.LOW))
class Opens(Opener):
    """A certain player opens."""

    who: OnePlayer


@sentence(
    "{who}, who must bet {price}",
    "{who} <who must bet|forced to bet|required to bet|making a [forced] bet of> {price}",
)
@reads(
    "{who} <who must bet|forced to <bet|open>|required to <bet|open>|making a forced bet>", price=Price(Unit.MINIMUM)
)
class OpensForced(Opener):
    """A certain player opens and has to bet."""

    who: OnePlayer
    price: Price

    def tally(self, totals: Totals) -> None:
        totals.tags.add("forced-bet")


@sentence("the player to the left of the dealer the first time, and the next seat each time after")
class OpensInRotation(Opener):
    """Seat 1 opens the first round, seat 2 the second, and so on."""


@sentence(
    "Betting round, opened by {opener}",
    "[Normal] betting round with {opener} [opening]",
    "[There is] [a] [additional|normal] betting round <starting with|opened by> {opener}",
)
@reads(
    "[There is] [a|one] [Normal|last|final] betting round",
    "[There is] [a|one] [last|final] round of betting",
    "<Everyone|each player|all player|player|they> bet [again]",
    "bet [again]",
    opener=Opens(Showing(End.HIGH)),
)
@reads(
    "[Normal] betting round first round start to left of dealer subsequent round start rotate around table",
    opener=OpensInRotation(),
)
class Bet(Step):
    """The players bet until all have called or folded."""

    opener: Opener

    def tally(self, totals: Totals) -> None:
        totals.rounds += 1
        if totals.open_rounds == MATCHING:  # what goes on with betting did not end with matching the pot
            totals.open_rounds = 0
        self.opener.tally(totals)


@sentence("Otherwise, {step}")
class Else(Step):
    """A step that is taken when what the rule before asked for was not so."""

    step: Step

    def tally(self, totals: Totals) -> None:
        self.step.tally(totals)


@sentence("{who} has not folded", "{who} did not fold")
class StillIn(Condition):
    """A player is still in."""

    who: OnePlayer = LastToFlip()


@sentence("anyone drew", "<anyone|any player> drew [a|any] [card]")
class AnyoneDrew(Condition):
    """Somebody drew a card in the step before."""


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


@sentence("fold~s", "is out [of <hand|game>]", "drop [out]")
class Fold(Deed):
    """Out of the hand."""

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is not None:
            totals.tags.add("must-fold")


@sentence(
    "bet~s {price}",
    "post {price}",
    "make [a] {price}",
    "<make|post> a [blind|forced|small blind|big blind] [bet] of {price}",
)
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


@sentence("pay~s {price} to {deed}", "pay {price} {deed:Purchase}", "{deed} for {price}", each=False)
@sentence("pay~s {price} each to {deed}", "{deed} for {price} each", each=True)
class PayTo(Action):
    """Something that a price is paid for, once or for each card."""

    price: Price
    deed: Deed
    each: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("fee")
        self.deed.tally(totals, times)


@sentence("Only {who} antes", "{who} ante for everyone")
class OneAntes(Standing):
    """One player puts in the ante for all."""

    who: OnePlayer


@sentence("No bet may be more than {price}", "<Bet|Betting> is limited to {price}", "Maximum bet is {price}")
@reads("Betting is pot limit", price=Price(Unit.POT))
class BetLimit(Standing):
    """The most that may be bet or raised at once."""

    price: Price


@sentence(
    "There are at most {count} raises in a betting round", "with a maximum of {count} raise", "Maximum of {count} raise"
)
class RaiseLimit(Remark):
    """How often a round may be raised."""

    about = (Bet,)
    count: int


@sentence("bet~s or fold~s")
class BetOrFold(Deed):
    """No checking: a bet, or out of the hand."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("forced-bet")


@sentence("knock~s", "knock instead of drawing")
class Knock(Deed):
    """The end of drawing, called by a player."""


@sentence("There is no betting")
class NoBetting(Standing):
    """Nobody bets in this game."""


@sentence("Nobody may fold", "<Player|a player> may not fold")
class NoFolding(Standing):
    """Everybody stays in to the end."""
