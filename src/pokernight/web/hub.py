"""All tables of a server: opened, found by their names, and set up again after a restart."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from functools import partial
from math import ceil
from secrets import token_urlsafe
from typing import TYPE_CHECKING

import msgspec

from pokernight.catalogue.problem import Mistake
from pokernight.web import deeds
from pokernight.web.clock import DAY, HouseClock
from pokernight.web.figures import Tally
from pokernight.web.live import Live, new_id
from pokernight.web.lookalikes import called, like
from pokernight.web.room import Room, check_game, options_of
from pokernight.web.thinking import Thinkers
from pokernight.web.workshop import Workshop

if TYPE_CHECKING:
    from pathlib import Path

from pokernight.web.store import Store

HOUR = 3_600
KEPT = 90 * DAY
"""How long a table is kept that nobody comes to."""

ARCHIVED = 30 * DAY
"""How long it is in the archive after that, where whoever has its link can still come back to it."""

MOST_TABLES = 1_000
"""How many tables a server keeps at a time."""

MOST_FROM_ONE = 100
"""How many of them can be opened from one address."""

FREE_TABLES = 10
"""How many tables at which nobody has played yet an address has without waiting; each further one doubles the wait."""

_LOG = logging.getLogger(__name__)

KEY_BYTES = 24
"""The secret that holds a seat has 192 bits."""


def hashed(secret: str) -> str:
    """What is kept of a secret: enough to know it again, not enough to say it."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


class TooMany(Mistake):
    """An address wants more tables than it may have."""


