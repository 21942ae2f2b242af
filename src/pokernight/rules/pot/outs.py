"""What staying out costs, where it costs anything."""

from functools import cached_property

from pokernight.language.part import reads, sentence
from pokernight.rules.act import Act
from pokernight.rules.betting.pay import Pay
from pokernight.rules.parts.price import ANTE, Payment, Price
from pokernight.rules.parts.subjects import WHO
from pokernight.rules.parts.who import ThoseIn
from pokernight.rules.rule import Step
from pokernight.rules.totals import Totals
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_OUT = f"{WHO} <<went|go|is|was|declared|declare|stay|stayed|drop|dropped> out|<did|do> not go in> [must|have to|then]"
_NEXT = "<next|new> <deal|hand|game>"


@sentence("Who stayed out pays {price} for the next deal", f"{_OUT} pay {{price}} <for|before|to play [in]> {_NEXT}")
@reads(
    f"{_OUT} <reante|ante <again|up|a second time|once more>>"
    f" [<to <play|stay in|is in|is dealt in|is dealt into|get> [again] [a]|for|before> [{_NEXT}]]",
    f"{_OUT} ante <for|before|to play [in]> {_NEXT}",
    price=ANTE,
)
class OutPayAgain(Step):
    """A price for the next deal, which nobody pays where there is none; to stay out of this one costs nothing."""

    whole = True
    price: Price

    @cached_property
    def act(self) -> Act:
        """Who pays it, when the time has come."""
        return Act(ThoseIn(is_in=False), Pay(Payment(self.price)))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        return self.act.play(table, frame)

    def tally(self, totals: Totals) -> None:
        self.act.tally(totals)
