"""How an evening begins, as far as that is settled before a game is chosen."""

from dataclasses import dataclass, field

from pokernight.catalogue.entry import Entry
from pokernight.evening.evening import USUAL_BOTS, Evening
from pokernight.evening.menu import Menu, playable
from pokernight.evening.rotation import Rotation
from pokernight.table.options import Options

USUAL_SEATS = 5


@dataclass(frozen=True)
class Setting:
    """The customs of the table, who the others are, and how fast they play."""

    seats: int | None = None
    """How many play; where it is not said, as many as usual, or fewer where the game is for fewer."""
    options: Options = field(default_factory=Options)
    kind: str = USUAL_BOTS
    seed: str = "0"
    pace: float = 1.0
    """How much of a human moment a move of a bot takes."""

    def begin(self, menu: Menu, game: Entry | None, rotation: Rotation | None = None) -> Evening:
        """Sit down for a game, for several in rotation, or for dealer's choice."""
        usual = min(USUAL_SEATS, playable(game).sure_seats) if game else USUAL_SEATS
        return Evening.begin(self.seats or usual, game, self.options, self.kind, self.seed, menu, rotation)
