"""A browser; and the pages to read and to write on, behind the same guard as in the house."""

import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.testclient import TestClient

from pokernight.web import inventing, reading
from pokernight.web.headers import Guarded
from pokernight.web.jobs import AnyJob
from pokernight.web.pictures import Pictures
from pokernight.web.workshop import Busy, Told, Workshop

CHROMIUM = shutil.which("chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; tests that need it are left out where there is none."""
    if not CHROMIUM:
        pytest.skip("There is no Chromium here.")
    with sync_playwright() as playwright:
        args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=args)
        yield browser
        browser.close()


class Closed(Workshop):
    """A workshop that takes no work."""

    async def do(self, job: AnyJob, kind: type[Told]) -> Told:
        raise Busy("Come back tomorrow.")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A browser in a house that has nothing but pages."""
    workshop = Workshop()
    pictures = Pictures(Path(tmp_path_factory.mktemp("odds")), Closed())

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        yield
        await pictures.close()
        await workshop.close()

    app = Starlette(
        routes=[*reading.routes(pictures), *inventing.routes(workshop)], middleware=[Middleware(Guarded)], lifespan=life
    )
    with TestClient(app, base_url="http://poker.test") as client:
        yield client
