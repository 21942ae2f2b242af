"""Whole hands by keyboard alone, on a phone, over a line that breaks, and of a game that was written a minute ago."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from web.whole.house import House
from web.whole.player import PHONE, Player, play, players, until


@pytest.fixture
def robin(browser: Browser, house: House) -> Iterator[Player]:
    """Somebody at a desk."""
    with players(browser, house.address, "Robin") as (robin,):
        yield robin


def type_to(page: Page, name: str) -> None:
    """Go from one thing to the next with the tab key until the focus is on something of this name."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("""() => {
            const here = document.activeElement;
            return here.getAttribute('aria-label') || here.labels?.[0]?.innerText || here.innerText;
        }""").startswith(name):
            return
    raise AssertionError(f"There is no way to {name!r}.")


def by_keys(robin: Player, keys: dict[str, list[str]]) -> None:
    """Play a hand to its end with these keys for each kind of question, all of which are asked."""
    page = robin.page
    while not robin.over:
        until(lambda: robin.asked or robin.over, page)
        if robin.over:
            break
        form = page.locator(".asked-now").element_handle()
        kind = page.locator("#question .control").get_attribute("data-kind") or ""
        robin.kinds[kind] += 1
        for key in keys[kind]:
            if kind != "cards" or not robin.ready:
                page.keyboard.press(key)
        expect(page.locator("#question button.main")).to_be_enabled()
        page.keyboard.press("Enter")
        form.wait_for_element_state("hidden")
    assert robin.kinds.keys() == keys.keys()


def test_a_hand_by_keyboard_alone(robin: Player) -> None:
    page = robin.page
    press = page.keyboard.press
    page.goto("/")
    type_to(page, "Your name")
    page.keyboard.type("Robin")
    type_to(page, "Bots")
    press("2")
    type_to(page, "Which game?")
    page.keyboard.type("anaconda iii")
    expect(page.locator(".found .game").first).to_contain_text("Anaconda III")
    press("ArrowDown")
    press("Enter")
    type_to(page, "Open the table")
    press("Enter")
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    type_to(page, "Deal")
    press("Enter")
    by_keys(robin, {"betting": ["c"], "cards": ["Space", "ArrowRight"] * 3, "piles": ["a"]})
    press("l")
    expect(page.get_by_role("tabpanel", name="People").locator("tbody tr")).to_have_count(3)
    expect(page.locator("#tab-people")).to_be_focused()


def test_a_game_is_called_and_all_settle_up_by_keyboard_alone(robin: Player) -> None:
    page = robin.page
    press = page.keyboard.press
    robin.open_table(Bots="2", customs={"Seconds to answer": "600"})  # the test above comes here by keyboard, too
    type_to(page, "Call the game")
    press("Enter")
    expect(page.get_by_label("Which game?")).to_be_focused()
    page.keyboard.type("five card draw")
    expect(page.locator(".found .game").first).to_contain_text("Five Card Draw")
    press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    type_to(page, "Deal")
    press("Enter")
    by_keys(robin, {"betting": ["c"], "acekept": []})
    press("l")
    expect(page.get_by_role("link", name="Settle up")).to_be_visible()
    with page.context.expect_page() as opened:
        type_to(page, "Settle up")
        press("Enter")
    expect(opened.value.get_by_role("heading", name="Who pays whom")).to_be_visible()


def test_a_hand_on_a_phone(browser: Browser, house: House) -> None:
    with players(browser, house.address, "Robin", **PHONE) as (robin,):
        robin.open_table(Bots="2", customs={"Seconds to answer": "600"})
        robin.call("Henway")
        robin.deal()
        until(lambda: robin.asked, robin.page)
        play([robin], lambda: False)
        assert robin.kinds.keys() >= {"betting", "piles"}
        assert robin.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert sum(int(chips) for _, chips, *_ in robin.ledger()) == 3 * 200


def test_who_is_cut_off_comes_back_to_the_same_question(robin: Player, house: House) -> None:
    robin.open_table(Bots="2", customs={"Seconds to answer": "600"})
    robin.call("Anaconda")
    robin.deal()
    page = robin.page
    until(lambda: robin.asked, page)
    page.locator(".pick").nth(1).click()
    asked = page.locator(".prompt h2").inner_text()
    cards = [card.get_attribute("aria-label") for card in page.locator(".pick").all()]
    house.close()
    expect(page.locator(".notes")).to_contain_text("The line to the table is broken")
    house.open()
    expect(page.locator(".notes")).not_to_contain_text("broken")
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(1)
    page.reload()
    expect(page.locator(".prompt h2")).to_have_text(asked)
    assert [card.get_attribute("aria-label") for card in page.locator(".pick").all()] == cards
    robin.answer()
    assert len(robin.answers) == 1
    play([robin], lambda: False)
    assert robin.winners()


def test_a_game_is_written_and_played_with_a_friend_by_the_link(browser: Browser, house: House) -> None:
    with players(browser, house.address, "Robin", "Kim") as (robin, kim):
        page = robin.page
        page.goto("/invent")
        page.get_by_label("Name of the game").fill("Kim's Delight")
        page.get_by_label("Rules").fill(
            "Deal ten cards face down to each player.\nEach player juggles 3 cards.\n"
            "Each player splits their cards into a hand of 5 cards and a hand of 2 cards.\nBetting round.\n"
            "Showdown: the high 5 card hand and the high 2 card hand split the pot."
        )
        problem = page.locator(".problem")
        expect(problem.locator("mark")).to_be_visible()
        problem.get_by_role("button", name="Each player discards three cards.").click()
        expect(page.locator("#count")).to_contain_text("it can be played")
        link = page.locator("#link").get_attribute("href")
        assert link
        kim.page.goto(link)
        expect(kim.page.get_by_role("heading", level=1)).to_have_text("Kim's Delight")
        page.get_by_label("Your name").fill("Robin")
        page.get_by_label("Bots", exact=True).fill("1")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
        kim.join(page.url)
        expect(robin.panel("People").locator("tbody tr")).to_have_count(3)
        robin.deal()
        until(lambda: robin.asked or kim.asked, page)
        play([robin, kim], lambda: False)
        assert {"cards", "piles", "betting"} <= robin.kinds.keys() | kim.kinds.keys()
        assert robin.winners() == kim.winners() != []
