"""Lowering: a meaning to a program. Every part of a meaning is used, or the game is refused by name."""

from pokernight.play.lowering.draft import CannotPlay
from pokernight.play.lowering.page import Lowered, lower

__all__ = ["CannotPlay", "Lowered", "lower"]
