"""Who starts the betting with a bet."""

from pokernight.language.part import reads
from pokernight.rules.betting.bet import Bet
from pokernight.rules.betting.opening import OpensForced
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.who import OnePlayer
from pokernight.rules.rule import Step

_STARTS = "[must|have to] <start|open|begin> [off] [<it|betting [round]>]"
_A_BET = "with a [forced|blind] <bet|opening bet> of"


@reads(f"{{who}} {_STARTS} {_A_BET} {{price}}", or_more=False)
@reads(f"{{who}} {_STARTS} {_A_BET} <at least {{price}}|{{price}} or more>", or_more=True)
class StartsWithBet(Step):
    """A betting round, told by the bet that begins it; after a round was spoken of, it is that one."""

    who: OnePlayer
    price: Price
    or_more: bool

    @property
    def round(self) -> Bet:
        """The round that begins so."""
        return Bet(OpensForced(self.who, self.price, self.or_more))
