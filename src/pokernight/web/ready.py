"""What is done before the doors open, so that nobody at a table waits for it."""

import gc
import sys
from contextlib import suppress

from pokernight.catalogue.shelf import shipped
from pokernight.evening.menu import most_seats
from pokernight.game import Game, NotUnderstood
from pokernight.ranking import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN

YOUNG, MIDDLE, OLD = 2_000, 5, 500
"""How much comes between two searches for garbage among the young, the middle-aged and the old."""

SWITCH_SECONDS = 0.001
"""How long the tables wait at most for a game that is played aside."""


def make_ready() -> None:
    """Read every game, and never look for garbage among them: that would stop all tables for a moment."""
    for entry in shipped():
        most_seats(entry)
    with suppress(NotUnderstood):
        Game.read(("Ready?",))  # the grammar takes its time, too
    for order in (ACE_TO_SIX, ACE_TO_FIVE, DEUCE_TO_SEVEN):
        order.strength(range(order.size))  # the first low hand takes a tenth of a second
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
