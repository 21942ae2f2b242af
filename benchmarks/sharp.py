"""The sharp bot against the steady one, over every game of the catalogue, and how well it keeps to its time.

Run: python benchmarks/sharp.py --deals 3 --jobs 2
"""

from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import sqrt
from statistics import fmean, quantiles
from time import perf_counter
from typing import NamedTuple

import click

from pokernight.bots import Bot, made
from pokernight.bots.match import play
from pokernight.bots.sharp import SECONDS
from pokernight.catalogue.shelf import shipped
from pokernight.table.chair import Chair
from pokernight.table.choices import Answer

LEAST = 1.0
"""What is added to the spread that was seen, in chips: games in which little happened may have more in store."""


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


class Tally:
    """What was won in every game; the figure for the catalogue counts each game alike, however many deals it had."""

    def __init__(self, games: list[str]) -> None:
        """No deal played so far."""
        self.chips: dict[str, list[float]] = {game: [] for game in games}
        self.times: list[float] = []
        self.begun = dict.fromkeys(games, 0)
        """How many deals of each game were begun."""

    def add(self, played: Deal) -> None:
        """Take a deal in."""
        self.chips[played.game].append(played.chips)
        self.times += played.times

    def next(self) -> tuple[str, int]:
        """The deal that comes next: two of every game, and then one more where that takes away most doubt."""
        game = min(self.begun, key=lambda game: (min(self.begun[game], 2), -self._worth(game)))
        self.begun[game] += 1
        return game, self.begun[game]

    def _worth(self, game: str) -> float:
        number = self.begun[game]
        return self._variance(game) / (number * (number + 1)) if number else 0.0

    def _variance(self, game: str) -> float:
        """How far deals of a game lie apart; a few that happen to lie close together are not taken at their word."""
        chips = self.chips[game]
        return (sum((chip - fmean(chips)) ** 2 for chip in chips) + LEAST) / (len(chips) - 1) if chips[1:] else LEAST

    @property
    def mean(self) -> float:
        """Chips a hand."""
        return fmean(map(fmean, self.chips.values()))

    @property
    def error(self) -> float:
        """Half of the interval of 95 %."""
        doubt = sum(self._variance(game) / len(chips) for game, chips in self.chips.items())
        return 1.96 * sqrt(doubt) / len(self.chips)


@click.command()
@click.option("--deals", default=3.0, show_default=True, help="For each game, on average; at least two.")
@click.option("--seats", default=2, show_default=True)
@click.option("--seconds", default=SECONDS, show_default=True, help="How long the sharp bot may think.")
@click.option("--jobs", default=1, show_default=True, help="More than there are free cores would spoil the times.")
def main(deals: float, seats: int, seconds: float, jobs: int) -> None:
    """Say what the sharp bot wins in a hand, and how long its answers take."""
    tally = Tally([entry.name for entry in shipped()])
    most = round(max(2.0, deals) * len(tally.chips))
    with ProcessPoolExecutor(jobs) as pool, click.progressbar(length=most, label="Playing", show_pos=True) as bar:
        waiting = set[Future[Deal]]()
        for _ in range(most):
            waiting.add(pool.submit(deal, *tally.next(), seats, seconds))
            if len(waiting) > jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for task in done:
                    tally.add(task.result())
                bar.update(len(done))
        for task in waiting:
            tally.add(task.result())
    late = quantiles(tally.times, n=100)[98]
    click.echo(
        f"Sharp against steady: {tally.mean:+.2f} chips a hand, give or take {tally.error:.2f}, in {most} deals of"
        f" {len(tally.chips)} games, each played from {seats} seats."
    )
    click.echo(
        f"99 of 100 answers took less than {late:.3f} s of {seconds} s; the longest of {len(tally.times)} took"
        f" {max(tally.times):.3f} s."
    )


if __name__ == "__main__":
    main()
