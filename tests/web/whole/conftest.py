"""The real server, and people with browsers who sit at its tables."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from web.whole.house import House
from web.whole.player import PATIENCE

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house; it is closed before the browser."""
    del browser
    house = House(tmp_path_factory.mktemp("house") / "tables.db")
    yield house
    house.close()
