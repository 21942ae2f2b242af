"""How fast the doors are: steps and hands a second by chance, beside rlcard's and OpenSpiel's own games, in one run.

Run: pip install "pokernight[pettingzoo,openspiel]" rlcard; python benchmarks/doors.py --seconds 3

A step is one action, and time is the processor's own. All play limit hold'em and Leduc for two; Anaconda for four is
what nobody else has.
"""

from collections.abc import Callable
from random import Random
from time import process_time

import click
import numpy as np
import pyspiel
import rlcard
from open_spiel.python.games import kuhn_poker  # noqa: F401 - it registers a game

import pokernight.doors.openspiel  # noqa: F401 - it registers our games
from pokernight.doors.pettingzoo import env
from pokernight.doors.tables import Tables, by_chance
from pokernight.table.options import Limit, Options

UNIVERSAL = (
    "universal_poker(betting=limit,numPlayers=2,numRounds=4,blind=1 2,firstPlayer=2 1 1 1,numSuits=4,numRanks=13,"
    "numHoleCards=2,numBoardCards=0 3 1 1,raiseSize=2 2 4 4,maxRaises=3 4 4 4)"
)
FIXED = Options(limit=Limit.FIXED, minimum=2, maximum=2)
Hand = Callable[[], int]
"""Plays a hand by chance, and says how many steps that took."""


def of_pettingzoo(game: str, seats: int) -> Hand:
    """A hand behind PettingZoo's door."""
    table, chance = env(game, seats=seats, options=FIXED), Random(1)

    def hand() -> int:
        table.reset()
        steps = 0
        while table.agents:
            seen, _, ended, _, _ = table.last()
            table.step(None if ended else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not ended
        return steps

    return hand


def of_openspiel(game: str) -> Hand:
    """A hand of a game that OpenSpiel loads; dealing is no step."""
    spiel, chance = pyspiel.load_game(game), Random(1)

    def hand() -> int:
        state, steps = spiel.new_initial_state(), 0
        while not state.is_terminal():
            steps += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        return steps

    return hand


def of_rlcard(game: str) -> Hand:
    """A hand of a game of rlcard's."""
    table, chance = rlcard.make(game), Random(1)

    def hand() -> int:
        state, _ = table.reset()
        steps = 0
        while not table.is_over():
            state, _ = table.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return hand


def rate(hand: Hand, seconds: float) -> tuple[float, float]:
    """Steps and hands a second."""
    hand()
    began, hands, steps = process_time(), 0, 0
    while process_time() - began < seconds:
        steps += hand()
        hands += 1
    took = process_time() - began
    return steps / took, hands / took


def together(game: str, tables: int, seats: int, seconds: float) -> tuple[float, float]:
    """Steps and hands a second at many tables that are stepped together."""
    many, choose = Tables(game, tables, seats, FIXED), by_chance(1)
    asked = many.reset(1)
    asked = many.step(choose(asked))
    began, hands, steps = process_time(), 0, 0
    while process_time() - began < seconds:
        asked = many.step(choose(asked))
        hands, steps = hands + int(asked.ended.sum()), steps + tables
    took = process_time() - began
    return steps / took, hands / took


@click.command()
@click.option("--seconds", default=3.0, show_default=True, help="How long each is played.")
@click.option("--tables", default=4096, show_default=True, help="How many are stepped together.")
def main(seconds: float, tables: int) -> None:
    """Print the figures."""
    limit = "minimum=2,maximum=2,limit=fixed"
    lines: dict[str, Callable[[], tuple[float, float]]] = {
        "rlcard: limit hold'em for 2": lambda: rate(of_rlcard("limit-holdem"), seconds),
        "rlcard: Leduc for 2": lambda: rate(of_rlcard("leduc-holdem"), seconds),
        "OpenSpiel's own: limit hold'em for 2, in C++": lambda: rate(of_openspiel(UNIVERSAL), seconds),
        "OpenSpiel's own: Leduc for 2, in C++": lambda: rate(of_openspiel("leduc_poker"), seconds),
        "OpenSpiel's own: Kuhn for 2, in Python": lambda: rate(of_openspiel("python_kuhn_poker"), seconds),
        "pokernight by PettingZoo: limit hold'em for 2": lambda: rate(of_pettingzoo("texas hold'em", 2), seconds),
        "pokernight by PettingZoo: Leduc for 2": lambda: rate(of_pettingzoo("leduc", 2), seconds),
        "pokernight by PettingZoo: Anaconda for 4": lambda: rate(of_pettingzoo("anaconda", 4), seconds),
        "pokernight by OpenSpiel: limit hold'em for 2": lambda: rate(
            of_openspiel(f"pokernight(game=texas hold'em,seats=2,{limit})"), seconds
        ),
        "pokernight by OpenSpiel: Leduc for 2": lambda: rate(of_openspiel("pokernight(game=leduc)"), seconds),
        "pokernight by OpenSpiel: Kuhn for 2": lambda: rate(of_openspiel("pokernight(game=kuhn)"), seconds),
        f"pokernight, {tables} tables: limit hold'em for 2": lambda: together("texas hold'em", tables, 2, seconds),
        f"pokernight, {tables} tables: Leduc for 2": lambda: together("leduc", tables, 2, seconds),
        f"pokernight, {tables // 16} tables: Anaconda for 4": lambda: together("anaconda", tables // 16, 4, seconds),
    }
    for name, measured in lines.items():
        steps, hands = measured()
        click.echo(f"{name:45}{steps:>12,.0f} steps a second{hands:>10,.0f} hands a second")


if __name__ == "__main__":
    main()
