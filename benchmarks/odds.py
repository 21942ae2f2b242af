"""How fast odds are: the engine beside a loop around phevaluator, the first figures of every game, and memory.

python benchmarks/odds.py [--games N]
"""

import argparse
import os
import pty
import subprocess
import sys
import tracemalloc
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time

import phevaluator

from pokernight.catalogue.shelf import shipped
from pokernight.game import Game
from pokernight.odds import Run, growing
from pokernight.odds.run import Setting

ROUNDS = 7
SEATS = 7
DEALS = 16_384
SINGLY = 1_500


def speed(deals: int, run: Callable[[], object]) -> float:
    """How many deals a second."""
    began = perf_counter()
    run()
    return deals / (perf_counter() - began)


def loop_around_phevaluator() -> None:
    """Deal seven cards to each of seven, and look for the best hand, one deal after the other."""
    chance, deck = Random(7), range(52)
    for _ in range(SINGLY):
        cards = chance.sample(deck, SEATS * 7)
        min(phevaluator.evaluate_cards(*cards[seat::SEATS]) for seat in range(SEATS))


def beside_phevaluator(stud: Game) -> None:
    """Seven card stud for seven: played out, with everything counted that odds tell."""
    setting = Setting(Run.of(stud, SEATS))
    contestants: dict[str, Callable[[], float]] = {
        "a loop around phevaluator": lambda: speed(SINGLY, loop_around_phevaluator),
        "played out, with all odds counted": lambda: speed(DEALS, lambda: setting.by_the_engine(0, DEALS, plain=False)),
    }
    for run in contestants.values():
        run()  # compiles, and fills the tables
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):  # in turns, so that a machine that is busy for a while is busy for all
        for name, run in contestants.items():
            speeds[name].append(run())
    print(f"Seven card stud for seven, deals a second on one core, medians of {ROUNDS} rounds:")
    peer, *_ = (median(found) for found in speeds.values())
    for name, found in speeds.items():
        print(f"  {name:34} {median(found):>12,.0f}   {median(found) / peer:6.1f} times")


def memory(run: Run, hands: int) -> float:
    """How much memory it takes at most to work out odds after so many hands, in megabytes."""
    tracemalloc.start()
    for _ in growing(run, hands):
        pass
    most = tracemalloc.get_traced_memory()[1] / 1e6
    tracemalloc.stop()
    return most


def first_figures(game: Game) -> float:
    """How many seconds it takes to the first figures of a game that is read already."""
    began = perf_counter()
    next(growing(Run.of(game, min(6, game.most_seats)), 100_000))
    return perf_counter() - began


def on_a_terminal(name: str) -> float:
    """How many seconds after the command is started its first figures are on the screen."""
    ours, theirs = pty.openpty()
    line = "from pokernight.cli import main; main()"
    words = [sys.executable, "-c", line, "odds", name, "--hands", "1000000"]
    environment = {**os.environ, "COLUMNS": "120", "LINES": "60", "TERM": "xterm"}
    began = perf_counter()
    with subprocess.Popen(words, stdout=theirs, stderr=subprocess.DEVNULL, env=environment) as command:
        shown = b""
        while b"wins when made" not in shown and b"seat 1" not in shown:
            shown += os.read(ours, 4096)
        taken = perf_counter() - began
        command.kill()
    os.close(ours)
    os.close(theirs)
    return taken


def seconds_for_a_million(game: Game) -> float:
    """How long a million hands take with all odds counted, by how long some thousands do on one core."""
    setting = Setting(Run.of(game, min(6, game.most_seats)), game)
    if setting.many is None:
        return float("inf")
    setting.by_the_engine(0, 100, plain=False)
    hands, spent = 1_000, 0.0
    while spent < 0.2:
        hands *= 2
        began = process_time()
        setting.by_the_engine(0, hands, plain=False)
        spent = process_time() - began
    return spent * 1_000_000 / hands


def a_million(games: dict[str, Game]) -> None:
    """How many games have the odds of a million hands within a minute, and which take longest."""
    seconds = {name: seconds_for_a_million(game) for name, game in games.items()}
    slowest = sorted(seconds, key=seconds.__getitem__, reverse=True)[:8]
    within = sum(each <= 60 for each in seconds.values())
    print(f"A million hands of stayers, in seconds of one core: {median(seconds.values()):.0f} in the median;")
    print(f"  {within} of {len(seconds)} games within a minute; the longest:", end=" ")
    print(", ".join(f"{name} {seconds[name]:.0f}" for name in slowest))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games are measured")
    few = parser.parse_args().games
    warnings.simplefilter("ignore")
    games = {entry.name: entry.game for entry in shipped()}
    beside_phevaluator(games["Seven Card Stud"])
    a_million(dict(list(games.items())[:few]))
    print("The most memory while odds are worked out:")
    for name, hands in (("Seven Card Stud", 50_000), ("Five Card Draw", 200)):
        run = Run.of(games[name], 6)
        memory(run, 10 * hands)  # fills what the ranking keeps, which is no more than there are hands of few cards
        small, large = memory(run, hands), memory(run, 10 * hands)
        print(f"  {name}, {run.way.value}: {small:.1f} MB for {hands:,} hands, {large:.1f} MB for {10 * hands:,}")
    waits = {name: first_figures(game) for name, game in list(games.items())[:few]}
    slowest = sorted(waits, key=waits.__getitem__, reverse=True)[:5]
    print(f"First figures of {len(waits)} games, once Python runs: {max(waits.values()):.2f} seconds at most;")
    print("  the slowest: " + ", ".join(f"{name} {waits[name]:.2f}" for name in slowest))
    print("On a terminal, from the start of the command:")
    print("  " + ", ".join(f"{name} {on_a_terminal(name):.2f}" for name in ["Texas Hold'em", *slowest]) + " seconds")


if __name__ == "__main__":
    main()
