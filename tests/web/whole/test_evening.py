"""An evening at a real table: what is said and shown beside the cards, and who may see and do what."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pokernight.catalogue.shelf import shipped
from web.whole.house import House
from web.whole.player import Player, play, players, until


@pytest.fixture(scope="module")
def three(browser: Browser, house: House) -> Iterator[list[Player]]:
    """Ada, who opened the table, Ben at its link, and Cleo, who only looks on."""
    with players(browser, house.address, "Ada", "Ben", "Cleo") as people:
        ada, ben, cleo = people
        link = ada.open_table(Bots="1", customs={})
        ben.join(link)
        cleo.page.goto(link)
        yield people


def dealt(game: str, *people: Player) -> None:
    """Let a game be dealt, and wait until the first question is there."""
    people[0].call(game)
    people[0].deal()
    for player in people:
        expect(player.page.locator(".won-list")).to_have_count(0)
    until(lambda: any(player.asked for player in people), people[0].page)


def saved(page: Page, button: Locator) -> str:
    """What a button gives to keep."""
    with page.expect_download() as download:
        button.click()
    return download.value.path().read_text()


def test_a_hand_with_all_that_is_said_about_it_and_once_more_step_by_step(three: list[Player]) -> None:
    ada, ben, cleo = three
    dealt("Anaconda", ada, ben)
    asked = next(player for player in (ada, ben) if player.asked)
    expect(asked.page.get_by_role("timer")).to_have_text(re.compile(r"^\d+ s \+ 60 s bank$"))
    expect(asked.page.locator(".worth")).to_contain_text("You have")

    rules = ada.panel("Rules").locator(".rule")
    expect(rules).to_have_count(len(shipped()["anaconda"].game.sentences))
    for at in (0, 5, rules.count() - 1):
        words = rules.nth(at).locator("span").last.inner_text()
        rules.nth(at).click()
        dialog = ada.page.get_by_role("dialog")
        expect(dialog.locator(".rule-words")).to_have_text(words)
        expect(dialog.locator(".meaning")).not_to_have_count(0)
        ada.page.keyboard.press("Escape")

    ada.panel("Chat").get_by_label("Say something").fill("Good luck <b>everybody</b>")
    ada.page.keyboard.press("Enter")
    for other in (ben, cleo):
        expect(other.panel("Chat")).to_contain_text("Ada Good luck <b>everybody</b>")

    ada.panel("People").get_by_role("button", name="Leave the table").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(ben.panel("People").locator(".pending")).to_contain_text("Ada leaves the table.")
    expect(ben.page.get_by_role("button", name="Take back")).to_have_count(0)
    ada.page.get_by_role("button", name="Take back: Ada leaves the table").click()
    expect(ben.page.locator(".pending")).to_have_count(0)

    play([ada, ben], lambda: False)
    expect(cleo.page.locator(".won-list")).to_be_visible()
    assert cleo.winners() == ada.winners() == ben.winners()
    expect(cleo.panel("Story")).to_contain_text("passes three")
    expect(cleo.page.locator(".mine")).to_have_count(0)
    looks_back(ada)


def looks_back(ada: Player) -> None:
    """Look at the last hand step by step, and keep it."""
    ada.panel("Hands").locator(".past button").first.click()
    replay = ada.page.locator(".replay")
    steps = int(replay.get_by_label("Step", exact=True).get_attribute("max") or 0)
    assert steps > 10
    expect(ada.page.locator(".won-list")).to_have_count(0)
    replay.get_by_role("button", name="Next step").click()
    expect(replay.get_by_label("Step", exact=True)).to_have_value("1")
    replay.get_by_role("button", name="Last step").click()
    expect(ada.page.locator(".won-list")).to_be_visible()
    record = json.loads(saved(ada.page, replay.get_by_role("button", name="Save record")))
    assert "Anaconda" in record["game"]
    assert record["ended"]
    assert {"Ada", "Ben"} < set(record["players"])
    assert "Anaconda" in saved(ada.page, replay.get_by_role("button", name="Save text"))
    replay.get_by_role("button", name="Back to the table").click()
    expect(replay).to_have_count(0)


def test_who_sits_out_is_dealt_no_cards(three: list[Player]) -> None:
    ada, ben, _ = three
    ben.panel("People").get_by_role("button", name="Sit out").click()
    expect(ada.page.locator(".seat", has_text="Ben")).to_contain_text("away")
    dealt("Five Card Stud", ada)
    expect(ada.page.locator(".seat", has_text="Ben").locator(".fan")).to_have_count(0)
    expect(ben.page.locator("#question")).to_contain_text("You sit out.")
    ben.panel("People").get_by_role("button", name="I am back").click()
    expect(ada.page.locator(".seat", has_text="Ben")).to_contain_text("next hand")
    play([ada], lambda: False)


def test_the_host_changes_the_table(three: list[Player]) -> None:
    ada, ben, cleo = three
    ada.panel("People").get_by_role("button", name="Settings").click()
    settings = ada.page.get_by_role("dialog")
    settings.get_by_label("Game of every hand").fill("seven card stud")
    settings.get_by_label("Name of the table").fill("Saturday")
    settings.get_by_label("Tell players what their hands are worth").uncheck()
    settings.get_by_label("Who looks on").select_option("late")
    settings.get_by_role("button", name="Keep these").click()
    expect(settings).to_have_count(0)
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Saturday")
    expect(ben.panel("People").get_by_role("button", name="Settings")).to_have_count(0)
    ada.deal()
    until(lambda: ada.asked or ben.asked, ada.page)
    expect(ada.page.locator(".mine .fan")).to_be_visible()
    expect(ada.page.locator(".worth")).to_have_count(0)
    expect(cleo.page.locator(".fan")).to_have_count(0)
    play([ada, ben], lambda: False)
    expect(cleo.page.locator(".won-list")).to_be_visible()


def test_the_menu_has_only_games_for_so_many(browser: Browser, house: House) -> None:
    with players(browser, house.address, "Robin") as (robin,):
        robin.open_table(Bots="8", customs={"Seats": "9"})
        robin.page.get_by_role("button", name="Call the game").click()
        menu = robin.page.get_by_role("dialog")
        fitting = sum(entry.game.most_seats >= 9 for entry in shipped())
        expect(menu).to_contain_text(f"{fitting} games for 9 players")
        menu.get_by_label("Which game?").fill("anaconda")
        expect(menu.locator(".found .game").filter(has=robin.page.get_by_text("Anaconda", exact=True))).to_have_count(0)
