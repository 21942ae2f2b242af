"""Many hands by chance: compiled where that is ready, else in plain Python, with the same hands either way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pokernight.play.by_chance import play_by_chance
from pokernight.play.chance import Counted
from pokernight.play.hand import seated
from pokernight.play.judge import Judge
from pokernight.play.lowering import Lowered
from pokernight.play.program import Table
from pokernight.play.record import SEATS
from pokernight.table.options import Options

WORTH_IT = 2000
"""For fewer hands, plain Python is done before the compiler is loaded."""


class Sums(NamedTuple):
    """What came of many hands."""

    answers: int
    gains: tuple[int, ...]
    """What each seat has won; seat 0 only looks on."""


def many_hands(game: Lowered, stacks: Sequence[int], options: Options, hands: int, seed: int = 0) -> Sums:
    """Play hands with the seeds from one on; nobody waits for a compiler."""
    return (hands >= WORTH_IT and compiled_hands(game, stacks, options, hands, seed)) or plain_hands(
        game, stacks, options, hands, seed
    )


def compiled_hands(game: Lowered, stacks: Sequence[int], options: Options, hands: int, seed: int) -> Sums | None:
    """Play compiled; nothing where that is not on disk, or the game can only be played in plain Python."""
    from pokernight.play.compiled import CompiledGame, is_kept
    from pokernight.play.flat import CannotCompile

    if not is_kept():
        return None
    try:
        played = CompiledGame(game, seated(stacks, options, game), options).play(hands, seed)
    except CannotCompile:
        return None
    return Sums(played.answers, tuple(played.gains))


def plain_hands(game: Lowered, stacks: Sequence[int], options: Options, hands: int, seed: int) -> Sums:
    """Play in plain Python."""
    answers, gains = 0, [0] * (SEATS + 1)
    for number in range(seed, seed + hands):
        s = seated(stacks, options, game)
        s.seed = number
        answers += play_by_chance(Table(game.program, s, [], Judge(game.hands, options, Counted(number))))
        for seat, stack in enumerate(stacks, 1):
            gains[seat] += s.chips[seat] - stack
    return Sums(answers, tuple(gains))
