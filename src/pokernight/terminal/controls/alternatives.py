"""One of several questions: each has a control of its own, and Tab goes from one to the next."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from pokernight.table.choices import Answer
from pokernight.terminal.controls.control import CHOSEN, OPEN, Control, Switched


class AlternativesControl(Control, can_focus=False):
    """The questions one below the other, and the control of the one that is marked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "step(1)", show=False),
        Binding("shift+tab", "step(-1)", show=False),
    ]

    def __init__(self, questions: Sequence[tuple[str, Control]]) -> None:
        super().__init__()
        self.questions = list(questions)
        self.at = 0

    @property
    def control(self) -> Control:
        """The control of the question that is marked."""
        return self.questions[self.at][1]

    @property
    def usage(self) -> str:
        """Which keys do what."""
        return f"Tab another way, {self.control.usage}"

    def compose(self) -> ComposeResult:
        """The list of questions, and all controls, of which one shows."""
        yield Static(id="questions")
        for _, control in self.questions:
            yield control

    def on_mount(self) -> None:
        """Begin with the first question."""
        self.show()

    @property
    def for_keys(self) -> Control:
        """The control that shows."""
        return self.control.for_keys

    def show(self) -> None:
        """Show the control of the question that is marked."""
        for number, (_, control) in enumerate(self.questions):
            control.display = number == self.at
        prompts = [f" {prompt} " for prompt, _ in self.questions]
        lines = [Text(prompt, CHOSEN if at == self.at else OPEN) for at, prompt in enumerate(prompts)]
        self.query_one("#questions", Static).update(Text("\n").join(lines))

    def action_step(self, steps: int) -> None:
        """Mark another question."""
        self.at = (self.at + steps) % len(self.questions)
        self.show()
        self.for_keys.focus()
        self.post_message(Switched())

    def chosen(self) -> Answer:
        """The answer to the question that is marked."""
        return self.control.chosen()

    def on_click(self, click: events.Click) -> None:
        """Mark the question under the mouse."""
        questions = self.query_one("#questions", Static)
        if click.widget is questions and click.y < len(self.questions):
            self.action_step(click.y - self.at)
