"""A table that plays out loud: motions, sounds, words at the seats, and a turn that nothing can hide."""

import re
from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.pages import complaints_of
from pokernight.table import events as ev
from pokernight.web import deeds
from web.front.conftest import DESK, ON_BOTH, PATIENCE, Site
from web.front.mock import Mock

Sit = Callable[[str], Mock]

HAND_SECONDS = 120
"""How long a hand may take; mostly it is some seconds."""

WATCH = """
  window.motions = []; window.sounds = []; window.shaken = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.motions.push(timing.id);
    return animate.call(this, frames, timing);
  };
  document.addEventListener("sound", (event) => window.sounds.push(event.detail));
  navigator.vibrate = () => { window.shaken += 1; return true; };
"""
"""Keeps what moves, what sounds and how often a phone would shake."""


@pytest.fixture(params=["no-preference", "reduce"])
def watched(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[tuple[Page, bool]]:
    """A page that keeps what moves; whether anything may move there."""
    context = browser.new_context(
        viewport={"width": DESK[0], "height": DESK[1]}, base_url=site.address, reduced_motion=request.param
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(WATCH)
    complaints = complaints_of(page)
    yield page, request.param != "reduce"
    context.close()
    assert not [one for one in complaints if "WebSocket" not in one]


def play_hand(page: Page, answer: str | None = None) -> None:
    """Play on with what is marked until the hand is over, however slow the machine is."""
    patient = monotonic() + HAND_SECONDS
    while monotonic() < patient:
        if page.locator(".won-list").count():
            return
        page.wait_for_timeout(320)
        if page.locator(f"#question .option:has-text('{answer}')").count() and answer:
            page.locator(f"#question .option:has-text('{answer}')").first.click()
        button = page.locator("#question .asked-now button.main")
        if button.count():
            button.click()
    raise AssertionError("The hand does not end.")


def test_a_hand_moves_and_sounds(watched: tuple[Page, bool], site: Site) -> None:
    page, moves = watched
    page.goto("/tables/texas-hold'em--4--betting")
    page.wait_for_selector("#question")
    page.locator("body").click(position={"x": 3, "y": 3})
    play_hand(page)
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator("h1")).to_contain_text("hand 2")
    play_hand(page, "Fold")
    motions, sounds = set(page.evaluate("window.motions")), set(page.evaluate("window.sounds"))
    assert motions >= {"deal", "win", "word"} if moves else not motions, motions
    assert {"deal", "chips"} <= sounds
    site.house.tables.clear()


SEEN_BY: dict[type[ev.Event], set[str]] = {
    ev.Shuffled: {"shuffle"},
    ev.Moved: {"deal", "pass", "muck"},
    ev.Turned: {"flip"},
    ev.Shown: {"flip"},
    ev.Arranged: {"arrange", "word"},
    ev.Chose: {"word"},
    ev.Answered: {"word"},
    ev.Paid: {"bet"},
    ev.Acted: {"word"},
    ev.RoundBegan: {"round"},
    ev.RoundEnded: {"round"},
    ev.Folded: {"muck"},
    ev.CameBack: {"word"},
    ev.Declared: {"word"},
    ev.Said: {"word"},
    ev.Began: {"step"},
    ev.Won: {"win"},
    ev.Returned: {"back"},
    ev.Redealt: {"shuffle"},
    ev.Ended: {"end"},
}
"""The motions of every kind of event; any of them will do."""

UNSEEN = {ev.Noted}
"""What the table keeps in mind; legs and lives are words at the seats, as `tests/evening/test_reasons.py` sees."""

EVENTFUL = ("anaconda--4", "7-27--4", "double-mariah--4", "psycho--4", "texas-hold'em--4")
HANDS = 12
"""Games in which all of this happens, and how many hands of each are enough for it."""


def moments() -> dict[type[ev.Event], tuple[dict[str, Any], dict[str, Any]]]:
    """For each kind of event, the states of a real hand right before and right after a step in which it happened."""
    found: dict[type[ev.Event], tuple[dict[str, Any], dict[str, Any]]] = {}
    for name in EVENTFUL:
        mock = Mock.at(name)
        for _ in range(HANDS):
            hand, log = mock.room.hand, 0
            before: dict[str, Any] = {}
            assert hand
            while True:
                now = mock.state()["hand"]
                for event in hand.table.log[log:]:
                    found.setdefault(type(event), (before, now))
                if not mock.room.playing:
                    break
                before, log = now, len(hand.table.log)
                asked, choice = next(iter(hand.asking.items()))
                if ev.Said in found:
                    mock.answer(asked, str(choice.any(mock.chance)))
                else:
                    hand.say(asked, "well")
            mock.deal()
    return found


def test_every_kind_of_event_has_its_motion(page: Page) -> None:
    kinds = {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, ev.Event)} - {ev.Event}
    assert kinds == SEEN_BY.keys() | UNSEEN
    happened = moments()
    page.goto("/")
    for kind, expected in SEEN_BY.items():
        told = page.evaluate(
            """async ([before, now]) => {
                const { happenings } = await import("/static/table/happenings.js");
                return happenings(before, now).map((one) => one.kind);
            }""",
            happened[kind],
        )
        assert expected & set(told), (kind, told)


