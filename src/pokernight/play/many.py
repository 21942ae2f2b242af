"""Many hands by players who answer at once: compiled where that is ready, else in plain Python, the same either way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pokernight.cards import Card
from pokernight.play.chance import Counted
from pokernight.play.counting import Outcome
from pokernight.play.flat import OUTCOME, CannotCompile, refuse_unusual
from pokernight.play.hand import seated
from pokernight.play.judge import Judge, standards_of
from pokernight.play.lowering import Lowered
from pokernight.play.players import Player, play_counted
from pokernight.play.program import Table
from pokernight.play.record import poured
from pokernight.play.standing import note_payments, note_standings
from pokernight.table.options import Options

if TYPE_CHECKING:
    from pokernight.play.compiled import CompiledGame
    from pokernight.play.cuda import CardGame

_COMPILE = "import os; getattr(os, 'nice', int)(10); from pokernight.play.compiled import compile_here; compile_here()"


class Batch(NamedTuple):
    """What came of some hands."""

    outcomes: Any
    """One row of `counting.Outcome` for each hand."""
    standings: Any
    """Who stood how at the showdowns: which of the hand, which part of the pot, seat, worth, whether it won."""

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return len(self.outcomes)


class ManyHands:
    """A game at a table, ready to be played again and again; `CannotCompile` where it could never be compiled."""

    def __init__(
        self,
        game: Lowered,
        stacks: Sequence[int],
        options: Options,
        player: Player = Player.RANDOM,
        given: Mapping[int, Card] | None = None,
    ) -> None:
        """Take a game, the chips of each seat, the customs of the table, and who plays in every seat.

        What is given are cards that lie at certain places in the first deck.
        """
        self.standards = standards_of(game.hands, options)
        refuse_unusual(game.program, self.standards)
        self.game = game
        self._start = seated(stacks, options, game)
        self._start.gives = int(bool(given))
        for place, card in (given or {}).items():
            self._start.given[place] = card + 1
        self._options, self._player = options, player

    @cached_property
    def _compiled(self) -> CompiledGame:
        from pokernight.play.compiled import CompiledGame

        return CompiledGame(self.game, self._start, self._options)

    @cached_property
    def _card(self) -> CardGame:
        from pokernight.play.cuda import CardGame

        return CardGame(self.game, self._start, self._options)

    def play(self, hands: int, seed: int, *, standings: bool = False) -> Batch:
        """Play hands with the seeds from one on; nobody waits for a compiler."""
        return (self.compiled if is_compiled() else self.plain)(hands, seed, standings=standings)

    def compiled(self, hands: int, seed: int, *, standings: bool = False) -> Batch:
        """Play compiled."""
        parts: list[Batch] = []
        done = 0
        while done < hands:
            played = self._compiled.play(hands - done, seed + done, self._player, standings=standings)
            if parts:
                played.outcomes["standings"] += parts[-1].outcomes["standings"][-1]
            parts.append(Batch(played.outcomes, played.standings))
            done += parts[-1].hands
        if len(parts) == 1:
            return parts[0]
        return Batch(*map(np.concatenate, zip(*parts, strict=True)))

    def on_card(self, hands: int, seed: int, *, standings: bool = False) -> Batch:
        """Play on a graphics card, which must be there."""
        return Batch(*self._card.outcomes(hands, seed, self._player, standings=standings))

    def plain(self, hands: int, seed: int, *, standings: bool = False) -> Batch:
        """Play in plain Python."""
        outcomes = np.zeros(hands, OUTCOME)
        rows: list[tuple[int, ...]] = []
        for number in range(hands):
            s, outcome = self._start.copy(), Outcome()
            s.seed = seed + number
            judge = Judge(self.game.hands, self._options, Counted(s.seed))
            t = Table(self.game.program, s, [], judge)
            play_counted(t, outcome, self._player)
            if standings:
                for step, then in judge.showdowns:
                    note_standings(t._replace(s=then, log=rows), step)
                note_payments(t._replace(log=rows))
            outcome.standings = len(rows)
            poured(outcome, outcomes[number])
        return Batch(outcomes, np.array(rows, np.int32).reshape(-1, 5))


def many_of(
    game: Lowered | None,
    stacks: Sequence[int],
    options: Options,
    player: Player = Player.RANDOM,
    given: Mapping[int, Card] | None = None,
) -> ManyHands | None:
    """A game ready to be played again and again; None where only the table can play it."""
    try:
        return ManyHands(game, stacks, options, player, given) if game else None
    except CannotCompile:
        return None


def seed_of(number: int) -> int:
    """The seed of the first hand of a run, so far from those of other runs that they have none in common."""
    return number * 0x9E3779B97F4A7C15 % (1 << 62)


def is_compiled() -> bool:
    """Whether compiled play is there at once, on disk or in memory."""
    from pokernight.play.compiled import is_kept

    return is_kept()


@cache
def compile_meanwhile() -> None:
    """Let another process compile and keep what it made on disk, while this one goes on in plain Python."""
    if not is_compiled():
        devnull = subprocess.DEVNULL
        _busy.append(
            subprocess.Popen([sys.executable, "-c", _COMPILE], stdout=devnull, stderr=devnull, start_new_session=True)
        )


_busy: list[subprocess.Popen[bytes]] = []
"""The process that compiles; it goes on when this one is over."""
