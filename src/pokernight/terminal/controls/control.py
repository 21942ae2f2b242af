"""What every control has in common: it has the focus, says how it is used, and gives an answer."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from pokernight.table.choices import Answer

CHOSEN = "bold #10221a on #f2c14e"
OPEN = "#e8efe9 on #24523f"
QUIET = "#9db8ab"


class Control(Widget, can_focus=True):
    """A way to make a choice; what is picked in it counts only when it is confirmed."""

    DEFAULT_CSS = "Control { height: auto; width: 100%; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "confirm", "confirm")]

    @property
    def usage(self) -> str:
        """Which keys do what, in a line."""
        raise NotImplementedError

    @property
    def for_keys(self) -> "Control":
        """The control that the keys go to, which may be a part of it."""
        return self

    def chosen(self) -> Answer:
        """The answer as it would be given now."""
        raise NotImplementedError

    def action_confirm(self) -> None:
        """Give the answer."""
        self.post_message(Given(self.chosen(), self))


class Given(Message):
    """The player has confirmed an answer."""

    def __init__(self, answer: Answer, giver: Control) -> None:
        super().__init__()
        self.answer = answer
        self.giver = giver


class Switched(Message):
    """Another part of a control has the keys, so that others do something."""


class Row(Control):
    """Several answers side by side, of which one is marked; a click marks one, and a click on it confirms."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
    ]
    at = reactive(0, layout=True)

    @property
    def labels(self) -> list[str]:
        """The answers as they are shown."""
        raise NotImplementedError

    @property
    def laid_out(self) -> list[tuple[int, int, str]]:
        """The line, the column and the text of each answer, in as many lines as it takes."""
        places: list[tuple[int, int, str]] = []
        line = column = 0
        for label in self.labels:
            if column and column + len(label) + 2 > max(self.container_size.width, 20):
                line, column = line + 1, 0
            places.append((line, column, f" {label} "))
            column += len(label) + 3
        return places

    def render(self) -> Text:
        """The answers, with the marked one in another colour."""
        drawn = Text()
        line = column = 0
        for number, (to_line, to_column, label) in enumerate(self.laid_out):
            if to_line > line:
                drawn.append("\n" * (to_line - line))
                line, column = to_line, 0
            drawn.append(" " * (to_column - column))
            drawn.append(label, self.style_of(number))
            column = to_column + len(label)
        return drawn

    def style_of(self, number: int) -> str:
        """The colours of an answer."""
        return CHOSEN if number == self.at else OPEN

    def action_step(self, steps: int) -> None:
        """Mark the next answer, or the one before."""
        self.at = (self.at + steps) % len(self.labels)

    def on_click(self, click: events.Click) -> None:
        """Mark the answer under the mouse; confirm it where it is marked already."""
        for number, (line, column, label) in enumerate(self.laid_out):
            if click.y == line and column <= click.x < column + len(label):
                if number == self.at:
                    self.action_confirm()
                self.at = number
