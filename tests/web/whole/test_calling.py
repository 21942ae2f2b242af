"""The dealer calls a game that nobody has heard of: a house rule on another, or all of it, written at the table."""

from playwright.sync_api import Browser, expect

from web.faults import all_faults
from web.whole.house import House
from web.whole.player import play, players, until


def test_a_house_rule_is_added_understood_and_dealt(browser: Browser, house: House) -> None:
    with players(browser, house.address, "Robin", "Marian") as (robin, marian):
        link = robin.open_table(Bots="1", customs={"Seconds to answer": "600"})
        marian.join(link)
        page = robin.page
        page.get_by_role("button", name="Call the game").click()
        menu = page.get_by_role("dialog")
        menu.get_by_label("Which game?").fill("five card draw")
        menu.get_by_role("button", name="Rules of Five Card Draw", exact=True).click()
        menu.get_by_role("button", name="Add a house rule").click()
        expect(menu.get_by_label("Name of the game")).to_have_value("Our Five Card Draw")
        expect(menu.get_by_label("Rules, one on each line")).to_be_focused()
        page.keyboard.type("Deuces hop.")
        expect(menu.locator(".misread")).to_contain_text("Line 6")
        assert all_faults(page) == []
        expect(menu.get_by_role("button", name="Call this game")).to_have_attribute("aria-disabled", "true")
        for _ in "hop.":
            page.keyboard.press("Backspace")
        page.keyboard.type("are wild.")
        expect(menu.get_by_role("status")).to_contain_text("6 of 6 rules understood; it can be played.")
        menu.get_by_role("button", name="Call this game").click()
        expect(menu).to_have_count(0)
        for player in (robin, marian):
            expect(player.page.locator("#question")).to_contain_text("Our Five Card Draw")
            expect(player.panel("Rules")).to_contain_text("Deuces are wild.")
        robin.deal()
        until(lambda: robin.asked or marian.asked, page)
        play([robin, marian], lambda: False)
        expect(robin.panel("Hands")).to_contain_text("Our Five Card Draw")
        robin.panel("Hands").get_by_role("button").first.click()
        expect(page.locator(".replay")).to_be_visible()
        page.goto("/")
        expect(page.locator("#yours")).to_contain_text("Our Five Card Draw")
        page.locator("#yours").get_by_role("link", name="Our Five Card Draw").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Our Five Card Draw")


def test_a_game_written_at_the_table_survives_a_restart(browser: Browser, house: House) -> None:
    with players(browser, house.address, "Robin") as (robin,):
        robin.open_table(Bots="2", customs={"Seconds to answer": "600"})
        page = robin.page
        page.get_by_role("button", name="Call the game").click()
        menu = page.get_by_role("dialog")
        menu.get_by_role("button", name="Write a game").click()
        menu.get_by_label("Name of the game").fill("Sherwood")
        menu.get_by_label("Rules, one on each line").fill(
            "Deal three cards face down to each player.\nBetting round.\nShowdown, high hand wins."
        )
        expect(menu.get_by_role("status")).to_contain_text("it can be played")
        menu.get_by_role("button", name="Call this game").click()
        expect(menu).to_have_count(0)
        robin.deal()
        until(lambda: robin.asked, page)
        house.close()
        house.open()
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Sherwood, hand 1")
        play([robin], lambda: False)
        assert robin.winners()
