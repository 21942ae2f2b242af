"""The felt on a big screen, and whoever looks on: nobody's hole cards, the way in, and names."""

import json
from typing import Any

from playwright.sync_api import Browser, expect

from web.faults import faults
from web.whole.house import House
from web.whole.player import players, until

BIG: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}


def test_the_felt_shows_no_hole_cards_even_to_whoever_holds_them(browser: Browser, house: House) -> None:
    with players(browser, house.address, "Robin", **BIG) as (robin,):
        link = robin.open_table(Bots="4", customs={})
        robin.call("Seven Card Stud")
        felt = robin.page.context.new_page()
        seen: list[dict[str, Any]] = []
        felt.on("websocket", lambda line: line.on("framereceived", lambda frame: seen.append(json.loads(frame))))
        felt.goto(f"{link}?view=felt")
        expect(felt.get_by_alt_text("The link to the table as a QR code")).to_be_visible()
        robin.deal()
        until(lambda: robin.asked, robin.page)
        expect(felt.locator(".seat .lying")).not_to_have_count(0)
        expect(felt.locator(".big-foot")).to_contain_text("Waiting for")
        expect(felt.locator(".seat")).to_have_count(5)
        expect(felt.locator("#question")).to_have_count(0)
        down = [
            card["card"]
            for frame in seen
            if frame["type"] == "state" and frame["hand"]
            for seat in frame["hand"]["seats"]
            for hand in seat["hands"]
            for card in hand["cards"]
            if card["lie"] != "up"
        ]
        assert down and not any(down)
        assert all(frame["question"] is None for frame in seen if frame["type"] == "state")
        assert faults(felt) == []
        width, height = felt.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert width <= 1920 and height <= 1080


def test_who_looks_on_is_listed(browser: Browser, house: House) -> None:
    with players(browser, house.address, "Robin", "Marian", "Much") as (robin, marian, much):
        link = robin.open_table(Bots="1", customs={})
        for watcher in (marian, much):
            watcher.page.goto("/")
            watcher.page.get_by_label("Your name").fill(watcher.name)
            watcher.page.get_by_label("Your name").blur()
            watcher.page.goto(link)
        people = robin.panel("People")
        expect(people.locator(".watchers")).to_have_text("Marian and Much are watching.")
        much.page.goto("about:blank")
        expect(people.locator(".watchers")).to_have_text("Marian is watching.")


def test_a_table_without_onlookers_shows_its_felt_to_those_who_sit_there(browser: Browser, house: House) -> None:
    with players(browser, house.address, "Robin", "Prince John") as (robin, stranger):
        link = robin.open_table(Bots="1", customs={})
        robin.panel("People").get_by_role("button", name="Settings").click()
        dialog = robin.page.get_by_role("dialog")
        dialog.get_by_label("Who looks on").select_option("no")
        dialog.get_by_role("button", name="Keep these").click()
        felt = robin.page.context.new_page()
        felt.goto(f"{link}?view=felt")
        expect(felt.locator(".big-foot")).to_be_visible()
        stranger.page.goto(f"{link}?view=felt")
        expect(stranger.page.get_by_role("heading", level=1)).to_have_text("This table has no room for onlookers.")
