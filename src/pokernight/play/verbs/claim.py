"""Claiming: one player says that it is enough, and nobody is asked after that."""

from pokernight.play.asking import ask
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table


def can_claim(t: Table, d: int) -> bool:
    """Whether nobody else has claimed it before."""
    return t.s.tally[d] == 0


def ask_claim(t: Table, step: Step, seat: int) -> bool:
    """Ask whether a player claims to have the best hand, or knocks."""
    ask(t, seat, 0, 0, 0, step.words | 1 << Say.DECLINE)
    return True


def take_claim(t: Table, d: int, seat: int) -> None:
    """Let it be known."""
    if t.s.said[seat] > 0:
        t.s.tally[d] = 1
        notice(t, Do.CLAIM, seat, 0, t.s.said[seat])
