"""Every game behind the doors for research: it plays to its end, keeps its secrets, and passes the suites of others."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra pokernight[pettingzoo] is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from pokernight import catalogue
from pokernight.doors.actions import ACTIONS, Reply
from pokernight.doors.gymnasium import Seat
from pokernight.doors.observations import LENGTH, observed
from pokernight.doors.pettingzoo import Table, env
from pokernight.table import events as ev
from pokernight.table.worlds import Worlds

NAMES = [entry.name for entry in catalogue]


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
@pytest.mark.parametrize("name", NAMES[::12])
def test_the_suite_of_pettingzoo_passes(name: str) -> None:
    seats = min(4, catalogue[name].game.most_seats)

    def make(**wishes: str) -> Table:
        return env(name, seats=seats, **wishes)

    api_test(make(), num_cycles=100)
    seed_test(make, num_cycles=60)
    render_test(make)


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


def test_an_answer_that_does_not_fit_is_refused() -> None:
    hand = catalogue["anaconda"].deal(seats=4, seed=1)
    asked = Reply(hand.asking[1])
    wrong = next(action for action in range(ACTIONS) if action not in asked.menu)
    with pytest.raises(ValueError, match="does not fit"):
        asked.take(wrong)