def seat(person: str, cards: Sequence[str | None], **more: Any) -> dict[str, Any]:
    lying = [{"card": card, "lie": "up" if card else "down"} for card in cards]
    usual = {"person": person, "hands": [{"number": 0, "cards": lying}], "paid": 0, "folded": False, "did": None}
    return {"chips": 9, **usual, **more}


def hand(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    usual = {"number": 1, "line": 1, "common": [], "table": [], "deck": 9, "ended": False, "won": []}
    return {**usual, "seats": list(seats), **more}


def word(words: str, to: int = 0) -> dict[str, Any]:
    return {"word": words, "count": 1, "to": to}


UP, WON = {"card": "Ah", "lie": "up"}, [{"person": "b", "chips": 3}]
TWO, ONE = [None, None], [None]
BEFORE = hand(seat("a", TWO), seat("b", ["7s", "9d"]))


@pytest.mark.parametrize(
    ("now", "kinds"),
    [
        (hand(seat("a", [None] * 3), seat("b", ["7s", "9d"]), deck=8), ["deal"]),
        (hand(seat("a", TWO), seat("b", ["7s", "9d"]), common=[UP]), ["deal"]),
        (hand(seat("a", ONE), seat("b", ["7s", "9d", "3c"])), ["pass"]),
        (hand(seat("a", ONE), seat("b", ["7s", "9d"]), table=[UP]), ["pass"]),
        (hand(seat("a", TWO), seat("b", ["9d", "7s"])), ["arrange", "arrange"]),
        (hand(seat("a", ["Kd", None]), seat("b", ["7s", "9d"])), ["flip"]),
        (hand(seat("a", TWO), seat("b", ["7s", None])), ["flip"]),
        (hand(seat("a", [], folded=True), seat("b", ["7s", "9d"])), ["muck"]),
        (hand(seat("a", TWO, paid=3), seat("b", ["7s", "9d"])), ["bet"]),
        (hand(seat("a", TWO, chips=7), seat("b", ["7s", "9d"])), ["bet"]),
        (hand(seat("a", TWO, did=word("takes back 3")), seat("b", ["7s", "9d"])), ["back", "word"]),
        (hand(seat("a", TWO), seat("b", ["7s", "9d"]), won=WON), ["win"]),
        (hand(seat("a", TWO), seat("b", ["7s", "9d"]), won=WON, ended=True), ["end", "win"]),
        (hand(seat("a", TWO, did=word("checks")), seat("b", ["7s", "9d"])), ["word"]),
        (hand(seat("a", TWO, did=word("draws 2")), seat("b", ["7s", "9d"]), deck=7), ["muck", "deal", "word"]),
        (hand(seat("a", TWO, did=word("passes 1", 2)), seat("b", ["7s", "9d"])), ["pass", "word"]),
        (hand(seat("a", TWO), seat("b", ["7s", "9d"]), line=2, betting=True), ["step", "round"]),
        (hand(seat("a", TWO), seat("b", ["7s", "9d"]), deck=40), ["shuffle"]),
        (hand(seat("a", TWO), seat("b", TWO), deals=2), ["muck", "muck", "shuffle", "deal", "deal", "deal", "deal"]),
        (BEFORE, []),
    ],
)
def test_what_has_happened_follows_from_two_states(page: Page, now: dict[str, Any], kinds: list[str]) -> None:
    page.goto("/")
    told = page.evaluate(
        """async ([before, now]) => {
            const { happenings } = await import("/static/table/happenings.js");
            return happenings(before, now).map((one) => one.kind);
        }""",
        [BEFORE, now],
    )
    assert told == kinds


HEARD = {"shuffle", "deal", "pass", "arrange", "flip", "muck", "bet", "back", "win"}
"""The kinds that are heard, too; a word is heard where it is a check."""


def test_every_motion_starts_in_the_page(watched: tuple[Page, bool], site: Site) -> None:
    page, moves = watched
    page.goto("/tables/texas-hold'em--4--betting")
    page.wait_for_selector("#question")
    page.locator("#question button.main").click()
    expect(page.locator("[data-did]").first).to_be_visible()
    page.wait_for_function("import('/static/table/synth.js').then(() => true)")
    for kind in page.evaluate("import('/static/table/motion.js').then((one) => one.motions)"):
        started, heard = page.evaluate(
            """async (kind) => {
                const { playOut } = await import("/static/table/motion.js");
                const [one, other] = [...document.querySelectorAll("[data-person]")].map((seat) => seat.dataset.person);
                const place = document.querySelector("[data-place]").dataset.place;
                const person = document.querySelector("[data-did]").dataset.did;
                const how = {
                  deal: { from: "deck", place }, pass: { from: one, to: other, cards: 2 },
                  muck: { from: one, cards: 2 }, arrange: { place }, flip: { place },
                  bet: { from: one, to: "pot" }, back: { from: "pot", to: one },
                  win: { from: "pot", to: other }, word: { person, word: "checks" },
                };
                if (kind === "end") document.querySelector(".middle").firstElementChild.classList.add("won-list");
                window.motions.length = 0;
                const sounds = [];
                playOut([{ kind, ...how[kind] }], { play: (sound) => sounds.push(sound) }, one);
                return [window.motions, sounds];
            }""",
            kind,
        )
        assert set(started) == ({kind} if moves else set()), kind
        assert bool(heard) is (kind in HEARD or kind == "word"), kind
    site.house.tables.clear()


def test_instant_means_that_nothing_moves(page: Page, sit: Sit) -> None:
    page.add_init_script(WATCH)
    sit("five-card-draw--3")
    page.get_by_label("Speed").select_option("instant")
    page.evaluate("window.motions.length = 0")
    play_hand(page)
    assert page.evaluate("window.motions") == []
    page.evaluate("localStorage.removeItem('speed')")


def test_a_muted_table_is_silent_and_stays_so(page: Page, sit: Sit) -> None:
    page.add_init_script(WATCH)
    sit("five-card-draw--3")
    page.get_by_role("button", name="Mute").click()
    play_hand(page)
    assert page.evaluate("window.sounds") == []
    page.reload()
    expect(page.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    page.evaluate("localStorage.removeItem('muted')")


@ON_BOTH
def test_nothing_hides_your_turn(page: Page, sit: Sit) -> None:
    sit("anaconda--4--cards")
    page.add_init_script(WATCH)
    assert page.title().startswith("● Your turn")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/static/turn.svg")
    ways: list[Callable[[], None]] = [
        lambda: dialog_by(page, lambda: page.get_by_role("button", name="Invite").click()),
        lambda: dialog_by(page, lambda: page.keyboard.press("?")),
        lambda: page.get_by_role("tab", name="Hands").click(),
        lambda: page.get_by_role("tab", name="People").click(),
        lambda: page.get_by_role("tab", name="Chat").click(),
        lambda: replay(page),
    ]
    for hide in ways:
        hide()
        bar = page.locator(".turn-bar:visible")
        question = page.locator("#question .asked-now")
        dialog = page.locator("dialog[open]").count()
        over = page.locator(".side.open").count() and (page.viewport_size or {"width": 0})["width"] < 1000
        if dialog or over or not question.count():
            expect(bar).to_be_in_viewport()
            bar.click()
        expect(page.locator(".turn-bar")).to_have_count(0)
        expect(question.locator("button.main")).to_be_in_viewport()
        expect(page.locator("dialog[open]")).to_have_count(0)


def dialog_by(page: Page, opened: Callable[[], None]) -> None:
    opened()
    expect(page.get_by_role("dialog")).to_be_visible()


def replay(page: Page) -> None:
    page.get_by_role("tab", name="Hands").click()
    page.locator(".past button").first.click()
    expect(page.locator(".replay")).to_be_visible()


def test_what_others_do_is_told_once(page: Page, sit: Sit) -> None:
    sit("texas-hold'em--4--betting")
    expect(page.locator("[aria-live=polite]:not([role])#heard")).to_have_count(1)
    page.locator("#question button.main").click()
    expect(page.locator("#heard")).to_have_text(re.compile(r"\w+ (checks|calls|folds|bets|raises)"))
    assert page.locator("[data-did]").count() >= 1


def test_a_showdown_explains_itself(page: Page, sit: Sit) -> None:
    sit("seven-card-stud--4")
    page.get_by_label("Speed").select_option("instant")
    for _ in range(12):
        play_hand(page)
        expect(page.locator(".shown tr")).to_have_count(4)
        expect(page.locator(".shown tr.won").first).to_contain_text(re.compile(r"pair|high|three|straight|flush|full"))
        assert page.locator(".lit").count() >= 5
        assert page.locator(".dim").count() > 0
        why = page.get_by_role("button", name="Why did I lose?")
        if why.count():
            why.click()
            dialog = page.get_by_role("dialog")
            expect(dialog).to_contain_text("loses to")
            expect(dialog.locator(".side-by-side .fan")).to_have_count(2)
            page.keyboard.press("Escape")
            return
        page.get_by_role("button", name="Deal", exact=True).click()
        expect(page.locator(".won-list")).to_have_count(0)
    raise AssertionError("Nobody loses twelve hands in a row.")


def test_every_pot_says_who_could_win_it_and_who_did(page: Page, sit: Sit) -> None:
    mock = sit("texas-hold'em--3")
    page.get_by_label("Speed").select_option("instant")
    play_hand(page)
    assert mock.room.hand
    state = mock.state()
    first, second = (
        {"name": name, "amount": amount, "seats": seats, "shares": [{"seat": seats[-1], "chips": amount, "why": ""}]}
        for name, amount, seats in (("Main pot", 15, [1, 2, 3]), ("Side pot", 30, [1, 2]))
    )
    for given, rows in (([first], 0), ([first, second], 2)):
        told = page.evaluate(
            """async ([state, given]) => {
                const { middleView } = await import("/static/table/middle.js");
                const { Scene } = await import("/static/table/scene.js");
                const { make } = await import("/static/dom.js");
                const scene = new Scene({ ...state, hand: { ...state.hand, given } }, null);
                return [...make(middleView(scene)).querySelectorAll(".given tr")].map((row) => row.textContent);
            }""",
            [state, given],
        )
        assert len(told) == rows
    you = mock.seat
    names = [("You" if seat == you else mock.room[mock.room.seated[seat - 1]].name) for seat in (1, 2, 3)]
    assert told == [
        f"Main pot 15for {', '.join(names)}{names[2]} 15",
        f"Side pot 30for {', '.join(names[:2])}{names[1]} 30",
    ]


def test_chairs_stay_where_they_are(page: Page, sit: Sit) -> None:
    mock = sit("five-card-draw--5")
    page.get_by_label("Speed").select_option("instant")
    play_hand(page)
    names = page.locator(".felt .seat .name")
    before = {name: names.filter(has_text=name).bounding_box() for name in names.all_inner_texts()}
    gone = mock.room.guests[2]
    mock.room.do(deeds.Leave(gone.id))
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator("h1")).to_contain_text("hand 2")
    expect(page.locator(".seat.empty")).to_have_count(1)
    for name, box in before.items():
        if name != gone.name:
            now = names.filter(has_text=name).bounding_box()
            assert box
            assert now
            assert abs(now["x"] - box["x"]) < 25, name
