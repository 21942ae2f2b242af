"""One of a few words: a declaration, an offer, a rank, a seat."""

from textual import events

from pokernight.evening.names import Names
from pokernight.table.choices import DECLINE, NOTHING, Answer, Words
from pokernight.terminal.controls.control import Row


class WordsControl(Row):
    """The words side by side; figures choose one, and y and n say yes and no."""

    def __init__(self, choice: Words, names: Names) -> None:
        super().__init__()
        self.choice = choice
        self.words = [*choice.words, *([DECLINE] if choice.may_decline else [])]
        self.names = names
        self.set_reactive(WordsControl.at, self._usual())

    def _usual(self) -> int:
        default = self.choice.default
        meant = default.word if self.choice.verb and default != NOTHING else default.verb
        return self.words.index(meant) if meant in self.words else 0

    @property
    def labels(self) -> list[str]:
        """The words, with names for seats."""
        return [self.names.offered(self.choice.verb, word) for word in self.words]

    @property
    def usage(self) -> str:
        """Which keys do what."""
        yes = ", y or n" if DECLINE in self.words else ""
        return f"← → choose{yes}, Enter confirms"

    def chosen(self) -> Answer:
        """The word that is marked."""
        word = self.words[self.at]
        if word == DECLINE:
            return NOTHING
        return Answer(self.choice.verb, word=word) if self.choice.verb else Answer(word)

    def on_key(self, key: events.Key) -> None:
        """Figures choose the word that is such a number, or else the one in that place."""
        pressed = key.character or ""
        if pressed.isdecimal():
            numbered = self.words.index(pressed) if pressed in self.words else int(pressed) - 1
            if 0 <= numbered < len(self.words):
                self.at = numbered
        elif pressed in "yn" and pressed and DECLINE in self.words:
            self.at = self.words.index(DECLINE) if pressed == "n" else 0
        else:
            return
        key.stop()
