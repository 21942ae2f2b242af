"""A whole evening: three people and two bots, four games, chips bought during a hand, a pause, and a server killed.

Without a limit, and with bots that call whatever is bet, people and bots go broke on the way, and buy in again.

The people sit at a desk, at a tablet, and at a phone that is turned on its side half way.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from web.front.test_motion import WATCH
from web.house import Server
from web.whole.player import PATIENCE, Player, play, until

SCREENS: dict[str, dict[str, Any]] = {
    "Ann": {"viewport": {"width": 1440, "height": 900}},
    "Ben": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "Cleo": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
STACK = 40
CUSTOMS = {
    "who play": "caller",
    "Chips in a stack": str(STACK),
    "Worth of a chip, in cents": "5",
    "Betting": "none",
    "Largest bet": "1000",
}
GAMES = ["Five Card Draw", "Anaconda", "Texas Hold'em", "Seven Card Stud"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def ledger(player: Player, path: str) -> dict[str, dict[str, Any]]:
    """Everybody's line in the page of accounts; what they gained adds up to zero, and the transfers settle it."""
    data = json.loads(player.page.request.get(f"{path}/settle.json").text())
    gains = {line["name"]: line["gain"] for line in data["ledger"]}
    assert sum(gains.values()) == 0
    for line in data["ledger"]:
        assert line["gain"] == line["taken"] + line["front"] - line["bought"]
    paid = dict(gains)
    for one in data["transfers"]:
        paid[one["from"]] += one["chips"]
        paid[one["to"]] -= one["chips"]
    assert not any(paid.values())
    return {line["name"]: line for line in data["ledger"]}


def gains_of(player: Player, path: str) -> dict[str, int]:
    """What everybody has gained."""
    return {name: line["gain"] for name, line in ledger(player, path).items()}


def test_a_whole_evening(browser: Browser, server: Server) -> None:
    address = f"http://127.0.0.1:{server.port}"
    contexts = {name: browser.new_context(base_url=address, **screen) for name, screen in SCREENS.items()}
    people = []
    for name, context in contexts.items():
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(WATCH)
        people.append(Player(page, name, touches=name != "Ann"))
    ann, ben, cleo = people
    link = ann.open_table(Bots="2", customs=CUSTOMS)
    path = link.removeprefix(address)
    for guest in (ben, cleo):
        guest.join(link)
    for number, game in enumerate(GAMES, 1):
        for player in people:
            player.begin()
            player.buy_in()
        ann.call(game)
        ann.deal()
        until(lambda: any(player.asked for player in people), ann.page)
        if number == 1:
            during_a_hand(people)
        play(people, lambda: False)
        for player in people:
            expect(player.page.locator(".won-list")).to_be_visible()
        gains = gains_of(ann, path)
        assert len(gains) == 5
        if number == 2:
            server.kill()
            server.start()
            for player in people:
                player.page.reload()
                expect(player.page.locator(".won-list")).to_be_visible()
            assert gains_of(ann, path) == gains
            cleo.page.set_viewport_size({"width": 844, "height": 390})
        if number == 3:
            leaves_and_comes_back(ann, cleo, link, path)
    bust = [line for line in ledger(ann, path).values() if line["bought"] > STACK]
    assert {True, False} == {line["bot"] for line in bust}, "bots and people have bought in again"
    settles_up(ann, path)
    ends(people)
    moved = {kind for player in people for kind in player.page.evaluate("window.motions")}
    assert {"deal", "bet", "win", "word"} <= moved, moved
    for context in contexts.values():
        context.close()


def during_a_hand(people: list[Player]) -> None:
    """Ask for chips, for a break and for a pause in the middle of a hand."""
    ann, ben, cleo = people
    ben.panel("People").get_by_role("button", name="Buy a stack").click()
    expect(ben.page.locator(".pending")).to_contain_text("Ben buys a stack.")
    ben.page.get_by_role("button", name=re.compile("^(Close|It is your turn)")).first.click()
    ann.panel("People").get_by_role("button", name="Pause").click()
    for player in (ann, ben, cleo):
        expect(player.page.locator("#question")).to_contain_text("The host has paused the table.")
    ann.page.locator("#question").get_by_role("button", name="Play on").click()
    for player in (ann, ben, cleo):
        expect(player.page.locator("#question")).not_to_contain_text("paused")


def leaves_and_comes_back(ann: Player, cleo: Player, link: str, path: str) -> None:
    """Whoever leaves cashes out, and finds the same line again."""
    before = gains_of(ann, path)
    cleo.panel("People").get_by_role("button", name="Leave the table").click()
    cleo.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(ann.panel("People").locator("tr.gone")).to_contain_text("Cleo")
    assert gains_of(ann, path) == before
    cleo.join(link)
    expect(ann.page.locator("tr.gone")).to_have_count(0)
    assert gains_of(ann, path) == before


def settles_up(ann: Player, path: str) -> None:
    """The page of the night, reached from the table."""
    with ann.page.context.expect_page() as opened:
        ann.panel("People").get_by_role("link", name="Settle up").click()
    page = opened.value
    expect(page.get_by_role("heading", name="Who pays whom")).to_be_visible()
    expect(page.locator(".night svg")).to_be_visible()
    expect(page.locator(".highlights")).to_contain_text("Biggest pot")
    gains = gains_of(ann, path)
    payers = [name for name, gain in gains.items() if gain < 0]
    expect(page.locator(".transfers li")).not_to_have_count(0)
    for name in payers:
        expect(page.locator(".transfers")).to_contain_text(f"{name} pays")
    expect(page.locator(".transfers li").first).to_contain_text("$")
    for words in ("Who pays whom", "Biggest pot", "Best hand", "How it stands"):
        expect(page.locator(".night svg")).to_contain_text(words)
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download the picture").click()
    assert kept.value.suggested_filename == "poker-night.png"
    assert Path(kept.value.path()).read_bytes().startswith(b"\x89PNG")
    page.close()


def ends(people: list[Player]) -> None:
    """The host ends the evening: everybody is shown the way to the page of the night, and the host can play on."""
    ann = people[0]
    ann.panel("People").get_by_role("button", name="End the evening").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    for player in people:
        expect(player.page.locator("#question")).to_contain_text("The evening is over.")
        expect(player.page.locator("#question").get_by_role("link", name="How the night went")).to_be_visible()
    ann.page.locator("#question").get_by_role("button", name="Play on").click()
    expect(people[1].page.locator("#question")).not_to_contain_text("The evening is over.")
