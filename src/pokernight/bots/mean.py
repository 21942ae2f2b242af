"""Averages of what was seen, where some of it counts for more."""

from math import inf, sqrt


class Mean:
    """A weighted average and how far it can be trusted, without keeping what went into it.

    >>> mean = Mean()
    >>> for value in (1, 2, 3):
    ...     mean.add(value)
    >>> mean.value, round(mean.doubt, 2), mean.count
    (2.0, 0.47, 3)
    """

    __slots__ = ("count", "squares", "total", "weight", "weight_squares")

    def __init__(self) -> None:
        """Nothing seen so far."""
        self.count = 0
        self.weight = 0.0
        self.weight_squares = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float, weight: float = 1.0) -> None:
        """Take one more value in."""
        self.count += 1
        self.weight += weight
        self.weight_squares += weight * weight
        self.total += weight * value
        self.squares += weight * value * value

    @property
    def value(self) -> float:
        """The average; nothing is as good as zero."""
        return self.total / self.weight if self.weight else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of the average."""
        if self.count < 2:
            return inf
        spread = max(self.squares / self.weight - self.value**2, 0.0)
        return sqrt(spread * self.weight_squares) / self.weight
