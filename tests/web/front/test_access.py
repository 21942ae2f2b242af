"""Whoever cannot see, or has no mouse, is welcome too: axe finds nothing serious."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.faults import faults
from web.front.conftest import ON_A_PHONE, ON_BOTH
from web.front.mock import Mock

Sit = Callable[[str], Mock]


@ON_BOTH
@pytest.mark.parametrize("table", ["five-card-draw--5--betting", "anaconda--4--piles", "canadian--4--oneof"])
def test_questions(page: Page, sit: Sit, table: str) -> None:
    sit(table)
    assert faults(page) == []


@pytest.mark.parametrize("panel", ["story", "chat", "people", "hands"])
def test_panels(page: Page, sit: Sit, panel: str) -> None:
    sit("seven-card-stud--6")
    page.locator(f"#tab-{panel}").click()
    expect(page.locator(f".panel-body.{panel}")).to_be_visible()
    assert faults(page) == []


@ON_A_PHONE
def test_dialogs_and_the_end_of_a_hand(page: Page, sit: Sit) -> None:
    sit("five-card-draw--4--betting")
    page.keyboard.press("?")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Another game").click()
    expect(page.locator(".found .game").first).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    assert faults(page) == []


@ON_BOTH
def test_the_lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_text("Customs of the table").click()
    expect(page.locator(".found .game").first).to_be_visible()
    assert faults(page) == []


def test_a_fault_put_in_on_purpose_is_found(page: Page) -> None:
    page.goto("/")
    page.evaluate("document.querySelector('label:has([name=name])').replaceWith(document.querySelector('[name=name]'))")
    page.evaluate("document.querySelector('[name=name]').removeAttribute('placeholder')")
    assert any(fault.startswith("label") for fault in faults(page))
