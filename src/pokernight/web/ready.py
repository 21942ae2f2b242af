"""What is done before the doors open, so that nobody at a table waits for it."""

import gc

from pokernight.catalogue.shelf import shipped
from pokernight.evening.menu import most_seats

YOUNG, MIDDLE, OLD = 2_000, 5, 500
"""How much comes between two searches for garbage among the young, the middle-aged and the old."""


def make_ready() -> None:
    """Read every game, and never look for garbage among them: that would stop all tables for a moment."""
    for entry in shipped():
        most_seats(entry)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
