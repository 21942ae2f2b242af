"""`match GAME`: one bot against others, over duplicate deals."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import command, page_option, say_json
from pokernight.commands.simulate import chosen, playable

if TYPE_CHECKING:
    from pokernight.bots.match import Score
    from pokernight.catalogue.entry import Entry

KINDS = ("random", "caller", "steady", "sharp")
"""Said here so that the help needs no bot; a test sees that it is what there is."""


@command(
    "match",
    "pokernight match anaconda --deals 3",
    "pokernight match anaconda --hero sharp --foe steady --seconds 0.02 --deals 2",
)
@click.argument("game", required=False)
@click.option("--all", "every", is_flag=True, help="Play every game of the page, or of the catalogue.")
@click.option("--hero", type=click.Choice(KINDS), default="steady", show_default=True, help="Who is measured.")
@click.option("--foe", "foes", type=click.Choice(KINDS), multiple=True, default=("caller",), show_default=True,
              help="Against whom; several are taken one after the other.")  # fmt: skip
@click.option("--seats", type=click.IntRange(2, 60), default=2, show_default=True, help="How many players.")
@click.option("--deals", type=click.IntRange(2, 1_000_000), default=200, show_default=True,
              help="How many decks at most; each is played from every seat.")  # fmt: skip
@click.option("--seed", type=int, default=0, show_default=True, help="Another seed gives other decks.")
@click.option("--seconds", type=click.FloatRange(0.001, 60), default=0.5, show_default=True,
              help="How long a sharp bot thinks about an answer.")  # fmt: skip
@click.option("--jobs", type=click.IntRange(1, 256), help="How many processes; if not said, one for each core.")
@click.option("--log", "log", type=click.Path(dir_okay=False),
              help="Add each result to this file, and leave out what stands there already.")  # fmt: skip
@page_option("Take the games from this page.")
def match(
    game: str | None,
    every: bool,
    hero: str,
    foes: tuple[str, ...],
    seats: int,
    deals: int,
    seed: int,
    seconds: float,
    jobs: int | None,
    log: str | None,
    pages: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let one bot play against others, and say what it wins, in chips a hand.

    Every deck is played once from each seat, so that the luck of the cards evens out. A match stops when its result is
    three standard errors away from zero, or after so many deals; the interval is one of 95 %.
    """
    from concurrent.futures import ProcessPoolExecutor, as_completed

    entries = chosen(game, every=every, pages=pages)
    done = _noted(log)
    wanted = [(entry, foe) for entry in entries for foe in foes if (str(entry.link), hero, foe) not in done]
    found: list[dict[str, Any]] = []
    quiet = not sys.stderr.isatty()
    bar = click.progressbar(length=len(wanted), file=sys.stderr, label="Playing", hidden=quiet, show_pos=True)
    with ProcessPoolExecutor(jobs) as pool, bar:
        work = [pool.submit(_play, entry, hero, foe, seats, deals, seed, seconds) for entry, foe in wanted]
        for result in as_completed(work):
            data = result.result().data()
            found.append(data)
            bar.update(1)
            if log:
                with Path(log).open("a", encoding="utf-8") as file:
                    file.write(json.dumps(data) + "\n")
            if not as_json:
                click.echo(told(data))
    if as_json:
        say_json(found if len(found) != 1 else found[0])


def _noted(log: str | None) -> set[tuple[str, str, str]]:
    """The matches that stand in a file already."""
    if not log or not Path(log).exists():
        return set()
    try:
        lines = [json.loads(line) for line in Path(log).read_text(encoding="utf-8").splitlines()]
        return {(line["game"], line["hero"], line["foe"]) for line in lines}
    except (ValueError, KeyError, TypeError) as error:
        raise Mistake(f"{log} holds something else than results of matches.") from error


def _play(entry: "Entry", hero: str, foe: str, seats: int, deals: int, seed: int, seconds: float) -> "Score":
    """One match in a process of its own."""
    from pokernight.bots.match import Score, match

    game = playable(entry)
    score = Score(str(entry.link), hero, foe, min(seats, game.most_seats))
    for _ in match(game, score, deals, seed, seconds):
        pass
    return score


def told(data: dict[str, Any]) -> str:
    """A result in a line."""
    verdict = "wins" if data["wins"] else "does not win for certain"
    return (
        f"{data['game']}: {data['hero']} against {data['foe']} {data['chips_a_hand']:+.2f} chips a hand,"
        f" give or take {data['error']:.2f}, in {data['hands']} hands: {verdict}."
    )
