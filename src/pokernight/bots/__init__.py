"""Players that see what a player sees, and play every game."""

from random import Random

from pokernight.bots.bot import Bot
from pokernight.bots.simple import Caller, RandomBot

__all__ = ["KINDS", "Bot", "Caller", "RandomBot", "seated"]

_BOTS: dict[str, type[Bot]] = {bot.kind: bot for bot in (RandomBot, Caller)}

KINDS = tuple(_BOTS)
"""The words by which a player asks for a bot, the weakest first."""

_NAMES = ("Ada", "Bruno", "Clara", "Dexter", "Esther", "Floyd", "Greta", "Hank", "Irene", "Jasper", "Kitty", "Lou")


def seated(count: int, kind: str = "caller", seed: int | str = 0) -> list[Bot]:
    """So many bots of a kind, each with a name of its own."""
    names = Random(f"names/{seed}").sample(_NAMES, min(count, len(_NAMES)))
    names += [f"Bot {number}" for number in range(len(names) + 1, count + 1)]
    return [_BOTS[kind](name, seed) for name in names]
