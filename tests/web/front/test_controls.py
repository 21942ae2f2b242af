"""Every kind of question is answered by touch, on a phone and on a desk, and by keyboard alone."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from web.front.conftest import ON_A_PHONE, ON_BOTH
from web.front.mock import Mock

Sit = Callable[[str], Mock]

KEYS: list[tuple[str, str, str]] = [
    ("five-card-draw--4--betting", "c Enter", "check"),
    ("five-card-draw--4--betting", "b ArrowUp ArrowUp Enter", "bet 3"),
    ("five-card-draw--4--betting", "f Enter", "fold"),
    ("let's-make-a-deal--4--number", "b ArrowUp Enter", "bid {more}"),
    ("7-27--4--words", "y Enter", "take"),
    ("7-27--4--words", "n Enter", "decline"),
    ("weeping-willow--4--words", "ArrowRight 2 Enter", "offer 2 to {seat}"),
    ("five-card-draw--4--acekept", "Space ArrowRight Space Enter", "draw {0} {1}"),
    ("five-card-draw--4--acekept", "Enter", "decline"),
    ("anaconda--4--cards", "Space ArrowLeft Space ArrowLeft Space Backspace Space Enter", "pass {0} {-1} {-2}"),
    ("anaconda-ii--4--portions", "2 1 1 Enter", "pass {1} {2} {0}"),
    ("anaconda--4--piles", "Space Space Space Space Space Shift+ArrowLeft Enter", "stack {0} {1} {2} {4} {3}"),
    ("anaconda--4--piles", "ArrowLeft Space a Enter", "stack {4} {0} {1} {2} {3}"),
    ("double-double--4--placing", "2 1 Enter", "flip {1} {0} 1 2"),
    ("canadian--4--oneof", "w w Tab Space Enter", "discard {0}"),
]

TAPS: list[tuple[str, Sequence[str], str]] = [
    ("five-card-draw--4--betting", ["Bet"], "bet 1"),
    ("five-card-draw--4--betting", ["Fold"], "fold"),
    ("let's-make-a-deal--4--number", ["Bid", "The pot"], "bid {pot}"),
    ("7-27--4--words", ["Take"], "take"),
    ("weeping-willow--4--words", ["Ada", "3 cards"], "offer 3 to {ada}"),
    ("five-card-draw--4--acekept", ["0", "3"], "draw {0} {3}"),
    ("anaconda--4--cards", ["0", "1", "2", "1", "4"], "pass {0} {2} {4}"),
    ("anaconda-ii--4--portions", ["6", "4", "2"], "pass {6} {4} {2}"),
    ("anaconda--4--piles", ["4", "1", "Add the rest"], "stack {4} {1} {0} {2} {3}"),
    ("double-double--4--placing", ["3", "0"], "flip {3} {0} 1 1"),
    ("canadian--4--oneof", ["Pay 1 to discard 1 card.", "2"], "discard {2}"),
]


def meant(mock: Mock, words: str) -> list[str]:
    """An answer with the cards, seats and amounts of the question that stands, its cards in any order."""
    hand = mock.room.hand
    assert hand
    choice = mock.state()["question"]["choice"]
    cards = choice.get("cards") or choice.get("choices", [{}])[0].get("cards") or []
    named: dict[str, object] = {str(at): card for at, card in enumerate(cards)}
    named |= {str(at - len(cards)): card for at, card in enumerate(cards)}
    named |= {"pot": min(hand.view(mock.seat).pot, choice.get("bets", {}).get("most", 199))}
    named |= {"more": choice.get("least", 0) + 1, "ada": mock.room.seat_of("p2"), "seat": mock.room.seat_of("p2")}
    for name, value in named.items():
        words = words.replace(f"{{{name}}}", str(value))
    return words.split()


def given(page: Page, mock: Mock, wanted: list[str]) -> None:
    """See that the table got an answer, and took it."""
    page.wait_for_function("() => !document.querySelector('.asked-now button.main')?.textContent.includes('…')")
    said = [message["answer"] for message in mock.heard if message["do"] == "answer"]
    assert [answer.split() for answer in said] == [wanted]
    assert str(page.locator(".asked-now .alarm").all_text_contents()) in ("[]", "['']")


@ON_A_PHONE
def test_a_keyboard_at_a_phone(page: Page, sit: Sit) -> None:
    mock = sit("anaconda--4--piles")
    wanted = meant(mock, "stack {4} {0} {1} {2} {3}")
    for key in "ArrowLeft Space a Enter".split():
        page.keyboard.press(key)
    given(page, mock, wanted)


@pytest.mark.parametrize(("table", "keys", "answer"), KEYS)
def test_by_keyboard_alone(page: Page, sit: Sit, table: str, keys: str, answer: str) -> None:
    mock = sit(table)
    wanted = meant(mock, answer)
    for key in keys.split():
        page.keyboard.press(key)
    given(page, mock, wanted)


@ON_BOTH
@pytest.mark.parametrize(("table", "taps", "answer"), TAPS)
def test_by_touch(page: Page, sit: Sit, table: str, taps: Sequence[str], answer: str) -> None:
    mock = sit(table)
    wanted = meant(mock, answer)
    for tap in taps:
        if tap.isdecimal():
            page.locator(f"[data-at='{tap}']").click()
        else:
            page.locator("#question .control").get_by_text(re.compile(f"^{re.escape(tap)}")).first.click()
    assert not [message for message in mock.heard if message["do"] == "answer"], "nothing counts before it is confirmed"
    page.locator("#question button.main").click()
    given(page, mock, wanted)


@ON_BOTH
def test_the_usual_bets_take_one_click(page: Page, sit: Sit) -> None:
    mock = sit("five-card-draw--4--betting")
    wanted = meant(mock, "bet {pot}")
    page.get_by_role("group", name="With one click").get_by_role("button", name=re.compile("^Bet pot")).click()
    given(page, mock, wanted)


@pytest.mark.parametrize(
    ("bets", "offered"),
    [
        ({"call": 0, "least": 1, "most": 5, "to": 0}, ["½ pot 4"]),
        ({"call": 0, "least": 1, "most": 60, "to": 0}, ["½ pot 4", "pot 8", "all in 60"]),
        ({"call": 2, "least": 4, "most": 60, "to": 2}, ["½ pot 7", "pot 12", "all in 60"]),
        ({"call": 2, "least": 20, "most": 60, "to": 12}, ["pot 22", "all in 60"]),
        ({"call": 2, "least": 0, "most": 0, "to": 2}, []),
    ],
)
def test_only_bets_that_are_allowed_are_offered(page: Page, bets: dict[str, int], offered: list[str]) -> None:
    page.goto("/")
    told = page.evaluate(
        """async (bets) => {
            const { betting } = await import("/static/table/controls/chips.js");
            const scene = { hand: { pot: 8 }, mine: { chips: 60, bet: 0 } };
            const { atOnce } = betting({ bets, may_check: true }, scene, () => {});
            return atOnce.map(([name, number]) => `${name} ${number}`);
        }""",
        bets,
    )
    assert told == offered


@ON_BOTH
def test_cards_are_dragged_to_hands_and_back(page: Page, sit: Sit) -> None:
    mock = sit("double-double--4--placing")
    wanted = meant(mock, "flip {2} {0} 1 2")
    drag(page, "[data-at='0']", "[data-slot='1']")
    drag(page, "[data-at='1']", "[data-slot='0']")
    drag(page, "[data-at='1']", "[data-slot='-1']")
    drag(page, "[data-at='2']", "[data-slot='0']")
    page.locator("#question button.main").click()
    given(page, mock, wanted)


@ON_BOTH
def test_a_stack_is_put_in_order_by_dragging(page: Page, sit: Sit) -> None:
    mock = sit("anaconda--4--piles")
    wanted = meant(mock, "stack {4} {0} {1} {2} {3}")
    page.get_by_role("button", name="Add the rest").click()
    drag(page, "[data-at='4']", "[data-at='0']")
    expect(page.locator(".trays .number")).to_have_text(["1", "2", "3", "4", "5"])
    page.locator("#question button.main").click()
    given(page, mock, wanted)


def drag(page: Page, what: str, to: str) -> None:
    """Drag a card to the left part of something."""
    card, place = page.locator(what).bounding_box(), page.locator(to).bounding_box()
    assert card and place
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + 12, place["y"] + place["height"] / 2, steps=6)
    page.mouse.up()


def test_an_amount_is_typed_or_slid(page: Page, sit: Sit) -> None:
    mock = sit("five-card-draw--4--betting")
    page.locator("#question .option", has_text="Bet").click()
    page.locator("input[type=number]").fill("99")
    button = page.locator("#question button.main")
    expect(button).to_contain_text("The amount goes from 1 to 5.")
    button.click(force=True)
    assert not mock.heard
    page.locator("input[type=range]").fill("4")
    expect(button).to_contain_text("Bet 4")
    page.locator("input[type=number]").fill("2")
    page.keyboard.press("Enter")
    given(page, mock, ["bet", "2"])


def test_what_is_missing_is_said_and_nothing_is_lost(page: Page, sit: Sit) -> None:
    mock = sit("anaconda--4--cards")
    page.locator("[data-at='2']").click()
    page.locator("#question button.main").click(force=True)
    expect(page.locator(".asked-now [role=alert]")).to_have_text("Pick 2 more cards.")
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)
    assert not mock.heard
