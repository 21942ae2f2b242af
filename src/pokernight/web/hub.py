"""All tables of a server: opened, found by their names, and set up again after a restart."""

from __future__ import annotations

import hashlib
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING

import msgspec

from pokernight.catalogue.problem import Mistake
from pokernight.web import deeds
from pokernight.web.live import Live, new_id
from pokernight.web.room import Room, check_game, options_of
from pokernight.web.thinking import Thinkers
from pokernight.web.workshop import Workshop

if TYPE_CHECKING:
    from pathlib import Path

from pokernight.web.store import Store

MOST_TABLES = 1_000
"""How many tables a server has at a time."""

MOST_NAME = 24
"""How long the name of a player may be."""

KEY_BYTES = 24
"""The secret that holds a seat has 192 bits."""


def hashed(secret: str) -> str:
    """What is kept of a secret: enough to know it again, not enough to say it."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


def called(name: str) -> str:
    """What somebody is called who gives a name.

    >>> called("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    said = " ".join(name.split())
    if not said or len(said) > MOST_NAME or not said.isprintable():
        raise Mistake(f"A name has 1 to {MOST_NAME} characters that can be printed.")
    return said


class Hub:
    """The tables, and what they share: the file, the processes in which bots think, and who reads their own games."""

    def __init__(self, path: Path, processes: int | None = None, workshop: Workshop | None = None) -> None:
        """Take up all tables that are kept in a file; the workshop is closed by whoever has given it."""
        self.store = Store(path)
        self.thinkers = Thinkers(processes)
        self.workshop = workshop or Workshop()
        self.tables: dict[str, Live] = {}
        for name, settings, _ in self.store.rooms():
            live = self._live(name, msgspec.json.decode(settings, type=deeds.Settings))
            for line in self.store.journal(name):
                live.room.do(deeds.read(line))
                live.written += 1
            self.tables[name] = live

    def _live(self, name: str, settings: deeds.Settings) -> Live:
        return Live(name, Room(settings), self.store, self.thinkers, self.workshop)

    def start(self) -> None:
        """Let time run at all tables; a loop must be running."""
        for live in self.tables.values():
            live.changed()

    def close(self) -> None:
        """Stop everything; what was done is on disk."""
        for live in self.tables.values():
            live.stop()
        self.thinkers.close()
        self.store.close()

    def open(self, settings: deeds.Settings) -> Live:
        """A new table."""
        if len(self.tables) >= MOST_TABLES:
            raise Mistake("There are as many tables here as there is room for; try again later.")
        options_of(settings)
        check_game(settings)
        name = new_id()
        self.store.open_room(name, msgspec.json.encode(settings), time())
        live = self.tables[name] = self._live(name, settings)
        return live

    async def join(self, live: Live, name: str) -> str:
        """A seat at a table; the secret that holds it, which is told once and kept nowhere."""
        secret = token_urlsafe(KEY_BYTES)
        said, key = called(name), hashed(secret)
        await live.decide(lambda: deeds.Join(f"p{live.room.came + 1}", said, key=key))
        return secret
