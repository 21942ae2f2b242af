"""The file that keeps the tables, out of reach of others: one server at a time, and no other user of the computer."""

from __future__ import annotations

import fcntl
import os
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from pokernight.catalogue.lists import home
from pokernight.catalogue.problem import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

PRIVATE, OWN_FOLDER = 0o600, 0o700
"""Decks and keys are in it: nobody else may read the files, or look into the folder."""

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file, by the end of its name."""


def tables_file(data: str | None) -> Path:
    """The file that was asked for, or the usual one; whatever links lead to it, it has one name."""
    path = (Path(data) if data else home() / "tables.db").resolve()
    if path.is_dir():
        raise Mistake(f"{path} is a folder; name a file in it.")
    return path


class Note:
    """A note beside the tables that says where they are served."""

    def __init__(self, path: Path) -> None:
        """Tables that are served."""
        self._path = path.with_name(f"{path.name}.served")

    def write(self, where: str) -> None:
        """Say where; on a full disk, nobody is told, and all the rest goes on."""
        with suppress(OSError):
            self._path.write_text(where, encoding="utf-8")
            self._path.chmod(PRIVATE)

    def read(self) -> str:
        """Where they are served, as far as somebody has said so."""
        return self._path.read_text(encoding="utf-8").strip() if self._path.exists() else ""

    def remove(self) -> None:
        """Say nothing any more."""
        self._path.unlink(missing_ok=True)


@contextmanager
def alone(path: Path) -> Iterator[Note]:
    """Keep others from the same tables: the lock is on the file itself, whatever name somebody else has for it."""
    make_folder(path.parent)
    note = Note(path)
    lock = _locked(path, note)
    try:
        make_private(path)
        yield note
        note.remove()
    finally:
        os.close(lock)


def _locked(path: Path, note: Note) -> int:
    """The file, made where there is none, with a lock on it that SQLite, which has another kind, takes no notice of."""
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(file)
            where = note.read()
            raise Mistake(f"These tables are being served already{f', at {where}' if where else ''}.") from error
        if path.exists() and os.path.samestat(os.fstat(file), path.stat()):
            return file
        os.close(file)  # another file was put in its place in between


def make_folder(folder: Path) -> Path:
    """A folder for tables that nobody else can look into; somebody's own folder stays as it is."""
    if not folder.exists():
        folder.mkdir(OWN_FOLDER, parents=True)
    if folder == home().resolve():
        folder.chmod(OWN_FOLDER)
    return folder


def make_private(path: Path) -> None:
    """Let nobody else read a file, and what SQLite keeps beside it."""
    for file in (path, *beside(path)):
        if file.exists():
            file.chmod(PRIVATE)


def beside(path: Path) -> list[Path]:
    """The files that SQLite keeps beside a file."""
    return [path.with_name(path.name + end) for end in BESIDE]
