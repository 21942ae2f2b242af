"""Copies of all tables: made while they are played at, looked over, and put back in place of what was damaged."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from pokernight.catalogue.problem import Mistake
from pokernight.web.keeping import PRIVATE, beside, make_folder
from pokernight.web.store import VERSION, version

if TYPE_CHECKING:
    from pathlib import Path

_LOG = logging.getLogger(__name__)

KEPT = 5
"""How many copies are kept in the usual folder; the oldest goes first."""

DUE = timedelta(days=1)
"""How old the newest copy may be when the doors open; then another one is made."""

GAPS = """
SELECT room FROM journal GROUP BY room HAVING COUNT(*) <> MAX(number) + 1
UNION SELECT room FROM journal WHERE room NOT IN (SELECT id FROM rooms)
"""
"""The tables whose journals are not whole."""


def fault(path: Path) -> str:
    """What is wrong with a file of tables; empty where it is whole, or new."""
    if not path.exists() or not path.stat().st_size:
        return ""
    try:
        with closing(_reading(path)) as base:
            if version(base) > VERSION:
                return "a later Poker Night has written it"
            found = [told for (told,) in base.execute("PRAGMA integrity_check(3)") if told != "ok"]
            gaps = [room for (room,) in base.execute(GAPS)]
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Mistake(f"Another program holds {path}.") from error
        return str(error)
    return "; ".join([*found, *(f"the journal of table {room} has gaps" for room in gaps)])


def see_that_it_is_whole(path: Path) -> None:
    """Refuse a damaged file with a sentence that says what can be done."""
    if not (found := fault(path)):
        return
    copy = newest(path)
    way_out = (
        f"There is a backup, {copy}; this goes back to it: pokernight restore --data {path}"
        if copy
        else "There is no backup beside it: pokernight restore FILE takes one from elsewhere, and if you move the "
        "damaged file away, the house begins anew."
    )
    raise Mistake(f"The tables in {path} cannot be used: {found}. {way_out}")


def folder_of(path: Path) -> Path:
    """Where copies of tables are kept, if nothing else is said."""
    return path.with_name("backups")


def copies(path: Path) -> list[Path]:
    """The copies in the usual folder, the newest first."""
    return sorted(folder_of(path).glob(f"{path.stem}-*{path.suffix}"), reverse=True)


def newest(path: Path) -> Path | None:
    """The newest copy that is whole."""
    return next((copy for copy in copies(path) if not fault(copy)), None)


def back_up(path: Path, target: Path | None = None) -> Path:
    """Copy all tables as they stand, while they are played at; where it is now."""
    if not path.exists():
        raise Mistake(f"There are no tables in {path}.")
    if found := fault(path):
        raise Mistake(f"The tables in {path} are damaged, and no copy is made: {found}.")
    if target is None:
        return _usual_copy(path)
    if target.resolve() == path:
        raise Mistake("A backup is another file than the tables themselves.")
    make_folder(target.resolve().parent)
    _copy(path, target)
    return target


def back_up_if_due(path: Path) -> None:
    """Copy all tables into the usual folder, where the newest copy is older than a day."""
    due = f"{path.stem}-{_stamp(datetime.now(UTC) - DUE)}"
    if path.stat().st_size and not any(copy.stem > due for copy in copies(path)):
        try:
            _usual_copy(path)
        except (Mistake, OSError) as error:  # a house without a copy is better than none
            _LOG.warning("No backup was made: %s", error)


def _usual_copy(path: Path) -> Path:
    """One more copy in the usual folder, and the oldest ones no longer."""
    copy = folder_of(path) / f"{path.stem}-{_stamp(datetime.now(UTC))}{path.suffix}"
    make_folder(copy.parent)
    _copy(path, copy)
    for old in copies(path)[KEPT:]:
        old.unlink()
    return copy


def put_back(path: Path, copy: Path) -> Path | None:
    """Go back to a copy; where that is kept which was there before."""
    if not copy.exists():
        raise Mistake(f"There is no backup {copy}.")
    found = fault(copy) or ("" if _has_tables(copy) else "there are no tables in it")
    if found:
        raise Mistake(f"{copy} is no backup that can be used: {found}.")
    new = path.with_name(f"{path.name}.new")
    _copy(copy, new)
    aside = _put_aside(path)
    new.replace(path)
    return aside


def _put_aside(path: Path) -> Path | None:
    """Give the tables and all that belongs to them another name; nothing where there are none."""
    if not path.exists() or not path.stat().st_size:
        return None
    aside = path.with_name(f"{path.stem}-before-{_stamp(datetime.now(UTC))}{path.suffix}")
    for file, other in zip((path, *beside(path)), (aside, *beside(aside)), strict=True):
        if file.exists():
            file.replace(other)
    return aside


def _copy(source: Path, target: Path) -> None:
    """Copy a file of tables by SQLite's own backup: whole or not at all, and for nobody else to read."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, PRIVATE))
    try:
        with closing(_reading(source)) as tables, closing(sqlite3.connect(part)) as copy:
            tables.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # a copy is one file
        part.replace(target)
    except sqlite3.Error as error:
        raise Mistake(f"{target} cannot be written: {error}.") from error
    finally:
        for file in (part, *beside(part)):
            with suppress(FileNotFoundError):
                file.unlink()


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _has_tables(path: Path) -> bool:
    with closing(_reading(path)) as base:
        return bool(base.execute("SELECT 1 FROM sqlite_master WHERE name = 'journal'").fetchone())


def _stamp(moment: datetime) -> str:
    """A moment as it stands in the name of a file.

    >>> _stamp(datetime(2026, 11, 20, 22, 30, tzinfo=UTC))
    '20261120-223000-000000'
    """
    return moment.strftime("%Y%m%d-%H%M%S-%f")
