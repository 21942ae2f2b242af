"""Every game as an environment for several agents, as PettingZoo has them.

    from pokernight.doors.pettingzoo import env
    table = env("anaconda", seats=4)

An agent sees what its seat sees, and nothing else: an array of a fixed size and a mask of the actions that fit, with
the plain view and the question in words among the infos. It is paid in chips when the hand is over.
"""

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from pokernight.doors.actions import ACTIONS, Reply
from pokernight.doors.door import Observation, info, seen, space
from pokernight.doors.shelf import game_of
from pokernight.game.game import Game
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.telling import told


def env(game: str | Path | Game = "texas hold'em", seats: int = 4, **wishes: Any) -> "Table":
    """An environment for a game of the catalogue, or for a page of your own."""
    return Table(game, seats, **wishes)


class Table(AECEnv):  # type: ignore[misc]
    """A table at which one hand is played from `reset` to the end."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "pokernight_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Path | Game = "texas hold'em",
        seats: int = 4,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A table for so many, with the customs of the house unless others are given."""
        super().__init__()
        self.game = game_of(game)
        self.options = options or Options()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self._spaces = {agent: space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self.hand: Hand | None = None
        self.reply: Reply | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a hand; the same seed deals the same cards. The options may give the "stacks" of chips, seat 1 first."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        dealt = int(self._chance.integers(2**62))
        self.hand = self.game.deal(len(self.possible_agents), dealt, self.options, (options or {}).get("stacks", ()))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._told = 0
        self._ask()

    def _ask(self) -> None:
        """Turn to the next who is asked something; questions with one answer answer themselves."""
        hand = self.hand
        assert hand is not None
        while not hand.ended:
            seat = next(iter(hand.asking))
            self.reply = Reply(hand.asking[seat])
            if self.reply.answer is None:
                self._turn_to(seat)
                return
            hand.answer(seat, self.reply.answer)
        self.reply = None
        for agent, gain in zip(self.agents, hand.gains, strict=True):
            self.rewards[agent] = float(gain)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _turn_to(self, seat: int) -> None:
        assert self.hand is not None
        self.agent_selection = self.possible_agents[seat - 1]
        self.infos[self.agent_selection] = info(self.hand, seat)

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and which actions fit."""
        assert self.hand is not None
        mine = self.reply if agent == self.agent_selection else None
        return seen(self.hand, self.possible_agents.index(agent) + 1, mine)

    def step(self, action: int | None) -> None:
        """Take the next part of the answer of whoever is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.hand is not None and self.reply is not None and action is not None
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.reply.take(int(action))
        if self.reply.answer is not None:
            self.hand.answer(self.possible_agents.index(agent) + 1, self.reply.answer)
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What has happened since the last time, in words, as somebody tells it who sees all cards on the table."""
        assert self.hand is not None
        story = self.hand.story(0)
        lines = "\n".join(told(story[self._told :]))
        self._told = len(story)
        if self.render_mode == "human":
            if lines:
                print(lines)
            return None
        return lines

    def close(self) -> None:
        """Nothing is left open."""
