"""One player who wins every part of the pot, and what that is worth to him."""

from itertools import takewhile

from pokernight.language.part import sentence
from pokernight.rules.betting.debts import pay_to
from pokernight.rules.parts.price import Price
from pokernight.rules.pot.settling import SHOWDOWN, AfterPot, noted
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_BOTH = (
    "<both <row|half|halve|way|side|hand|pot|part|board|pile|set> [of pot]|[both] high and low|every part [of pot]"
    "|all [of|{_:int}] <row|hand|part|board|pile|set> [of pot]|<all of|whole|entire> pot>"
)
_OTHERS = (
    "<all other player [still in|who [is|was|stayed] [still] in [<to|until|at> end]]"
    "|everyone|everyone [who|that] <stayed|is still|was still|still|was left> in [<to|until|at> end]>"
)


@sentence(
    "If one player wins every part of the pot, all others who are still in pay them {price}",
    f"If <a|one|same|any> player win {_BOTH} {_OTHERS} [must|have to] pay <they|that player|winner> {{price}}",
    f"{_OTHERS} [must|have to] pay {{price}} to <a|any> player who win {_BOTH}",
    f"{_OTHERS} [must|have to] pay <a|any> player who win {_BOTH} {{price}}",
)
class SweepPays(AfterPot):
    """Who wins all parts of a pot that has several is paid by those who stayed to the end."""

    price: Price

    def play(self, table: Table, frame: Frame) -> Asking | None:
        since = takewhile(lambda past: not noted(past, SHOWDOWN), reversed(table.log))
        won = [event for event in since if isinstance(event, ev.Won)]
        winners = {event.seat for event in won}
        if len(winners) == 1 and len(won) > len({event.pot for event in won}):
            pay_to(table, min(winners), self.price)
        return None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")
