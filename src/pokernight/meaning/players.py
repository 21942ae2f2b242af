"""Who: players by their seat, by what they show, and by what they have done."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from pokernight.meaning.sorts import Condition, Meaning, Who

if TYPE_CHECKING:
    from pokernight.meaning.deeds import Deed
    from pokernight.meaning.numbers import Quantity


class Side(Enum):
    """A direction around the table."""

    LEFT = "left"
    RIGHT = "right"


class End(Enum):
    """One of the two ends by which hands and cards are compared."""

    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True)
class You(Who):
    """The player whom the sentence is about: "you", and "they" or "their" after "each player"."""


@dataclass(frozen=True)
class Everyone(Who):
    """All players still in."""


@dataclass(frozen=True)
class EveryoneDealtIn(Who):
    """All players, those who have folded too."""


@dataclass(frozen=True)
class Dealer(Who):
    """The player who deals, in the last seat."""


@dataclass(frozen=True)
class Neighbor(Who):
    """The player still in who sits so many seats to one side of another."""

    of: Who
    side: Side
    seats: int = 1


@dataclass(frozen=True)
class Across(Who):
    """The player still in who sits across the table from another: half of the seats away, or the one before that."""

    of: Who


@dataclass(frozen=True)
class Showing(Who):
    """The player with the best or worst face-up hand, or with the highest or lowest face-up card."""

    end: End
    one_card: bool = False


@dataclass(frozen=True)
class Holding(Who):
    """The player with the best or worst hand of all, or with the highest or lowest card, hidden ones included."""

    end: End
    one_card: bool = False


@dataclass(frozen=True)
class Richest(Who):
    """The player with the most chips, or with the fewest."""

    end: End


@dataclass(frozen=True)
class Flipped(Who):
    """The player who turned up the highest or lowest card of the last flip, of those whose rank came once."""

    end: End


@dataclass(frozen=True)
class HighestBidder(Who):
    """Whoever bids most for what is sold."""


@dataclass(frozen=True)
class FirstInRotation(Who):
    """The player one seat to the left of whoever was first the last time; at first, the one next to the dealer."""


@dataclass(frozen=True)
class NextInTurn(Who):
    """The player after the one who acted last, in betting order."""


@dataclass(frozen=True)
class InTurn(Who):
    """The player whose turn it is: the next player of the step before, in a later step of the same turn."""


@dataclass(frozen=True)
class Latest(Who):
    """The player who did something last."""

    deed: "Deed"


@dataclass(frozen=True)
class First(Who):
    """The player who did something first."""

    deed: "Deed"


@dataclass(frozen=True)
class Other(Who):
    """Everyone still in but some."""

    than: Who


@dataclass(frozen=True)
class Such(Who):
    """Those of some players for whom something holds; `You` in the condition is the player in question."""

    among: Who
    condition: Condition


class Quantifier(Enum):
    """How many of the players that are described."""

    EACH = "each"
    """All of them, each for himself."""
    THE = "the"
    """The only one that fits the description."""
    ANY = "any"
    """Whichever of them; in a condition, at least one."""
    NO = "no"
    """None of them."""
    ALL = "all"
    """All of them taken together; in a condition, not one is missing."""


@dataclass(frozen=True)
class Players(Meaning):
    """Players as a sentence names them."""

    quantifier: Quantifier
    who: Who
    many: "Quantity | None" = None
    """With ANY: how many of them, where it matters: "if only one player stays in"."""


EACH_PLAYER = Players(Quantifier.EACH, Everyone())
THE_DEALER = Players(Quantifier.THE, Dealer())
YOURSELF = You()
YOU = Players(Quantifier.THE, YOURSELF)
