"""One seat of a table as an environment for a single agent, as Gymnasium has them, with bots in the other seats.

from pokernight.doors.gymnasium import Seat
mine = Seat("five card draw", seats=4, bots="steady")
"""

from pathlib import Path
from typing import Any

from gymnasium import Env, spaces

from pokernight.bots.company import seated
from pokernight.doors.actions import ACTIONS, Reply
from pokernight.doors.door import Observation, info, seen, space
from pokernight.doors.shelf import game_of
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
