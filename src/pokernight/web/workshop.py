"""Where work is done beside the tables: nobody at a table waits for it, and nothing takes longer than it may."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from typing import TypeVar, get_args

import msgspec

from pokernight.catalogue.problem import Mistake
from pokernight.web.history import LookBack
from pokernight.web.jobs import AnyJob, GameRead, ReadRules

MOST_WAITING = 16
"""How many may wait for a bench before it takes no more work."""

LONGEST = 1 << 23
"""The longest line that a bench may answer with."""

MOST_KEPT = 64 << 20
"""How many bytes of hands that were looked at again are kept."""

Told = TypeVar("Told")


class Outcome(msgspec.Struct):
    """What a bench says at the end of a job."""

    done: msgspec.Raw = msgspec.Raw()
    refused: str = ""


class Busy(Mistake):
    """There is too much to do at the moment."""


class Bench:
    """One process, one job at a time; it is set up when it is needed, and again after a job that did not end."""

    def __init__(self, courtesy: int) -> None:
        """Set up nothing yet; with courtesy, the process steps back when others need the processor."""
        self._courtesy = courtesy
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
        outcome = msgspec.json.decode(line, type=Outcome)
        if outcome.refused:
            raise Mistake(outcome.refused)
        return msgspec.json.decode(outcome.done, type=kind)

    async def _answer(self, job: AnyJob) -> bytes:
        """The line that the process answers with; none where it broke down over the job."""
        line = b""
        try:
            process = self._process or await self._set_up()
            assert process.stdin
            assert process.stdout
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            async with asyncio.timeout(job.patience):
                line = await process.stdout.readline()
        except ValueError:  # it is too long
            pass
        finally:
            if not line:  # an answer that nobody waits for any more must not be taken for the next one
                await self.close()
        return line

    async def _set_up(self) -> Process:
        """A process that has said that it is ready."""
        words = (sys.executable, "-m", "pokernight.web.bench", str(self._courtesy))
        self._process = process = await asyncio.create_subprocess_exec(
            *words,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST,
            start_new_session=True,  # Ctrl-C in the terminal is for the server, which then stops this
        )
        assert process.stdout
        await process.stdout.readline()
        return process

    async def close(self) -> None:
        """Stop the process, whatever it is doing."""
        process, self._process = self._process, None
        if process:
            if process.returncode is None:
                process.kill()
            await process.communicate()


class Workshop:
    """A bench for each kind of job, so that nobody who wants an answer at once waits for a picture."""

    def __init__(self) -> None:
        """Set up nothing yet."""
        self._benches = {kind: Bench(kind.courtesy) for kind in get_args(AnyJob)}
        self._seen_again: OrderedDict[LookBack, asyncio.Task[bytes]] = OrderedDict()
        self._kept = 0

    async def do(self, job: AnyJob, kind: type[Told]) -> Told:
        """What comes of a job; raises a `Mistake` with a sentence where nothing does."""
        return await self._benches[type(job)].do(job, kind)

    async def read(self, rules: tuple[str, ...]) -> GameRead:
        """How a game is read, all of it; what others want is done in between."""
        read = await self.do(ReadRules(rules), GameRead)
        while read.unfinished:
            read = await self.do(ReadRules(rules), GameRead)
        return read

    async def look_back(self, hand: LookBack) -> bytes:
        """A hand that is over, as it is sent to a browser; made once, and kept while there is room."""
        if hand not in self._seen_again:
            self._seen_again[hand] = asyncio.create_task(self._made(hand))
        self._seen_again.move_to_end(hand)
        return await asyncio.shield(self._seen_again[hand])

    async def _made(self, hand: LookBack) -> bytes:
        try:
            page = bytes(await self.do(hand, msgspec.Raw))
        except BaseException:
            del self._seen_again[hand]
            raise
        self._kept += len(page)
        for other, making in list(self._seen_again.items()):
            if self._kept > MOST_KEPT and making.done():
                self._kept -= len(self._seen_again.pop(other).result())
        return page

    async def close(self) -> None:
        """Stop all work."""
        for bench in self._benches.values():
            await bench.close()
