"""What comes up over the table: a text to read, and the hands of the evening."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Label, OptionList, Static

from pokernight.evening.evening import Evening
from pokernight.evening.retelling import export, transcript


class Overlay(ModalScreen[None]):
    """Something to read, which goes away with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", "back to the table")]


class Reading(Overlay):
    """A text with a heading."""

    def __init__(self, heading: str, text: Text | Sequence[str]) -> None:
        super().__init__()
        self.heading = heading
        self.text = text if isinstance(text, Text) else Text("\n".join(text))

    def compose(self) -> ComposeResult:
        """A box with the text, which can be scrolled."""
        with VerticalScroll(id="box") as box:
            box.border_title = self.heading
            yield Static(self.text)
        yield Footer()

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one("#box").focus()


class History(Overlay):
    """The hands of the evening, each told as you saw it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("x", "export", "export this hand")]

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.numbers = list(range(evening.number, 0, -1))

    def compose(self) -> ComposeResult:
        """The list of hands, and the story of the one that is marked."""
        with Horizontal(id="box") as box:
            box.border_title = "History of the evening"
            yield OptionList(*(f"Hand {number}" for number in self.numbers), id="hands")
            with VerticalScroll(id="told"):
                yield Static(id="transcript")
        yield Footer()
        yield Label(id="exported")

    def on_mount(self) -> None:
        """Begin with the last hand."""
        self.query_one("#hands", OptionList).highlighted = 0

    def on_option_list_option_highlighted(self, marked: OptionList.OptionHighlighted) -> None:
        """Tell the hand that is marked."""
        told = transcript(self.evening, self.numbers[marked.option_index])
        self.query_one("#transcript", Static).update(Text("\n".join(told)))

    def action_export(self) -> None:
        """Write the hand that is marked to the folder where the player is."""
        number = self.numbers[self.query_one("#hands", OptionList).highlighted or 0]
        if number > len(self.evening.past):
            self.notify("A hand can be exported when it is over.", severity="warning")
            return
        try:
            files = export(self.evening, number, Path.cwd())
        except OSError as error:
            self.notify(f"It cannot be written: {error.strerror}.", severity="error")
            return
        self.notify(f"Written: {' and '.join(path.name for path in files)}.")
