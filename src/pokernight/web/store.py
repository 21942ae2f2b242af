"""What is kept on disk: for every table a journal of deeds, from which it can be set up again after anything."""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (id TEXT PRIMARY KEY, settings BLOB NOT NULL, opened REAL NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS journal (
    room TEXT NOT NULL REFERENCES rooms(id), number INTEGER NOT NULL, deed BLOB NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
"""

Line = tuple[str, int, bytes]
"""A room, the number of the deed there, and the deed."""


class Store:
    """The file; one thread writes, and puts what comes at the same time on disk in one go."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._queue: SimpleQueue[tuple[Line, Future[None]] | None] = SimpleQueue()
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

    def open_room(self, room: str, settings: bytes, opened: float) -> None:
        """Begin the journal of a table."""
        self._base.execute("INSERT INTO rooms VALUES (?, ?, ?)", (room, settings, opened))

    def rooms(self) -> list[tuple[str, bytes, float]]:
        """All tables, the oldest first, with the settings that they began with."""
        return self._base.execute("SELECT id, settings, opened FROM rooms ORDER BY opened").fetchall()

    def journal(self, room: str) -> Iterator[bytes]:
        """The deeds of a table, in order."""
        for (deed,) in self._base.execute("SELECT deed FROM journal WHERE room = ? ORDER BY number", (room,)):
            yield deed

    def drop(self, room: str) -> None:
        """Forget a table."""
        with self._base:
            self._base.execute("DELETE FROM journal WHERE room = ?", (room,))
            self._base.execute("DELETE FROM rooms WHERE id = ?", (room,))

    def append(self, room: str, number: int, deed: bytes) -> Future[None]:
        """Put a deed into a journal; the future is done when it is on disk."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting for it does not stop the writing
        self._queue.put(((room, number, deed), done))
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
                base.executemany("INSERT INTO journal VALUES (?, ?, ?)", [line for line, _ in waiting])
                base.execute("COMMIT")
            except sqlite3.Error as error:
                base.execute("ROLLBACK")
                for _, done in waiting:
                    done.set_exception(error)
            else:
                for _, done in waiting:
                    done.set_result(None)
        base.close()
