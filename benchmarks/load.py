"""A full house: a thousand browsers at 170 tables, an action a second at each, on one core of the server's own.

Run: python benchmarks/load.py --seconds 60
     git worktree add ../before COMMIT; python benchmarks/load.py --beside ../before/src

The second line also plays the house of another commit, before and after ours, and says how the two compare: figures of
different runs tell more about what else the machine did.

The time of an action runs from the moment when a browser sends it to the moment when the last of the six players has
the new state of the table. The browsers are scripted clients in this process, which has the other cores to itself.
The tables begin one after the other, so that their hands end at different times; with --spread 1 they go in step, and
dozens of hands end and are dealt in the same second.
"""

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from time import perf_counter

import click
import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("Seven Card Stud", "Anaconda", "Texas Hold'em", "Five Card Draw", "Night Baseball", "7/27 (#8)")
SEATS = 6


class Question(msgspec.Struct):
    """What a player is asked, as far as it is needed here."""

    id: str
    choice: dict[str, object]


class Dealt(msgspec.Struct):
    """The number of the hand."""

    number: int


class State(msgspec.Struct):
    """As much of a state as an action needs."""

    rev: int
    hand: Dealt | None
    question: Question | None


class Kind(msgspec.Struct):
    """What sort of frame came."""

    type: str


read_kind = msgspec.json.Decoder(Kind).decode
read_state = msgspec.json.Decoder(State).decode


class Table:
    """Six browsers at a table, and how long their actions took to reach the last of them."""

    def __init__(self, path: str, cookies: list[str]) -> None:
        """A table by its path, and the secrets that hold its seats."""
        self.path = path
        self.cookies = cookies
        self.sockets: list[ClientConnection] = []
        self.asked: dict[int, State] = {}
        self.seen = [0] * SEATS
        self.awaited: tuple[int, float] | None = None
        self.took: list[float] = []
        self.refused = 0
        self.bytes = 0

    async def sit(self, port: int, address: str) -> None:
        """Open six lines, all from one address, as friends in one flat would."""
        for cookie in self.cookies:
            line = connect(
                f"ws://127.0.0.1:{port}{self.path}/socket",
                additional_headers={"cookie": cookie},
                local_addr=(address, 0),
                max_queue=None,
            )
            self.sockets.append(await line)

    async def listen(self, seat: int) -> None:
        """Take every frame, and note when the state that was waited for has come."""
        async for frame in self.sockets[seat]:
            data = frame.encode() if isinstance(frame, str) else frame
            self.bytes += len(data)
            kind = read_kind(data).type
            self.refused += kind == "refused"
            if kind != "state":
                continue
            state = read_state(data)
            self.seen[seat] = state.rev
            self.asked.pop(seat, None)
            if state.question:
                self.asked[seat] = state
            if self.awaited and min(self.seen) > self.awaited[0]:
                self.took.append(perf_counter() - self.awaited[1])
                self.awaited = None

    async def act(self, seconds: float, offset: float) -> None:
        """Answer something every second, where somebody is asked."""
        end = perf_counter() + seconds
        await asyncio.sleep(offset)
        number = 0
        while perf_counter() < end:
            began = perf_counter()
            if self.awaited is None and self.asked:
                number += 1
                seat, state = next(iter(self.asked.items()))
                assert state.question
                assert state.hand
                message = {
                    "id": f"{self.path[-8:]}{number:08}",
                    "do": "answer",
                    "hand": state.hand.number,
                    "question": state.question.id,
                    "answer": answer_to(state.question.choice),
                }
                self.awaited = min(self.seen), perf_counter()
                await self.sockets[seat].send(json.dumps(message))
            await asyncio.sleep(max(0.0, 1.0 - (perf_counter() - began)))


def answer_to(choice: dict[str, object]) -> str:
    """A call where there is something to call, so that hands last; otherwise what the table would take by itself."""
    bets = choice.get("bets")
    if isinstance(bets, dict) and bets.get("call"):
        return "call"
    return str(choice["default"])


@dataclass(frozen=True)
class Figures:
    """How a house did: how long actions took, in milliseconds, and what it cost the server."""

    median: float
    slow: float
    """The time within which 99 of 100 were done."""
    late: float
    """The part that took more than 100 ms."""
    core: float
    """The part of its core that the server took."""
    megabytes: float


async def opened(client: httpx.AsyncClient, number: int) -> Table:
    """A new table with six players."""
    settings = {"game": GAMES[number % len(GAMES)], "auto": "on", "pause": "0", "seconds": "600", "stack": "2000"}
    reply = await client.post("/tables", data={"name": "Player 1", "seats": str(SEATS), **settings})
    if reply.status_code != 303:
        raise click.ClickException(reply.text.partition("alarm")[2][:200])
    path = reply.headers["location"]
    others = [await client.post(f"{path}/join", data={"name": f"Player {seat}"}) for seat in range(2, SEATS + 1)]
    return Table(path, [cookie_in(reply) for reply in (reply, *others)])


def cookie_in(reply: httpx.Response) -> str:
    """The cookie that a page gave."""
    return str(reply.headers["set-cookie"].partition(";")[0])


