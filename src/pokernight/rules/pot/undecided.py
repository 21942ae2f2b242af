"""A pot that nobody has won, and what becomes of it."""

from itertools import takewhile

from pokernight.language.part import sentence
from pokernight.rules.pot.settling import NOBODY_WINS, OnceNoted, noted, play_again
from pokernight.rules.repeats.repeat import MOST_EVENTS
from pokernight.rules.rule import Effect
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table


def hands_changed(table: Table) -> bool:
    """Whether cards came to the players after they had shown their hands, so that these are compared once more."""
    since = takewhile(lambda event: not noted(event, SHOWDOWN), reversed(table.log))
    new = any(isinstance(event, ev.Moved) and (event.to.seat or event.to == COMMON) for event in since)
    return new and len(table.log) < MOST_EVENTS


@sentence("nobody wins", "no one <win|won|have won> [pot|both [hand]]", "no one have <both|they both>")
class NobodyWins(OnceNoted):
    """No hand took what it takes to win."""

    undecided = True
    note = NOBODY_WINS


ALL_AGAIN = (
    "<everyone|[all] player|each player> [including player who folded]"
    " [<ante|reante> and] <is dealt a new hand|get a new hand|is dealt in again>"
)
"""Everybody plays for a pot that stays, with another ante."""


@sentence(
    "the pot stays for the next deal",
    "pot <carry over|roll over|is carried over> [<to|into> next <deal|hand|game|round>]",
    "pot <stay|remain|is left|carry over> [in|<on|in middle of> table|in middle]"
    f" [<for|until|to> next <deal|hand|game|round>] [and {ALL_AGAIN}]",
)
class PotStays(Effect):
    """The pot is played for again by everybody, with new antes, which need not be said."""

    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        play_again(table, for_all=True, antes=True)
        return None
