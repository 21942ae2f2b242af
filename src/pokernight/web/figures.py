"""How the house is doing, for whoever runs it: whether all is well, and figures that Prometheus reads."""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import ip_address
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.metrics_core import Metric
    from starlette.requests import Request

    from pokernight.web.hub import Hub
    from pokernight.web.room import Room
    from pokernight.web.socket import Lines

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
"""By these headers a proxy shows that it speaks for somebody else."""

STEPS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)


class Tally:
    """What is counted at the tables while the house is open."""

    def __init__(self) -> None:
        """Begin to count."""
        self.registry = CollectorRegistry()
        self.deeds = Histogram(
            "pokernight_deed_seconds", "How long deeds took to be on disk.", buckets=STEPS, registry=self.registry
        )
        self.refused = Counter("pokernight_refused", "Wishes that were refused.", registry=self.registry)
        self.called_off = Counter("pokernight_called_off", "Hands that went on without end.", registry=self.registry)


class Figures(Collector):
    """What is counted, and what can be seen at a moment."""

    def __init__(self, hub: Hub, lines: Lines) -> None:
        """Look at a house."""
        self._hub, self._lines = hub, lines
        hub.tally.registry.register(self)
        ProcessCollector(registry=hub.tally.registry)

    def collect(self) -> Iterator[Metric]:
        """What can be seen at this moment."""
        rooms = [live.room for live in self._hub.tables.values()]
        for name, meaning, value in (
            ("tables", "Tables that are kept.", self._hub.kept),
            ("tables_awake", "Tables that somebody has come to since the doors opened.", len(rooms)),
            ("hands", "Hands that are being played.", sum(room.playing for room in rooms)),
            ("players", "People at the tables that are awake, bots left aside.", sum(map(_people, rooms))),
            ("lines", "Browsers that are connected.", len(self._lines.open)),
            ("waiting_bytes", "What waits to be sent to them.", self._lines.waiting),
            ("unsaved", "1 while nothing can be saved.", int(bool(self._hub.store.trouble))),
        ):
            yield GaugeMetricFamily(f"pokernight_{name}", meaning, value)

    def written(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._hub.tally.registry)


def _people(room: Room) -> int:
    return sum(not guest.bot for guest in room.guests)


class Watch:
    """The two pages for whoever runs the house: open on its own machine, and elsewhere for who has the token."""

    def __init__(self, token: str) -> None:
        """Know a token; without one, only the own machine is served."""
        self._token = token

    def routes(self) -> list[Route]:
        """The pages."""
        return [Route("/health", self.health), Route("/metrics", self.metrics)]

    async def health(self, request: Request) -> Response:
        """Whether all is well."""
        if not self._may_see(request):
            return _refusal()
        trouble: str = request.app.state.hub.store.trouble
        return JSONResponse({"well": not trouble, "trouble": trouble}, 503 if trouble else 200)

    async def metrics(self, request: Request) -> Response:
        """All figures."""
        if not self._may_see(request):
            return _refusal()
        return Response(request.app.state.figures.written(), headers={"content-type": CONTENT_TYPE_LATEST})

    def _may_see(self, request: Request) -> bool:
        said = request.headers.get("authorization", "").encode()
        if self._token and compare_digest(said, f"Bearer {self._token}".encode()):
            return True
        return not any(name in request.headers for name in FORWARDED) and _is_here(request)


def _is_here(request: Request) -> bool:
    """Whether a request comes from the machine on which the house is."""
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _refusal() -> Response:
    return PlainTextResponse("Only the host of this house may see that.", 403)
