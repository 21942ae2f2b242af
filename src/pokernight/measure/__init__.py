"""The five numbers and the tags of a game, as they follow from what its page means."""

from pokernight.measure.measured import Measured, measured
from pokernight.measure.numbers import Numbers

__all__ = ["Measured", "Numbers", "measured"]
