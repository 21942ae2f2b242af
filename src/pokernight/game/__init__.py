"""A page's rules, read, checked and ready to play."""

from .game import CannotWork, Game, NotUnderstood, Unknown

__all__ = ["CannotWork", "Game", "NotUnderstood", "Unknown"]
