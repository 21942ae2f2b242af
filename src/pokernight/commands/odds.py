"""`odds GAME`: what wins a game, how often, and what a seat is worth."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import command, page_option, say_json
from pokernight.commands.simulate import chosen, playable

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.live import Live

    from pokernight.odds import Odds

PICTURES = (".png", ".svg")


@command(
    "odds",
    "pokernight odds anaconda --seats 6 --hands 200",
    "pokernight odds \"texas hold'em\" --seats 2 --given 'seat 1: Ah Kh | common: 2h 9h Ks'",
    "pokernight odds 'seven card stud' --plot stud.svg",
)
@click.argument("game", required=False)
@click.option("--hands", type=click.IntRange(1, 10**9), default=10_000, show_default=True, help="How many hands.")
@click.option("--seats", type=click.IntRange(2, 60), help="How many players; if not said, six or as many as can play.")
@click.option(
    "--given", default="", metavar="CARDS", help="Cards that are known: 'seat 1: Ah Kh | common: 2d | dead: As'."
)
@click.option("--players", default="stayer", metavar="KIND", help="Who plays: stayers, or a kind of bots.")
@click.option("--seed", type=int, default=0, show_default=True, help="Another seed gives other hands.")
@click.option("--jobs", type=click.IntRange(1), help="How many processes; if not said, one for each core.")
@click.option("--dask", metavar="ADDRESS", default="", help="Let a Dask cluster do the work.")
@click.option("--gpu", is_flag=True, help="Play on a graphics card by NVIDIA; the same seeds give the same hands.")
@click.option("--plot", metavar="FILE", help="Draw a picture, PNG or SVG by the name of the file.")
@page_option("Take the game from this page.")
def odds(
    game: str | None,
    hands: int,
    seats: int | None,
    given: str,
    players: str,
    seed: int,
    jobs: int | None,
    dask: str,
    gpu: bool,
    plot: str | None,
    pages: tuple[str, ...],
    as_json: bool,
) -> None:
    """Deal many hands of a game, and say what wins it.

    How often each hand is made and wins, what wins on average, how often the pot is split, what a seat is worth by its
    place, how long a hand lasts and how big the pot grows; every figure with its standard error. On a terminal the
    figures are there at once and get better; stop when they are good enough. docs/odds.md says how all this is got.
    """
    if plot and Path(plot).suffix.casefold() not in PICTURES:
        raise Mistake(f"A picture is a .png or a .svg file, not {plot}.")
    (entry,) = chosen(game, every=False, pages=pages)
    rules = playable(entry)

    from pokernight.odds import Helpers, Run, growing

    run = Run.of(rules, seats or min(6, rules.sure_seats), seed=seed, given=given, players=players)
    run = run.on_card() if gpu else run
    helpers = Helpers(jobs or os.cpu_count() or 1, dask)
    found = last_of(growing(run, hands, helpers, str(entry.link)), quiet=as_json)
    if plot:
        from pokernight.odds.picture import draw

        draw(found, Path(plot))
    if as_json:
        say_json(found.data())
        return
    from rich.console import Console

    from pokernight.odds.tables import page

    Console(highlight=False).print(page(found))


def last_of(growing: Iterator[Odds], *, quiet: bool) -> Odds:
    """Show the odds as they grow, and give back the last; whoever has seen enough may stop."""
    last = next(growing)
    with screen(quiet=quiet) as live:
        try:
            while True:
                if live:
                    live.update(progress(last, quiet=quiet), refresh=True)
                last = next(growing)
        except StopIteration:
            return last
        except KeyboardInterrupt:
            click.echo(f"Stopped after {last.done} of {last.asked} hands.", err=True)
            return last


@contextmanager
def screen(*, quiet: bool) -> Iterator[Live | None]:
    """Where the odds are shown as they grow, if anybody looks at it."""
    stream = sys.stderr if quiet else sys.stdout
    if not stream.isatty():
        yield None
        return
    from rich.console import Console
    from rich.live import Live

    with Live(console=Console(file=stream, highlight=False), auto_refresh=False, transient=True) as live:
        yield live


def progress(odds: Odds, *, quiet: bool) -> RenderableType:
    """How far the work has come, and what there is so far."""
    from rich.console import Group
    from rich.progress_bar import ProgressBar

    from pokernight.odds.tables import page

    bar = Group(f"{odds.done:,} of {odds.asked:,} hands", ProgressBar(odds.asked, odds.done, width=60))
    return bar if quiet else Group(bar, "", page(odds))
