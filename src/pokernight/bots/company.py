"""Whom one can play with: the kinds of bots, and some who come with a name and a style."""

from random import Random

from pokernight.bots.bot import Bot
from pokernight.bots.sharp import SECONDS, Sharp
from pokernight.bots.simple import Caller, RandomBot
from pokernight.bots.steady import Steady
from pokernight.bots.style import STYLES

_BOTS: dict[str, type[Bot]] = {bot.kind: bot for bot in (RandomBot, Caller, Steady, Sharp)}

KINDS = tuple(_BOTS)
"""The words by which a player asks for a bot, the weakest first."""

NAMES = ("Ada", "Bruno", "Clara", "Dexter", "Esther", "Floyd", "Greta", "Hank", "Irene", "Jasper", "Kitty", "Lou")


def made(kind: str, seed: int | str = 0, seconds: float = SECONDS) -> Bot:
    """A bot of a kind, of even temper and with no name but that; a sharp one thinks so long about an answer."""
    bot = _BOTS[kind]
    return bot(seed=seed, seconds=seconds) if issubclass(bot, Sharp) else bot(seed=seed)


def seated(count: int, kind: str = "steady", seed: int | str = 0) -> list[Bot]:
    """So many bots of a kind, each with a name, and with a style where they think.

    >>> [(bot.name, bot.kind, bot.style) for bot in seated(2, "steady", seed=4)]
    [('Greta', 'steady', 'loose'), ('Ada', 'steady', 'bluffing')]
    """
    chance = Random(f"company/{seed}")
    names = chance.sample(NAMES, min(count, len(NAMES))) + [f"Bot {number}" for number in range(len(NAMES), count)]
    first = chance.randrange(len(STYLES))
    return [_seat(kind, name, seed, first + at) for at, name in enumerate(names)]


def thinker(kind: str, name: str, seed: int | str = 0) -> Bot:
    """A bot of a kind by its name, which tells its style for good.

    >>> thinker("steady", "Ada").style == thinker("sharp", "Ada").style
    True
    """
    return _seat(kind, name, seed, Random(f"style/{name}").randrange(len(STYLES)))


def _seat(kind: str, name: str, seed: int | str, at: int) -> Bot:
    bot = _BOTS[kind]
    style = STYLES[at % len(STYLES)]
    return bot(name, seed, style) if issubclass(bot, Steady) else bot(name, seed)
