"""Plain Python and compiled play in lock step: every row of the log and every chip of many hands of every game.

python benchmarks/lockstep.py [--hands N] [--minutes M] [--first HAND] [NAME ...]

The hands of a game are spread over tables of two to seven seats with different customs, stacks and players. What makes
this slow is plain Python; so all games get some hands first, and then more, for as long as there is time.
"""

import time
from random import Random

import click
import numpy as np

from pokernight.catalogue.shelf import shipped
from pokernight.play.chance import Counted
from pokernight.play.compiled import CompiledGame
from pokernight.play.flat import CannotCompile
from pokernight.play.hand import seated
from pokernight.play.judge import Judge
from pokernight.play.log import Row
from pokernight.play.lowering import Lowered
from pokernight.play.players import Player, play_out
from pokernight.play.program import Table
from pokernight.table.options import Limit, Options

CUSTOMS = (Options(), Options(limit=Limit.NONE), Options(burn=True, ante=3), Options(limit=Limit.FIXED, maximum=4))
PLAYERS = [player for player in Player if player is not Player.ASKED]
PORTION = 100
"""So many hands are played at a table before the next one; to make one ready takes longer than a hand."""
NAME = 5
"""Where a row says the name of the hand that wins, which compiled play does not look up."""


def compare(game: Lowered, most_seats: int, table: int, hands: int) -> int:
    """Play so many hands at a table of a number both ways; how many rows they came to."""
    chance, options = Random(table), CUSTOMS[table // 2 % len(CUSTOMS)]
    seats = min(2 + table % 6, most_seats)
    stacks = [chance.randrange(3, 60) for _ in range(seats)] if table % 3 == 2 else [200] * seats
    start, player = seated(stacks, options, game), PLAYERS[table % len(PLAYERS)]
    fast = CompiledGame(game, start, options)
    seeds, rows = range(table * PORTION, table * PORTION + hands), 0
    silent = fast.play(hands, seeds[0], player).outcomes
    for seed, outcome in zip(seeds, silent, strict=True):
        record = start.copy()
        log: list[tuple[int, ...]] = []
        record.seed = seed
        play_out(Table(game.program, record, log, Judge(game.hands, options, Counted(seed))), player)
        told = fast.play(1, seed, player, log=True)
        mine, other = np.array(log), told.rows
        for each in (mine, other):
            each[each[:, 0] == Row.WON, NAME] = 0
        gains = [now - before for now, before in zip(record.chips, start.chips, strict=True)]
        same = mine.shape == other.shape and (mine == other).all() and gains == outcome["gains"].tolist()
        assert same, f"at table {table} with seed {seed}"
        assert told.outcomes[0] == outcome, f"where it is written down and where not, at table {table} with seed {seed}"
        rows += len(mine)
    return rows


@click.command()
@click.option("--hands", default=10_000, show_default=True, help="Of every game.")
@click.option("--minutes", default=60.0, show_default=True, help="After so many, the rest is left out.")
@click.option("--first", default=0, show_default=True, help="How many hands of every game were compared before.")
@click.argument("names", nargs=-1)
def main(hands: int, minutes: float, first: int, names: tuple[str, ...]) -> None:
    """Compare, and say how many hands were the same."""
    until = time.monotonic() + 60 * minutes
    games = {entry.name: entry.game for entry in shipped() if not names or entry.name in names}
    same = rows = 0
    for table in range(first // PORTION, hands // PORTION):
        for name, game in list(games.items()):
            if time.monotonic() > until:
                break
            try:
                rows += compare(game.lowered, game.most_seats, table, PORTION)
                same += PORTION
            except CannotCompile as reason:
                click.echo(f"{name}: {reason}")
                del games[name]
            except AssertionError as where:
                click.echo(f"{name} differs {where}")
                del games[name]
        else:
            click.echo(f"{(table + 1) * PORTION:,} hands of each of {len(games)} games are the same both ways.")
    click.echo(f"{same:,} hands with {rows:,} rows are the same both ways.")


if __name__ == "__main__":
    main()
