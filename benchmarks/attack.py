"""A house under attack: how long actions at the other tables take beside each attack, and without it in the same run.

Run: python -m benchmarks.attack --seconds 20

The server has a core to itself; the browsers of the honest tables are in this process, and each attack comes from a
process of its own. As in benchmarks/load.py, an action takes until the last of six players has the new state.
"""

import asyncio
import gc
import json
import multiprocessing
import os
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from multiprocessing.synchronize import Event
from statistics import quantiles
from typing import Any

import click
import httpx2 as httpx
from benchmarks.load import SEATS, Table, cookie_in, megabytes, opened, served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Attack = Callable[[int, Event, list[str]], Coroutine[Any, Any, None]]

HALF_SENT = 1_025
LOOKING = 40
FLOODING = 33
DEAF = 200
ENDLESS_TABLES = 4
WARMING = 5.0


def caller(port: int, address: str) -> httpx.AsyncClient:
    """A browser at an address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)


async def line_to(port: int, path: str, cookie: str, address: str) -> ClientConnection:
    """A line to a table."""
    headers = {"cookie": cookie} if cookie else None
    url = f"ws://127.0.0.1:{port}{path}/socket"
    return await connect(url, additional_headers=headers, local_addr=(address, 0), max_queue=None)


async def own_table(port: int, address: str, **form: str) -> tuple[str, str]:
    """A table of the attacker's: where it is, and the cookie of its host."""
    async with caller(port, address) as browser:
        reply = await browser.post("/tables", data={"name": "Eve", "seconds": "1", "bank": "0", **form})
    return reply.headers["location"], cookie_in(reply)


async def half_sent(port: int, ready: Event, _: list[str]) -> None:
    """Requests that never end, all from one address; whichever is cut is begun anew."""

    async def one() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.9.1", 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                await reader.read()
                writer.close()
            await asyncio.sleep(1)

    ready.set()
    await asyncio.gather(*(one() for _ in range(HALF_SENT)))


async def endless(port: int, ready: Event, _: list[str]) -> None:
    """Games that are dealt again and again; a game that is called off is changed a little, and dealt again."""

    async def one(number: int) -> None:
        address = f"127.0.9.{1 + number}"
        path, cookie = await own_table(port, address, game="five card stud", seats="7", bots="6", kind="caller")
        line = await line_to(port, path, cookie, address)
        drained = asyncio.create_task(drain(line))
        for turn in count(3):
            rules = (
                "Deuces, threes, fours and fives are wild.",
                "Deal 7 cards face up to each player.",
                "Showdown: the high hand wins.",
                f"Redeal until somebody has won {turn % 97 + 1} times.",
            )
            settings = {"seats": 7, "rules": rules, "pause": 0, "seconds": 1, "bank": 0}
            with suppress(ConnectionClosed):
                await line.send(json.dumps({"id": f"settings {turn:06}", "do": "settings", "settings": settings}))
                await line.send(json.dumps({"id": f"deal it {turn:06}", "do": "deal"}))
            await asyncio.sleep(0.25)
        await drained

    ready.set()
    await asyncio.gather(*map(one, range(ENDLESS_TABLES)))


async def drain(line: ClientConnection) -> None:
    """Take whatever comes."""
    with suppress(ConnectionClosed):
        async for _ in line:
            pass


async def look_backs(port: int, ready: Event, _: list[str]) -> None:
    """Many windows that ask for old hands as often as a line takes messages."""
    path, cookie = await own_table(port, "127.0.9.1", game="Anaconda", seats="6", bots="5", kind="caller")
    host = await line_to(port, path, cookie, "127.0.9.1")
    await host.send(json.dumps({"id": "go away now", "do": "away"}))
    for hand in range(1, 4):
        await host.send(json.dumps({"id": f"deal hand {hand}", "do": "deal"}))
        async for frame in host:
            state = json.loads(frame)
            if (
                state["type"] == "state"
                and state["hand"]
                and state["hand"]["ended"]
                and state["hand"]["number"] == hand
            ):
                break
    draining = [asyncio.create_task(drain(host))]

    async def one() -> None:
        line = await line_to(port, path, "", "127.0.9.2")
        draining.append(asyncio.create_task(drain(line)))
        with suppress(ConnectionClosed):
            for turn in count():
                await line.send(json.dumps({"id": f"look {turn:08}", "do": "hand", "number": 1 + turn % 3}))
                await asyncio.sleep(0.11)

    ready.set()
    await asyncio.gather(*(one() for _ in range(LOOKING)))


