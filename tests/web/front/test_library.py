"""Reading and writing games in a real browser, on a phone and on a desk."""

import re
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

import pokernight.web
from kit.pages import complaints_of
from pokernight.web.headers import Guarded
from pokernight.web.library import Library

PATIENCE = 30_000
BAD = "Deal five cards face down to everyone.\n2. Everybody hops to the left.\nShowdown, high hand wins."


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The library on a port of its own; its address."""
    pages = Library(tmp_path_factory.mktemp("odds"))

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        yield
        await pages.close()

    static = Mount("/static", StaticFiles(directory=Path(pokernight.web.__path__[0]) / "static"))
    app = Starlette(routes=[*pages.routes(), static], middleware=[Middleware(Guarded)], lifespan=life)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="none"))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture
def reader(browser: Browser, library: str, size: tuple[int, int]) -> Iterator[Page]:
    """A page; whatever it complains of, broken policies too, fails the test."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, base_url=library)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    complaints = complaints_of(page)
    yield page
    context.close()
    assert not complaints


def good_for_all(page: Page) -> None:
    """Nothing that hinders anybody, and nothing wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not [(fault["id"], fault["nodes"][0]["html"]) for fault in Axe().run(page).response["violations"]]


def test_games_are_found_while_you_type(reader: Page) -> None:
    reader.goto("/games")
    reader.get_by_label("Words in the name").fill("baseb")
    expect(reader.locator("#count")).to_have_text("6 games")
    expect(reader).to_have_url(re.compile("words=baseb"))
    reader.get_by_text("Tags", exact=True).click()
    reader.get_by_label("fee", exact=True).check()
    expect(reader.locator("#count")).to_have_text("5 games")
    good_for_all(reader)
    reader.reload()
    expect(reader.locator("#count")).to_have_text("5 games")
    expect(reader.get_by_role("link", name="Midnight Baseball", exact=True)).to_be_visible()


def test_the_tree_opens_by_keyboard_and_leads_to_games(reader: Page) -> None:
    reader.goto("/tree")
    child = reader.get_by_role("link", name="Howdy Doody", exact=True)
    expect(child).to_be_hidden()
    reader.get_by_text("The same as a list").click()
    reader.get_by_role("link", name="Anaconda", exact=True).focus()
    reader.keyboard.press("Tab")
    reader.keyboard.press("Enter")
    expect(child).to_be_visible()
    good_for_all(reader)
    reader.get_by_label("Words in a name").fill("twilight")
    expect(reader.locator("#count")).to_have_text("1 game found")
    expect(reader.get_by_role("link", name="Twilight Baseball", exact=True)).to_be_visible()


def test_a_name_on_the_wheel_leads_to_its_game(reader: Page) -> None:
    reader.goto("/tree")
    box = "document.querySelector('.wheel svg').getAttribute('viewBox')"
    whole = reader.evaluate(box)
    reader.get_by_label("Words in a name").fill("anaconda")
    expect(reader.locator(".wheel a.hit")).not_to_have_count(0)
    assert reader.evaluate(box) != whole
    reader.locator(".wheel a.hit", has_text="Anaconda #10").click()
    expect(reader.get_by_role("heading", level=1)).to_contain_text("Anaconda")


def test_the_wheel_is_zoomed_and_pulled(reader: Page) -> None:
    reader.goto("/tree")

    def width() -> float:
        return float(reader.evaluate("document.querySelector('.wheel svg').viewBox.baseVal.width"))

    def left() -> float:
        return float(reader.evaluate("document.querySelector('.wheel svg').viewBox.baseVal.x"))

    whole = width()
    reader.get_by_role("button", name="Nearer").click()
    assert width() < whole
    reader.get_by_role("button", name="Whole tree").click()
    assert abs(width() - whole) < 1
    reader.locator(".wheel").focus()
    for _ in range(4):
        reader.keyboard.press("+")
    near, before = width(), left()
    assert near < whole / 3
    reader.keyboard.press("ArrowRight")
    assert left() > before
    reader.locator(".wheel").hover()
    reader.mouse.wheel(0, -100)
    assert width() < near
    before = left()
    reader.mouse.down()
    reader.mouse.move(400, 500, steps=4)
    reader.mouse.up()
    assert left() != before
    assert reader.url.endswith("/tree")


def test_a_game_is_written_marked_mended_tried_and_sent(reader: Page) -> None:
    reader.goto("/invent")
    reader.get_by_label("Name of the game").fill("River <b>")
    reader.get_by_label("Rules").fill(BAD)
    expect(reader.locator("#marks mark")).to_have_text("hops to the left.")
    expect(reader.locator("#count")).to_contain_text("2 of 3 rules understood")
    good_for_all(reader)
    reader.get_by_role("button", name="Each player passes five cards to the left.").click()
    expect(reader.get_by_label("Rules")).to_have_value(BAD.replace("Everybody hops", "Each player passes five cards"))
    expect(reader.locator("#count")).to_contain_text("it can be played")
    expect(reader.locator("#marks mark")).to_have_count(0)
    reader.get_by_role("button", name="Let bots play").click()
    expect(reader.get_by_role("heading", name="100 hands by 5 bots")).to_be_visible(timeout=PATIENCE)
    good_for_all(reader)
    reader.get_by_role("link", name="River <b>").click()
    expect(reader.get_by_role("heading", level=1)).to_have_text("River <b>")
    expect(reader.get_by_role("button", name="Sit down")).to_be_visible()
    good_for_all(reader)


def test_marks_stand_under_the_letters_they_mean(reader: Page) -> None:
    reader.goto("/invent")
    rule = "Deal five 🂡🂡 cards to 🂡 the left."
    reader.get_by_label("Rules").fill(f"{rule}\n\nShowdown, high hand wins.")
    expect(reader.locator(".said")).to_have_text(rule)
    expect(reader.locator("#marks mark")).to_have_text(reader.locator(".said mark").inner_text())
    assert [line.strip("\u200b") for line in reader.locator("#marks > div").all_inner_texts()] == [
        rule,
        "",
        "Showdown, high hand wins.",
    ]


def test_the_picture_comes_by_itself(reader: Page) -> None:
    reader.goto("/games/10-anaconda")
    expect(reader.locator("#odds img")).to_be_visible(timeout=3 * PATIENCE)
    good_for_all(reader)
