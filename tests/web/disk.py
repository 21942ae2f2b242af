"""Disks that fail a running server, and go on later: without room, or held by another program."""

import os
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from web.house import Server

Fault = Callable[[Server], AbstractContextManager[None]]
"""Something that keeps a server from writing for as long as it lasts."""


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """No file of the server can grow: a limit of its process does that without any rights, and on every disk."""
    limits = (resource.RLIMIT_FSIZE, resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE))
    journal = Path(f"{server.data}-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (journal, limits[1][1]))
    try:
        yield
    finally:
        if server.process.poll() is None:
            resource.prlimit(server.process.pid, *limits)


@contextmanager
def held(server: Server) -> Iterator[None]:
    """Another program is writing to the file, and does not come to an end."""
    other = sqlite3.connect(server.data, timeout=60, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def filled(server: Server) -> Iterator[None]:
    """Every byte of the disk is taken by something else; for small disks only."""
    other = server.data.with_name("other")
    with other.open("wb", buffering=0) as file:
        for size in (65_536, 4_096, 512, 1):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                continue
    try:
        yield
    finally:
        other.unlink()


@contextmanager
def small_disk(folder: Path, size: str = "4m") -> Iterator[Path]:
    """A disk of one's own in memory, for who may have one."""
    mounted = os.getuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if not mounted or mounted.returncode:
        pytest.skip("Nobody but root can have a small disk; the limit of the process stands for it.")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
