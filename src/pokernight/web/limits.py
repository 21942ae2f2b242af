"""How much one address may ask for, so that nobody takes the house away from the others."""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from starlette.requests import Request

from pokernight.web.pages import refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

MOST_ADDRESSES = 10_000
"""How many addresses are kept in mind; then those are forgotten that have done nothing for a while."""


class Patience:
    """How much somebody may still ask for: it fills up with time.

    >>> patience = Patience(rate=1.0, most=2.0)
    >>> [patience.takes(at) for at in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, most: float) -> None:
        """Begin with all patience: so much at once, and so much a second."""
        self.rate, self.most = rate, most
        self.left, self.at = most, 0.0

    def takes(self, now: float) -> bool:
        """Whether one more is taken."""
        self._fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_whole(self, now: float) -> bool:
        """Whether all patience is there again."""
        self._fill(now)
        return self.left == self.most

    def _fill(self, now: float) -> None:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now


class Door(NamedTuple):
    """A way into the house, and how often one address may come that way."""

    method: str
    path: str
    """What the whole path looks like."""
    most: int
    """So often at once."""
    every: float
    """After so many seconds once more."""
    sentence: str
    """What is said to whoever comes more often."""

    def leads(self, method: str, path: str) -> bool:
        """Whether a request comes this way."""
        return method == self.method and re.fullmatch(self.path, path) is not None


DOORS = (
    Door("POST", "/tables", 30, 60.0, "Many tables have been opened from your address. Wait a minute with the next."),
    Door("POST", "/tables/[^/]+/join", 60, 2.0, "Many have sat down from your address. Wait some seconds."),
    Door(
        "POST", "/invent/hands", 12, 5.0, "The bots have played much for your address. Let them rest for some seconds."
    ),
    Door("POST", "/invent", 60, 0.25, "Much has been written at your address. Wait a second, and go on."),
    Door("GET", "/invent|/invented/.*", 60, 1.0, "Many games have been read from your address. Wait a second."),
)


class Limited:
    """Whoever comes through a door too often is sent away for a while."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an app."""
        self.app = app
        self.patience: dict[tuple[Door, str], Patience] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it with a sentence."""
        door = self._refuses(scope) if scope["type"] == "http" else None
        if door:
            answer = refusal(Request(scope), door.sentence, 429)
            answer.headers["retry-after"] = str(max(1, round(door.every)))
            await answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _refuses(self, scope: Scope) -> Door | None:
        """The door that is closed to a request."""
        door = next((door for door in DOORS if door.leads(scope["method"], scope["path"])), None)
        return door if door and not self._patience(door, address_of(scope)).takes(monotonic()) else None

    def _patience(self, door: Door, address: str) -> Patience:
        if len(self.patience) >= MOST_ADDRESSES:
            now = monotonic()
            self.patience = {who: one for who, one in self.patience.items() if not one.is_whole(now)}
        if len(self.patience) >= MOST_ADDRESSES:
            self.patience.clear()  # whoever has so many addresses is not kept out by counting them
        return self.patience.setdefault((door, address), Patience(1 / door.every, door.most))


def address_of(scope: Scope) -> str:
    """Where a request comes from, as far as it counts."""
    return block_of(scope["client"][0] if scope.get("client") else "")


def block_of(host: str) -> str:
    """The addresses that count as one: whoever has one of the new kind usually has a block of very many.

    >>> [block_of(host) for host in ("10.0.0.7", "2001:db8:0:12ff::7:1", "::ffff:10.0.0.7", "fe80::7%eth0")]
    ['10.0.0.7', '2001:db8:0:1200::/56', '10.0.0.7', 'fe80::/56']
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address.packed, 56), strict=False))
