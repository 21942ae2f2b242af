"""The table in the browser: what is seen, said, refused, lost and found again."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from web.front.conftest import DESK, LANDSCAPE, ON_A_PHONE, ON_BOTH, ON_ITS_SIDE, PHONE, Site
from web.front.mock import CLOSED, Mock

Sit = Callable[[str], Mock]


def test_everybody_sits_round_the_table_with_cards_and_chips(page: Page, sit: Sit) -> None:
    sit("7-27--5")
    seats = page.locator(".felt .seat")
    expect(seats).to_have_count(4)
    expect(seats.first).to_contain_text("Ada")
    expect(page.locator(".felt .fan").first).to_have_attribute(
        "aria-label", re.compile(r"^Ada: a card face down; \w+ of \w+$")
    )
    expect(page.locator(".mine")).to_contain_text(re.compile(r"You have [\d½]+ points?"))


@ON_BOTH
@pytest.mark.parametrize("table", ["texas-hold'em--14", "anaconda--4--piles", "weeping-willow--5--words"])
def test_nothing_sticks_out_to_the_side(page: Page, sit: Sit, table: str) -> None:
    sit(table)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("""() => [...document.querySelectorAll('.seat, .plate, #question, .mine')].every((one) => {
        const box = one.getBoundingClientRect();
        return box.left >= 0 && box.right <= innerWidth;
    })""")


@ON_ITS_SIDE
@pytest.mark.parametrize(
    "table", ["texas-hold'em--6--betting", "anaconda--4--cards", "7-27--5--words", "anaconda--4--piles"]
)
def test_all_that_a_decision_needs_is_in_sight_on_a_phone_on_its_side(page: Page, sit: Sit, table: str) -> None:
    sit(table)
    for what in (
        "#question h2",
        "#question .control",
        "#question button.main",
        ".middle",
        "[role=timer]",
        ".mine .chips",
    ):
        expect(page.locator(what).first).to_be_in_viewport(ratio=0.6)
    cards = page.locator(".mine .fan, #question [data-at]").first
    if table != "anaconda--4--piles":
        expect(cards).to_be_in_viewport(ratio=0.6)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


@pytest.mark.parametrize("size", [PHONE, DESK, LANDSCAPE], ids=["phone", "desk", "landscape"])
@pytest.mark.parametrize("seats", [4, 6])
def test_what_somebody_raises_to_can_be_read(page: Page, sit: Sit, seats: int) -> None:
    sit(f"texas-hold'em--{seats}--betting")
    page.locator("#question button.main").click()
    expect(page.locator(".seat [data-did]").first).to_be_visible()
    page.wait_for_timeout(350)
    fits = page.locator(".seat").evaluate_all("""seats => seats.map((seat) => {
        const word = seat.querySelector("[data-did]");
        if (!word) return true;
        for (const other of seat.querySelectorAll(".remark.bet")) other.remove(); // the word says it
        word.textContent = "raises to 120";
        seat.querySelector(".chips").firstChild.textContent = "180";
        const [whole, plate] = [word.getBoundingClientRect(), seat.querySelector(".plate").getBoundingClientRect()];
        const remark = word.parentElement;
        return remark.scrollWidth <= remark.clientWidth + 1 && whole.right <= plate.right && plate.right <= innerWidth;
    })""")
    assert all(fits), fits


@ON_BOTH
def test_names_are_not_broken_in_the_ledger(page: Page, sit: Sit) -> None:
    sit("five-card-draw--6")
    page.get_by_role("tab", name="People").click()
    names = page.locator(".ledger tbody th")
    expect(names).to_have_count(6)
    lines = names.evaluate_all("""names => names.map((one) => {
        const name = new Range();
        name.selectNode(one.firstChild);
        return name.getClientRects().length;
    })""")
    assert lines == [1] * 6


@ON_BOTH
def test_seats_do_not_lie_on_each_other(page: Page, sit: Sit) -> None:
    sit("texas-hold'em--14")
    overlaps = page.evaluate("""() => {
        const boxes = [...document.querySelectorAll('.felt .seat')].map((one) => one.getBoundingClientRect());
        const across = (one, other) => one.left < other.right - 1 && other.left < one.right - 1;
        const along = (one, other) => one.top < other.bottom - 1 && other.top < one.bottom - 1;
        const apart = (one, other) => !across(one, other) || !along(one, other);
        return boxes.filter((one, at) => !boxes.slice(at + 1).every((other) => apart(one, other))).length;
    }""")
    assert overlaps == 0


def test_a_refused_answer_is_explained_and_loses_nothing(page: Page, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    mock = sit("anaconda--4--cards")

    def refuse(_: object) -> None:
        raise Mistake("The dealer has spilled a drink.")

    monkeypatch.setattr(mock, "do", refuse)
    for at in range(3):
        page.locator(f"[data-at='{at}']").click()
    page.locator("#question button.main").click()
    expect(page.locator(".asked-now [role=alert]")).to_have_text("The dealer has spilled a drink.")
    expect(page.locator("[aria-pressed=true]")).to_have_count(3)
    monkeypatch.undo()
    page.locator("#question button.main").click()
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)


def test_everybody_sees_that_nothing_can_be_saved_as_long_as_it_is_so(page: Page, sit: Sit) -> None:
    mock = sit("anaconda--4--cards")
    expect(page.locator(".notes .alarm")).to_have_count(0)
    for trouble, count in (("Nothing can be saved at the moment.", 1), ("", 0)):
        mock.trouble = trouble
        page.reload()
        expect(page.locator(".mine")).to_be_visible()
        expect(page.locator(".notes .alarm")).to_have_count(count)
        expect(page.locator(".notes")).to_have_text(trouble)


def test_a_new_state_keeps_picks_and_focus(page: Page, sit: Sit) -> None:
    sit("anaconda--4--cards")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.evaluate("window.kept = document.activeElement")
    page.locator("#tab-people").click()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.locator(".ledger tbody tr")).to_have_count(5)
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)
    assert page.evaluate("window.kept.isConnected && window.kept.getAttribute('aria-pressed') === 'true'")


def test_a_key_held_down_does_not_answer_the_next_question(page: Page, sit: Sit) -> None:
    mock = sit("five-card-stud--3--betting")
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_timeout(500)
    assert len([message for message in mock.heard if message["do"] == "answer"]) == 1


def test_what_was_not_acknowledged_is_sent_again(page: Page, sit: Sit, site: Site) -> None:
    mock = sit("five-card-draw--4--betting")
    page.evaluate("""() => {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function () { WebSocket.prototype.send = send; };
    }""")
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    assert not mock.heard
    site.cut()
    expect(page.locator(".notes")).to_contain_text("The line to the table is broken")
    page.wait_for_function("() => !document.querySelector('.notes').textContent")
    expect(page.locator(".asked-now button.main")).not_to_contain_text("…")
    assert [message["answer"] for message in mock.heard] == ["check"]
    assert len(mock.heard[0]["id"]) >= 16


@ON_A_PHONE
def test_rules_are_explained(page: Page, sit: Sit) -> None:
    sit("anaconda--4--cards")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Rule 2 of Anaconda")
    expect(dialog).to_contain_text("You may answer:")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("#tab-rules").click()
    expect(page.locator(".rule.here")).to_contain_text("Each player passes three cards to the left.")
    page.locator(".rule").nth(5).click()
    expect(dialog).to_contain_text("stack")


@ON_A_PHONE
def test_story_and_chat(page: Page, sit: Sit) -> None:
    mock = sit("five-card-draw--4--betting")
    page.locator("#tab-story").click()
    expect(page.get_by_role("log")).to_contain_text("Ada checks.")
    page.locator("#tab-chat").click()
    page.get_by_label("Say something").fill("king <b>me</b>")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Robin king <b>me</b>")
    assert mock.heard[-1]["words"] == "king <b>me</b>"


def test_a_hand_ends_and_the_next_is_dealt(page: Page, sit: Sit) -> None:
    mock = sit("five-card-draw--4--betting")
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    expect(page.locator(".won-list")).to_contain_text("wins")
    expect(page.locator(".between h2")).to_have_text("You are 1 down on this hand.")
    page.get_by_role("button", name="Another game").click()
    page.get_by_label("Which game?").fill("anaconda ii")
    page.locator(".found .game").first.click()
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".prompt h2")).to_contain_text("Pass 2 cards to the left")
    assert [message["do"] for message in mock.heard[-2:]] == ["call", "deal"]


def test_the_menu_shows_only_games_for_so_many(page: Page, sit: Sit) -> None:
    mock = sit("five-card-draw--6--betting")
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Another game").click()
    page.get_by_label("Which game?").fill("anaconda")
    names = page.locator(".found .game")
    expect(names.first).to_be_visible()
    fitting = {entry.name for entry in shipped() if entry.game.most_seats >= len(mock.room.guests)}
    assert {text.splitlines()[0] for text in names.all_inner_texts()} <= fitting


@ON_A_PHONE
def test_settings_go_to_the_table_with_what_was_not_changed(page: Page, sit: Sit) -> None:
    mock = sit("five-card-draw--4")
    page.locator("#tab-people").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Largest bet").fill("20")
    page.get_by_label("Betting").select_option("pot")
    page.get_by_label("Burn a card").check()
    page.get_by_role("button", name="Keep these").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    sent = mock.heard[-1]["settings"]
    before = mock.state()["table"]["settings"]
    changed = {name for name in sent if sent[name] != json.loads(json.dumps(before[name]))}
    assert sent.keys() == before.keys()
    assert changed == {"maximum", "limit", "burn"}


@ON_A_PHONE
def test_a_hand_is_looked_at_again_step_by_step(page: Page, sit: Sit) -> None:
    sit("five-card-draw--4")
    page.locator("#tab-hands").click()
    page.locator(".past button").click()
    replay = page.locator(".replay")
    expect(replay).to_contain_text("Hand 1 again")
    replay.get_by_role("button", name="Next step").click()
    expect(replay.get_by_label("Step", exact=True)).to_have_value("1")
    with page.expect_download() as saved:
        replay.get_by_role("button", name="Save record").click()
    assert json.loads(saved.value.path().read_text()) == {"game": "Five Card Draw"}
    replay.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".asked-now")).to_be_visible()


def test_the_invitation_can_be_copied(page: Page, sit: Sit, site: Site) -> None:
    sit("five-card-draw--4")
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_label("The link")).to_have_value(f"{site.address}/tables/five-card-draw--4")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Copied.")


def test_the_deck_has_two_colours_or_four(page: Page, sit: Sit) -> None:
    sit("five-card-draw--4")
    for deck in ("two", "four"):
        page.get_by_role("button", name="Two or four colors").click()
        assert page.evaluate("document.documentElement.dataset.deck") == deck


def test_who_may_not_look_on_can_sit_down_at_the_door(page: Page) -> None:
    page.goto(f"/tables/{CLOSED}")
    expect(page.get_by_role("heading")).to_have_text("This table has no room for onlookers.")
    assert page.locator("form").get_attribute("action") == f"/tables/{CLOSED}/join"
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
