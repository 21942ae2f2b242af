"""Where a game is chosen: search as you type, tags, the number of players, or a surprise."""

from dataclasses import dataclass
from random import SystemRandom
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.reactive import reactive
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static

from pokernight.catalogue.entry import Entry
from pokernight.evening.evening import MOST_PEOPLE
from pokernight.evening.menu import Menu, search
from pokernight.measure.numbers import TAGS
from pokernight.table.choices import Answer
from pokernight.terminal.controls.control import CHOSEN, OPEN, Row


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play: a game, or each dealer's own choice where there is none, or the last evening."""

    game: Entry | None = None
    seats: int = 0
    resume: bool = False


class Changed(Message):
    """The tags, or the number of players, are others than before."""


class Tags(Row):
    """All tags side by side; those that are chosen are in another colour."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "confirm", show=False)]

    def __init__(self) -> None:
        super().__init__(id="tags")
        self.on: set[str] = set()

    @property
    def labels(self) -> list[str]:
        """The tags."""
        return list(TAGS)

    def style_of(self, number: int) -> str:
        """Tags that are chosen have another colour; the one that is marked is underlined while the keys go here."""
        colour = CHOSEN if TAGS[number] in self.on else OPEN
        return f"{colour} underline" if self.has_focus and number == self.at else colour

    def chosen(self) -> Answer:
        """The tag that is marked."""
        return Answer(TAGS[self.at])

    def action_confirm(self) -> None:
        """Choose the tag that is marked, or leave it again."""
        self.on ^= {TAGS[self.at]}
        self.refresh()
        self.post_message(Changed())


class Players(Row):
    """How many play."""

    def __init__(self, seats: int) -> None:
        super().__init__(id="seats")
        self.set_reactive(Players.at, seats - 2)

    @property
    def labels(self) -> list[str]:
        """The numbers of players."""
        return [str(seats) for seats in range(2, MOST_PEOPLE + 1)]

    @property
    def seats(self) -> int:
        """The number that is marked."""
        return self.at + 2

    def watch_at(self) -> None:
        """Tell that the number has changed."""
        self.post_message(Changed())

    def action_confirm(self) -> None:
        """What is marked counts without more."""


class Lobby(Screen[Wish | None]):
    """The games to choose from, with a preview."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("enter", "play", "play", show=True),
        Binding("ctrl+s", "surprise", "surprise me", priority=True),
        Binding("ctrl+d", "choice", "dealer's choice", priority=True),
        Binding("ctrl+r", "resume", "take up the last evening", priority=True),
        Binding("escape", "leave", "leave"),
    ]
    found: reactive[tuple[Entry, ...]] = reactive(())

    def __init__(self, menu: Menu, seats: int, *, first: bool = False, kept: str = "") -> None:
        """Show the games of a menu; at first also the number of players, and the evening that was kept."""
        super().__init__()
        self.menu = menu
        self.seats = seats
        self.first = first
        self.kept = kept

    def compose(self) -> ComposeResult:
        """The search on top, the games on the left, the one that is marked on the right."""
        title = "What shall we play?" if self.first else f"Your deal: call a game for {self.seats}"
        yield Static(f" {title}", id="heading")
        if self.kept:
            yield Static(self.kept, id="kept")
        yield Input(placeholder="a name, or words of the rules", id="search")
        if self.first:
            with Horizontal(classes="line"):
                yield Static("Players ", classes="name")
                yield Players(self.seats)
        with Horizontal(classes="line"):
            yield Static("Tags    ", classes="name")
            yield Tags()
        with Horizontal(id="games-and-rules"):
            with Vertical(id="left"):
                yield OptionList(id="games")
            with VerticalScroll(id="preview", can_focus=False):
                yield Static(id="about")
        yield Footer()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """At a table only the game is chosen."""
        if action == "resume":
            return bool(self.kept)
        return self.first if action == "choice" else True

    def on_mount(self) -> None:
        """Show all games."""
        self.query_one("#search").focus()
        self.look()

    def look(self) -> None:
        """Show the games that are asked for."""
        if self.first:
            self.seats = self.query_one(Players).seats
        words, tags = self.query_one("#search", Input).value, self.query_one(Tags).on
        self.found = tuple(search(self.menu.fitting(self.seats), words, tags))

    def watch_found(self) -> None:
        """Put the games that were found in the list."""
        games = self.query_one("#games", OptionList)
        games.clear_options()
        games.add_options([entry.name for entry in self.found])
        games.border_title = f"{len(self.found)} games for {self.seats}"
        if self.found:
            games.highlighted = 0
        else:
            self.query_one("#about", Static).update("No game has all of this; take something away.")

    def on_changed(self) -> None:
        """Look again."""
        self.look()

    def on_input_changed(self) -> None:
        """Look for what was typed."""
        self.look()

    def on_option_list_option_highlighted(self, marked: OptionList.OptionHighlighted) -> None:
        """Show the game that is marked."""
        self.query_one("#about", Static).update(described(self.found[marked.option_index]))
        self.query_one("#preview").scroll_home(animate=False)

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Play the game that was chosen."""
        self.dismiss(Wish(self.found[chosen.option_index], self.seats))

    def on_input_submitted(self) -> None:
        """Play the game that is marked."""
        self.action_play()

    def on_key(self, key: events.Key) -> None:
        """A page up or down moves by ten games, wherever the focus is."""
        if key.key in ("pageup", "pagedown"):
            self.action_move(-10 if key.key == "pageup" else 10)

    def action_move(self, steps: int) -> None:
        """Mark the next game, or the one before."""
        games = self.query_one("#games", OptionList)
        if self.found:
            games.highlighted = min(max((games.highlighted or 0) + steps, 0), len(self.found) - 1)

    def action_play(self) -> None:
        """Play the game that is marked."""
        marked = self.query_one("#games", OptionList).highlighted
        if self.found and marked is not None:
            self.dismiss(Wish(self.found[marked], self.seats))

    def action_surprise(self) -> None:
        """Play any of the games that were found."""
        if self.found:
            self.dismiss(Wish(SystemRandom().choice(self.found), self.seats))

    def action_choice(self) -> None:
        """Let each dealer call a game."""
        self.dismiss(Wish(None, self.seats))

    def action_resume(self) -> None:
        """Take up the last evening."""
        self.dismiss(Wish(resume=True))

    def action_leave(self) -> None:
        """Choose nothing."""
        self.dismiss(None)


def described(entry: Entry) -> Text:
    """A game with its facts and rules."""
    about = Text().append(f" {entry.name} ", CHOSEN)
    also = f"  also {', '.join(entry.aliases)}" if entry.aliases else ""
    about.append(f"{also}\n{', '.join(entry.tags)}; 2 to {entry.game.most_seats} players\n\n", "#8fb0a0")
    for number, rule in enumerate(entry.rules, 1):
        about.append(f"{number:>2}. {rule}\n", "#dbe7e0")
    return about
