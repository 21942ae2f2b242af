"""Pictures of the pages as people see them, for the README: `make pictures`."""

import sys
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from web.conftest import CHROMIUM
from web.whole.film import film
from web.whole.house import House
from web.whole.player import DESK, PHONE, Player, play, players, until

RULES = """Deal five cards face down to each player.
Everybody hops to the left.
Betting round.
Each player may draw up to three cards.
Betting round.
Showdown, high hand wins. Deuces are wild."""


def at_table(robin: Player, game: str, here: Callable[[], bool]) -> Page:
    """Play with some bots until the table looks as it should."""
    while True:
        robin.begin()
        robin.open_table(Bots="4", customs={"Name of the table": "Friday at Robin's"})
        robin.call(game)
        robin.deal()
        while not robin.over:
            until(lambda: robin.asked or robin.over, robin.page)
            if robin.asked and here():
                robin.page.mouse.move(0, 0)
                return robin.page
            if robin.asked:
                robin.answer()


def table(robin: Player) -> Page:
    """Anaconda, with cards turned up and chips in the pot."""
    seen = robin.page.locator(".felt .lying.up")
    bet = robin.page.locator("#question .amount")
    return at_table(robin, "Anaconda", lambda: seen.count() >= 9 and bet.is_visible())


def phone(robin: Player) -> Page:
    """Cards that are picked to be passed on."""
    cards = robin.page.locator(".pick")
    page = at_table(robin, "Anaconda", lambda: cards.count() == 7)
    for at in (1, 4, 5):
        robin.press(cards.nth(at))
    return page


def lobby(robin: Player) -> Page:
    """The front door."""
    robin.page.goto("/")
    expect(robin.page.locator(".found .game").first).to_be_visible()
    return robin.page


def catalogue(robin: Player) -> Page:
    """The games, searched."""
    robin.page.goto("/games?words=baseball")
    return robin.page


def tree(robin: Player) -> Page:
    """The family tree, where Anaconda stands in it."""
    robin.page.goto("/tree?words=anaconda")
    return robin.page


def editor(robin: Player) -> Page:
    """A game that is being written, with a line that is not understood."""
    robin.page.goto("/invent")
    robin.page.get_by_label("Name of the game").fill("Kangaroo")
    robin.page.get_by_label("Rules").fill(RULES)
    expect(robin.page.locator(".problem .offer").first).to_be_visible()
    return robin.page


def played(robin: Player, *games: str) -> Page:
    """A table at which some games were played to the end."""
    robin.open_table(Bots="4", customs={"Name of the table": "Friday at Robin's", "Worth of a chip, in cents": "5"})
    for game in games:
        robin.begin()
        robin.call(game)
        robin.deal()
        until(lambda: not robin.over, robin.page)
        play([robin], lambda: False)
    robin.page.mouse.move(0, 0)
    return robin.page


def showdown(robin: Player) -> Page:
    """The end of a hand: every hand by its full name, and why Robin lost."""
    why = robin.page.get_by_role("button", name="Why did I lose?")
    while True:
        page = played(robin, "Seven Card Stud")
        if why.is_visible():
            why.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            return page


def settle(robin: Player) -> Page:
    """The end of the night, as a picture to send around."""
    page = played(robin, "Seven Card Stud", "Texas Hold'em", "Five Card Draw", "Omaha", "Follow the Queen", "Razz")
    page.goto(f"{page.url}/settle")
    return page


def felt(robin: Player) -> Page:
    """The table on a big screen, in the middle of a hand."""
    board = robin.page.locator(".laid")
    table = at_table(robin, "Texas Hold'em", lambda: board.count() > 2)
    page = table.context.new_page()
    page.goto(f"{table.url}?view=felt")
    expect(page.locator(".way-in .code")).to_be_visible()
    expect(page.locator(".laid").first).to_be_visible()
    return page


def menu(robin: Player) -> Page:
    """The menu of the night."""
    robin.open_table(Bots="4", customs={"Name of the table": "Friday at Robin's"})
    robin.page.get_by_role("button", name="Call the game").click()
    expect(robin.page.locator(".found .pitch").first).to_be_visible()
    return robin.page


TALL: dict[str, Any] = {"viewport": {"width": 1000, "height": 1500}}
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}

PICTURES = [
    (lobby, DESK),
    (table, DESK),
    (showdown, DESK),
    (menu, DESK),
    (settle, TALL),
    (felt, TV),
    (phone, PHONE),
    (catalogue, DESK),
    (tree, DESK),
    (editor, DESK),
]


def pictures(browser: Browser, house: House, names: Sequence[str]) -> Iterator[tuple[str, Image.Image]]:
    """Every picture with its name, or those that are named."""
    for view, screen in PICTURES:
        if names and view.__name__ not in names:
            continue
        with players(
            browser,
            house.address,
            "Robin",
            **screen,
            device_scale_factor=1 if screen is TV else 1.5,
            color_scheme="dark",
        ) as (robin,):
            page = view(robin)
            page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
            if view is settle:
                page.locator(".night").evaluate("drawing => scrollBy(0, drawing.getBoundingClientRect().top - 80)")
            expect(page.locator("button.main[aria-disabled=true]")).to_have_count(0)
            yield view.__name__, Image.open(BytesIO(page.screenshot(animations="disabled")))


def main(place: Path, *names: str) -> None:
    """Put all pictures into a directory, or those that are named."""
    with sync_playwright() as playwright, TemporaryDirectory() as rooms:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        house = House(Path(rooms) / "tables.db")
        try:
            if not names or "hand" in names:
                film(browser, house, place / "hand.webp")
            for name, picture in pictures(browser, house, names):
                picture.save(place / f"{name}.webp", quality=88, method=6)
        finally:
            house.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
