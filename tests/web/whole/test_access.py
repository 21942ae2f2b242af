"""The pages of the real server are for everybody: axe finds nothing serious."""

import pytest
from playwright.sync_api import Browser, expect

from web.faults import faults
from web.whole.house import House
from web.whole.player import PHONE, players, until

PAGES = ["/", "/games", "/games/10-anaconda", "/tree", "/invent?like=10"]


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_pages_and_a_table_in_the_middle_of_a_hand(browser: Browser, house: House, screen: dict[str, object]) -> None:
    with players(browser, house.address, "Robin", **screen) as (robin,):
        for page in PAGES:
            robin.page.goto(page)
            expect(robin.page.get_by_role("heading", level=1)).to_be_visible()
            assert faults(robin.page) == [], page
        robin.open_table(Bots="3", customs={})
        robin.call("Midnight Baseball")
        robin.deal()
        until(lambda: robin.asked, robin.page)
        assert faults(robin.page) == []
        robin.page.goto(f"{robin.page.url}/settle")
        expect(robin.page.get_by_role("heading", name="Who pays whom")).to_be_visible()
        assert faults(robin.page) == []
