"""Tables that are there for one browser each."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
import uvicorn
from playwright.sync_api import Browser, Page

from kit.pages import complaints_of
from web.front.mock import House, Mock

PATIENCE = 15_000
"""How many milliseconds something may take to appear; machines may be slow."""
PHONE, DESK = (360, 740), (1280, 800)
LANDSCAPE = (740, 360)
ON_ITS_SIDE = pytest.mark.parametrize("size", [LANDSCAPE, (844, 390)], ids=["small", "usual"])
ON_A_PHONE = pytest.mark.parametrize("size", [PHONE], ids=["phone"])
ON_BOTH = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


class Site:
    """The pages on a port of their own, served from a thread."""

    def __init__(self) -> None:
        self.house = House()
        listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(self.house.app, log_level="warning", ws="websockets-sansio")
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._serve, args=(listening,))
        self.thread.start()

    def _serve(self, listening: socket.socket) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[listening]))
        self.loop.close()

    def cut(self) -> None:
        """Cut all lines between browsers and tables."""
        asyncio.run_coroutine_threadsafe(self.house.cut(), self.loop).result(5)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    site = Site()
    yield site
    site.close()


@pytest.fixture
def size() -> tuple[int, int]:
    return DESK


@pytest.fixture
def page(browser: Browser, site: Site, size: tuple[int, int]) -> Iterator[Page]:
    """A page of one size that remembers nothing; whatever it complains of, broken policies too, fails the test."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, base_url=site.address)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    complaints = complaints_of(page)
    yield page
    context.close()
    assert not [one for one in complaints if "WebSocket" not in one]


@pytest.fixture
def sit(page: Page, site: Site) -> Iterator[Callable[[str], Mock]]:
    """Sit down at a table, and wait until a question is there and may be answered."""
    opened = []

    def sit(table: str) -> Mock:
        site.house.tables.pop(table, None)
        page.goto(f"/tables/{quote(table)}")
        page.wait_for_selector("#question")
        page.wait_for_timeout(350)
        opened.append(table)
        return site.house.tables[table]

    yield sit
    page.goto("about:blank")
    for table in opened:
        del site.house.tables[table]
