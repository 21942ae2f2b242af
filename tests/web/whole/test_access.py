"""The pages of the real server are for everybody, by day and by night: axe finds nothing, and keys are enough."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from web.faults import all_faults
from web.whole.house import House
from web.whole.player import DESK, PHONE, players, until

PAGES = ["/", "/games", "/games?words=nosuchgame", "/games/10-anaconda", "/tree", "/tree?words=guts", "/invent?like=10"]
PANELS = ["Rules", "Story", "Chat", "People", "Hands"]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_all_pages(browser: Browser, house: House, screen: dict[str, Any], theme: str) -> None:
    with players(browser, house.address, "Robin", **screen, color_scheme=theme) as (robin,):
        page = robin.page
        for path in PAGES:
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert all_faults(page) == [], path
        link = robin.open_table(Bots="3", customs={})
        robin.call("Midnight Baseball")
        robin.deal()
        until(lambda: robin.asked, page)
        assert all_faults(page) == []
        for panel in PANELS:
            robin.panel(panel)
            assert all_faults(page) == [], panel
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Invite").click()
        expect(page.get_by_alt_text("The link as a QR code")).to_be_visible()
        assert all_faults(page) == []
        for path in ("/settle", "?view=felt"):
            page.goto(f"{link}{path}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert all_faults(page) == [], path
