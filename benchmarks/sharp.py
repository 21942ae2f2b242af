"""The sharp bot against the steady one, over every game of the catalogue, and how well it keeps to its time.

Run: python benchmarks/sharp.py --deals 4 --jobs 2
"""

from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from statistics import fmean, quantiles, variance
from time import perf_counter
from typing import NamedTuple

import click

from pokernight.bots import Bot, made
from pokernight.bots.match import SURE, play
from pokernight.bots.sharp import SECONDS
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


def deal(name: str, seed: str, seats: int, seconds: float) -> Deal:
    """Play one deal of a game."""
    game = shipped()[name].game
    seats = min(seats, game.most_seats)
    won, times = 0, []
    for own in range(seats):
        hero = Timed(made("sharp", seed, seconds))
        bots = [hero if seat == own else made("steady", f"{seed}/{(seat - own) % seats}") for seat in range(seats)]
        won += play(game.deal(seats, seed), bots)[own]
        times += hero.times
    return Deal(name, won / seats, times)


class Tally:
    """What was won in every game; each has as many deals as any other."""

    def __init__(self) -> None:
        """No deal played so far."""
        self.chips: dict[str, list[float]] = {}
        self.times: list[float] = []

    def add(self, played: Deal) -> None:
        """Take a deal in."""
        self.chips.setdefault(played.game, []).append(played.chips)
        self.times += played.times

    @property
    def mean(self) -> float:
        """Chips a hand."""
        return fmean(map(fmean, self.chips.values()))

    @property
    def error(self) -> float:
        """Half of the interval of 95 %; that games differ from each other adds nothing to it."""
        doubt = sum(variance(chips) / len(chips) for chips in self.chips.values())
        return SURE * sqrt(doubt) / len(self.chips)


@click.command()
@click.option("--deals", type=click.IntRange(2), default=4, show_default=True, help="For each game.")
@click.option("--seats", default=2, show_default=True)
@click.option("--seconds", default=SECONDS, show_default=True, help="How long the sharp bot may think.")
@click.option("--seed", default=1, show_default=True, help="Another number, other decks.")
@click.option("--jobs", default=1, show_default=True, help="More than there are free cores would spoil the times.")
def main(deals: int, seats: int, seconds: float, seed: int, jobs: int) -> None:
    """Say what the sharp bot wins in a hand, and how long its answers take."""
    tally, number = Tally(), deals * len(shipped())
    with ProcessPoolExecutor(jobs) as pool, click.progressbar(length=number, label="Playing", show_pos=True) as bar:
        tasks = [
            pool.submit(deal, entry.name, f"{seed}/{nth}", seats, seconds)
            for nth in range(deals)
            for entry in shipped()
        ]
        for task in as_completed(tasks):
            tally.add(task.result())
            bar.update(1)
    late = quantiles(tally.times, n=100)[98]
    click.echo(
        f"Sharp against steady: {tally.mean:+.2f} chips a hand, give or take {tally.error:.2f}, in {number} deals of"
        f" {len(tally.chips)} games, each played from {seats} seats."
    )
    click.echo(
        f"99 of 100 answers took less than {late:.3f} s of {seconds} s; the longest of {len(tally.times)} took"
        f" {max(tally.times):.3f} s."
    )


if __name__ == "__main__":
    main()
