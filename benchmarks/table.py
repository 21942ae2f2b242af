"""How fast the engine is on one core: random play of every game, compiled and plain, beside the engines of others.

python benchmarks/table.py [--seconds S] [--seats K] [--plain] [--list]

Peers play in turns with us, and what counts is the time of the processor: a machine that is busy is so for all. Whoever
plays by chance raises one time in four and folds one time in ten; only beside OpenSpiel every choice is as likely as
any other, at both tables.
"""

import argparse
import sys
import tracemalloc
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pyspiel
import rlcard
from pokerkit import Automation, FixedLimitSevenCardStud

from pokernight.catalogue.shelf import shipped
from pokernight.game import Game
from pokernight.play.compiled import entry as compiled_play
from pokernight.play.many import many_of
from pokernight.play.players import Player
from pokernight.table.choices import Answer, Betting
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out
from pokernight.table.options import Options

TWO_PLAYERS = (
    "universal_poker(betting=limit,numPlayers=2,numRounds=4,blind=1 2,raiseSize=2 2 4 4,firstPlayer=2 1 1 1,"
    "maxRaises=3 4 4 4,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1)"
)
"""Limit hold'em, as OpenSpiel is told of it."""
TURNS = 7
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


Play = Callable[[int], object]
"""Plays so many hands."""


def rate(play: Play, seconds: float = 0.3) -> float:
    """How many hands a second; the best of three runs, for machines get slower and not faster."""
    play(1)  # what has to be made ready once does not count
    many = 1
    while (spent := timed(play, many)) < seconds / 6:
        many *= 4
    return many / min(spent, *(timed(play, many) for _ in range(2)))


def timed(play: Play, hands: int) -> float:
    """How long some hands take, in seconds of the processor."""
    began = process_time()
    play(hands)
    return process_time() - began


def side_by_side(ours: Play, theirs: Play) -> tuple[float, float]:
    """The rates of two, in turns: a machine that changes its speed does so for both."""
    rates = [(rate(ours), rate(theirs)) for _ in range(TURNS)]
    return median(one for one, _ in rates), median(other for _, other in rates)


def one_by_one(play: Callable[[int], object]) -> Play:
    """Play hands by their numbers."""

    def many(hands: int) -> None:
        for number in range(hands):
            play(number)

    return many


def compiled(game: Game, seats: int, player: Player = Player.RANDOM) -> Play | None:
    """Compiled hands, at a table of so many, or as many as can play; None where only plain Python plays it."""
    many = many_of(game.lowered, (200,) * min(seats, game.most_seats), Options(), player)
    return (lambda hands: many.compiled(hands, 7)) if many else None


def holdem_of_rlcard() -> Play:
    """Limit hold'em for six at the table of rlcard, by chance."""
    env, chance = rlcard.make("limit-holdem", config={"game_num_players": 6, "seed": 1}), Random(1)

    def play(_: int) -> None:
        state, _seat = env.reset()
        while not env.is_over():
            names, rolled = state["raw_legal_actions"], chance.randrange(100)
            wish = "raise" if rolled < 25 else "fold" if rolled >= 90 else "stay"
            stay = "check" if "check" in names else "call"
            state, _seat = env.step(wish if wish in names else stay if stay in names else names[0], raw_action=True)

    return one_by_one(play)


def holdem_of_openspiel() -> Play:
    """Limit hold'em for two at the table of OpenSpiel, by chance, all of it compiled."""
    game = pyspiel.load_game(TWO_PLAYERS)
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(2)]
    return one_by_one(lambda number: pyspiel.evaluate_bots(game.new_initial_state(), bots, number))


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


def random_play(game: Game, players: int) -> Play:
    """Plain hands by chance, at a table of so many, or as many as can play."""
    seats = min(players, game.most_seats)
    return one_by_one(lambda number: play_out(game.deal(seats, number), Random(number)))


def copying(game: Game) -> float:
    """How long a copy takes in the middle of a hand for seven, in microseconds."""
    hand = in_the_middle(game)
    return 1e6 / rate(one_by_one(lambda _: hand.copy()))


def changing(game: Game) -> float:
    """How long a copy takes that has everything for itself, in microseconds."""
    hand = in_the_middle(game)
    assert hand.table  # so that it has been told what has happened
    return 1e6 / rate(one_by_one(lambda _: hand.copy().table))


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


def report(rates: dict[str, float], every: bool) -> None:
    """Print the median, the slowest, and all of them where they are wanted."""
    order = sorted(rates, key=rates.__getitem__)
    print(f"  the median {median(rates.values()):,.0f}; of {len(rates)} games,", end=" ")
    print(f"{sum(rate >= 100_000 for rate in rates.values())} come to 100,000 and", end=" ")
    print(f"{sum(rate >= 20_000 for rate in rates.values())} to 20,000 hands a second")
    print("  the slowest: " + ", ".join(f"{name} {rates[name]:,.0f}" for name in order[: None if every else 10]))


def measured(games: dict[str, Game], way: Callable[[Game], Play | None], seconds: float) -> dict[str, float]:
    """The rates of all games that can be played in a way."""
    rates = {}
    for number, (name, game) in enumerate(games.items(), 1):
        print(f"\r{number} of {len(games)}", end="", file=sys.stderr)
        if play := way(game):
            rates[name] = rate(play, seconds)
    print(file=sys.stderr)
    return rates


def beside(what: str, ours: Play | None, theirs: Play, who: str) -> None:
    """Print how much faster we are."""
    assert ours
    mine, other = side_by_side(ours, theirs)
    print(f"{what}: {mine:,.0f} hands a second, {who} {other:,.0f}; {mine / other:,.1f} times as many.")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="how long each game is played")
    parser.add_argument("--seats", type=int, default=6, help="the players at a table")
    parser.add_argument("--plain", action="store_true", help="play every game in plain Python too")
    parser.add_argument("--list", action="store_true", help="name all games and not only the slowest")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    compiled_play()
    games = {entry.name: entry.game for entry in shipped()}
    holdem, stud = games["Texas Hold'em"], games["Seven Card Stud"]
    beside("Hold'em for six", compiled(holdem, 6), holdem_of_rlcard(), "rlcard")
    beside("Hold'em for two", compiled(holdem, 2, Player.EVEN), holdem_of_openspiel(), "OpenSpiel")
    theirs = one_by_one(their_stud)
    beside("Seven card stud for six, nobody folding", compiled(stud, 6, Player.CALLER), theirs, "PokerKit")
    beside("The same at our table in plain Python", one_by_one(our_stud(stud)), theirs, "PokerKit")
    print(f"Random play with {asked.seats} players, compiled:")
    report(measured(games, lambda game: compiled(game, asked.seats), asked.seconds), asked.list)
    if asked.plain:
        print("The same in plain Python:")
        report(measured(games, lambda game: random_play(game, asked.seats), asked.seconds), asked.list)
    for name, game in (("seven card stud", stud), ("Anaconda", games["Anaconda"])):
        print(f"A copy of a hand of {name} takes {copying(game):.2f} microseconds,", end=" ")
        print(f"and {changing(game):.0f} with the first change to it; a table for seven {memory(game):.0f} KB.")


if __name__ == "__main__":
    main()
