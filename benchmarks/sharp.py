"""The sharp bot against the steady one, over every game of the catalogue, and how well it keeps to its time.

Run: python benchmarks/sharp.py --seconds 0.1 --deals 2
"""

from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, quantiles, stdev
from time import perf_counter
from typing import NamedTuple

import click

from pokernight.bots import Bot, made
from pokernight.bots.match import play
from pokernight.catalogue.shelf import shipped
from pokernight.table.chair import Chair
from pokernight.table.choices import Answer


class Timed(Bot):
    """A bot whose answers are timed."""

    kind = "timed"

    def __init__(self, bot: Bot) -> None:
        """Look at the clock for a bot."""
        super().__init__()
        self.bot = bot
        self.times: list[float] = []

    def answer(self, chair: Chair) -> Answer:
        """The bot's answer."""
        began = perf_counter()
        answer = self.bot.answer(chair)
        self.times.append(perf_counter() - began)
        return answer


class Deal(NamedTuple):
    """One deal, played by the sharp bot from every seat."""

    game: str
    chips: float
    times: list[float]


def deal(name: str, number: int, seats: int, seconds: float) -> Deal:
    """Play one deal of a game."""
    game = shipped()[name].game
    seats = min(seats, game.most_seats)
    won, times = 0, []
    for own in range(seats):
        hero = Timed(made("sharp", number, seconds))
        bots = [hero if seat == own else made("steady", f"{number}/{(seat - own) % seats}") for seat in range(seats)]
        won += play(game.deal(seats, f"sharp/{number}"), bots)[own]
        times += hero.times
    return Deal(name, won / seats, times)


@click.command()
@click.option("--deals", default=1, show_default=True, help="Of each game; each is played from every seat.")
@click.option("--seats", default=3, show_default=True)
@click.option("--seconds", default=0.1, show_default=True, help="How long the sharp bot may think.")
@click.option("--jobs", default=1, show_default=True, help="More than there are free cores would spoil the times.")
@click.option("--first", default=0, show_default=True, help="The number of the first deal.")
def main(deals: int, seats: int, seconds: float, jobs: int, first: int) -> None:
    """Say what the sharp bot wins in a hand, and how long its answers take."""
    found: list[Deal] = []
    with ProcessPoolExecutor(jobs) as pool:
        work = [
            pool.submit(deal, entry.name, number, seats, seconds)
            for number in range(first, first + deals)
            for entry in shipped()
        ]
        with click.progressbar(work, label="Playing") as bar:
            found = [task.result() for task in bar]
    chips = [deal.chips for deal in found]
    times = [time for deal in found for time in deal.times]
    error = 1.96 * stdev(chips) / sqrt(len(chips))
    late = quantiles(times, n=100)[98]
    click.echo(
        f"Sharp against steady: {fmean(chips):+.2f} chips a hand, give or take {error:.2f}, in {len(chips)} deals of"
        f" {len({deal.game for deal in found})} games, each played from {seats} seats."
    )
    click.echo(f"99 of 100 answers took less than {late:.3f} s of {seconds} s; the longest took {max(times):.3f} s.")


if __name__ == "__main__":
    main()
