"""Choosing a game: what each is like, the menu of the night, favorites, a surprise, and the rules before the ante."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pokernight.catalogue.shelf import shipped
from pokernight.evening.character import LEVELS, WILDNESS, character
from web.faults import faults
from web.front.conftest import ON_BOTH
from web.front.mock import Mock

Sit = Callable[[str], Mock]
MOST_LETTERS = 220


@pytest.fixture
def menu(page: Page, sit: Sit) -> Mock:
    """The table between two hands, with the menu open."""
    table = sit("five-card-draw--6--betting")
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Another game").click()
    expect(page.locator(".found .game").first).to_be_visible()
    return table


def test_every_game_has_a_pitch() -> None:
    for entry in shipped():
        told = character(entry.game)
        assert told.pitch.endswith(".") and len(told.pitch) < MOST_LETTERS, entry.name
        assert "  " not in told.pitch and ", ," not in told.pitch, told.pitch
        assert told.minutes >= 1 and told.level in LEVELS and told.wildness in WILDNESS


@ON_BOTH
def test_the_menu_of_the_night(page: Page, menu: Mock) -> None:
    section = page.locator(".found section").filter(has=page.get_by_role("heading", name="Menu of the night"))
    offered = section.locator(".game > span:first-child").all_inner_texts()
    assert len(set(offered)) == 6
    most = {entry.name: entry.game.most_seats for entry in shipped()}
    assert all(most[name] >= len(menu.room.guests) for name in offered)
    expect(section.locator(".pitch")).to_have_count(6)
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Another game").click()
    expect(section.locator(".game > span:first-child")).to_have_text(offered)


def test_rules_before_the_ante(page: Page, menu: Mock) -> None:
    page.get_by_label("Which game?").fill("anaconda")
    page.get_by_role("button", name="Rules of Anaconda", exact=True).click()
    expect(page.locator(".preview")).to_contain_text("passes three cards to the left")
    assert menu.heard[-1]["do"] != "call"


def test_a_favorite_stays(page: Page, menu: Mock) -> None:
    del menu
    page.get_by_label("Which game?").fill("anaconda")
    page.get_by_role("button", name="Anaconda is a favorite", exact=True).click()
    page.get_by_label("Which game?").fill("")
    section = page.locator(".found section").filter(has=page.get_by_role("heading", name="Your favorites"))
    expect(section.locator(".game")).to_have_count(1)
    expect(section).to_contain_text("Anaconda")


def test_surprise_me(page: Page, menu: Mock) -> None:
    page.get_by_role("button", name="Surprise me").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    assert menu.heard[-1]["do"] == "call"
