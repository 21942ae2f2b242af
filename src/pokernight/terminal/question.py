"""The question before you: what is asked, the control to answer it, and a line for whoever rather types."""

from collections.abc import Collection

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, Static

from pokernight.cards import Card
from pokernight.evening.names import Names
from pokernight.table.choices import Choice
from pokernight.terminal.controls import Control, control_for

COMPLAINT = "bold #ff8f7a"


class Typed(Message):
    """Words that the player has typed: an answer, or something to say aloud."""

    def __init__(self, words: str, *, aloud: bool) -> None:
        super().__init__()
        self.words = words
        self.aloud = aloud


class Question(Vertical):
    """Where you answer; a question stays, with all that is picked for it, until another one is put."""

    def __init__(self) -> None:
        super().__init__(id="question")
        self.choice: Choice | None = None
        self.control: Control | None = None
        self.aloud = False

    def compose(self) -> ComposeResult:
        """What is asked, how it is answered, and which keys do what."""
        yield Static(id="prompt")
        yield Vertical(id="control")
        yield Static(id="usage")
        yield Input(id="typed")

    def put(self, choice: Choice, names: Names, wild: Collection[Card]) -> None:
        """Put a question, where it is a new one."""
        if choice is not self.choice:
            self.choice, self.control = choice, None
            self.call_later(self.change, names(choice.prompt), control_for(choice, names, wild))

    async def change(self, prompt: str, control: Control | None = None) -> None:
        """Take away the control, and put another in its place; it has the keys before the question is seen."""
        place = self.query_one("#control")
        await place.remove_children()
        self.control = control
        if control:
            await place.mount(control)
            if not self.line.has_focus:
                self.screen.set_focus(control.for_keys)
        self.query_one("#prompt", Static).update(Text(prompt))
        self.say(control.usage if control else "")

    def asked_by(self, control: Control) -> bool:
        """Whether a control belongs to this question, and not to one that is answered already."""
        return self.control is not None and self.control in (control, *control.ancestors)

    def on_switched(self) -> None:
        """Say how the keys are used now."""
        if self.control:
            self.say(self.control.usage)

    def clear(self, text: str) -> None:
        """Ask nothing, and say something instead."""
        self.choice = self.control = None
        self.call_later(self.change, text)

    def say(self, text: str, style: str = "") -> None:
        """Say something below the control."""
        self.query_one("#usage", Static).update(Text(text, style))

    def complain(self, sentence: str) -> None:
        """Say why an answer was not taken; all that is picked stays."""
        self.say(sentence, COMPLAINT)

    # The line

    @property
    def line(self) -> Input:
        """Where words are typed."""
        return self.query_one("#typed", Input)

    def open_line(self, *, aloud: bool) -> None:
        """Open the line, for an answer or for something to say aloud."""
        usual = f", such as {self.choice.default}" if self.choice else ""
        self.line.value = ""
        self.line.placeholder = "what do you say?" if aloud else f"an answer in words{usual}"
        self.line.display = True
        self.aloud = aloud
        self.line.focus()

    def close_line(self) -> None:
        """Close the line, and go back to the control."""
        self.line.display = False
        if self.control:
            self.control.for_keys.focus()

    def on_input_submitted(self, typed: Input.Submitted) -> None:
        """Hand on what was typed."""
        typed.stop()
        self.close_line()
        if words := " ".join(typed.value.split()):
            aloud = self.aloud or words.startswith("say ")
            self.post_message(Typed(words.removeprefix("say ") if aloud else words, aloud=aloud))
