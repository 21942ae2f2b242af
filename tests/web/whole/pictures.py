"""Pictures of the pages as people see them, for the README: `make pictures`."""

import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from web.conftest import CHROMIUM
from web.whole.house import House
from web.whole.player import DESK, PHONE, Player, players, until

RULES = """Deal five cards face down to each player.
Everybody hops to the left.
Betting round.
Each player may draw up to 3 cards.
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


PICTURES = [(lobby, DESK), (table, DESK), (phone, PHONE), (catalogue, DESK), (tree, DESK), (editor, DESK)]


def pictures(browser: Browser, house: House) -> Iterator[tuple[str, Image.Image]]:
    """Every picture with its name."""
    for view, screen in PICTURES:
        with players(browser, house.address, "Robin", **screen, device_scale_factor=1.5) as (robin,):
            page = view(robin)
            page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
            expect(page.locator("button.main[aria-disabled=true]")).to_have_count(0)
            yield view.__name__, Image.open(BytesIO(page.screenshot(animations="disabled")))


def main(place: Path) -> None:
    """Put all pictures into a directory."""
    with sync_playwright() as playwright, TemporaryDirectory() as rooms:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        house = House(Path(rooms) / "tables.db")
        try:
            for name, picture in pictures(browser, house):
                picture.save(place / f"{name}.webp", quality=88, method=6)
        finally:
            house.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