class Hub:
    """The tables, and what they share: the file, the processes in which bots think, and who reads their own games."""

    def __init__(self, path: Path, processes: int | None = None, workshop: Workshop | None = None) -> None:
        """Take up all tables that are kept in a file; the workshop is closed by whoever has given it."""
        self.store = Store(path, partial(asyncio.get_running_loop().call_soon_threadsafe, self._turned))
        self.thinkers = Thinkers(processes)
        self.workshop = workshop or Workshop()
        self.tally = Tally()
        self.tables: dict[str, Live] = {}
        """Those that somebody has come to since the doors opened."""
        self._used = self.store.rooms()
        """All tables, and when each was last used."""
        self._archived = self.store.archived()
        """Those in the archive, and since when."""
        self._now = HouseClock(max((*self._used.values(), *self._archived.values()), default=None)).now
        self._played = self.store.played()
        """Those at which hands were played before the doors opened."""
        self._openers: dict[str, str] = {}
        """The addresses from which tables were opened, as long as the house has been open."""
        self._loading = asyncio.Lock()
        self._going_on: set[asyncio.Task[None]] = set()
        self._tidy()

    @property
    def kept(self) -> int:
        """How many tables there are, those included that nobody has come to yet."""
        return len(self._used)

    async def find(self, name: str) -> Live | None:
        """A table by its name, set up again where nobody has come to it yet."""
        if name in self._archived and len(self._used) < MOST_TABLES:
            del self._archived[name]
            self._used[name] = 0.0
        if name not in self._used:
            return None
        if self._now() - self._used[name] > HOUR:
            self._used[name] = self._now()
            self.store.use(name, self._used[name])
        async with self._loading:
            if name in self._used and name not in self.tables:
                live = self._live(name, msgspec.json.decode(self.store.settings(name), type=deeds.Settings))
                await live.take_up()
                self.tables[name] = live
                live.changed()
        return self.tables.get(name)

    def _turned(self) -> None:
        """Nothing can be saved any more, or everything can be again: all tables wait, or go on."""
        for live in self.tables.values():
            if self.store.trouble:
                live.changed()
            else:
                going = asyncio.get_running_loop().create_task(live.go_on())
                self._going_on.add(going)
                going.add_done_callback(self._going_on.discard)

    def _live(self, name: str, settings: deeds.Settings) -> Live:
        return Live(name, Room(settings), self.store, self.thinkers, self.workshop, self.tally)

    def _tidy(self) -> None:
        """Put tables that nobody has come to for long into the archive, and forget those that were there for long."""
        now = self._now()
        for name in [name for name, used in self._used.items() if used < now - KEPT and self._is_empty(name)]:
            self._put_away(name, f"for {KEPT // DAY} days nobody has come to it")
        in_order = sorted(self._archived, key=self._archived.__getitem__)
        too_many = in_order[: max(0, len(in_order) - MOST_TABLES)]
        for name in in_order:
            if name in too_many or self._archived[name] < now - ARCHIVED:
                _LOG.warning("Table %s is forgotten for good.", name)
                del self._archived[name]
                self.store.drop(name)

    def _put_away(self, name: str, why: str) -> None:
        """Put a table into the archive."""
        _LOG.warning("Table %s goes into the archive: %s.", name, why)
        del self._used[name]
        self._openers.pop(name, None)
        if live := self.tables.pop(name, None):
            live.close()
        self._archived[name] = self._now()
        self.store.archive(name, self._archived[name])

    def close(self) -> None:
        """Stop everything; what was done is on disk."""
        for live in self.tables.values():
            live.close()
        self.thinkers.close()
        self.store.close()

    def open(self, settings: deeds.Settings, address: str = "") -> Live:
        """A new table for somebody at an address."""
        self._check_opener(address)
        self.store.check()
        self._tidy()
        self._make_room()
        options_of(settings)
        check_game(settings)
        name = new_id()
        self._used[name], self._openers[name] = self._now(), address
        self.store.open_room(name, msgspec.json.encode(settings), self._used[name])
        live = self.tables[name] = self._live(name, settings)
        return live

    def _check_opener(self, address: str) -> None:
        """An address opens some tables for nothing; the more of them were never played, the longer it waits then."""
        theirs = [name for name, opener in self._openers.items() if opener == address]
        if len(theirs) >= MOST_FROM_ONE:
            raise TooMany("As many tables as one address may have were opened from yours.")
        idle = sum(not self._was_played(name) for name in theirs)
        if address and idle >= FREE_TABLES:
            wait = max(self._used[name] for name in theirs) + 2.0 ** (idle - FREE_TABLES + 1) - self._now()
            if wait > 0:
                raise TooMany(
                    f"From your address {idle} tables were opened that nobody has played at."
                    f" Play at one of them, or wait {ceil(wait):,} seconds before you open another."
                )

    def _make_room(self) -> None:
        """Where the house is full, the table goes that will be missed least.

        That is one at which nobody has ever played, opened from where the most were opened; or else the one that has
        been empty for the longest time.
        """
        if len(self._used) < MOST_TABLES:
            return
        empty = [name for name in self._used if self._is_empty(name)]
        fresh = [name for name in empty if not self._was_played(name)]
        if fresh:
            opened = Counter(self._openers.get(name, "") for name in fresh)
            self._forget(max(fresh, key=lambda name: (opened[self._openers.get(name, "")], -self._used[name])))
            return
        oldest = min(empty, key=self._used.__getitem__, default="")
        if not oldest or self._used[oldest] > self._now() - DAY:
            raise Mistake("There are as many tables here as there is room for; try again later.")
        self._put_away(oldest, "the house is full")

    def _was_played(self, name: str) -> bool:
        """Whether a hand was dealt at a table, as far as is known without setting it up."""
        return self.tables[name].room.number > 0 if name in self.tables else name in self._played

    def _forget(self, name: str) -> None:
        """Let a table go at which nobody has played."""
        if live := self.tables.get(name):
            live.close()
        for kept in (self._used, self._openers, self.tables):
            kept.pop(name, None)
        self.store.drop(name)

    def _is_empty(self, name: str) -> bool:
        """Whether nobody is at a table."""
        return name not in self.tables or not self.tables[name].listeners

    def withdraw(self, live: Live) -> None:
        """Take back a new table at which nobody could sit down."""
        for kept in (self._used, self._openers, self.tables):
            kept.pop(live.id, None)

    async def join(self, live: Live, name: str, before: str = "") -> str:
        """A seat at a table; the secret that holds it, which is told once and kept nowhere.

        Whoever has sat there before, and shows the secret of then, is the same person again.
        """
        secret = token_urlsafe(KEY_BYTES)
        said, key = called(name), hashed(secret)

        def joining() -> deeds.Join:
            if other := like(said, (guest.name for guest in live.room.guests)):
                raise Mistake(f"Somebody called {other} sits at this table already.")
            known = live.room.keys.get(hashed(before), "")
            if any(guest.id == known for guest in live.room.guests):
                known = ""  # a second seat for somebody who has one
            return deeds.Join(known or f"p{live.room.came + 1}", said, key=key)

        await live.decide(joining)
        return secret
