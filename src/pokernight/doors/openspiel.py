"""Every game as OpenSpiel has them.

    import pyspiel
    import pokernight.doors.openspiel
    game = pyspiel.load_game("pokernight(game=leduc,seats=2)")

Chance deals card by card. An information state is everything that a seat saw and did, and nothing else; an observation
is what it sees now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from enum import Enum
from random import Random
from typing import Any

import numpy as np
import pyspiel

from pokernight.cards import text
from pokernight.doors.actions import ACTIONS, Action, Reply, word
from pokernight.doors.observations import LENGTH, SEATS, observed
from pokernight.doors.position import Dealer, Position
from pokernight.doors.writing import written
from pokernight.table.options import Options
from pokernight.table.worlds import Worlds

CUSTOMS: dict[str, Any] = {slot.name: slot.default for slot in fields(Options)}
"""What a table may agree on, each a parameter of the game."""

GAME_TYPE = pyspiel.GameType(
    short_name="pokernight",
    long_name="Poker Night",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # no array of a fixed size holds all that happened
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "game": "leduc",
        "seats": 2,
        **{name: usual.value if isinstance(usual, Enum) else usual for name, usual in CUSTOMS.items()},
    },
)
LONGEST = 100_000
"""No hand takes more answers, part by part."""


class PokerNightGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the catalogue, a small one of research, or one on a page of your own."""

    def __init__(self, params: dict[str, Any]) -> None:
        """Take the name of the game or the file of its page, the number of seats, and the customs of the table."""
        seats, options = (
            params["seats"],
            Options(**{name: type(usual)(params[name]) for name, usual in CUSTOMS.items()}),
        )
        self.dealer = Dealer(params["game"], seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(self.dealer.game.deck) + 1,
            num_players=seats,
            min_utility=-options.stack,
            max_utility=(seats - 1) * options.stack,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params)
        self._start = Position(self.dealer)

    def new_initial_state(self) -> State:
        """A table before the first card."""
        return State(self, self._start)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Whoever tells what a seat sees, or with perfect recall, all that it saw."""
        if params:
            raise ValueError(f"An observer takes no parameters, such as {params}.")
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel looks at it: seat 1 is player 0."""

    def __init__(self, game: PokerNightGame, position: Position) -> None:
        """Look at a position."""
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """Who is to act."""
        if self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.seat - 1

    def is_terminal(self) -> bool:
        """Whether the hand is over."""
        return not self.position.outcomes and self.position.hand.ended

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, each as likely as any other."""
        cards = self.position.outcomes
        return [(card, 1 / len(cards)) for card in cards]

    def _legal_actions(self, player: int) -> list[Action]:
        reply = self.position.reply
        return sorted(reply.menu) if reply and player == self.current_player() else []

    def _apply_action(self, action: Action) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: Action) -> str:
        return text(action) if player == pyspiel.PlayerId.CHANCE else word(action)

    def returns(self) -> list[float]:
        """What each has won or lost, in chips, when the hand is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return list(map(float, self.position.hand.gains))

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> State:
        """A hand that the player cannot tell from this one; it begins where it is, so that it has no history."""
        position = self.position
        world = Worlds(position.hand, player + 1).draw(Random(chance()))
        assert position.reply is not None
        return State(self.get_game(), Position.of(world, player + 1, position.mine(player + 1), position.reply.parts))

    def __str__(self) -> str:
        """Everything that was dealt and done, which tells this state from all others."""
        return " ".join(
            text(taken.action) if taken.player < 0 else f"{taken.player}:{word(taken.action)}"
            for taken in self.full_history()
        )


def information(seat: int, mine: Iterable[Action], seen: Iterable[object]) -> str:
    """What a seat has done and seen, in one line."""
    return " | ".join([f"seat {seat} {','.join(map(word, mine))}", *map(written, seen)])


class Observer:
    """Tells what a seat sees: an array, and in words; with perfect recall, all that it saw and did, in words."""

    def __init__(self, kind: Any) -> None:
        """Take whether all is recalled; who gets no private information sees what somebody sees who looks on."""
        self._recalls = kind.perfect_recall
        self._looks_on = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(LENGTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees into the array."""
        hand, seat = state.position.seen, self._seat(player)
        self.tensor[:] = 0 if hand is None else observed(hand, seat, self._reply(state, seat))

    def string_from(self, state: State, player: int) -> str:
        """What a player sees, or all that it saw and did."""
        position, seat = state.position, self._seat(player)
        if position.seen is None:
            return f"seat {seat}"
        seen = position.seen.story(seat) if self._recalls else [position.seen.view(seat)]
        return information(seat, position.mine(seat), seen)

    def _seat(self, player: int) -> int:
        return 0 if self._looks_on else player + 1

    def _reply(self, state: State, seat: int) -> Reply | None:
        return state.position.reply if seat == state.position.seat else None


pyspiel.register_game(GAME_TYPE, PokerNightGame)
