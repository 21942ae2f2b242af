"""Lives: players who lose too often are out for good, deal after deal, until one is left."""

from collections.abc import Sequence

from pokernight.language.part import reads, sentence
from pokernight.rules.dealing.serve import count, counted
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.single import height
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.parts.who import Who
from pokernight.rules.plan import contenders
from pokernight.rules.pot.settling import OUT_FOR_GOOD
from pokernight.rules.rule import GameEnding, Plain, Standing
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Frame
from pokernight.table.state import ONCE
from pokernight.table.table import Table

_LIVES_LOST = f"{ONCE}lives lost"

_LIFE = "<life|live|strike|letter>"
_OUT = "<is out [of game|for good]|lose|is eliminated|must drop out [of game]>"


@sentence(
    "Each player has {count} lives",
    f"{THEY} <have|start with|begin with|start game with|get> {{count}} <life|live>",
    f"{{count}} {_LIFE} and they {_OUT}",
    f"{THEY} <with|who <have|get|lose|have lost>> {{count}} <life|live|strike> {_OUT}",
    f"After {{count}} {_LIFE} {THEY} {_OUT}",
)
class Lives(Standing):
    """How often a player may lose: with the last life, he is out of all deals that follow."""

    count: int


@sentence(
    "Who has no lives left is out", f"{THEY} <with no|who have no|who lose all [of] their> <life|live> [left] {_OUT}"
)
class OutWithoutLives(Standing):
    """What becomes of players who have lost all their lives, which goes without saying."""


@sentence("lose~s a life", "<get|is given|take> a strike", "lose one of their live", number=1)
@sentence("lose~s {number} lives", "lose {number} of their live", "<get|is given|take> {number} strike")
class LoseLife(Plain):
    """A life is gone, and with the last one the player; the last player left keeps his."""

    number: int

    def do(self, table: Table, frame: Frame) -> None:
        lost = counted(table, _LIVES_LOST, frame.seat) + self.number
        count(table, _LIVES_LOST, frame.seat, lost)
        if lost >= sum(rule.count for rule in table.standing(Lives)) and table.state.still_in != (frame.seat,):
            table.note(OUT_FOR_GOOD, (*table.state.notes.get(OUT_FOR_GOOD, ()), frame.seat))
            if frame.seat in table.state.still_in:
                table.fold(frame.seat)


@sentence(
    "only one player has lives left",
    "only one player <have [a|any] <life|live> [left]|is left with [a|any] <life|live>>",
    "<all|everyone> but one player <have lost all [of] their live|is out>",
)
class OneAlive(GameEnding):
    """All others have lost their lives."""

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return len(table.state.still_in) < 2

    def winners(self, table: Table) -> tuple[int, ...]:
        return table.state.still_in


@sentence("each player with the {end} card")
class CardHolder(Who):
    """Whoever has the highest card of all, or the lowest, up or down; several where they are equal."""

    end: End

    def seats(self, table: Table) -> tuple[int, ...]:
        own = {seat: [height(table, card) for card in table.state.of_seat(seat)] for seat in contenders(table)}
        utmost = max if self.end is End.HIGH else min
        heights = {seat: utmost(cards) for seat, cards in own.items() if cards}
        return tuple(seat for seat, height in heights.items() if height == utmost(heights.values()))


@reads("[<player|whoever|anyone> <with|who have>] {end} card")
class OfSuchCard(CardHolder):
    """The same, where it can also be a card that was just flipped; what is meant is settled with the line."""
