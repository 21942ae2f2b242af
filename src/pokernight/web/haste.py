"""A limit to how long something may keep the processor busy."""

from collections.abc import Iterator
from contextlib import contextmanager
from signal import ITIMER_PROF, SIGPROF, setitimer, signal
from typing import NoReturn

REMINDER = 0.01
"""After so many seconds more the clock rings again, should it have rung where Python takes no notice of it."""


class TimeUp(Exception):
    """The time for something is over."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Let something keep the processor busy for so long and no longer; how busy others keep it does not count."""

    def stop(*_: object) -> NoReturn:
        raise TimeUp

    before = signal(SIGPROF, stop)
    setitimer(ITIMER_PROF, seconds, REMINDER)
    try:
        yield
    finally:
        setitimer(ITIMER_PROF, 0)
        signal(SIGPROF, before)
