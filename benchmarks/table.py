"""How fast the table is: hands a second beside PokerKit's, random play of every game, copies, and memory.

python benchmarks/table.py [--seconds S] [--seats K ...]
"""

import argparse
import sys
import tracemalloc
import warnings
from collections.abc import Callable
from random import Random
from time import perf_counter

from pokerkit import Automation, FixedLimitSevenCardStud

from pokernight.catalogue.shelf import shipped
from pokernight.game import Game
from pokernight.table.choices import Answer, Betting
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out

CALL, CHECK = Answer("call"), Answer("check")

AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def rate(play: Callable[[int], object], seconds: float = 2.0) -> float:
    """How often something can be done in a second; the best of three runs, for machines get slower and not faster."""
    best = 0.0
    for _ in range(3):
        began, done = perf_counter(), 0
        while perf_counter() - began < seconds / 3:
            play(done)
            done += 1
        best = max(best, done / (perf_counter() - began))
    return best


def side_by_side(ours: Callable[[int], object], theirs: Callable[[int], object]) -> tuple[float, float]:
    """The rates of two, in turns of a fifth of a second: a machine that changes its speed does so for both."""
    done, spent = [0, 0], [0.0, 0.0]
    for _ in range(20):
        for at, play in enumerate((ours, theirs)):
            began = perf_counter()
            while perf_counter() - began < 0.2:
                play(done[at])
                done[at] += 1
            spent[at] += perf_counter() - began
    return done[0] / spent[0], done[1] / spent[1]


def our_stud(game: Game) -> Callable[[int], object]:
    """Seven card stud for six, nobody folding, at our table."""

    def play(number: int) -> Hand:
        hand = game.deal(6, number)
        while not hand.ended:
            seat, choice = next(iter(hand.asking.items()))
            assert isinstance(choice, Betting)
            hand.answer(seat, CALL if choice.bets.call else CHECK)
        return hand

    return play


def their_stud(_: int) -> object:
    """The same at PokerKit's table."""
    state = FixedLimitSevenCardStud.create_state(AUTOMATIC, True, 1, 1, 2, 4, (200,) * 6, 6)
    while state.status:
        if state.can_post_bring_in():
            state.post_bring_in()
        else:
            state.check_or_call()
    return state


def random_play(game: Game, players: int) -> Callable[[int], object]:
    """Hands by chance, at a table of so many, or as many as can play."""
    seats = min(players, game.most_seats)
    return lambda number: play_out(game.deal(seats, number), Random(number))


def copying(game: Game) -> float:
    """How long a copy takes in the middle of a hand for seven, in microseconds."""
    hand = in_the_middle(game)
    return 1e6 / rate(lambda _: hand.copy())


def in_the_middle(game: Game) -> Hand:
    """A hand for seven after some answers."""
    hand, chance = game.deal(min(7, game.most_seats), 1), Random(1)
    for _ in range(25):
        seat, choice = next(iter(hand.asking.items()))
        stay = isinstance(choice, Betting) and (CALL if choice.bets.call else CHECK)
        hand.answer(seat, stay or choice.any(chance))
        if hand.ended:
            return game.deal(min(7, game.most_seats), 1)
    return hand


def memory(game: Game) -> float:
    """How much memory a table for seven takes in the middle of a hand, in kilobytes."""
    in_the_middle(game)
    tracemalloc.start()
    hands = [in_the_middle(game) for _ in range(50)]
    used = tracemalloc.get_traced_memory()[0] / len(hands) / 1000
    tracemalloc.stop()
    return used


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="how long each game is played at each table")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5, 6], help="the players at a table")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    games = {entry.name: entry.game for entry in shipped()}
    stud = games["Seven Card Stud"]
    ours, theirs = side_by_side(our_stud(stud), their_stud)
    print(f"Seven card stud for six, nobody folding: {ours:.0f} hands a second, PokerKit {theirs:.0f}.")
    print(f"That is {ours / theirs:.1f} times as many.")
    for players in asked.seats:
        rates = {}
        for number, (name, game) in enumerate(games.items(), 1):
            print(f"\r{players} players: {number} of {len(games)}", end="", file=sys.stderr)
            rates[name] = rate(random_play(game, players), asked.seconds)
        print(file=sys.stderr)
        slowest = sorted(rates, key=rates.__getitem__)[:10]
        enough = sum(rate >= 300 for rate in rates.values())
        print(f"Random play with {players} players: {enough} of {len(rates)} games come to 300 hands a second.")
        print("The slowest: " + ", ".join(f"{name} {rates[name]:.0f}" for name in slowest) + ".")
    anaconda = games["Anaconda"]
    for name, game in (("seven card stud", stud), ("Anaconda", anaconda)):
        print(f"A copy of a hand of {name} takes {copying(game):.0f} microseconds,", end=" ")
        print(f"and a table for seven {memory(game):.0f} KB.")


if __name__ == "__main__":
    main()
