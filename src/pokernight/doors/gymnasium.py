"""One seat of a table as an environment for a single agent, as Gymnasium has them; and one seat of many tables.

from pokernight.doors.gymnasium import Seat, Seats
mine = Seat("five card draw", seats=4, bots="steady")
many = Seats("five card draw", tables=1024, seats=4)
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import Env, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pokernight.bots.company import seated
from pokernight.cards import FACES
from pokernight.doors.actions import ACTIONS, Reply
from pokernight.doors.door import Observation, info, seen, space
from pokernight.doors.shelf import game_of
from pokernight.doors.tables import ON_TABLE, Array, Asked, Tables, by_chance
from pokernight.game.game import Game
from pokernight.table.chair import Chair
from pokernight.table.hand import Hand
from pokernight.table.options import Options


class Seat(Env[Observation, Any]):
    """Seat 1 of a table, at which one hand is played from `reset` to the end; the reward is what it has won."""

    def __init__(
        self,
        game: str | Path | Game = "texas hold'em",
        seats: int = 4,
        bots: str = "caller",
        options: Options | None = None,
    ) -> None:
        """A table for so many, with bots of a kind in all seats but the first."""
        self.game = game_of(game)
        self.seats, self.kind, self.options = seats, bots, options or Options()
        self.observation_space = space()
        self.action_space: spaces.Space[Any] = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a hand, and play up to the first question to one's own seat; the options may give the "stacks"."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62))
        self.hand: Hand = self.game.deal(self.seats, dealt, self.options, (options or {}).get("stacks", ()))
        self.bots = seated(self.seats, self.kind, dealt)
        self.reply: Reply | None = None
        self._go_on()
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Give the next part of an answer."""
        assert self.reply is not None
        self.reply.take(int(action))
        if self.reply.answer is not None:
            self.hand.answer(1, self.reply.answer)
            self._go_on()
        won = float(self.hand.gains[0]) if self.hand.ended else 0.0
        now, plain = self._seen()
        return now, won, self.hand.ended, False, plain

    def _go_on(self) -> None:
        """Let the others answer until one's own seat has something to choose."""
        self.reply = None
        while not self.hand.ended:
            seat = next(iter(self.hand.asking))
            if seat != 1:
                self.hand.answer(seat, self.bots[seat - 1].answer(Chair(self.hand, seat)))
                continue
            self.reply = Reply(self.hand.asking[1])
            if self.reply.answer is None:
                return
            self.hand.answer(1, self.reply.answer)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        return seen(self.hand, 1, self.reply), info(self.hand, 1)


class Seats(VectorEnv[Observation, Array, Array]):
    """Seat 1 of many tables, at which hand after hand is played; the reward is what it has won when a hand is over."""

    def __init__(
        self,
        game: str | Path | Game = "texas hold'em",
        tables: int = 1024,
        seats: int = 4,
        others: Callable[[Asked], Array] | None = None,
        options: Options | None = None,
        *,
        compiled: bool = True,
    ) -> None:
        """Tables for so many; the others do what a function says of what they are asked, or anything by chance."""
        self.tables = Tables(game, tables, seats, options, compiled=compiled)
        self.others = others
        self.num_envs = tables
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.single_observation_space = spaces.Dict(
            {
                "cards": spaces.Box(0, 1, (2 * seats + len(ON_TABLE), FACES), np.uint8),
                "numbers": spaces.Box(-(2**31), 2**31 - 1, self.tables.numbers, np.int32),
                "parts": spaces.Box(0, 1, (ACTIONS,), np.int8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, tables)
        self.observation_space = batch_space(self.single_observation_space, tables)

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal at all tables, and play up to the first question to one's own seat."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._others = self.others or by_chance(int(self.np_random.integers(2**31)))
        self._asked = self.tables.reset(int(self.np_random.integers(2**31)))
        self._go_on()
        return self._seen(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Give the next part of an answer at each table; where a hand is over, the next one begins."""
        self._asked = self.tables.step(actions)
        won, over = self._go_on()
        return self._seen(), won, over, np.zeros(self.num_envs, bool), {}

    def _go_on(self) -> tuple[Array, Array]:
        """Let the others answer until one's own seat is asked everywhere; what was won, and where a hand was over."""
        won, over = self._asked.gains[:, 0].copy(), self._asked.ended.copy()
        while (elsewhere := self._asked.seats != 1).any():
            self._asked = self.tables.step(self._others(self._asked), elsewhere)
            won += self._asked.gains[:, 0]
            over |= self._asked.ended
        return won, over

    def _seen(self) -> Observation:
        asked = self._asked
        return {"cards": asked.cards, "numbers": asked.numbers, "parts": asked.parts, "action_mask": asked.masks}
