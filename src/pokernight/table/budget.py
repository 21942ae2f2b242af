"""A limit to how long a hand may play on by itself, for games that nobody has tried before."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import thread_time
from typing import NamedTuple


class Endless(Exception):
    """A hand has gone on for too long without asking anybody anything."""


class Budget(NamedTuple):
    """How much may happen from one question to the next."""

    seconds: float
    """How long the processor may be busy with it; how busy others keep it does not count."""
    events: int
    returns: int
    """How often play may go back to an earlier line, as it does for a new deal."""


class Meter:
    """What is left of a budget since somebody was asked last."""

    def __init__(self, budget: Budget) -> None:
        """Begin with all of it."""
        self._until = thread_time() + budget.seconds
        self._budget = budget

    def check(self, events: int, returns: int) -> None:
        """See that something is left."""
        if events > self._budget.events or returns > self._budget.returns or thread_time() > self._until:
            raise Endless


_BUDGET: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def within(budget: Budget) -> Iterator[None]:
    """Let hands use so much and no more; where nothing is said, they have all the time in the world."""
    before = _BUDGET.set(budget)
    try:
        yield
    finally:
        _BUDGET.reset(before)


def meter() -> Meter | None:
    """What measures a hand that plays on now, where there is a limit."""
    budget = _BUDGET.get()
    return Meter(budget) if budget else None
