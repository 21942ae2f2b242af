"""Comparing hands for something else than the pot."""

from pokernight.language.part import sentence
from pokernight.rules.dealing.sitting_out import COMPARED
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import IN
from pokernight.rules.plan import best_of, contenders
from pokernight.rules.pot.guts import LosersPay, ManyIn
from pokernight.rules.pot.open_hands import show_hands
from pokernight.rules.pot.settling import Compares, later, result
from pokernight.rules.rule import Share
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import Lie
from pokernight.table.table import Table

_THOSE = f"<they|[all|any] player [<who|that> {IN}]|<those|everyone|anyone> <who|that> {IN}>"


@sentence(
    "The players who went in compare their hands",
    f"{_THOSE} compare [their] <hand|card>",
    privately=False,
)
@sentence(
    "The players who went in compare their hands in private",
    f"{_THOSE} <privately|quietly> compare [their] <hand|card>",
    f"{_THOSE} compare [their] <hand|card> <privately|in private|between they>",
    privately=True,
)
class Compare(Compares):
    """All who went in see each other's hands; who has the best one has won, but not the pot."""

    privately: bool = False

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seats = contenders(table)
        if len(seats) > 1:
            self._show(table, seats)
        result(table, seats, best_of(table, seats, self._end(table)).seats, table.pot_size())
        if table.spoken_of(ManyIn) and later(table, LosersPay) is None:
            table.note(COMPARED, len(seats))
        return None

    def _show(self, table: Table, seats: tuple[int, ...]) -> None:
        if not self.privately:
            show_hands(table)
            return
        for seat in seats:
            table.show(table.lying(seat, Lie.DOWN, Lie.BLIND), frozenset(seats))

    def _end(self, table: Table) -> End:
        """Which hand is the best: the low one where only that wins anything."""
        ends = {getattr(share, "end", None) for share in table.spoken_of(Share)}
        return End.LOW if ends == {End.LOW} else End.HIGH