async def table_flood(port: int, ready: Event, _: list[str]) -> None:
    """Tables opened from many addresses, as fast as they are given."""

    async def one(number: int) -> None:
        async with caller(port, f"127.0.9.{1 + number}") as browser:
            while True:
                reply = await browser.post("/tables", data={"name": "Eve", "game": "five card stud"})
                await asyncio.sleep(0 if reply.status_code == 303 else 0.2)

    ready.set()
    await asyncio.gather(*map(one, range(FLOODING)))


async def deaf(port: int, ready: Event, paths: list[str]) -> None:
    """Onlookers at the others' own tables who take nothing of what they are sent."""
    lines = []
    for number in range(DEAF):
        shake = (
            f"GET {paths[number % len(paths)]}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.bind((f"127.0.9.{1 + number // 50}", 0))
        line.connect(("127.0.0.1", port))
        line.sendall(shake.encode())
        lines.append(line)
    ready.set()
    await asyncio.Event().wait()


ATTACKS: dict[str, Attack] = {
    "half-sent requests": half_sent,
    "games that redeal for ever": endless,
    "look-backs at old hands": look_backs,
    "a flood of tables": table_flood,
    "onlookers that never read": deaf,
}


def attacked(name: str, port: int, ready: Event, paths: list[str]) -> None:
    """Attack until somebody stops it, at the expense of nobody but the server."""
    os.nice(10)
    asyncio.run(ATTACKS[name](port, ready, paths))


async def evening(port: int, tables: int, seconds: float, names: tuple[str, ...], process: int) -> None:
    """Play at some tables, now in peace and now beside an attack, and say how long actions took."""
    places = []
    for number in range(tables):
        address = f"127.0.1.{1 + number}"
        async with caller(port, address) as browser:
            place = await opened(browser, number)
        await place.sit(port, address)
        places.append(place)
    listening = [asyncio.create_task(place.listen(seat)) for place in places for seat in range(SEATS)]
    for place in places:
        await place.sockets[0].send(json.dumps({"id": "the first hand", "do": "deal"}))
    gc.disable()  # a pause of the browsers would be taken for one of the server
    acting = [asyncio.create_task(place.act(1e9, number / tables)) for number, place in enumerate(places)]
    await asyncio.sleep(WARMING)
    starts = multiprocessing.get_context("spawn")
    for name in names or ATTACKS:
        quiet = await measured(places, seconds)
        ready = starts.Event()
        attacker = starts.Process(target=attacked, args=(name, port, ready, [place.path for place in places]))
        attacker.start()
        await asyncio.to_thread(ready.wait)
        await asyncio.sleep(1)
        beside = await measured(places, seconds)
        attacker.kill()
        await asyncio.to_thread(attacker.join)
        click.echo(f"{name}: without it {told(quiet)}; beside it {told(beside)}. {megabytes(process):.0f} MB at most.")
    for task in (*acting, *listening):
        task.cancel()
    await asyncio.gather(*(line.close() for place in places for line in place.sockets))


async def measured(places: list[Table], seconds: float) -> list[float]:
    """How long the actions took that reached everybody in some seconds."""
    for place in places:
        place.took = []
    await asyncio.sleep(seconds)
    return [took for place in places for took in place.took]


def told(times: list[float]) -> str:
    """Times in words."""
    share = quantiles(times, n=100)
    return (
        f"{len(times)} actions, median {share[49] * 1000:.0f} ms, p99 {share[98] * 1000:.0f} ms,"
        f" longest {max(times) * 1000:.0f} ms"
    )


@click.command()
@click.option("--tables", default=20, show_default=True, help="How many honest tables there are.")
@click.option("--seconds", default=20.0, show_default=True, help="How long each attack lasts, and the peace before it.")
@click.option("--attack", "names", multiple=True, type=click.Choice(list(ATTACKS)), help="Only this one.")
@click.option("--port", default=8766, show_default=True)
def main(tables: int, seconds: float, names: tuple[str, ...], port: int) -> None:
    """Say how long actions take beside each attack."""
    with served(port) as server:
        asyncio.run(evening(port, tables, seconds, names, server.pid))


if __name__ == "__main__":
    main()
