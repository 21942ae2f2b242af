"""A table on a screen that is not there, driven by keys."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from pokernight.evening.book import Book
from pokernight.evening.evening import Evening
from pokernight.evening.menu import Menu
from pokernight.evening.setting import Setting
from pokernight.terminal.app import PokerNight
from pokernight.terminal.seat import Seat

Play = Callable[["Table"], Awaitable[None]]


class Table:
    """What a test sees of the screen, and the keys it presses."""

    def __init__(self, app: PokerNight, pilot: Pilot[Path]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def seat(self) -> Seat:
        assert isinstance(self.app.screen, Seat)
        return self.app.screen

    @property
    def evening(self) -> Evening:
        return self.seat.evening

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Wait until every bot has answered and all is drawn."""
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()
        await self.pilot.pause()

    def text(self, name: str) -> str:
        """What a part of the screen says."""
        return str(self.app.screen.query_one(name, Static).content)

    @property
    def mine(self) -> list[str]:
        """Your answers in this hand."""
        assert self.evening.hand
        return [str(answer) for seat, answer in self.evening.hand.answers if seat == self.evening.me]


def sit(
    play: Play,
    evening: Evening | None = None,
    book: Book | None = None,
    size: tuple[int, int] = (80, 24),
    setting: Setting | None = None,
    *,
    settled: bool = True,
) -> PokerNight:
    """Sit down at an evening, or in the lobby, and let a test press keys, mostly when the bots have answered."""

    async def run() -> PokerNight:
        menu = evening.menu if evening else Menu()
        app = PokerNight(menu, setting or Setting(pace=0), evening, book)
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            await (table.settle() if settled else pilot.pause())
            await play(table)
        return app

    return asyncio.run(run())
