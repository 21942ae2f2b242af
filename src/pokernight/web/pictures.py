"""Pictures of what wins each game, kept in a folder; one that is not there yet is drawn beside the tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import file_name
from pokernight.web.jobs import DrawOdds, HandsTold
from pokernight.web.workshop import Busy

if TYPE_CHECKING:
    from pathlib import Path

    from pokernight.catalogue.entry import Entry
    from pokernight.web.workshop import Workshop


class Pictures:
    """The pictures of a folder, and those that are being drawn."""

    def __init__(self, folder: Path, workshop: Workshop) -> None:
        """Keep pictures in a folder, which need not be there yet."""
        self._folder = folder
        self._workshop = workshop
        self._begun: dict[Path, asyncio.Task[None]] = {}
        self._refused: dict[Path, str] = {}

    def path(self, entry: Entry) -> Path:
        """Where the picture of a game is kept; other rules have another picture."""
        meaning = sha256("\n".join((*entry.rules, "", *entry.rulings)).encode()).hexdigest()
        return self._folder / f"{file_name(entry).removesuffix('.md')}-{meaning[:12]}.png"

    def told(self, entry: Entry) -> HandsTold | None:
        """What the picture shows, in words, where it has been drawn."""
        path = self.path(entry)
        with suppress(OSError, msgspec.MsgspecError):
            return (
                msgspec.json.decode(path.with_suffix(".json").read_bytes(), type=HandsTold) if path.exists() else None
            )
        return None

    def refusal(self, entry: Entry) -> str:
        """Why there will be no picture."""
        return self._refused.get(self.path(entry), "")

    def want(self, entry: Entry) -> None:
        """See that a picture is drawn, unless that is under way or has failed."""
        path = self.path(entry)
        if path not in self._begun and path not in self._refused:
            self._begun[path] = asyncio.get_running_loop().create_task(self._draw(entry, path))

    async def _draw(self, entry: Entry, path: Path) -> None:
        try:
            await self._workshop.do(DrawOdds(entry.name, entry.rules, entry.rulings, str(path)), HandsTold)
        except Busy:
            pass  # whoever looks again asks again
        except Mistake as mistake:
            self._refused[path] = str(mistake)
        finally:
            del self._begun[path]

    async def close(self) -> None:
        """Draw nothing more."""
        for task in (*self._begun.values(),):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
