"""`play GAME`: sit down at a table with bots."""

import sys
from secrets import token_hex
from typing import TYPE_CHECKING

import click

from pokernight.bots import KINDS
from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import command, page_option
from pokernight.commands.pages import on_pages, with_page_of
from pokernight.evening.pacing import PACES
from pokernight.table.options import Limit, Low

if TYPE_CHECKING:
    from pokernight.evening.book import Book
    from pokernight.evening.evening import Evening
    from pokernight.evening.menu import Menu
    from pokernight.evening.setting import Setting
    from pokernight.table.options import Options


@command(
    "play",
    "pokernight play anaconda --seats 5",
    "pokernight play",
    "pokernight play horse --seats 6",
    "pokernight play --choice --seats 4 --limit pot",
    "pokernight play 'five card draw' --plain",
)
@click.argument("game", required=False)
@click.option("--seats", type=click.IntRange(2, 14), help="How many play, with you; if not said, 5 or what suits.")
@click.option("--choice", is_flag=True, help="Dealer's choice: the deal goes round, and each dealer calls a game.")
@click.option("--resume", is_flag=True, help="Take up the last evening where you left it.")
@click.option("--plain", is_flag=True, help="Play in lines, for pipes and screen readers; so it is without a terminal.")
@click.option("--bots", type=click.Choice(KINDS), help="How well the others play.")
@click.option(
    "--speed", type=click.Choice(list(PACES)), default="normal", show_default=True, help="How fast they play."
)
@click.option("--seed", metavar="WORD", help="The same seed deals the same cards; if not said, another every time.")
@click.option("--ante", type=click.IntRange(0), help="The ante; 1 if not said.")
@click.option("--minimum", type=click.IntRange(1), help="The least bet; 1 if not said.")
@click.option("--maximum", type=click.IntRange(1), help="The greatest bet; 5 if not said.")
@click.option("--stack", type=click.IntRange(1), help="The chips that everybody begins with; 200 if not said.")
@click.option(
    "--limit", type=click.Choice([limit.value for limit in Limit]), help="How much may be bet; spread if not said."
)
@click.option(
    "--low", type=click.Choice([low.value for low in Low]), help="Which low hand is the best; ace to six if not said."
)
@page_option("Take games from this page as well.")
def play(
    game: str | None,
    seats: int | None,
    choice: bool,
    resume: bool,
    plain: bool,
    bots: str | None,
    speed: str,
    seed: str | None,
    pages: tuple[str, ...],
    as_json: bool,
    **customs: str | int | None,
) -> None:
    """Sit down at a table with bots, for a hand or for an evening.

    Without a game you choose one: search, tags, the number of players, or a surprise. The games of a rotation such as
    HORSE or 8-Game are played by turns, each until everybody has dealt it once. Every question can be answered by
    keys; ? explains the step, r shows the rules, h what has happened. Leave in the middle, and take it up again with
    --resume. With --json, or without a terminal, it is played in lines.
    """
    from pokernight.evening.book import last_evening, new_book
    from pokernight.evening.evening import USUAL_BOTS
    from pokernight.evening.menu import Menu
    from pokernight.evening.rotation import rotation_named
    from pokernight.evening.setting import Setting

    menu = Menu((path, on_pages([path])) for path in with_page_of(game, pages))
    setting = Setting(seats, agreed(customs), bots or USUAL_BOTS, seed or token_hex(32), PACES[speed])
    book, evening = new_book(), None
    if resume:
        book, evening = last_evening(menu)
    elif rotation := rotation_named(game) if game else None:
        evening = setting.begin(menu, None, rotation)
    elif game or choice:
        evening = setting.begin(menu, menu[game] if game else None)
    if plain or as_json or not (sys.stdin.isatty() and sys.stdout.isatty()):
        in_lines(menu, setting, evening, book, as_json=as_json)
    else:
        on_screen(menu, setting, evening, book)


def agreed(customs: dict[str, str | int | None]) -> "Options":
    """The customs of the table that were asked for."""
    from pokernight.table.record import BadRecord, read_options

    try:
        return read_options({name: value for name, value in customs.items() if value is not None})
    except BadRecord as bad:
        raise Mistake(str(bad)) from bad


def in_lines(menu: "Menu", setting: "Setting", evening: "Evening | None", book: "Book", *, as_json: bool) -> None:
    """Play in lines."""
    from pokernight.evening.setting import USUAL_SEATS
    from pokernight.terminal.plain import Left, Plain

    pace = setting.pace if sys.stdin.isatty() and not as_json else 0.0  # a pipe waits for nobody
    table = Plain(click.echo, input, as_data=as_json, pace=pace)
    try:
        table.play(evening or setting.begin(menu, table.lobby(menu, setting.seats or USUAL_SEATS)), book)
    except (EOFError, Left):
        return


def on_screen(menu: "Menu", setting: "Setting", evening: "Evening | None", book: "Book") -> None:
    """Play on a full screen."""
    from pokernight.terminal.app import PokerNight

    folder = PokerNight(menu, setting, evening, book).run()
    if folder:
        click.echo("The evening is kept. Take it up again with: pokernight play --resume")
