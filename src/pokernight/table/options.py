"""The customs of a table that its players may choose."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property


class Limit(Enum):
    """How much may be bet."""

    SPREAD = "spread"
    FIXED = "fixed"
    POT = "pot"
    NONE = "none"


class Low(Enum):
    """Which low hand is the best."""

    ACE_TO_SIX = "ace to six"
    ACE_TO_FIVE = "ace to five"
    DEUCE_TO_SEVEN = "deuce to seven"


class PointTie(Enum):
    """Which of two hands at the same distance from a target wins."""

    INSIDE = "inside"
    OUTSIDE = "outside"
    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True)
class Options:
    """What a table has agreed on; the defaults are the house's.

    >>> Options(maximum=10).maximum
    10
    >>> Options(minimum=6)
    Traceback (most recent call last):
    ...
    ValueError: The maximum bet of 5 is less than the minimum of 6.
    """

    ante: int = 1
    minimum: int = 1
    maximum: int = 5
    stack: int = 200
    limit: Limit = Limit.SPREAD
    raises: int = 3
    """How often a round may be raised while more than two are in."""
    raises_for_two: bool = True
    """Whether two players who are left may raise as often as they like."""
    all_in_raises: bool = False
    """Whether an all-in of less than a full bet or raise counts as one, so that all may raise again."""
    burn: bool = False
    muck: bool = False
    """Whether hands are shown in turn at the end, the last bettor's first, and may be mucked instead."""
    low: Low = Low.ACE_TO_SIX
    both_ties_lose: bool = True
    """Whether who declares both ways loses with a tie."""
    point_tie: PointTie = PointTie.INSIDE

    @cached_property
    def ranking(self) -> str:
        """All that tables may have agreed on about the ranking of hands, as one name."""
        return f"{self.low.name} {self.point_tie.name}"

    def __post_init__(self) -> None:
        for name, least in (("ante", 0), ("minimum", 1), ("maximum", 1), ("stack", 1), ("raises", 0)):
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 1_000_000_000:
                raise ValueError(f"The {name} must be a whole number of chips from {least} on, not {value!r}.")
        if self.maximum < self.minimum:
            raise ValueError(f"The maximum bet of {self.maximum} is less than the minimum of {self.minimum}.")
