"""Players that see what a player sees, and play every game."""

from pokernight.bots.bot import Bot
from pokernight.bots.company import KINDS, made, seated

__all__ = ["KINDS", "Bot", "made", "seated"]
