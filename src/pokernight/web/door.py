"""The door of the house: where browsers knock, and where friends find it."""

import errno
import socket
from contextlib import suppress
from time import monotonic, sleep

from pokernight.catalogue.problem import Mistake

USUAL_PORT = 8000

NEXT_PORTS = 20
"""How many doors are tried, where none is asked for."""

BACKLOG = 1_024
"""How many browsers may wait at the door."""

ON_THE_WAY = 128 * 1024
"""How many bytes may be on their way to a browser; the rest waits here, where it is counted."""

GRACE = 1.0
"""How many seconds a door may stay shut after somebody who was stopped a moment ago."""

EVERYWHERE = ("0.0.0.0", "::")
"""What a house listens at that is found from anywhere."""

HERE = ("127.0.0.1", "::1", *EVERYWHERE)
"""What a browser on the same machine reaches as localhost."""


HOMES = ("local", "lan", "home", "home.arpa", "fritz.box", "internal")
"""What networks at home are called; nobody can have such a name in the internet."""


def open_door(host: str, port: int | None) -> socket.socket:
    """The door that was asked for; where none was, the usual one or the next that is free."""
    if port:
        return _opened(host, port)
    for number in range(USUAL_PORT, USUAL_PORT + NEXT_PORTS):
        with suppress(Taken):
            return _opened(host, number)
    raise Mistake(f"All doors from {USUAL_PORT} to {number} are taken; choose another with --port.")


class Taken(Mistake):
    """Somebody else listens there."""


def _opened(host: str, port: int) -> socket.socket:
    """A door that is open; where it has just been shut, after a moment."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried_until = monotonic() + GRACE
    while True:
        try:
            door = socket.create_server((host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Mistake(f"Nobody can listen at {host}:{port}: {error.strerror}.") from error
            if monotonic() > tried_until:
                raise Taken(f"Somebody listens at {host}:{port} already; choose another with --port.") from error
            sleep(GRACE / 10)
        else:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ON_THE_WAY)  # every wire begins with this
            return door


def address(host: str, port: int) -> str:
    """What a browser on this machine is told.

    >>> address("0.0.0.0", 8000), address("10.0.0.7", 8000), address("fe80::1", 8000)
    ('http://localhost:8000', 'http://10.0.0.7:8000', 'http://[fe80::1]:8000')
    """
    name = "localhost" if host in HERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def address_in_network(host: str, port: int) -> str:
    """What friends in the same network are told; empty where they cannot come in."""
    if host not in EVERYWHERE:
        return "" if host in HERE else address(host, port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line, suppress(OSError):
        line.connect(("192.0.2.1", 9))  # an address for examples: nothing is sent, but it shows which way out there is
        return address(line.getsockname()[0], port)
    return ""


def names_here() -> list[str]:
    """The names that this machine goes by at home, with what routers put after them."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return ["localhost", name, short, *(f"{short}.{home}" for home in HOMES)]
