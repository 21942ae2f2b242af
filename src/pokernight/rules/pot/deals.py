"""Deals that are won while the pot stays, until somebody has won enough of them."""

from collections.abc import Sequence

from pokernight.language.part import sentence
from pokernight.rules.plan import contenders
from pokernight.rules.pot.open_hands import show_hands
from pokernight.rules.pot.settling import Compares, result, went_in, win_deal, winners_of
from pokernight.rules.rule import Share
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_ONLY = "<but <not|do not <take|win|get>> pot|<and|but> pot <stay|remain> [in]>"


@sentence(
    "Showdown: {share} wins the deal, but not the pot",
    f"[Showdown [.]] {{share}} <win|take> [this] deal [{_ONLY}]",
    f"[Showdown [.]] {{share}} <win|take> [this] <hand|round> {_ONLY}",
)
class WinsDeal(Compares):
    """Hands are compared for a deal only; the pot waits for who wins enough of them."""

    share: Share

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seats = contenders(table)
        if len(seats) > 1:
            show_hands(table)
            seats = tuple({seat for part in winners_of(table, (self.share,), seats) for seat in part.seats})
        deal_won(table, seats)
        return None


def deal_won(table: Table, seats: Sequence[int]) -> None:
    """Keep in mind who has won a deal, which brings nothing yet."""
    win_deal(table, seats)
    result(table, went_in(table), seats, table.pot_size())
