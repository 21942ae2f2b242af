"""What hinders people who cannot see well, or have no mouse: as axe finds it."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")


def faults(page: Page) -> list[str]:
    """What axe finds fault with, and where."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html']}" for fault in found if fault["impact"] in SERIOUS]


def all_faults(page: Page) -> list[str]:
    """All that axe finds fault with, serious or not."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html']}" for fault in found]
