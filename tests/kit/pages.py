"""Pages in a real browser."""

from playwright.sync_api import Page


def complaints_of(page: Page) -> list[str]:
    """A list that fills with whatever a page complains of, broken policies too."""
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    return heard
