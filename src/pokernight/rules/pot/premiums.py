"""What the winner is paid for the hand that has won."""

from pokernight.language.part import sentence
from pokernight.rules.betting.debts import pay_to
from pokernight.rules.conditions.contained import has_hand
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, plan_for
from pokernight.rules.pot.naturals import NATURAL
from pokernight.rules.pot.settling import AfterPot
from pokernight.rules.rule import HandName
from pokernight.rules.totals import Totals
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_OTHERS = "<<all|each|every> other player|each player|everyone|loser> [who <is|was|stayed> [still] in|still in]"
_PAY = f"{_OTHERS} [must|have to] <pay|give> <<they|that player|winner> {{price}}|{{price}} to <they|winner>> [each]"
_GET = "<they|that player|winner> <get|win|collect|earn> {price} from"
_WIN = "<they|a player|any player|anyone|someone> <win|have won> [pot|hand]"
_HAVE = "<<winner|winning player> have|winning hand <is|have>>"
_WHO_WIN = "<anyone|any player|a player|player|whoever> [who] win [pot|hand]"


def _said(with_it: str, has_it: str) -> tuple[str, ...]:
    """Every way to say it of a hand, as what somebody wins with and as what the winner has."""
    return (
        f"If <{_WIN} {with_it}|{_HAVE} {has_it}> <{_PAY}|{_GET} {_OTHERS}>",
        f"{_WHO_WIN} {with_it} <get|win|collect|earn> {{price}} from {_OTHERS}",
    )


@sentence(
    "If a player wins with {hand}, all others who are still in pay them {price}",
    *_said("with {hand}", "{hand}"),
    better=False,
)
@sentence(
    "If a player wins with {hand} or better, all others who are still in pay them {price}",
    *_said("with [at least] {hand} or better", "[at least] {hand} or better"),
    better=True,
)
@sentence(
    "If a player wins without wild cards, all others who are still in pay them {price}",
    *_said(f"<[with a hand] {NATURAL}|with a natural hand>", "<no wild card|a natural hand>"),
    hand=None,
    better=False,
)
class WinnersPremium(AfterPot):
    """A hand that is worth more than the pot: a rare one, or one in which no card stands for another."""

    price: Price
    hand: HandName | None = None
    better: bool = False

    def play(self, table: Table, frame: Frame) -> Asking | None:
        for seat in table.state.notes.get("won", ()):
            if self._has(table, seat):
                pay_to(table, seat, self.price)
        return None

    def _has(self, table: Table, seat: int) -> bool:
        if self.hand:
            return has_hand(table, seat, self.hand, better=self.better)
        return not plan_for(table, seat).wild_among(best_hand(table, seat, End.HIGH).cards)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")
