"""A game of one's own: what it is begun with, and the entry that it becomes."""

from collections.abc import Sequence
from dataclasses import replace

from pokernight.catalogue.entry import ROOT, Entry, Layout, Link
from pokernight.catalogue.problem import Mistake
from pokernight.measure.numbers import Numbers

FIRST_NUMBER = 9001
"""Where the numbers for games of one's own begin, far from those of the catalogue."""

MOST_NAME = 80
"""How many letters the name of a game may have."""

START = (
    "Deal five cards face down to each player.",
    "Betting round, starting with the player to the left of the dealer.",
    "Each player may draw up to three cards.",
    "Betting round, starting with the player to the left of the dealer.",
    "Showdown: the high hand wins.",
)
"""A game to change, so that nobody stares at an empty page."""


def fit_name(name: str) -> str:
    """The name with single blanks, where it can stand on a page.

    >>> fit_name("  River   Crossing ")
    'River Crossing'
    """
    fit = " ".join(name.split())
    if not fit or len(fit) > MOST_NAME or not fit.isprintable() or set(fit) & set("#|*()"):
        raise Mistake(f"A name has letters, up to {MOST_NAME} of them, and none of # | * ( ).")
    return fit


def begun(
    name: str, number: int, rules: Sequence[str] = START, parent: Link = ROOT, rulings: Sequence[str] = ()
) -> Entry:
    """An entry to begin with, its facts set right."""
    entry = Entry(
        number,
        fit_name(name),
        "Our table",
        (),
        Numbers(0, 0, 0, 0, 0),
        tuple(rules),
        parent,
        rulings=tuple(rulings),
        layout=Layout(after=0),
    )
    return replace(entry, numbers=entry.game.numbers, tags=entry.game.tags)
