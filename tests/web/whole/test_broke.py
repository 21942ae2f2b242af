"""A table never dies because somebody went broke: bots buy in again, and people can from where they are."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, expect

from web.whole.house import House
from web.whole.player import Player, play, players

STACK, HANDS = 12, 8


def accounts(player: Player, link: str) -> Iterator[dict[str, Any]]:
    """The lines of the ledger, which add up to zero."""
    data = json.loads(player.page.request.get(f"{link}/settle.json").text())
    assert sum(line["gain"] for line in data["ledger"]) == 0
    yield from data["ledger"]


def test_a_bust_bot_buys_in_again(browser: Browser, house: House) -> None:
    """Against bots that call everything, with no limit, somebody is soon without chips."""
    with players(browser, house.address, "Robin") as (robin,):
        page = robin.page
        page.goto("/")
        page.get_by_label("Your name").fill("Robin")
        page.get_by_label("Bots", exact=True).fill("2")
        page.get_by_label("who play").select_option("caller")
        page.get_by_text("Customs of the table").click()
        page.get_by_label("Chips in a stack").fill(str(STACK))
        page.get_by_label("Betting").select_option("none")
        page.get_by_label("Largest bet").fill("1000")
        page.get_by_label("Deal the next hand by itself").uncheck()
        page.get_by_label("Pace of the bots").select_option("instant")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/tables/*")
        bust: set[str] = set()
        for _ in range(HANDS):
            buy = page.get_by_role("button", name="Buy in again")
            if buy.count():
                buy.click()
                expect(buy).to_have_count(0)
            robin.begin()
            robin.call("Five Card Draw")
            robin.deal()
            play([robin], lambda: False)
            bust |= {line["name"] for line in accounts(robin, page.url) if line["bot"] and line["bought"] > STACK}
            if bust:
                break
        assert bust
