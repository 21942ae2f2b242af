"""`simulate GAME`: many hands by chance, and what comes of them."""

import sys
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import click

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.replay import entry_named
from pokernight.catalogue.shelf import shipped
from pokernight.commands.command import command, page_option, say_json
from pokernight.commands.pages import on_pages, shelf_with, with_page_of

BY_ALL_LAWS = 1_000
"""So many hands are played at the table and looked at by all laws; the engine goes on with more."""

if TYPE_CHECKING:
    from pokernight.game import Game
    from pokernight.play.many import ManyHands
    from pokernight.table.hand import Hand


@command(
    "simulate",
    "pokernight simulate anaconda --hands 100 --seats 5",
    "pokernight simulate --all --hands 2 --seed 7",
    "pokernight simulate examples/leaky-boat.md",
)
@click.argument("game", required=False)
@click.option("--all", "every", is_flag=True, help="Play every game of the page, or of the catalogue.")
@click.option("--hands", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many hands.")
@click.option("--seats", type=click.IntRange(2, 60), help="How many players; if not said, as many as suit the game.")
@click.option("--seed", type=int, default=0, show_default=True, help="Another seed gives other hands.")
@click.option("--short", is_flag=True, help="Give some players short stacks, so that they go all in.")
@page_option("Take the games from this page.")
def simulate(
    game: str | None,
    every: bool,
    hands: int,
    seats: int | None,
    seed: int,
    short: bool,
    pages: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play many hands with legal choices made by chance, and say what came of them.

    Every law of the table is looked after: no card and no chip is made or lost, nobody sees what he may not, every hand
    ends. The exit code is 1 when one is broken. With fewer seats than the game takes, or more, the number is fitted.
    After a thousand hands the engine goes on, where it knows the game: it is much faster, and counts the cards and the
    chips when a hand is over.
    """
    from pokernight.play.many import seed_of
    from pokernight.play.simulation import simulate_more
    from pokernight.table.simulation import simulate as play

    entries = chosen(game, every=every, pages=pages)
    tallies = []
    quiet = not sys.stderr.isatty()
    with click.progressbar(length=hands * len(entries), file=sys.stderr, label="Dealing", hidden=quiet) as bar:
        for entry in entries:
            rules = playable(entry)
            players = min(seats or 5, rules.most_seats)
            engine = None if short or hands <= BY_ALL_LAWS else engine_of(rules, players)
            looked_at = BY_ALL_LAWS if engine else hands
            deal = partial(dealt, rules, players, seed, short)
            tally = play(str(entry.link), deal, looked_at, seed, lambda _: bar.update(1))
            if engine:
                simulate_more(tally, engine, players, hands - looked_at, seed_of(seed), bar.update)
            tallies.append(tally)
    if as_json:
        say_json([tally.data() for tally in tallies] if every else tallies[0].data())
    else:
        for tally in tallies:
            click.echo(told(tally.data()))
    if any(tally.broken for tally in tallies):
        sys.exit(1)


def engine_of(rules: "Game", seats: int) -> "ManyHands | None":
    """The game as the engine plays it, where it can; compiled as soon as that is ready."""
    from pokernight.play.many import compile_meanwhile, many_of
    from pokernight.play.record import SEATS
    from pokernight.table.options import Options

    options = Options()
    engine = many_of(rules.lowered, (options.stack,) * seats, options) if seats <= SEATS else None
    if engine:
        compile_meanwhile()
    return engine


def dealt(rules: "Game", seats: int, seed: int, short: bool, number: int) -> "Hand":
    """The hand of a number, where some players may have short stacks."""
    chance = Random(f"{seed}/stacks/{number}")
    stacks = [chance.choice((200, 200, 30, 10, 3)) for _ in range(seats)] if short else ()
    return rules.deal(seats, f"{seed}/{number}", stacks=stacks)


def chosen(game: str | None, *, every: bool, pages: tuple[str, ...]) -> Sequence[Entry]:
    """The games to be played."""
    if every:
        return on_pages(pages) if (pages := with_page_of(game, pages)) else tuple(shipped())
    if game is not None:
        return (entry_named(game, shelf_with(pages)),)
    on_page = on_pages(pages) if pages else []
    if len(on_page) != 1:
        raise Mistake("Name a game, or play every one with --all.")
    return on_page


def playable(entry: Entry) -> "Game":
    """The game, where it is understood and can be played."""
    from pokernight.game import CannotWork, NotUnderstood

    try:
        return entry.game
    except (NotUnderstood, CannotWork) as error:
        raise Mistake(f"{entry.link} cannot be played: {error}") from error


def told(data: dict[str, Any]) -> str:
    """The figures of one game in words."""
    means = data["averages"]
    laws = data["laws"] if isinstance(data["laws"], str) else "broken: " + " ".join(data["laws"])
    return (
        f"{data['game']}: {data['ended']} of {data['hands']} hands ended, {data['hands_per_second']} a second;"
        f" a hand has {means['betting_rounds']} betting rounds and {means['answers']} answers, the pot is"
        f" {means['pot']}, {100 * means['showdowns']:.0f} % come to a showdown,"
        f" {100 * means['split_pots']:.0f} % are split. Laws: {laws}."
    )
