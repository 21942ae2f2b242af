"""`serve`: the table in the browser."""

import socket
import sys
from pathlib import Path

import click

from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import command, say_json

HERE = ("127.0.0.1", "0.0.0.0")
"""Addresses that a browser on the same machine reaches as localhost."""

BACKLOG = 1_024
"""How many browsers may wait at the door."""

MOST_FRAME = 65_536
"""How many bytes a browser may send in one frame."""


@command("serve", "pokernight serve", "pokernight serve --host 0.0.0.0 --port 8080")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets friends in.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="The door.")
@click.option("--data", type=click.Path(dir_okay=False), help="The file that keeps the tables.")
@click.option("--bots", "processes", type=click.IntRange(1, 64), help="How many bots think at a time.")
def serve(host: str, port: int, data: str | None, processes: int | None, as_json: bool) -> None:
    """Serve tables to browsers, and print the address.

    Tables are kept in a file and go on after a restart. Stop with Ctrl-C.
    """
    import uvicorn

    from pokernight.catalogue.lists import home
    from pokernight.web.app import app
    from pokernight.web.ready import make_ready

    path = Path(data) if data else home() / "tables.db"
    settings = uvicorn.Config(
        app(path, processes),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # frames are small, and every line would keep a quarter of a megabyte for it
    )
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
            door.listen(BACKLOG)
        except OSError as error:
            raise Mistake(f"Nobody can listen at {host}:{port}: {error.strerror}.") from error
        make_ready()
        address = f"http://{'localhost' if host in HERE else host}:{port}"
        if as_json:
            say_json({"address": address})
        else:
            click.echo(f"Poker Night is at {address}")
        sys.stdout.flush()
        uvicorn.Server(settings).run(sockets=[door])
