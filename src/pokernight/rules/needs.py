"""Cards that a player must hold to win."""

from collections.abc import Iterable

from pokernight.language.part import sentence
from pokernight.rules.guts import beaten
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import contenders
from pokernight.rules.rule import Standing
from pokernight.rules.settling import SHOWDOWN, noted
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@sentence(
    "To win, a player must hold {first:one} and {second:one}",
    f"To win [pot|hand] {THEY} must <have|hold> [both] {{first}} and {{second}} [in their hand]",
    f"{THEY} <must have|must hold|need> [both] {{first}} and {{second}} [in their hand] to win [pot|hand]",
    "To win [pot] <their|a|winning> hand must <contain|include|have> {first} and {second}",
    "<Their|a|winning> hand must <contain|include|have> {first} and {second} to win [pot]",
)
@sentence(
    "To win, a player must hold {first:one}",
    f"To win [pot|hand] {THEY} must <have|hold> {{first}} in their hand",
    f"{THEY} must <have|hold> {{first}} in their hand to win [pot|hand]",
    "To win [pot] <their|a|winning> hand must <contain|include> {first}",
    "<Their|a|winning> hand must <contain|include> {first} to win [pot]",
    second=None,
)
class NeededToWin(Standing):
    """Cards without which a hand wins nothing, however good it is."""

    first: Faces
    second: Faces | None = None

    @property
    def listens(self) -> tuple[type, ...]:
        return (ev.Noted,)

    def watch(self, table: Table, event: Happened) -> Iterable[Frame]:
        return [Frame(self)] if noted(event, SHOWDOWN) else []

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Who lacks the cards is out of the comparison; see `Playable`."""
        needed = [cards for cards in (self.first, self.second) if cards]
        for seat in contenders(table):
            held = table.state.of_seat(seat)
            if not all(any(cards.has(table, card, seat) for card in held) for cards in needed):
                beaten(table, seat)
        return None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")
