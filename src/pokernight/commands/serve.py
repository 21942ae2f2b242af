"""`serve`: the table in the browser."""

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from pokernight.commands.command import command, say_json

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MOST_FRAME = 65_536
"""How many bytes a browser may send in one frame."""

FAREWELL = 3
"""How many seconds lines have to close."""


@command(
    "serve",
    "pokernight serve",
    "pokernight serve --open",
    "pokernight serve --host 0.0.0.0 --port 8080",
    "pokernight serve --proxy 127.0.0.1 --name poker.example.org",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets friends in.")
@click.option("--port", type=click.IntRange(1, 65535), help="The door; if not said, 8000 or the next that is free.")
@click.option("--open", "opens", is_flag=True, help="Open the browser as well.")
@click.option("--data", type=click.Path(dir_okay=False), metavar="FILE", help="The file that keeps the tables.")
@click.option("--bots", "processes", type=click.IntRange(1, 64), help="How many bots think at a time.")
@click.option("--proxy", metavar="ADDRESS", help="A proxy that is trusted to say where browsers come from.")
@click.option("--name", "names", multiple=True, metavar="NAME", help="A name by which browsers may ask for this house.")
@click.option("--token", envvar="POKERNIGHT_TOKEN", default="", help="Who has it may see /health and /metrics.")
def serve(
    host: str,
    port: int | None,
    opens: bool,
    data: str | None,
    processes: int | None,
    proxy: str | None,
    names: tuple[str, ...],
    token: str,
    as_json: bool,
) -> None:
    """Serve tables to browsers, and print the address.

    Tables are kept in a file and go on after a restart. Stop with Ctrl-C. The file is checked before the doors open,
    and copied where the last copy is older than a day: see backup and restore.
    """
    import webbrowser

    import uvicorn

    from pokernight.web.app import app
    from pokernight.web.backups import back_up_if_due, see_that_it_is_whole
    from pokernight.web.door import address, address_in_network, names_here, open_door
    from pokernight.web.keeping import alone, tables_file
    from pokernight.web.ready import make_ready
    from pokernight.web.wire import Crowd, make_room_for_wires, protocols

    path = tables_file(data)
    with alone(path) as note, open_door(host, port) as door:
        see_that_it_is_whole(path)
        back_up_if_due(path)
        settings = uvicorn.Config(
            app(path, processes, [*names_here(), *names], token),
            **protocols(Crowd(make_room_for_wires(), proxy)),
            log_level="warning",
            ws_max_size=MOST_FRAME,
            ws_per_message_deflate=False,  # frames are small, and every line would keep a quarter of a megabyte for it
            proxy_headers=bool(proxy),
            forwarded_allow_ips=proxy,
            server_header=False,
            timeout_graceful_shutdown=FAREWELL,
        )
        make_ready()
        number: int = door.getsockname()[1]
        here = address(host, number)
        note.write(here)
        if as_json:
            say_json({"address": here})
        else:
            click.echo("\n".join(welcome(here, address_in_network(host, number), path)))
        sys.stdout.flush()
        if opens:
            webbrowser.open(here)
        with suppress(KeyboardInterrupt):
            uvicorn.Server(settings).run(sockets=[door])


def welcome(here: str, near: str, path: "Path") -> "Iterator[str]":
    """What is said when the house is open."""
    yield f"Poker Night is at {here}"
    if near:
        yield f"Friends in the same network find it at {near}"
    else:
        yield "Only this computer reaches it; --host 0.0.0.0 lets friends in the same network come in."
    yield f"Tables are kept in {path}"
    yield "Ctrl-C stops it, and all tables go on when it is started again."
