"""A short film of one hand, for the top of the README."""

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect

from web.whole.house import House
from web.whole.player import players, until

SCREEN = {"viewport": {"width": 1280, "height": 800}}
SIZE = (880, 550)
FRAME = 90
"""How many milliseconds a picture stands."""
THOUGHT, LAST = 4, 24
"""How many pictures Robin thinks about an answer, and how many the end is looked at."""
MOST = 420


def film(browser: Browser, house: House, path: Path) -> None:
    """Hold'em with three bots, from the deal to the showdown, as pictures that move."""
    with players(browser, house.address, "Robin", **SCREEN, color_scheme="dark") as (robin,):
        page = robin.page
        robin.open_table(Bots="3", pace="quick", customs={"Name of the table": "Friday at Robin's"})
        robin.call("Texas Hold'em")
        expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
        page.mouse.move(0, 0)
        frames: list[Image.Image] = []
        asked = ended = 0
        robin.deal()
        until(lambda: page.locator(".lying").count() > 0, page)
        while ended < LAST and len(frames) < MOST:
            frames.append(Image.open(BytesIO(page.screenshot(type="jpeg", quality=92))).resize(SIZE))
            ended += robin.over
            asked = asked + 1 if robin.asked else 0
            if asked == THOUGHT:
                page.keyboard.press("c")
            if asked > THOUGHT:
                page.keyboard.press("Enter")
                asked = 0
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=FRAME, loop=0, quality=62, method=4)
