"""Cards that nobody has looked at are turned up by their owner, one by one, against the best hand showing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.front.conftest import ON_BOTH
from web.front.mock import Mock

Sit = Callable[[str], Mock]


@pytest.fixture(autouse=True)
def forgotten(page: Page) -> None:
    """What was turned up at another table counts no more."""
    page.goto("/")
    page.evaluate("sessionStorage.clear(); localStorage.clear()")


def shown(page: Page) -> int:
    return page.locator("#question .turn-cards .lying.up").count()


def hidden(page: Page) -> int:
    return page.locator("#question .turn-cards .lying:not(.up)").count()


def go_on(page: Page) -> None:
    """Turn up what there is to turn, answer with what is marked, or deal."""
    for button in (
        page.get_by_role("button", name=re.compile("Turn (them all|a card)")).last,
        page.locator("#question .asked-now button.main"),
        page.get_by_role("button", name="Deal", exact=True),
    ):
        if button.count():
            button.click()
            break
    page.wait_for_timeout(320)


def sit_at_beat_it(page: Page, sit: Sit) -> Mock:
    """A table where you have several cards to turn up, and beat the others with them; at one or another it happens."""
    for seats in (4, 5, 6, 3, 2, 7):
        mock = sit(f"beat-it--{seats}")
        for _ in range(60):
            if hidden(page) > 1 and mock.room.hand and mock.seat in mock.room.hand.asking:
                mock.heard.clear()
                return mock
            go_on(page)
    raise AssertionError("One card was always enough.")


@ON_BOTH
def test_your_cards_are_turned_by_a_tap_one_by_one(page: Page, sit: Sit) -> None:
    sit_at_beat_it(page, sit)
    expect(page.locator("#question .to-beat")).to_contain_text("The best hand showing")
    expect(page.locator(".mine .fan")).to_have_count(0)
    expect(page.locator(".worth")).to_have_count(0)
    expect(page.locator("#question .asked-now")).to_have_count(0)
    before, left = shown(page), hidden(page)
    for turned in range(1, left):
        page.locator("#question .turn-cards").click()
        expect(page.locator("#question .turn-cards .lying.up")).to_have_count(before + turned)
    page.get_by_role("button", name="Turn a card").last.click()
    expect(page.locator("#question .turn-cards")).to_have_count(0)
    expect(page.locator("#question .asked-now")).to_be_visible()
    expect(page.locator(".mine .fan .lying.up")).to_have_count(before + left)
    page.reload()
    expect(page.locator("#question .asked-now")).to_be_visible()


def test_a_key_turns_them_and_never_answers(page: Page, sit: Sit) -> None:
    mock = sit_at_beat_it(page, sit)
    for _ in range(hidden(page)):
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#question .asked-now")).to_be_visible()
    assert not mock.heard, "the key after the last card was too soon for the question"


def test_whoever_has_to_fold_is_told_why(page: Page, sit: Sit) -> None:
    mock = sit("beat-it--4")
    told = page.locator("#question .in-vain")
    for _ in range(200):
        if told.count():
            break
        if hidden(page):
            expect(page.locator(".won-list, .remark.won, .lit")).to_have_count(0)
        go_on(page)
    expect(told).to_contain_text(re.compile("does not beat the best hand showing: you must fold"))
    expect(told.locator(".to-beat .fan")).to_be_visible()
    assert mock.room.hand
    assert mock.seat in mock.room.hand.table.state.folded
