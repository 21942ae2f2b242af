"""What is kept on disk: for every table a journal of deeds, from which it can be set up again after anything."""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from pokernight.catalogue.problem import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (id TEXT PRIMARY KEY, settings BLOB NOT NULL, used REAL NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS journal (
    room TEXT NOT NULL REFERENCES rooms(id), number INTEGER NOT NULL, deed BLOB NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS hands (
    room TEXT NOT NULL REFERENCES rooms(id), number INTEGER NOT NULL, hash TEXT NOT NULL, line BLOB NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS archive (room TEXT PRIMARY KEY REFERENCES rooms(id), since REAL NOT NULL) STRICT;
"""

VERSION = 1
"""Which of all schemas it is."""

_MARK = f"PRAGMA user_version = {VERSION}"
"""Says in the file which schema it has; to say so again changes nothing, and shows whether anything can be written."""

HELD = 2.0
"""How many seconds a write waits for another program that holds the file."""

AGAIN = 1.0
"""After so many seconds it is tried again whether anything can be written."""

_LOG = logging.getLogger(__name__)

Statement = tuple[str, tuple[object, ...]]
"""Something to write, as SQL has it."""


class Unsaved(Mistake):
    """What could not be put on disk, and so has not happened."""


class NotedHand(NamedTuple):
    """A hand that is over, as the audit log keeps it."""

    number: int
    hash: str
    line: bytes


class _Order(NamedTuple):
    """Statements that are carried out together or not at all."""

    statements: tuple[Statement, ...]
    done: Future[None]


class Store:
    """The file; one thread writes, and puts what comes at the same time on disk in one go."""

    def __init__(self, path: Path, turned: Callable[[], object] = lambda: None) -> None:
        """Open the file, or make it; `turned` is called in another thread when trouble comes, and when it has gone."""
        self._path = path
        self._turned = turned
        self.trouble = ""
        """Why nothing can be saved at the moment, as a sentence; empty where all is well."""
        self._queue: SimpleQueue[_Order | None] = SimpleQueue()
        self._base, self._desk = opened(path), opened(path)  # one to read from, and one to write to
        self._writer = Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is left, and close the file."""
        self._queue.put(None)
        self._writer.join()
        self._desk.close()
        self._base.close()

    def check(self) -> None:
        """Refuse with a sentence where nothing can be saved."""
        if self.trouble:
            raise Unsaved(self.trouble)

    # What is read

    def rooms(self) -> dict[str, float]:
        """All tables but those in the archive, and when each was last used."""
        return dict(self._read("SELECT id, used FROM rooms WHERE id NOT IN (SELECT room FROM archive)"))

    def archived(self) -> dict[str, float]:
        """The tables in the archive, and since when each has been there."""
        return dict(self._read("SELECT room, since FROM archive"))

    def played(self) -> set[str]:
        """The tables at which a hand was played to its end."""
        return {room for (room,) in self._read("SELECT DISTINCT room FROM hands")}

    def settings(self, room: str) -> bytes:
        """The settings that a table began with."""
        ((settings,),) = self._read("SELECT settings FROM rooms WHERE id = ?", room)
        return bytes(settings)

    def journal(self, room: str) -> list[bytes]:
        """The deeds of a table, in order."""
        return [deed for (deed,) in self._read("SELECT deed FROM journal WHERE room = ? ORDER BY number", room)]

    def hashes(self, room: str) -> dict[int, str]:
        """The hands of a table in the audit log, by their numbers."""
        return dict(self._read("SELECT number, hash FROM hands WHERE room = ? ORDER BY number", room))

    def _read(self, sql: str, *values: object) -> list[Any]:
        try:
            return self._base.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            _LOG.error("The tables cannot be read: %s.", error)
            raise Unsaved("The tables cannot be read at the moment.") from error

    # What is written, in the order in which it is asked for; the futures are done when it is on disk

    def open_room(self, room: str, settings: bytes, used: float) -> Future[None]:
        """Begin the journal of a table."""
        return self._order(("INSERT INTO rooms VALUES (?, ?, ?)", (room, settings, used)))

    def use(self, room: str, used: float) -> Future[None]:
        """Note when a table was last used; it is in the archive no longer."""
        return self._order(
            ("UPDATE rooms SET used = ? WHERE id = ?", (used, room)), ("DELETE FROM archive WHERE room = ?", (room,))
        )

    def append(self, room: str, number: int, deed: bytes, hand: NotedHand | None = None) -> Future[None]:
        """Put a deed into a journal, and the hand that it ended into the audit log."""
        noted = [("INSERT INTO hands VALUES (?, ?, ?, ?)", (room, *hand))] if hand else []
        return self._order(("INSERT INTO journal VALUES (?, ?, ?)", (room, number, deed)), *noted)

    def archive(self, room: str, since: float) -> Future[None]:
        """Put a table into the archive."""
        return self._order(("INSERT OR IGNORE INTO archive VALUES (?, ?)", (room, since)))

    def drop(self, room: str) -> Future[None]:
        """Forget a table for good."""
        parts = ("journal", "hands", "archive")
        return self._order(
            *((f"DELETE FROM {part} WHERE room = ?", (room,)) for part in parts),
            ("DELETE FROM rooms WHERE id = ?", (room,)),
        )

    def _order(self, *statements: Statement) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting for it does not stop the writing
        self._queue.put(_Order(statements, done))
        return done

    def _write(self) -> None:
        more = True
        while more:
            batch = self._batch()
            more = None not in batch
            orders = [order for order in batch if order is not None]
            try:
                refused = self._carry_out(orders)
            except sqlite3.Error as error:
                with suppress(sqlite3.Error):  # some errors have taken everything back already
                    self._desk.execute("ROLLBACK")
                if not self.trouble:
                    _LOG.warning("Nothing can be saved: %s.", error)
                self._turn(sentence(error))
                for order in orders:
                    order.done.set_exception(Unsaved(self.trouble))
            else:
                self._turn("")
                for order in orders:
                    if order in refused:
                        order.done.set_exception(Unsaved("This table is not kept any more."))
                    else:
                        order.done.set_result(None)

    def _batch(self) -> list[_Order | None]:
        """What waits to be written; in times of trouble nothing at all, when it is time to try again."""
        try:
            batch = [self._queue.get(timeout=AGAIN if self.trouble else None)]
        except Empty:
            return []
        while not self._queue.empty():
            batch.append(self._queue.get())
        return batch

    def _carry_out(self, orders: list[_Order]) -> list[_Order]:
        """Put everything on disk; what does not fit what is there is left out, and given back."""
        base, refused = self._desk, []
        base.execute("BEGIN IMMEDIATE")
        if self.trouble:
            base.execute(_MARK)
        for order in orders:
            base.execute("SAVEPOINT this")
            try:
                for statement in order.statements:
                    base.execute(*statement)
            except sqlite3.IntegrityError:
                _LOG.exception("Something does not fit what is on disk.")
                base.execute("ROLLBACK TO this")
                refused.append(order)
            base.execute("RELEASE this")
        base.execute("COMMIT")
        return refused

    def _turn(self, trouble: str) -> None:
        """Say once that nothing can be saved, and once that it can be again."""
        before, self.trouble = self.trouble, trouble
        if before != trouble:
            if not trouble:
                _LOG.warning("Everything can be saved again, and all tables go on.")
            self._turned()


def opened(path: Path) -> sqlite3.Connection:
    """The file, ready to be written to; where it is new, with all that it needs."""
    base = sqlite3.connect(path, timeout=HELD, isolation_level=None, check_same_thread=False)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    base.execute("PRAGMA foreign_keys = ON")
    if version(base) < VERSION:
        base.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} {_MARK}; COMMIT")
    return base


def version(base: sqlite3.Connection) -> int:
    """Which schema a file has; 0 where it says nothing."""
    ((number,),) = base.execute("PRAGMA user_version")
    return int(number)


def sentence(error: sqlite3.Error) -> str:
    """Why nothing can be saved, for those who sit at a table."""
    kind = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF  # the rest of it says where it happened
    why = {sqlite3.SQLITE_FULL: "the disk is full", sqlite3.SQLITE_BUSY: "another program holds the file"}
    return (
        f"Nothing can be saved at the moment: {why.get(kind, 'the disk cannot be written to')}. "
        "The table waits, and goes on by itself."
    )
