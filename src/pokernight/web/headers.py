"""What keeps browsers safe: the headers of every answer, and whose pages may send forms here."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING

from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.responses import PlainTextResponse

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)

_STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")


class Guarded:
    """Every answer says what a browser may load, and no other page may send forms here."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an app."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and add the headers to what comes back."""

        async def guarded(message: Message) -> None:
            if message["type"] in _STARTS:
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        if scope["type"] == "http" and _is_foreign(scope):
            await PlainTextResponse("This page does not belong here.", 403)(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)


def _is_foreign(scope: Scope) -> bool:
    """Whether the page of another site sends something here."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    elsewhere = origin is not None and origin.partition(b"://")[2] != headers.get(b"host")
    return elsewhere and scope["method"] not in ("GET", "HEAD")


class KnownHosts(TrustedHostMiddleware):
    """Only names that are ours are answered to, for another site could give its own name to our address.

    Numbers are always ours: nobody can make a name of them, and a house in a home network is found by many.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through that asks for us."""
        named = dict(scope.get("headers", ())).get(b"host", b"").decode("latin-1")
        app = self.app if _is_number(named) else super().__call__
        await app(scope, receive, send)


def _is_number(host: str) -> bool:
    """Whether a host is given by its number.

    >>> [_is_number(host) for host in ("10.0.0.7:8000", "[fe80::1]:8000", "10.0.0.7.evil.example", "localhost:8000")]
    [True, True, False, False]
    """
    bare = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    try:
        ip_address(bare)
    except ValueError:
        return False
    return True
