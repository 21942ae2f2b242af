"""What to expect of a game before anybody antes: how long a hand lasts, how much there is to learn, how wild it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pokernight.evening.pitch import pitch
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.rules import Bets, If, OneOf, Repeat, When

if TYPE_CHECKING:
    from pokernight.game import Game

LEVELS = ("simple", "some rules", "tricky")
WILDNESS = ("tame", "lively", "wild")

USUAL_PLAYERS = 5
TO_BET, TO_CHOOSE, TO_DEAL = 5, 9, 10
"""How many seconds somebody takes to bet, everybody takes to choose cards, and the deal takes."""
USUAL_REPEATS = 2
"""How often steps are taken again that go on until something happens."""

DEALT = frozenset({Verb.DEAL, Verb.RECEIVE, Verb.FOLD, Verb.BURN, Verb.SHUFFLE, Verb.BET, Verb.CALL, Verb.WIN})
"""What takes no explaining."""
STIRRING = frozenset({"guts", "match-pot", "pass", "no-peek", "must-fold", "redeal", "odd-ranks", "fee-fold"})
"""What stirs a game up, beside wild cards."""
FEW_WILD, MANY_WILD = 1, 8


@dataclass(frozen=True)
class Character:
    """A game at first sight."""

    pitch: str
    minutes: int
    """How long a hand lasts for five, about."""
    level: str
    """How much there is to learn."""
    wildness: str


def character(game: Game) -> Character:
    """What a game is like.

    >>> from pokernight import catalogue
    >>> draw = character(catalogue["five card draw"].game)
    >>> draw.minutes, draw.level, draw.wildness
    (1, 'simple', 'tame')
    >>> anaconda = character(catalogue["anaconda"].game)
    >>> anaconda.minutes, anaconda.level, anaconda.wildness
    (4, 'some rules', 'lively')
    """
    return Character(pitch(game), _minutes(game), LEVELS[_level(game)], WILDNESS[_wildness(game)])


def _minutes(game: Game) -> int:
    seconds = 0
    lines: list[int] = []
    for line in game.lines:
        took = TO_DEAL if line.steps else 0
        for step in line.steps:
            if isinstance(step, Bets):
                took = TO_BET * USUAL_PLAYERS
            elif isinstance(step, Repeat):
                took = sum(lines[-step.lines :]) * (step.times or USUAL_REPEATS)
            elif any(isinstance(part, Deed) and part.verb not in DEALT for part in step.walk()):
                took = TO_CHOOSE
        lines.append(took)
        seconds += took
    return max(1, round(seconds / 60))


def _level(game: Game) -> int:
    parts = [part for line in game.lines for part in line.walk()]
    verbs = {part.verb for part in parts if isinstance(part, Deed)} - DEALT
    special = sum(isinstance(part, When | If | OneOf) for part in parts)
    tags = len({"odd-ranks", "high-low", "split-card", "mod-ranks", "qualifier", "table"} & set(game.tags))
    score = len(verbs) + 2 * special + tags
    return 0 if score <= 2 else 1 if score <= 6 else 2


def _wildness(game: Game) -> int:
    wilds = min(game.numbers.wilds, 52)
    stirred = len(STIRRING & set(game.tags))
    return min(2, (wilds >= FEW_WILD) + (wilds >= MANY_WILD) + (stirred > 0) + (stirred > 2))
