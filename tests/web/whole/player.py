"""Somebody at a browser who looks at the question on the page and answers it with whatever control is there."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from kit.pages import complaints_of

PATIENCE = 60_000
"""How many milliseconds anything may take; machines may be slow."""

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

BOLD = 2
"""How often in a hand a player bets, bids or buys; after that the plain answers do."""


LONG = 12
"""How many answers of a player make a hand long."""


class Player:
    """A page, and what was done there: kinds of questions that were answered, and the answers as they were sent."""

    def __init__(self, page: Page, name: str, *, touches: bool = False) -> None:
        self.page = page
        self.press = Locator.tap if touches else Locator.click
        self.touches = touches
        self.name = name
        self.kinds: Counter[str] = Counter()
        self.answers: list[str] = []
        self.leaving = False
        """Whether the player folds as soon as that is possible."""
        page.on("websocket", self._line)

    def _line(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self._sent(json.loads(frame)))

    def _sent(self, message: dict[str, str]) -> None:
        if message["do"] == "answer":
            self.answers.append(message["answer"])

    def begin(self) -> None:
        """Forget the hand before."""
        self.kinds.clear()
        self.answers.clear()
        self.leaving = False

    # Coming to a table

    def open_table(self, *, customs: dict[str, str], pace: str = "instant", **fields: str) -> str:
        """Open a table from the lobby; the link that invites others."""
        self.page.goto("/")
        self.page.get_by_label("Your name").fill(self.name)
        for label, value in fields.items():
            self.page.get_by_label(label, exact=True).fill(value)
        self.press(self.page.get_by_text("Customs of the table"))
        for label, value in {**customs, "Pace of the bots": pace}.items():
            field = self.page.get_by_label(label)
            if field.evaluate("one => one.matches('select')"):
                field.select_option(value)
            else:
                field.fill(value)
        self.page.get_by_label("Deal the next hand by itself").uncheck()
        self.press(self.page.get_by_role("button", name="Open the table"))
        self.press(self.page.get_by_role("button", name="Invite"))
        link = self.page.get_by_label("The link").input_value()
        self.page.keyboard.press("Escape")
        return link

    def join(self, link: str) -> None:
        """Follow a link, and sit down."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.press(self.page.get_by_role("button", name="Sit down"))
        expect(self.page.locator(".mine, .between, .waiting")).not_to_have_count(0)
        expect(self.page.get_by_label("Your name")).to_have_count(0)

    def panel(self, name: str) -> Locator:
        """One of the panels beside the table."""
        self.press(self.page.get_by_role("tab", name=name))
        panel = self.page.get_by_role("tabpanel", name=name)
        expect(panel).not_to_contain_text("One moment…")
        return panel

    def add_bot(self, kind: str) -> None:
        """Let a bot sit down."""
        people = self.panel("People")
        before = people.locator("tbody tr").count()
        people.get_by_label("How the bot plays").select_option(kind)
        self.press(people.get_by_role("button", name="Add a bot"))
        expect(people.locator("tbody tr")).to_have_count(before + 1)

    def call(self, game: str) -> None:
        """Choose a game from the menu."""
        self.press(self.page.get_by_role("button", name=re.compile("Call the game|Another game")))
        menu = self.page.get_by_role("dialog")
        menu.get_by_label("Which game?").fill(game)
        self.press(menu.locator(".found .game").filter(has=self.page.get_by_text(game, exact=True)))
        expect(menu).to_have_count(0)

    def buy_in(self) -> None:
        """Buy chips where none are left."""
        buy = self.page.get_by_role("button", name="Buy in again")
        if buy.count():
            self.press(buy)
            expect(buy).to_have_count(0)

    def deal(self) -> None:
        """Let the cards be dealt."""
        self.press(self.page.get_by_role("button", name="Deal", exact=True))

    # What is on the page

    @property
    def asked(self) -> bool:
        """Whether a question stands that is to be answered."""
        return self.page.locator(".asked-now").is_visible()

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self.page.locator(".won-list").is_visible()

    def winners(self) -> list[str]:
        """Who won what and why, as the page tells it."""
        told = self.page.locator(".won-list li").all_inner_texts()
        return [re.sub(r"^You win\b", f"{self.name} wins", one.replace("\n", ": ")) for one in told]

    def ledger(self) -> list[list[str]]:
        """Players with what they have, what they gained, and whatever they bought and took out."""
        rows = self.panel("People").locator("tbody tr")
        told = [[cell.split("\n")[0] for cell in row.locator("th, td").all_inner_texts()] for row in rows.all()]
        return [[name, front, gain, bought, taken] for name, bought, taken, front, gain, *_ in told]

    # Answering

    def answer(self) -> None:
        """Answer the question on the page, and wait until it is gone."""
        form = self.page.locator(".asked-now").element_handle()
        control = self.page.locator("#question .control")
        kind = control.get_attribute("data-kind") or ""
        self.kinds[kind] += 1
        self.use(control)
        self.press(self.page.locator("#question button.main"))
        form.wait_for_element_state("hidden")

    def use(self, control: Locator) -> None:
        """Use whatever control is there."""
        ways = control.locator(".ways .option")
        if ways.count():
            self.press(ways.nth(self.kinds["oneof"] % ways.count()))
        if control.locator(".trays").is_visible():
            self.arrange(control)
        elif control.locator(".pool").is_visible():
            self.pick(control)
        elif control.get_by_role("radiogroup", name="With whom").is_visible():
            self.trade(control)
        elif control.get_by_role("radiogroup", name="What you do").is_visible():
            self.bet(control)
        else:
            self.choose(control.locator(".options").last.locator(".option"))

    @property
    def ready(self) -> bool:
        """Whether all is picked that the question wants."""
        return "Pick" not in self.page.locator("#question button.main").inner_text()

    def pick(self, control: Locator) -> None:
        """Tap cards until there are enough; where none is needed, tap one."""
        cards = control.locator(".pick")
        for at in range(cards.count()):
            self.press(cards.nth(at))
            if self.ready:
                break

    def arrange(self, control: Locator) -> None:
        """Drag the last card to the last place where there is a mouse, and tap the others, or all at once."""
        left = control.locator(".pool .pick")
        if not self.touches:
            last = control.locator(".trays .tray").last
            self.drag(left.last, last)
            expect(last.locator(".pick")).to_have_count(1)
        while not self.ready:
            rest = control.get_by_role("button", name="Add the rest")
            if self.kinds.total() % 2 and rest.is_visible():
                self.press(rest)
            else:
                self.press(left.first)

    def drag(self, card: Locator, place: Locator) -> None:
        """Drag something with the mouse."""
        one, other = card.bounding_box(), place.bounding_box()
        assert one and other
        mouse = self.page.mouse
        mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
        mouse.down()
        mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=5)
        mouse.up()

    def trade(self, control: Locator) -> None:
        """Offer a card to one and then to another, later to nobody."""
        people = control.get_by_role("radiogroup", name="With whom").locator(".option")
        offered = sum(answer.startswith("offer") for answer in self.answers)
        if offered < BOLD:
            self.press(people.nth(offered))
            self.press(control.get_by_role("radiogroup", name="How many").locator(".option").first)
        else:
            self.press(people.filter(has_text="Nobody"))

    def bet(self, control: Locator) -> None:
        """Bet with the slider, then by a button, and bid by a button; later go along, or fold."""
        bold = len([answer for answer in self.answers if answer.startswith(("bet", "raise", "bid"))])
        amount = control.locator(".option").filter(has_text=re.compile("^(Bet|Raise|Bid)"))
        fold = control.locator(".option").filter(has_text="Fold")
        if self.leaving and fold.count():
            self.press(fold)
        elif bold < BOLD and amount.count():
            self.press(amount)
            slider, presets = control.locator("input[type=range]"), control.locator(".preset:not(.at-once)")
            if bold == 0 and slider.is_visible() and "Bid" not in amount.inner_text():  # there is no limit to a bid
                box = slider.bounding_box()
                assert box
                self.press(slider, position={"x": box["width"] - 4, "y": box["height"] / 2})
                expect(control.locator("input[type=number]")).to_have_value(slider.get_attribute("max") or "")
            elif presets.count():
                self.press(presets.nth(1))
        else:
            self.press(control.locator(".option").first)

    def choose(self, offers: Locator) -> None:
        """Accept what is offered; otherwise one of a few words, the first at first and then another one each time."""
        accept = offers.filter(has_text="Accept")
        times = self.kinds["words"] + self.kinds["oneof"] - 1
        self.press(accept if accept.count() else offers.nth(times % offers.count()))


def until(happens: Callable[[], bool], page: Page) -> None:
    """Wait for something that more than one page has to do with."""
    end = monotonic() + PATIENCE / 1000
    while not happens():
        assert monotonic() < end, "This takes too long."
        page.wait_for_timeout(30)


def play(players: Sequence[Player], enough: Callable[[], bool]) -> None:
    """Play the hand on the table to its end; when there was enough of it, all fold, the first only if it is long."""
    first = players[0]
    while not all(player.over for player in players):
        until(lambda: all(player.over for player in players) or any(player.asked for player in players), first.page)
        for player in players:
            if player.asked:
                player.leaving = enough() and (player is not first or len(player.answers) > LONG)
                player.answer()


@contextmanager
def players(browser: Browser, address: str, *names: str, **screen: Any) -> Iterator[list[Player]]:
    """People with a browser each; whatever a page complains of, broken policies too, fails the test."""
    complaints: list[list[str]] = []
    contexts = [browser.new_context(**(screen or DESK), base_url=address) for _ in names]
    people = []
    for context, name in zip(contexts, names, strict=True):
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        complaints.append(complaints_of(page))
        people.append(Player(page, name, touches="has_touch" in screen))
    yield people
    for context in contexts:
        context.close()
    assert not any(complaints)
