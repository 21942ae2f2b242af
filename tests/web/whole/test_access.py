"""The pages of the real server are for everybody, by day and by night: axe finds nothing, and keys are enough."""

from itertools import chain
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.pages import complaints_of
from pokernight import web
from web.faults import all_faults
from web.whole.house import House
from web.whole.player import DESK, PHONE, players, until

PAGES = {
    "lobby.html": ["/"],
    "catalogue.html": ["/games", "/games?words=nosuchgame"],
    "game.html": ["/games/10-anaconda"],
    "named.html": ["/games/80"],
    "tree.html": ["/tree", "/tree?words=guts"],
    "editor.html": ["/invent?like=10", "/invent?game=torn", "/invent?like=nosuchgame"],
    "invented.html": ["/invented/torn"],
    "refused.html": ["/nowhere", "/tables/nosuchtable", "/tables/nosuchtable/settle", "/games/nosuchgame"],
}
"""Addresses of every page, and of what it says where something is wrong."""
REFUSED = "the server responded with a status of 4"
"""What a browser notes of a page that is refused."""
AT_A_TABLE = {"table.html": "?view=felt", "settle.html": "/settle"}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
TEMPLATES = Path(web.__file__).parent / "templates"
PANELS = ["Rules", "Story", "Chat", "People", "Hands"]


def test_no_page_is_left_out() -> None:
    pages = [path.name for path in TEMPLATES.glob("*.html") if 'extends "base.html"' in path.read_text()]
    assert {*PAGES, *AT_A_TABLE} == set(pages)


def good_for_all(page: Page, where: str = "the table") -> None:
    """Axe finds nothing, in the dark and in the light."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert all_faults(page) == [], (where, theme)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_all_pages(browser: Browser, house: House, screen: dict[str, Any]) -> None:
    with browser.new_context(**screen, base_url=house.address) as context:
        page = context.new_page()
        complaints = complaints_of(page)
        for path in chain.from_iterable(PAGES.values()):
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            good_for_all(page, path)
        assert not [one for one in complaints if REFUSED not in one]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table(browser: Browser, house: House, screen: dict[str, Any]) -> None:
    with players(browser, house.address, "Robin", **screen) as (robin,):
        page = robin.page
        link = robin.open_table(Bots="3", customs={})
        robin.call("Midnight Baseball")
        robin.deal()
        until(lambda: robin.asked, page)
        good_for_all(page)
        for panel in PANELS:
            robin.panel(panel)
            good_for_all(page, panel)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Invite").click()
        expect(page.get_by_alt_text("The link as a QR code")).to_be_visible()
        good_for_all(page)
        for path in AT_A_TABLE.values():
            page.goto(f"{link}{path}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            good_for_all(page, path)
