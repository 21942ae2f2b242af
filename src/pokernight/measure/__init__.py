"""The five numbers and the tags of a game, as they follow from what its page means, and what is wrong with it."""

from pokernight.measure.idle import idle
from pokernight.measure.measuring import Measured, measured
from pokernight.measure.numbers import Numbers
from pokernight.measure.objections import objections

__all__ = ["Measured", "Numbers", "idle", "measured", "objections"]
