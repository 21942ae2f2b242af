"""Bots for the web: they think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from pokernight.bots.company import thinker
from pokernight.catalogue.replay import dealt
from pokernight.table.chair import Chair
from pokernight.table.record import Record
from pokernight.web.room import MENU, own_entry

if TYPE_CHECKING:
    from concurrent.futures import Future


class Case(NamedTuple):
    """What a bot has to think about: a hand as it stands, which seat it has, and who it is."""

    record: str
    rules: tuple[str, ...]
    """The rules, where it is a game of one's own."""
    seat: int
    kind: str
    name: str


def think(case: Case) -> str:
    """The answer of a bot; it sees its chair and nothing else."""
    record = Record.read(case.record)
    hand = record.play(dealt(record, own_entry(case.rules) if case.rules else MENU[record.game]))
    bot = thinker(case.kind, case.name, seed=f"{record.seed}/{len(record.answers)}")
    return str(bot.answer(Chair(hand, case.seat)))


def end_with_the_server() -> None:
    """Watch the server: a process that outlived it would keep its door shut; Ctrl-C in the terminal is for it alone."""
    signal(SIGINT, SIG_IGN)
    server = parent_process()
    assert server

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, name="watch", daemon=True).start()


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int | None = None) -> None:
        """So many at a time; one for each core where nothing is said."""
        self._processes = processes
        self._pool = self._begun()

    def _begun(self) -> ProcessPoolExecutor:
        beginnings = get_context("forkserver")  # a fork of the server would hold the lines of all its browsers open
        beginnings.set_forkserver_preload([__name__])
        return ProcessPoolExecutor(self._processes, beginnings, initializer=end_with_the_server)

    def ask(self, case: Case) -> Future[str]:
        """Let a bot think; where a process was killed, others begin."""
        try:
            return self._pool.submit(think, case)
        except BrokenProcessPool:
            self._pool = self._begun()
            return self._pool.submit(think, case)

    def close(self) -> None:
        """Let them all go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
