"""Players doing things: who, whether they must, and what."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.bet import ForcedBet
from pokernight.rules.deal import Deal, GetDealt
from pokernight.rules.holdings import Holds
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.who import EachPlayer, OnePlayer, Who
from pokernight.rules.rule import Action, Remark, Step
from pokernight.rules.totals import Totals


@sentence("{who} {action:s}", "{who} [must|then|then must] {action}", "{who} have to {action}", may=False)
@sentence("{who} may {action}", "{who} may {action} if they <wish|want|like>", may=True)
@reads("{who} must bet", action=ForcedBet())
class Act(Step):
    """Somebody does something, must do it or may do it."""

    who: Who
    action: Action
    may: bool = False

    def tally(self, totals: Totals) -> None:
        self.action.tally(totals, None if isinstance(self.who, EachPlayer) else 1)
        if isinstance(self.action, GetDealt) and self.action.face is Face.UP and not self.may:
            totals.tags.add("stud")


@sentence("{price} to {action}")
class Offer(Part):
    """Something else, at a price."""

    price: Price
    action: Action


@sentence("They may pay {offers:one} instead", "They may pay {offers}")
class Instead(Remark):
    """Something else that may be done, at a price."""

    about = (Act,)
    offers: tuple[Offer, ...]

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


@sentence("If {when}, they {action} instead")
class Otherwise(Remark):
    """Something else for players who are short of cards."""

    about = (Act,)
    when: Holds
    action: Action

    def tally(self, totals: Totals) -> None:
        self.action.tally(totals, None)


@sentence("Folded players do so too", "Including player who <have folded|folded|went out>")
class FoldedToo(Remark):
    """The step is also for those who folded."""

    about = (Act, Deal)


@sentence("It starts with {who}", "starting with {who}")
class StartsWith(Remark):
    """A certain player goes first, or gets the first card."""

    about = (Act, Deal)
    who: OnePlayer


@sentence("They go in turn", "in turn")
class InTurn(Remark):
    """One after the other, from the dealer's left."""

    about = (Act,)
