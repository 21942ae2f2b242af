"""A limit to how long something may keep the processor busy."""

from collections.abc import Iterator
from contextlib import contextmanager
from signal import ITIMER_PROF, SIGPROF, setitimer, signal
from typing import NoReturn


class TimeUp(Exception):
    """The time for something is over."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Let something keep the processor busy for so long and no longer; how busy others keep it does not count."""

    def stop(*_: object) -> NoReturn:
        raise TimeUp

    before = signal(SIGPROF, stop)
    setitimer(ITIMER_PROF, seconds)
    try:
        yield
    finally:
        setitimer(ITIMER_PROF, 0)
        signal(SIGPROF, before)
