"""Every game behind the doors for research: it plays to its end, keeps its secrets, and passes the suites of others."""

import doctest
import os
import re
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra pokernight[pettingzoo] is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from pokernight import catalogue
from pokernight.doors.actions import ACTIONS, DONE, Reply
from pokernight.doors.gymnasium import Seat
from pokernight.doors.observations import LENGTH, observed
from pokernight.doors.pettingzoo import Table, env, parallel_env
from pokernight.doors.shelf import game_of
from pokernight.table import events as ev
from pokernight.table.worlds import Worlds

NAMES = [entry.name for entry in catalogue]
SPREAD = int(os.environ.get("SPREAD", "12"))
"""Of so many games, one is tried."""
DOCS = Path(__file__).parents[2] / "docs"
OWN = Path(__file__).parents[2] / "examples" / "lighthouse.md"
"""A page of your own."""


def played(table: Table, seed: int) -> Iterator[tuple[str, dict[str, np.ndarray]]]:
    """Play a hand by chance, and see what each agent sees before it acts."""
    table.reset(seed=seed)
    chance = Random(seed)
    for agent in table.agent_iter():
        seen, _, ended, cut, _ = table.last()
        yield agent, seen
        fits = np.flatnonzero(seen["action_mask"]).tolist()
        table.step(None if ended or cut else chance.choice(fits))


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_played_to_its_end(name: str) -> None:
    """What an agent sees fits its space, up to the end of the hand, and no chip is lost."""
    game = catalogue[name].game
    table = env(game, seats=min(4, game.most_seats))
    for seed in range(2):
        for agent, seen in played(table, seed):
            assert seen["observation"].shape == (LENGTH,) and seen["action_mask"].shape == (ACTIONS,)
            assert table.observation_space(agent).contains(seen)
        assert table.hand is not None and table.hand.ended
        assert sum(table.hand.gains) == -table.hand.view(0).pot, "chips are won from others or lie in the pot"


@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")  # all with masks have such a space
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("game", [*NAMES[::SPREAD], OWN])
def test_the_suite_of_pettingzoo_passes(game: str | Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = min(4, game_of(game).most_seats)
    make, make_parallel = partial(env, game, seats), partial(parallel_env, game, seats)
    api_test(make(), num_cycles=100)
    seed_test(make, num_cycles=60)
    render_test(make)
    max_cycles_test(SimpleNamespace(env=make, parallel_env=make_parallel))
    parallel_api_test(make_parallel(), num_cycles=60)
    parallel_seed_test(make_parallel, num_cycles=30)
    capsys.readouterr()  # it tells a lot


def test_those_who_are_asked_together_answer_together() -> None:
    """In Anaconda all pass at once; who does nothing that fits passes what the table would pass for them."""
    table = parallel_env("anaconda", seats=4)
    seen, _ = table.reset(seed=1)
    passed = [hand_of.choice.default for hand_of in (table.hand.view(seat) for seat in range(1, 5)) if hand_of.choice]
    assert len(passed) == 4
    for _ in range(3):
        seen, *_ = table.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents})
    assert [seat for seat, _ in table.hand.answers] == [1, 2, 3, 4]
    table.reset(seed=1)
    table.step(dict.fromkeys(table.agents, DONE))
    assert [answer for _, answer in table.hand.answers] == passed


def test_hand_after_hand_is_played_for_so_many_cycles() -> None:
    """What everybody has won is told when a hand is over, and the next one begins."""
    table, chance, paid, cycles = parallel_env("kuhn", seats=2, max_cycles=50), Random(1), 0, 0
    seen, _ = table.reset(seed=1)
    while table.agents:
        fits = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in table.agents}
        seen, rewards, ended, cut, _ = table.step({agent: chance.choice(fits[agent]) for agent in table.agents})
        assert sum(rewards.values()) == 0 and not any(ended.values())
        paid += any(rewards.values())
        cycles += 1
    assert cycles == 50 and all(cut.values()) and paid > 10


@pytest.mark.parametrize("name", NAMES[::40])
def test_the_suite_of_gymnasium_passes(name: str) -> None:
    class Able(Seat):
        """Takes whatever is sampled as the action that fits next in order."""

        def step(self, action: int):  # type: ignore[no-untyped-def]
            assert self.reply is not None
            fits = sorted(self.reply.menu)
            return super().step(fits[action % len(fits)])

    check_env(Able(name, seats=min(4, catalogue[name].game.most_seats)), skip_render_check=True)


@pytest.mark.parametrize("name", NAMES[::6])
def test_an_observation_tells_no_secret(name: str) -> None:
    """Cards that a seat has not seen may be any others: what it observes is the same."""
    game = catalogue[name].game
    hand = game.deal(min(4, game.most_seats), seed=1)
    chance = Random(name)
    for _ in range(12):
        if hand.ended:
            break
        seat = next(iter(hand.asking))
        other = Worlds(hand, seat).draw(chance)  # in which all who choose at the same time choose again
        if not isinstance(hand.table.log[-1], ev.Chose):
            assert np.array_equal(observed(hand, seat), observed(other, seat))
        hand.answer(seat, hand.asking[seat].any(chance))


def test_the_examples_in_the_documentation_run() -> None:
    failed, tried = doctest.testfile(str(DOCS / "doors.md"), module_relative=False)
    assert (failed, tried > 20) == (0, True)


@pytest.mark.parametrize("name", re.findall(r"^\| `(pokernight[.\w]+)", (DOCS / "doors.md").read_text(), re.MULTILINE))
def test_what_is_listed_is_there(name: str) -> None:
    module, _, part = name.rpartition(".")
    assert getattr(import_module(module), part).__doc__


def test_an_answer_that_does_not_fit_is_refused() -> None:
    hand = catalogue["anaconda"].deal(seats=4, seed=1)
    asked = Reply(hand.asking[1])
    wrong = next(action for action in range(ACTIONS) if action not in asked.menu)
    with pytest.raises(ValueError, match="does not fit"):
        asked.take(wrong)
