"""What is kept on disk: for every table a journal of deeds, from which it can be set up again after anything."""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (id TEXT PRIMARY KEY, settings BLOB NOT NULL, used REAL NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS journal (
    room TEXT NOT NULL REFERENCES rooms(id), number INTEGER NOT NULL, deed BLOB NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
"""

Order = tuple[str, tuple[object, ...]]
"""Something to write, as SQL has it."""


class Store:
    """The file; one thread writes, and puts what comes at the same time on disk in one go."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._queue: SimpleQueue[tuple[Order, Future[None]] | None] = SimpleQueue()
        self._base = self._open()
        self._base.executescript(_SCHEMA)
        self._writer = Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    def _open(self) -> sqlite3.Connection:
        base = sqlite3.connect(self._path, isolation_level=None)
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        return base

    def close(self) -> None:
        """Write what is left, and close the file."""
        self._queue.put(None)
        self._writer.join()
        self._base.close()

    # What is read

    def rooms(self) -> dict[str, float]:
        """All tables, and when each was last used."""
        return dict(self._base.execute("SELECT id, used FROM rooms").fetchall())

    def settings(self, room: str) -> bytes:
        """The settings that a table began with."""
        found: tuple[bytes] = self._base.execute("SELECT settings FROM rooms WHERE id = ?", (room,)).fetchone()
        return found[0]

    def journal(self, room: str) -> list[bytes]:
        """The deeds of a table, in order."""
        found = self._base.execute("SELECT deed FROM journal WHERE room = ? ORDER BY number", (room,))
        return [deed for (deed,) in found]

    # What is written, in the order in which it is asked for; the futures are done when it is on disk

    def open_room(self, room: str, settings: bytes, used: float) -> Future[None]:
        """Begin the journal of a table."""
        return self._order("INSERT INTO rooms VALUES (?, ?, ?)", room, settings, used)

    def use(self, room: str, used: float) -> Future[None]:
        """Note when a table was last used."""
        return self._order("UPDATE rooms SET used = ? WHERE id = ?", used, room)

    def append(self, room: str, number: int, deed: bytes) -> Future[None]:
        """Put a deed into a journal."""
        return self._order("INSERT INTO journal VALUES (?, ?, ?)", room, number, deed)

    def drop(self, room: str) -> Future[None]:
        """Forget a table."""
        self._order("DELETE FROM journal WHERE room = ?", room)
        return self._order("DELETE FROM rooms WHERE id = ?", room)

    def _order(self, sql: str, *values: object) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting for it does not stop the writing
        self._queue.put(((sql, values), done))
        return done

    def _write(self) -> None:
        base = self._open()
        more = True
        while more:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            more = None not in batch
            waiting = [item for item in batch if item is not None]
            try:
                base.execute("BEGIN")
                for order, _ in waiting:
                    base.execute(*order)
                base.execute("COMMIT")
            except sqlite3.Error as error:
                base.execute("ROLLBACK")
                for _, done in waiting:
                    done.set_exception(error)
            else:
                for _, done in waiting:
                    done.set_result(None)
        base.close()
