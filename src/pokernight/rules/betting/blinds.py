"""Forced bets of neighbours, one after the other."""

from pokernight.language.part import reads
from pokernight.rules.act import Act
from pokernight.rules.betting.opening import Opener
from pokernight.rules.betting.pay import ForcedBet
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.who import NextPlayer
from pokernight.rules.rule import Remark

_THEIR_LEFT = "<to|on> <their left|left of <they|that player|that one>|that player's left>"


@reads(f"[And] player {_THEIR_LEFT} [must|have to] <bet|post|put in [a] [blind] [bet of]> {{price}}")
class NeighbourBets(Remark):
    """The bet of whoever sits beside the one who has just been made to bet; beside others, it says nothing."""

    about = (Act,)
    price: Price

    @property
    def act(self) -> Act:
        """The same as a step of its own."""
        return Act(NextPlayer(), ForcedBet(self.price))


@reads(f"player {_THEIR_LEFT}")
class NeighbourOpens(Opener):
    """Whoever sits beside the one who has just been made to bet opens; beside others, it says nothing."""