HERE = Path(__file__).parents[1] / "src"
"""The sources of this commit."""


@contextmanager
def served(port: int, source: Path = HERE) -> Iterator[subprocess.Popen[bytes]]:
    """A server on one core, which keeps its tables in a new file; the other cores are left to the browsers."""
    cores = sorted(os.sched_getaffinity(0))
    environment = os.environ | {"PYTHONPATH": str(source)}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pokernight", "serve", "--port", str(port), "--data", f"{folder}/tables.db"]
        os.sched_setaffinity(0, cores[:1])  # a process begins with the cores of the one that starts it
        server = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        os.sched_setaffinity(0, cores[1:] or cores)
        assert server.stdout
        server.stdout.readline()
        try:
            yield server
        finally:
            os.sched_setaffinity(0, cores)
            server.terminate()
            server.wait()


def megabytes(process: int) -> float:
    """The most memory that a process has had."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


def processor(process: int) -> float:
    """How many seconds of a core a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def evening(port: int, tables: int, seconds: float, spread: float, process: int) -> Figures:
    """Open all tables, play, and say how it went."""
    places = []
    for number in range(tables):
        address = f"127.0.{1 + number // 200}.{1 + number % 200}"
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", transport=httpx.AsyncHTTPTransport(local_address=address)
        ) as client:
            place = await opened(client, number)
        await place.sit(port, address)
        places.append(place)
    listening = [asyncio.create_task(place.listen(seat)) for place in places for seat in range(SEATS)]
    for place in places:
        await place.sockets[0].send(json.dumps({"id": "the first hand", "do": "deal"}))
    await asyncio.sleep(5)
    gc.collect()
    gc.disable()  # a pause of the browsers would be taken for one of the server
    acting = asyncio.gather(
        *(place.act(spread + seconds, Random(number).uniform(0, spread)) for number, place in enumerate(places))
    )
    await asyncio.sleep(spread)
    for place in places:
        place.bytes, place.took = 0, []
    before, mine, began = processor(process), processor(os.getpid()), perf_counter()
    await acting
    took, spent = perf_counter() - began, processor(process) - before
    await asyncio.sleep(2)
    times = [time for place in places for time in place.took]
    share = quantiles(times, n=100)
    click.echo(
        f"{tables} tables, {len(listening)} sockets: {len(times)} actions in {took:.0f} s. Until the last player had"
        f" it: median {share[49] * 1000:.0f} ms, 99 of 100 within {share[98] * 1000:.0f} ms, the longest"
        f" {max(times) * 1000:.0f} ms."
    )
    late = sum(time > 0.1 for time in times) / len(times)
    click.echo(f"{late:.2%} took more than 100 ms; {sum(place.refused for place in places)} were refused.")
    click.echo(
        f"The server took {spent / took:.0%} of its core and {megabytes(process):.0f} MB, and sent"
        f" {sum(place.bytes for place in places) / took / 1e6:.1f} MB a second; the clients took"
        f" {(processor(os.getpid()) - mine) / took:.0%} of a core."
    )
    gc.enable()
    for task in listening:
        task.cancel()
    await asyncio.gather(*(line.close() for place in places for line in place.sockets))
    return Figures(share[49] * 1000, share[98] * 1000, late, spent / took, megabytes(process))


def compared(ours: list[Figures], others: list[Figures]) -> str:
    """How two houses compare that were played turn about."""
    said = [
        f"{what} {mean(map(of, ours)):.{digits}f} against {mean(map(of, others)):.{digits}f}"
        f" ({mean(map(of, ours)) / mean(map(of, others)):.2f} times)"
        for what, of, digits in (
            ("median in ms", lambda one: one.median, 1),
            ("99 of 100 in ms", lambda one: one.slow, 1),
            ("part of a core", lambda one: one.core, 2),
            ("MB", lambda one: one.megabytes, 0),
        )
    ]
    late = f"{mean(one.late for one in ours):.2%} against {mean(one.late for one in others):.2%}"
    return f"Ours against the other: {', '.join(said)}; over 100 ms: {late}."


@click.command()
@click.option("--tables", default=170, show_default=True)
@click.option("--seconds", default=60.0, show_default=True, help="How long they play.")
@click.option("--spread", default=20.0, show_default=True, help="Over how many seconds the tables begin.")
@click.option("--port", default=8765, show_default=True)
@click.option("--beside", type=click.Path(exists=True, path_type=Path), help="The sources of another commit.")
def main(tables: int, seconds: float, spread: float, port: int, beside: Path | None) -> None:
    """Say how long actions take at a full house, and what it costs."""
    done: dict[Path, list[Figures]] = {}
    for source in (beside, HERE, HERE, beside) if beside else (HERE,):
        if beside:
            click.echo(f"{source}:")
        with served(port, source) as server:
            done.setdefault(source, []).append(asyncio.run(evening(port, tables, seconds, spread, server.pid)))
    if beside:
        click.echo(compared(done[HERE], done[beside]))


if __name__ == "__main__":
    main()
