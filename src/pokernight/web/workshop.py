"""Where work is done beside the tables: nobody at a table waits for it, and nothing takes longer than it may."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypeVar

import msgspec

from pokernight.catalogue.problem import Mistake
from pokernight.web.jobs import AnyJob, ReadRules

MOST_WAITING = 16
"""How many may wait for a bench before it takes no more work."""

LONGEST = 1 << 20
"""The longest line that a bench may answer with."""

Told = TypeVar("Told")


class Busy(Mistake):
    """There is too much to do at the moment."""


class Bench:
    """One process, one job at a time; it is set up when it is needed, and again after a job that did not end."""

    def __init__(self) -> None:
        """Set up nothing yet."""
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def do(self, job: AnyJob, kind: type[Told]) -> Told:
        """What comes of a job; raises a `Mistake` with a sentence where nothing does."""
        if self._waiting >= MOST_WAITING:
            raise Busy("There is much to do here at the moment. Try again in a minute.")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._done(job, kind)
        finally:
            self._waiting -= 1

    async def _done(self, job: AnyJob, kind: type[Told]) -> Told:
        try:
            line = await self._answer(job)
        except TimeoutError as error:
            raise Mistake(job.late) from error
        if not line:
            raise Mistake("This went wrong, and nothing came of it.")
        outcome = msgspec.json.decode(line)
        if "refused" in outcome:
            raise Mistake(outcome["refused"])
        return msgspec.convert(outcome["done"], kind)

    async def _answer(self, job: AnyJob) -> bytes:
        """The line that the process answers with; none where it broke down over the job."""
        process = self._process = self._process or await set_up()
        assert process.stdin
        assert process.stdout
        line = b""
        try:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            async with asyncio.timeout(job.patience):
                line = await process.stdout.readline()
        finally:
            if not line:  # an answer that nobody waits for any more must not be taken for the next one
                await self.close()
        return line

    async def close(self) -> None:
        """Stop the process, whatever it is doing."""
        process, self._process = self._process, None
        if process:
            if process.returncode is None:
                process.kill()
            await process.communicate()


async def set_up() -> Process:
    """A process that is ready for its first job."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "pokernight.web.bench", stdin=PIPE, stdout=PIPE, limit=LONGEST
    )
    assert process.stdout
    await process.stdout.readline()
    return process


class Workshop:
    """A bench for readers, who want an answer at once, and one for all that takes its time."""

    def __init__(self) -> None:
        """Set up nothing yet; a loop must be running."""
        self._quick = Bench()
        self._slow = Bench()

    async def do(self, job: AnyJob, kind: type[Told]) -> Told:
        """What comes of a job; raises a `Mistake` with a sentence where nothing does."""
        return await (self._quick if isinstance(job, ReadRules) else self._slow).do(job, kind)

    async def close(self) -> None:
        """Stop all work."""
        await self._quick.close()
        await self._slow.close()
