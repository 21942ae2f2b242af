"""How fast the two engines are, and compiled play: random legal hands of every page that both engines play.

python benchmarks/engines.py [--hands N] [--compiled N] [--seats K]

The engines take turns hand by hand, and the time is that of the processor, so that other work on the machine slows
down neither of them alone. `table.py` has PokerKit beside the object engine.
"""

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter, process_time

from pokernight import catalogue
from pokernight.english.page import PageUnread, read_page
from pokernight.game import Game
from pokernight.play.flat import CannotCompile
from pokernight.play.game import PlayableGame
from pokernight.play.hand import seated
from pokernight.play.lowering import CannotPlay
from pokernight.table.laws import play_out
from pokernight.table.options import Options


def both() -> Iterator[tuple[str, Game, PlayableGame]]:
    """Every game of the catalogue that both engines play."""
    for entry in catalogue:
        rules = entry.game.sentences if entry.rulings else entry.rules
        try:
            yield entry.name, entry.game, PlayableGame(read_page(rules))
        except (PageUnread, CannotPlay):
            continue


def rates(old: Game, new: PlayableGame, seats: int, hands: int) -> tuple[float, float]:
    """Hands a second of the object engine and of play over the record, in plain Python."""
    spent = [0.0, 0.0]
    engines: tuple[Game | PlayableGame, ...] = (old, new)
    for number in range(-1, hands):
        for at, game in enumerate(engines):
            began = process_time()
            play_out(game.deal(seats, number), Random(number))
            spent[at] += process_time() - began if number >= 0 else 0.0  # the first one makes what all others use
    return hands / spent[0], hands / spent[1]


def compiled_rate(game: PlayableGame, seats: int, hands: int) -> float:
    """Hands a second of compiled play; 0 where it cannot be."""
    from pokernight.play.compiled import CompiledGame

    options = Options()
    record = seated((options.stack,) * seats, options, game.lowered)
    try:
        fast = CompiledGame(game.lowered, record, options)
    except CannotCompile:
        return 0.0
    fast.play(10, 0)
    began = process_time()
    fast.play(hands, 0)
    return hands / (process_time() - began)


def told(name: str, figures: dict[str, float], unit: str = "") -> str:
    """The middle and the ends of some figures."""
    low, high = min(figures, key=figures.__getitem__), max(figures, key=figures.__getitem__)
    ends = f"least {figures[low]:,.2f}{unit} ({low}), most {figures[high]:,.2f}{unit} ({high})"
    return f"{name}: median {median(figures.values()):,.2f}{unit}, {ends}, {len(figures)} games."


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20, help="hands of each game in plain Python")
    parser.add_argument("--compiled", type=int, default=2000, help="hands of each game in compiled play")
    parser.add_argument("--seats", type=int, default=6, help="the players at a table, or as many as can play")
    asked = parser.parse_args()
    began = perf_counter()
    from pokernight.play.compiled import entry, is_kept

    kept = is_kept()
    entry()
    print(f"Compiled play was {'read from disk' if kept else 'compiled'} in {perf_counter() - began:.1f} seconds.")
    ratios, plain, fast = {}, {}, {}
    for name, old, new in both():
        print(f"\r{name:40}", end="", file=sys.stderr)
        seats = min(asked.seats, old.most_seats)
        before, plain[name] = rates(old, new, seats, asked.hands)
        ratios[name] = plain[name] / before
        if rate := compiled_rate(new, seats, asked.compiled):
            fast[name] = rate
    print(file=sys.stderr)
    print(told("Plain Python over the record, as a part of the object engine's rate", ratios))
    print(f"It is as fast or faster in {sum(ratio >= 1 for ratio in ratios.values())} of {len(ratios)}.")
    print(told("Plain Python", plain, " hands a second"))
    print(told("Compiled", fast, " hands a second"))
    print(told("Compiled, times plain Python", {name: rate / plain[name] for name, rate in fast.items()}))
    for name in ("Texas Hold'em", "Seven Card Stud", "Anaconda"):
        if name in fast:
            print(f"{name}: plain {plain[name]:,.0f}, compiled {fast[name]:,.0f} hands a second.")


if __name__ == "__main__":
    main()
