"""Every game as an environment for several agents, as PettingZoo has them.

    from pokernight.doors.pettingzoo import env
    table = env("anaconda", seats=4)

An agent sees what its seat sees, and nothing else: an array of a fixed size and a mask of the actions that fit, with
the plain view and the question in words among the infos. It is paid in chips when the hand is over.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from pokernight.doors.actions import ACTIONS, DONE, Reply
from pokernight.doors.door import Observation, info, seen, space
from pokernight.doors.shelf import game_of
from pokernight.game.game import Game
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.telling import told


def env(
    game: str | Path | Game = "texas hold'em", seats: int = 4, max_cycles: int | None = None, **wishes: Any
) -> AECEnv:
    """An environment for a game of the catalogue, or for a page of your own, in which whoever is asked acts.

    Where the number of cycles is given, everybody acts in each, as in `parallel_env`.
    """
    if max_cycles is None:
        return Table(game, seats, **wishes)
    return parallel_to_aec(parallel_env(game, seats, max_cycles, **wishes))


def parallel_env(
    game: str | Path | Game = "texas hold'em", seats: int = 4, max_cycles: int | None = None, **wishes: Any
) -> "ParallelTable":
    """The same, and everybody acts in each cycle: what those do who are not asked is ignored.

    Where the number of cycles is given, hand after hand is played until then; else it is one hand.
    """
    return ParallelTable(game, seats, max_cycles, **wishes)


METADATA: dict[str, Any] = {"name": "pokernight_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}


class Door:
    """A table with a door to each seat: who sits there, what they see, what they can do, and what is told aloud."""

    def __init__(
        self,
        game: str | Path | Game = "texas hold'em",
        seats: int = 4,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A table for so many, with the customs of the house unless others are given."""
        self.game = game_of(game)
        self.options = options or Options()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self._spaces = {agent: space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do."""
        return self._actions[agent]

    def shuffle(self, seed: int | None) -> None:
        """Begin with the cards of a seed, where one is given."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)

    def deal(self, stacks: Sequence[int] = ()) -> None:
        """Deal the next hand."""
        dealt = int(self._chance.integers(2**62))
        self.hand: Hand = self.game.deal(len(self.possible_agents), dealt, self.options, stacks)
        self._told = 0

    def seat(self, agent: str) -> int:
        """Where an agent sits."""
        return self.possible_agents.index(agent) + 1

    def render(self) -> str | None:
        """What has happened since the last time, in words, as somebody tells it who sees all cards on the table."""
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


class Table(Door, AECEnv):  # type: ignore[misc]
    """A table at which one hand is played from `reset` to the end."""

    metadata = METADATA

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a hand; the same seed deals the same cards. The options may give the "stacks" of chips, seat 1 first."""
        self.shuffle(seed)
        self.deal((options or {}).get("stacks", ()))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Turn to the next who is asked something; questions with one answer answer themselves."""
        hand = self.hand
        while not hand.ended:
            seat = next(iter(hand.asking))
            self.reply: Reply | None = Reply(hand.asking[seat])
            if self.reply.answer is None:
                self.agent_selection = self.possible_agents[seat - 1]
                self.infos[self.agent_selection] = info(hand, seat)
                return
            hand.answer(seat, self.reply.answer)
        self.reply = None
        for agent, gain in zip(self.agents, hand.gains, strict=True):
            self.rewards[agent] = float(gain)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and which actions fit."""
        return seen(self.hand, self.seat(agent), self.reply if agent == self.agent_selection else None)

    def step(self, action: int | None) -> None:
        """Take the next part of the answer of whoever is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.reply is not None and action is not None
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.reply.take(int(action))
        if self.reply.answer is not None:
            self.hand.answer(self.seat(agent), self.reply.answer)
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class ParallelTable(Door, ParallelEnv):  # type: ignore[misc]
    """A table at which everybody acts in each cycle, and those who are asked together answer together.

    Where an action does not fit, the table answers for the seat, as it does for a player whose time runs out.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str | Path | Game = "texas hold'em",
        seats: int = 4,
        max_cycles: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A table for so many, for one hand or for so many cycles."""
        super().__init__(game, seats, options, render_mode)
        self._most = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a hand; the same seed deals the same cards. The options may give the "stacks" of chips, seat 1 first."""
        self.shuffle(seed)
        self._stacks = (options or {}).get("stacks", ())
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._replies: dict[int, Reply] = {}
        self.deal(self._stacks)
        self._go_on()
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the next part of the answer of everybody who is asked."""
        self._cycles += 1
        for seat, reply in self._replies.items():
            action = int(actions[self.possible_agents[seat - 1]])
            if action in reply.menu:
                reply.take(action)
            else:
                reply.answer = reply.choice.default
        gains = self._go_on()
        if self.render_mode == "human":
            self.render()
        over, out = self._most is None and self.hand.ended, self._cycles == self._most
        now, infos = self._seen()
        agents = self.agents
        if over or out:
            self.agents = []
        rewards = dict(zip(agents, map(float, gains), strict=True))
        return now, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, out), infos

    def _go_on(self) -> list[int]:
        """Give the answers that are whole, and ask what comes next; what everybody has won by that."""
        won = [0] * len(self.possible_agents)
        while True:
            for seat in [seat for seat, reply in self._replies.items() if reply.answer is not None]:
                answer = self._replies.pop(seat).answer
                assert answer is not None
                self.hand.answer(seat, answer)
            if self._replies:
                return won
            if self.hand.ended:
                won = [before + gain for before, gain in zip(won, self.hand.gains, strict=True)]
                if self._most is None or self._cycles == self._most:
                    return won
                self.deal(self._stacks)
            self._replies = {seat: Reply(choice) for seat, choice in self.hand.asking.items()}

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What all see; who is not asked can only wait."""
        found: dict[str, Observation] = {}
        for agent in self.agents:
            seat = self.seat(agent)
            found[agent] = seen(self.hand, seat, self._replies.get(seat))
            if seat not in self._replies:
                found[agent]["action_mask"][DONE] = 1
        return found, {agent: info(self.hand, self.seat(agent)) for agent in self.agents}
