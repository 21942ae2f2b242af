"""Which way round the table play goes: to the left, until a rule turns it round."""

from pokernight.language.part import sentence
from pokernight.rules.rule import Step
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

REVERSED = "reversed"
"""The note that play goes to the right."""

_PLAY = "<play|betting|game|deal|turn>"


@sentence(
    "Reverse the direction of play",
    f"<direction|order> [of {_PLAY}] is <reversed|changed|switched>",
    f"<direction|order> [of {_PLAY}] <reverse|change>",
    f"{_PLAY} <reverse [direction]|change direction|is reversed|go <in opposite direction|other way [around]>>",
    f"reverse <direction|order> [of {_PLAY}]",
)
class Reverse(Step):
    """From now on betting, dealing and all turns go the other way round the table; the next time, back again."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.note(REVERSED, not table.state.notes.get(REVERSED))
        return None


def direction(table: Table) -> int:
    """The step from one player to the next: 1 to the left, -1 to the right."""
    return -1 if table.state.notes.get(REVERSED) else 1


def in_turn(table: Table, first: int | None = None) -> tuple[int, ...]:
    """The seats still in, in the order of play from one on; where none is told, from the one next to the dealer."""
    if direction(table) > 0:
        return table.seats_from(1 if first is None else first)
    first = table.state.seats - 1 if first is None else first
    return tuple(reversed(table.seats_from(first + 1)))
