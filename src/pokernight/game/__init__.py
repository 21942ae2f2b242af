"""A page's rules, read, checked and ready to play."""

from .game import Game
from .refusals import CannotWork, NotUnderstood, Unknown

__all__ = ["CannotWork", "Game", "NotUnderstood", "Unknown"]
