"""What who has bought something must do for it."""

from pokernight.language.part import reads, sentence
from pokernight.rules.betting.pay import OncePaid, PayTo
from pokernight.rules.dealing.handout import GetUpOrDown
from pokernight.rules.rule import Action
from pokernight.rules.totals import Totals
from pokernight.table.frame import Frame
from pokernight.table.table import Table

_BUY = "<<buy|bought> [a|one|it] [card]|do [so|it|this|that]>"


@sentence(
    "Who does so must {action}",
    f"If <they|a player|any player|anyone> {_BUY} they [then] <must|have to> [then] {{action}}",
    f"<Anyone|whoever|who|any player|a player|player> [who|that] {_BUY} [then] <must|have to> [then] {{action}}",
    "[And|but] <then must|must [then]|then have to|have to [then]> {action}",
)
@reads("[And|but] then {action:Discard}")
class OnceBought(OncePaid):
    """Only who has paid does it, and for nothing more."""

    about = (PayTo, GetUpOrDown)
    action: Action

    def follow(self, table: Table, frame: Frame) -> None:
        table.then(self.action, frame.seat)

    def tally(self, totals: Totals) -> None:
        self.action.tally(totals, None)
