"""The application: the lobby, and the seat at the table."""

from dataclasses import replace
from pathlib import Path

from textual.app import App

from pokernight.catalogue.problem import Mistake
from pokernight.evening.book import Book, evenings, last_evening, new_book
from pokernight.evening.evening import Evening
from pokernight.evening.menu import Menu
from pokernight.evening.setting import USUAL_SEATS, Setting
from pokernight.terminal.lobby import Lobby, Wish
from pokernight.terminal.seat import TALL, Seat

WIDE = 116
"""From how many columns on the rules and the story stand beside the table."""


class PokerNight(App[Path]):
    """Poker in the terminal; what it gives back is the folder in which the evening is kept."""

    CSS_PATH = "look.tcss"
    TITLE = "Poker Night"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012

    def __init__(
        self,
        menu: Menu,
        setting: Setting,
        evening: Evening | None = None,
        book: Book | None = None,
    ) -> None:
        """Begin with an evening, or without one in the lobby."""
        super().__init__()
        self.menu = menu
        self.setting = setting
        self.evening = evening
        self.book = book

    def on_mount(self) -> None:
        """Sit down, or look for a game."""
        if self.evening:
            self.push_screen(Seat(self.evening, self.book, self.setting.pace))
        else:
            self.open_lobby()

    def open_lobby(self) -> None:
        """Look for a game."""
        kept = ""
        for book in evenings()[:1]:
            try:
                kept = kept_told(book.read(self.menu))
            except Mistake as mistake:
                self.notify(str(mistake), severity="warning", timeout=20)
        self.push_screen(Lobby(self.menu, self.setting.seats or USUAL_SEATS, first=True, kept=kept), self.begin)

    def begin(self, wish: Wish | None) -> None:
        """Begin the evening that was wished for."""
        if wish is None:
            self.exit()
            return
        try:
            if wish.resume:
                self.book, self.evening = last_evening(self.menu)
            else:
                self.evening = replace(self.setting, seats=wish.seats).begin(self.menu, wish.game)
                self.book = new_book()
        except Mistake as mistake:
            self.notify(str(mistake), severity="error")
            self.open_lobby()
            return
        self.push_screen(Seat(self.evening, self.book, self.setting.pace))


def kept_told(evening: Evening) -> str:
    """An evening that was kept, in a line."""
    game = evening.game.name if evening.game else "dealer's choice"
    where = f"in the middle of hand {evening.number}" if evening.playing else f"after {evening.number} hands"
    return f"Ctrl+R takes up the last evening: {game}, {len(evening.people)} players, {where}."
