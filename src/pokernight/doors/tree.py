"""A small game written down once as a whole tree, which OpenSpiel solves at its own speed, and the strategy that comes.

tree = Tree("little anaconda")
solver = pyspiel.CFRPlusSolver(tree.game)
...
strategy = tree.strategy(solver.tabular_average_policy())
bot = Strategist(strategy)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, ClassVar

import pyspiel

from pokernight.bots.bot import Bot
from pokernight.doors.actions import Action, Reply
from pokernight.doors.openspiel import information
from pokernight.table.chair import Chair
from pokernight.table.choices import Answer

Strategy = Mapping[str, Mapping[Action, float]]
"""How likely each action is, in each information state."""


@dataclass
class Node:
    """A state of the game, and what can come after it."""

    player: int
    information: str
    odds: tuple[float, ...]
    gains: tuple[float, ...]
    after: dict[str, tuple[Action, Node]] = field(default_factory=dict)


class Tree:
    """Every state that a game can come to."""

    def __init__(self, game: str, seats: int = 2, **customs: object) -> None:
        """Go through the game; what takes part in OpenSpiel's name of it can be said."""
        wishes = {"game": game, "seats": seats, **customs}
        spiel = pyspiel.load_game(f"pokernight({','.join(f'{name}={wish}' for name, wish in wishes.items())})")
        self._root = _grown(spiel.new_initial_state())
        self._numbers: list[dict[str, int]] = [{} for _ in range(seats)]
        self._chances, self._ends = count(1), count(1)
        players = " ".join(f'"{seat}"' for seat in range(1, seats + 1))
        self.text = "\n".join([f'EFG 2 R "{game}" {{ {players} }}', *self._lines(self._root)])
        """The tree as Gambit writes it."""
        self.game = pyspiel.load_efg_game(self.text)
        """The tree as a game of OpenSpiel's own."""

    def __len__(self) -> int:
        return self.text.count("\n")

    def _lines(self, node: Node) -> Iterator[str]:
        words = [f'"{word}"' for word in node.after]
        if node.player >= 0:
            numbers = self._numbers[node.player]
            number = numbers.setdefault(node.information, len(numbers) + 1)
            yield f'p "" {node.player + 1} {number} "" {{ {" ".join(words)} }} 0'
        elif node.after:
            odds = " ".join(f"{word} {odd:.16f}" for word, odd in zip(words, node.odds, strict=True))
            yield f'c "" {next(self._chances)} "" {{ {odds} }} 0'
        else:
            yield f't "" {next(self._ends)} "" {{ {" ".join(map(str, node.gains))} }}'
        for _, after in node.after.values():
            yield from self._lines(after)

    def strategy(self, policy: Any) -> Strategy:
        """A policy for the tree as a strategy for the table."""
        found: dict[str, dict[Action, float]] = {}

        def visit(node: Node, state: Any) -> None:
            named = {state.action_to_string(action): action for action in state.legal_actions()}
            if node.player >= 0 and node.information not in found:
                odds = policy.action_probabilities(state)
                found[node.information] = {action: odds[named[word]] for word, (action, _) in node.after.items()}
            for word, (_, after) in node.after.items():
                visit(after, state.child(named[word]))

        visit(self._root, self.game.new_initial_state())
        return found


def _grown(state: Any) -> Node:
    player = state.current_player()
    if state.is_terminal():
        return Node(player, "", (), tuple(state.returns()))
    odds = tuple(odd for _, odd in state.chance_outcomes()) if state.is_chance_node() else ()
    node = Node(player, "" if odds else state.information_state_string(), odds, ())
    for action in state.legal_actions():
        node.after[state.action_to_string(player, action)] = action, _grown(state.child(action))
    return node


class Strategist(Bot):
    """Plays one hand by a strategy."""

    kind: ClassVar[str] = "strategist"

    def __init__(self, strategy: Strategy, name: str = "", seed: int | str = 0) -> None:
        """Take a strategy."""
        super().__init__(name, seed)
        self.strategy = strategy
        self._mine: list[Action] = []

    def answer(self, chair: Chair) -> Answer:
        """What the strategy says, part by part."""
        assert chair.choice is not None
        reply = Reply(chair.choice)
        while reply.answer is None:
            odds = self.strategy[information(chair.seat, self._mine, chair.story)]
            action = self.chance.choices(list(odds), list(odds.values()))[0]
            self._mine.append(action)
            reply.take(action)
        return reply.answer
