"""One player who wins every part of the pot, and what that costs the others."""

from itertools import takewhile

from pokernight.language.part import sentence
from pokernight.rules.betting.debts import pay_to
from pokernight.rules.betting.pay import Pay
from pokernight.rules.parts.price import POT, Payment, Price
from pokernight.rules.pot.guts import REDEALT, LosersPay
from pokernight.rules.pot.settling import AfterPot, noted
from pokernight.rules.rule import Action
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table

_BOTH = (
    "<both <row|half|halve|way|side|hand|pot|part|board|pile|set> [of pot]|[both] high and low|every part [of pot]"
    "|all [of|{_:int}] <row|hand|part|board|pile|set> [of pot]|<all of|whole|entire> pot>"
)
_OTHERS = (
    "<<all|each|every> other [player] [still in|who [is|was|stayed] [still] in [<to|until|at> end]]"
    "|everyone|everyone [who|that] <stayed|is still|was still|still|was left> in [<to|until|at> end]>"
)

_COLLECTS = "<get|win|collect|take>"
_ONE_WINS = f"<a|one|same|any> player win {_BOTH}"


def sweeper(table: Table) -> int | None:
    """Who has won all parts of a pot that has several; None where nobody has."""
    since = takewhile(lambda past: not noted(past, SHOWDOWN), reversed(table.log))
    won = [event for event in since if isinstance(event, ev.Won)]
    winners = {event.seat for event in won}
    return min(winners) if len(winners) == 1 and len(won) > len({event.pot for event in won}) else None


@sentence(
    "If one player wins every part of the pot, all others who are still in pay them {price}",
    f"If {_ONE_WINS} {_OTHERS} [must|have to] pay <they|that player|winner> {{price}}",
    f"{_OTHERS} [must|have to] pay {{price}} to <a|any> player who win {_BOTH}",
    f"{_OTHERS} [must|have to] pay <a|any> player who win {_BOTH} {{price}}",
    f"If {_ONE_WINS} <they|that player|winner> {_COLLECTS} {{price}} from {_OTHERS}",
    f"<A|any> player who win {_BOTH} {_COLLECTS} {{price}} from {_OTHERS}",
)
class SweepPays(AfterPot):
    """Who wins all parts of a pot that has several is paid by those who stayed to the end."""

    price: Price

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = sweeper(table)
        if seat:
            pay_to(table, seat, self.price)
        return None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


@sentence(
    "If one player wins every part of the pot, all others who are still in must match the pot",
    f"If {_ONE_WINS} {_OTHERS} [must|have to] match <pot|it>",
    redealt=False,
)
@sentence(
    "If one player wins every part of the pot, all others who are still in must match the pot,"
    " and then the cards are redealt to all",
    f"If {_ONE_WINS} {_OTHERS} [must|have to] match <pot|it> {REDEALT}",
    redealt=True,
)
class SweepCosts(LosersPay):
    """Who stayed to the end against a player who wins all parts of the pot matches it, for the next deal."""

    action: Action = Pay(Payment(POT))

    def losers(self, table: Table) -> tuple[int, ...]:
        return super().losers(table) if sweeper(table) else ()

    def tally(self, totals: Totals) -> None:
        self.tally_match(totals)
        totals.tags |= {"redeal"} if self.redealt else set()
